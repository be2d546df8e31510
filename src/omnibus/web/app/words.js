// What is said to people, in their language: `words.t("id", {name: value})`. The texts are Fluent files that the
// server's Python reads, too.

import { FluentBundle, FluentResource } from "../vendor/fluent.js";

/** Languages by their own names. */
export const LANGUAGES = { en: "English", de: "Deutsch", nl: "Nederlands", fr: "Français" };

/** For tests of the layout: English, longer by two fifths and with accents. Not listed among the choices. */
const PSEUDO = "pseudo";
const ACCENTED = /** @type {Record<string, string>} */ (
  Object.fromEntries([..."aeiouAEIOUcnsy"].map((letter, at) => [letter, [..."áéïöûÂÊÎÔÛçñšý"][at]]))
);

/** @typedef {import("../vendor/fluent.js").FluentArgument} Argument */

class Words extends EventTarget {
  /** @type {FluentBundle} */
  #bundle = new FluentBundle("en");
  /** @type {Set<string>} */
  #files = new Set();
  language = "en";

  /** The language for numbers, dates and lists. */
  get locale() {
    return this.language === PSEUDO ? "en" : this.language;
  }

  /**
   * Takes a language up, or the browser's for "". Fires "change" when its words are there.
   * @param {string} [wanted]
   */
  async choose(wanted = "") {
    const language = wanted === PSEUDO || wanted in LANGUAGES ? wanted : preferred();
    const bundle = new FluentBundle(language === PSEUDO ? "en" : language, {
      useIsolating: false,
      ...(language === PSEUDO ? { transform: lengthened } : {}),
    });
    await Promise.all([...this.#files].map((file) => added(bundle, language, file)));
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = this.locale;
    this.dispatchEvent(new Event("change"));
  }

  /**
   * Brings further files of words: `await words.need("table")`.
   * @param {...string} files
   */
  async need(...files) {
    const missing = files.filter((file) => !this.#files.has(file));
    const bundle = this.#bundle;
    await Promise.all(missing.map((file) => added(bundle, this.language, file)));
    for (const file of missing) this.#files.add(file);
    if (bundle !== this.#bundle) await this.choose(this.language);
    if (missing.length) this.dispatchEvent(new Event("change"));
  }

  /** @param {string} id */
  has(id) {
    return this.#bundle.hasMessage(id);
  }

  /**
   * The text of a message.
   * @param {string} id
   * @param {Record<string, Argument>} [values]
   * @returns {string}
   */
  t(id, values) {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) {
      console.error(`no words for ${id}`);
      return id;
    }
    /** @type {Error[]} */
    const errors = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    for (const error of errors) console.error(`${id}: ${error.message}`);
    return text;
  }

  /**
   * "Ada, Ben and Cleo"
   * @param {string[]} items
   * @param {"conjunction" | "disjunction"} [type]
   */
  list(items, type = "conjunction") {
    return new Intl.ListFormat(this.locale, { type }).format(items);
  }

  /**
   * @param {number} value
   * @param {Intl.NumberFormatOptions} [options]
   */
  number(value, options) {
    return new Intl.NumberFormat(this.locale, options).format(value);
  }

  /**
   * @param {number} milliseconds since 1970
   * @param {Intl.DateTimeFormatOptions} [options]
   */
  date(milliseconds, options = { dateStyle: "medium", timeStyle: "short" }) {
    return new Intl.DateTimeFormat(this.locale, options).format(milliseconds);
  }
}

/**
 * @param {FluentBundle} bundle
 * @param {string} language
 * @param {string} file
 */
async function added(bundle, language, file) {
  const answer = await fetch(`/words/${language === PSEUDO ? "en" : language}/${file}.ftl`);
  if (!answer.ok) throw new Error(`no words: ${file} (${answer.status})`);
  for (const error of bundle.addResource(new FluentResource(await answer.text()))) console.error(error.message);
}

/** The first language of the browser's that there is. */
function preferred() {
  const known = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
  return known.find((language) => language in LANGUAGES) ?? "en";
}

/** @param {string} text */
function lengthened(text) {
  const accented = text.replace(/[aeiouAEIOUcnsy]/g, (letter) => ACCENTED[letter]);
  const letters = text.replace(/\P{Letter}/gu, "").length;
  return letters > 1 ? accented + "~".repeat(Math.ceil(letters * 0.4)) : accented;
}

export const words = new Words();
