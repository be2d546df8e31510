// Cards, signs and pieces as pictures in a page.

import { html, nothing, svg } from "../../vendor/lit.js";
import { colourName } from "./say.js";
import { shapeOf } from "./pieces.js";

/** @typedef {import("./city.js").City} City */

/** The second sign of a colour. @param {City} city @param {string} colour */
export const sign = (city, colour) =>
  html`<svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true">${svg`<path d=${city.signs.get(colour) ?? ""} />`}</svg>`;

/** The face of a card: its colour, its sign, and what drives in this city. @param {City} city @param {string} colour */
export const face = (city, colour) => html`
  <span class="face" data-colour=${colour} aria-hidden="true">
    <span class="corner">${sign(city, colour)}</span>
    <span class="middle">${sign(city, colour)}</span>
    <span class="drives">${vehicle(city.board.kinds[0]?.slug ?? "")}</span>
  </span>
`;

export const back = (/** @type {City} */ city) => html`
  <span class="face back" aria-hidden="true"><span class="drives">${vehicle(city.board.kinds[0]?.slug ?? "")}</span></span>
`;

/** @param {string} kind */
export function vehicle(kind) {
  const { body, glass, wheels, lines } = shapeOf(kind);
  return html`<svg class="vehicle-icon" viewBox="-23 -14 46 26" aria-hidden="true">
    ${svg`
      ${lines ? svg`<path class="vehicle-lines" d=${lines} />` : nothing}
      <path class="vehicle-body" d=${body} />
      ${glass ? svg`<path class="vehicle-glass" d=${glass} />` : nothing}
      ${wheels.map(([x, y, r]) => svg`<circle class="vehicle-wheel" cx=${x} cy=${y} r=${r} />`)}
    `}
  </svg>`;
}

/** Some cards in a row, small: what is paid. @param {City} city @param {readonly string[]} cards */
export const smallCards = (city, cards) => html`
  <span class="small-cards" aria-hidden="true">
    ${cards.map((colour) => html`<span class="small-card" data-colour=${colour}>${sign(city, colour)}</span>`)}
  </span>
`;

/** A colour with its sign, in a line of text. @param {City} city @param {string} colour */
export const swatch = (city, colour) =>
  html`<span class="small-card" data-colour=${colour} role="img" aria-label=${colourName(colour)}>${sign(city, colour)}</span>`;
