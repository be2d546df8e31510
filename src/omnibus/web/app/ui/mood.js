// A city's mood – colours and type of its drawing – for what stands around the board. It is data of the board's.

import { Directive, directive } from "../../vendor/lit.js";
import { dark } from "../settings.js";

/** @typedef {import("../wire.d.ts").Mood} Mood */

/** Gives an element the properties `--mood-page`, `--mood-accent` … @param {HTMLElement} element @param {Mood} mood */
export function wear(element, mood) {
  const set = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    element.style.setProperty(`--mood-${name}`, String(value));
  for (const [name, paint] of Object.entries(dark() ? mood.dark : mood.light)) set(name.replace("_", "-"), paint);
  set("face", mood.type.title);
  set("weight", mood.type.title_weight ?? 700);
  set("spacing", `${mood.type.title_spacing ?? 0}em`);
  set("case", mood.type.title_capitals ? "uppercase" : "none");
}

class Worn extends Directive {
  render(/** @type {Mood | undefined} */ _mood) {}

  /** @param {{element: HTMLElement}} part @param {[Mood | undefined]} values */
  update(part, [mood]) {
    if (mood) wear(part.element, mood);
  }
}

/** In a template: `<section ${worn(city.mood)}>`. */
export const worn = directive(Worn);
