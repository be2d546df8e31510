// A page's title over the map of its city.

import { html, nothing } from "../../vendor/lit.js";
import { dark } from "../settings.js";
import { worn } from "./mood.js";

/** @typedef {import("../wire.d.ts").ListedCity} ListedCity */

/** @param {ListedCity | undefined} city  Unknown at first. @param {string} title */
export const cityHead = (city, title) => html`
  <header class="city-head" ${worn(city?.mood)}>
    ${city ? html`<img src=${picture(city)} alt="" width="800" height="300" decoding="async" />` : nothing}
    <h1>${title}</h1>
  </header>
`;

/** The map without its page and names, filling whatever room there is. @param {ListedCity} city */
export function picture({ slug, canvas }) {
  const theme = dark() ? "dark" : "light";
  const part = `viewBox(0,0,${canvas.width},${canvas.height});preserveAspectRatio(xMidYMid slice)`;
  return `/api/boards/${slug}.svg?labels=false&theme=${theme}#svgView(${part})`;
}
