// The rules of a city, to be searched; each under the number by which refusals cite it.

import { html, nothing } from "../../vendor/lit.js";
import { api, Trouble } from "../api.js";
import { OmnibusElement } from "../ui/element.js";
import { worn } from "../ui/mood.js";
import { troubleText } from "../ui/names.js";
import { words } from "../words.js";
import { ruleExample } from "./rule_examples.js";
import { holdsIn, SECTIONS } from "./rule_sections.js";

/** @typedef {import("../wire.d.ts").ListedCity} ListedCity */

class RulesPage extends OmnibusElement {
  static properties = { place: {}, cities: { state: true }, board: { state: true }, sought: { state: true }, trouble: { state: true } };

  constructor() {
    super();
    /** The city's slug; the first city without one. */
    this.place = "";
    /** @type {ListedCity[]} */
    this.cities = [];
    /** Of the city; the examples are parts of it. @type {import("../table/board.d.ts").Board | null} */
    this.board = null;
    this.sought = "";
    this.trouble = "";
    this.jump = () => this.aim();
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("hashchange", this.jump);
    this.fetch();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.jump);
  }

  async fetch() {
    try {
      this.cities = await api.boards();
      await this.updateComplete;
      this.aim();
      this.board = await api.board(this.place || this.cities[0].slug);
    } catch (trouble) {
      this.trouble = troubleText(trouble instanceof Trouble ? trouble : new Trouble(0, "offline"));
    }
  }

  /** To the rule that the address names. */
  aim() {
    const rule = this.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`);
    this.querySelector("[id][aria-current]")?.removeAttribute("aria-current");
    rule?.setAttribute("aria-current", "true");
    rule?.scrollIntoView({ block: "center" });
  }

  render() {
    if (this.trouble) return html`<p role="alert">${this.trouble}</p>`;
    const city = this.cities.find((one) => one.slug === this.place) ?? this.cities[0];
    if (!city) return nothing;
    const sections = SECTIONS.map(({ name, rules }) => ({ name, rules: this.shown(rules, city.slug) }));
    const count = sections.reduce((sum, { rules }) => sum + rules.length, 0);
    return html`
      <div class="page rules">
        <header class="rules-head" ${worn(city.mood)}>
          <h1>${words.t("rules-title", { city: city.name })}</h1>
          <a class="button" href="/learn/${city.slug}">${words.t("learn-city", { city: city.name })}</a>
        </header>
        <nav class="buttons" aria-label=${words.t("city")}>
          ${this.cities.map(
            (one) => html`<a class="button" href="/rules/${one.slug}" aria-current=${one === city ? "page" : nothing}>${one.name}</a>`,
          )}
        </nav>
        <p class="rules-minute">${words.t("rules-minute")}</p>
        <div class="field rules-search">
          <label for="rules-search">${words.t("rules-search")}</label>
          <input
            id="rules-search"
            type="search"
            .value=${this.sought}
            @input=${(/** @type {Event & {target: HTMLInputElement}} */ event) => (this.sought = event.target.value)}
          />
          <p class="soft small" role="status">${this.sought ? words.t("rules-found", { count }) : nothing}</p>
        </div>
        ${sections.map((one) => (one.rules.length ? section(one, city.name, this.board) : nothing))}
      </div>
    `;
  }

  /** Those that hold there and are sought. @param {string[]} rules @param {string} city */
  shown(rules, city) {
    const sought = plain(this.sought).split(/\s+/);
    return rules.filter((rule) => {
      if (!holdsIn(rule, city)) return false;
      const text = plain(`${rule} ${words.t(rule)}`);
      return sought.every((word) => text.includes(word));
    });
  }
}

/** Without case and accents. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{Mark}/gu, "").toLowerCase().trim();

/**
 * @param {import("./rule_sections.js").Section} section
 * @param {string} city
 * @param {import("../table/board.d.ts").Board | null} board
 */
function section({ name, rules }, city, board) {
  return html`
    <section class="rules-section">
      <h2>${words.t(`rules-${name}`, { city })}</h2>
      <dl>
        ${rules.map(
          (rule) => html`
            <div class="rule" id=${rule}>
              <dt><a href="#${rule}">${rule}</a></dt>
              <dd>${words.t(rule)} ${ruleExample(rule, board)}</dd>
            </div>
          `,
        )}
      </dl>
    </section>
  `;
}

customElements.define("rules-page", RulesPage);
