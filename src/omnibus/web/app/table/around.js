// The routes of a place, as a list: for the keyboard, for screen readers, and where tracks lie close together.

import { html } from "../../vendor/lit.js";
import { words } from "../words.js";
import { swatch } from "./cards.js";
import { placeName, placeWords, priceText, routeState } from "./say.js";

/** @typedef {import("./situation.js").Situation} Situation */

/**
 * @param {Situation} now
 * @param {string} place
 * @param {(route: string) => void} look
 * @param {() => void} close
 */
export function aroundSheet(now, place, look, close) {
  return html`
    <section class="sheet around" role="dialog" aria-label=${words.t("routes-from", { place: placeName(now.city, place) })}>
      <button class="close" aria-label=${words.t("close")} @click=${close}>✕</button>
      <h2>${placeWords(now, place)}</h2>
      <ul>
        ${now.city.around(place).map((route) => {
          const other = route.ends[0] === place ? route.ends[1] : route.ends[0];
          const owner = now.owners.get(route.slug);
          return html`<li>
            <button
              class="to ${now.payable.has(route.slug) ? "payable" : ""}"
              data-seat=${owner === undefined ? "" : owner + 1}
              @click=${() => look(route.slug)}
            >
              ${swatch(now.city, route.colour)}
              <span class="where">${placeName(now.city, other)}</span>
              <small>${priceText(now.city, route.slug)} · ${routeState(now, route.slug)}</small>
            </button>
          </li>`;
        })}
      </ul>
    </section>
  `;
}
