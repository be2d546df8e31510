// The cities to choose from, each as its poster.

import { html, nothing, repeat } from "../../vendor/lit.js";
import { picture } from "../ui/city_head.js";
import { worn } from "../ui/mood.js";
import { words } from "../words.js";

/** @typedef {import("../wire.d.ts").ListedCity} ListedCity */

/** Until the cities are known, room for them: nothing below may jump. */
const BLANKS = [1, 2, 3, 4].map(
  () => html`<span class="poster" aria-hidden="true"><i class="blank"></i><span class="poster-name">&nbsp;</span></span>`,
);

/** @param {readonly ListedCity[]} cities @param {string} chosen @param {(city: string) => void} choose */
export function posters(cities, chosen, choose) {
  return html`
    <fieldset class="posters">
      <legend class="spoken">${words.t("city")}</legend>
      ${cities.length ? nothing : BLANKS}
      ${repeat(
        cities,
        (city) => city.slug,
        (city) => html`
          <label class="poster" ${worn(city.mood)}>
            <input
              type="radio"
              name="city"
              value=${city.slug}
              .checked=${city.slug === chosen}
              @change=${() => choose(city.slug)}
            />
            <img src=${picture(city)} alt="" width="400" height="300" decoding="async" />
            <span class="poster-name">${city.name}</span>
          </label>
        `,
      )}
    </fieldset>
  `;
}
