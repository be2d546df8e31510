// The small pictures on buttons.

import { html, svg } from "../../vendor/lit.js";

const PATHS = {
  hint: "M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-4 11.6c.7.6 1 1.4 1 2.4h6c0-1 .3-1.8 1-2.4A6.5 6.5 0 0 0 12 3Z",
  undo: "M4 9h10a5.5 5.5 0 0 1 0 11H8M4 9l4.5-4.5M4 9l4.5 4.5",
  branch: "M6 4v16M6 15c0-6 12-3 12-10M14.5 8.500l3.500-3.500 3.500 3.500",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.500 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.500-1.500",
  chat: "M4 5h16v11h-9l-5 4v-4H4Z",
  menu: "M5 12h.01M12 12h.01M19 12h.01",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  closer: "M12 5v14M5 12h14",
  farther: "M5 12h14",
  play: "M7 4.5v15l12-7.5Z",
  pause: "M8 5v14M16 5v14",
  back: "M15 5l-7 7 7 7",
  forth: "M9 5l7 7-7 7",
};

/** @param {keyof typeof PATHS} name */
export const icon = (name) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${PATHS[name]} />`}</svg>`;
