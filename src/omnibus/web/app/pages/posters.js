// The cities to choose from, each as its poster.

import { html, nothing, repeat } from "../../vendor/lit.js";
import { dark } from "../settings.js";
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

/** The map without its page and names, filling whatever room there is. @param {ListedCity} city */
export function picture({ slug, canvas }) {
  const theme = dark() ? "dark" : "light";
  const part = `viewBox(0,0,${canvas.width},${canvas.height});preserveAspectRatio(xMidYMid slice)`;
  return `/api/boards/${slug}.svg?labels=false&theme=${theme}#svgView(${part})`;
}
