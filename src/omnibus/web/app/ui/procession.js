// What drives in the four cities, one behind the other: where a page has nothing else to show yet.

import { html, nothing, svg } from "../../vendor/lit.js";
import { shapeOf } from "../table/pieces.js";

const LINE = ["cart", "bus", "streetcar", "subway"];
const APART = 56;

export const procession = () => html`
  <svg class="procession" viewBox="0 0 ${LINE.length * APART} 34" aria-hidden="true">
    ${svg`<path class="road" d="M2 31H${LINE.length * APART - 2}" />`}
    ${LINE.map((kind, at) => vehicle(kind, at))}
  </svg>
`;

/** @param {string} kind @param {number} at */
function vehicle(kind, at) {
  const { body, glass, wheels, lines } = shapeOf(kind);
  const lowest = Math.max(8, ...wheels.map(([, y, r]) => y + r));
  return svg`<g class="drives-${at + 1}" transform="translate(${at * APART + APART / 2} ${30 - lowest})">
    ${lines ? svg`<path class="lines" d=${lines} />` : nothing}
    <path class="body" d=${body} />
    ${glass ? svg`<path class="glass" d=${glass} />` : nothing}
    ${wheels.map(([x, y, r]) => svg`<circle cx=${x} cy=${y} r=${r} />`)}
  </g>`;
}
