// Tables that anybody may join or watch.

import { html, nothing } from "../../vendor/lit.js";
import { api, Trouble } from "../api.js";
import { OmnibusElement } from "../ui/element.js";
import { troubleText } from "../ui/names.js";
import { nothingYet } from "../ui/nothing_yet.js";
import { words } from "../words.js";
import { tableCard } from "./table_card.js";

/** @typedef {import("../wire.d.ts").Table} Table */

const EVERY = 10_000;

class TablesPage extends OmnibusElement {
  static properties = { tables: { state: true }, cities: { state: true }, trouble: { state: true } };

  constructor() {
    super();
    /** @type {Table[] | null} */
    this.tables = null;
    /** @type {Map<string, import("../wire.d.ts").ListedCity>} */
    this.cities = new Map();
    this.trouble = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.fetch();
    this.again = setInterval(() => document.hidden || this.fetch(), EVERY);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.again);
  }

  async fetch() {
    try {
      const [tables, cities] = await Promise.all([api.listedTables(), api.boards()]);
      this.tables = tables;
      this.cities = new Map(cities.map((city) => [city.slug, city]));
      this.trouble = "";
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.trouble = troubleText(trouble);
    }
  }

  render() {
    const tables = this.tables ?? [];
    const free = tables.filter((table) => table.stage === "gathering");
    const going = tables.filter((table) => table.stage !== "gathering");
    return html`
      <div class="page">
        <h1>${words.t("tables")}</h1>
        ${this.trouble ? html`<p role="alert">${this.trouble}</p>` : nothing}
        ${this.tables && !tables.length ? nothingYet(words.t("no-tables")) : nothing}
        ${free.length ? this.list(words.t("tables-free"), free) : nothing}
        ${going.length ? this.list(words.t("tables-going"), going) : nothing}
      </div>
    `;
  }

  /** @param {string} title @param {Table[]} tables */
  list(title, tables) {
    return html`
      <section class="page">
        <h2>${title}</h2>
        <ul class="cards">
          ${tables.map((table) => html`<li class="card">${tableCard(table, this.cities.get(table.city), table.id)}</li>`)}
        </ul>
      </section>
    `;
  }
}

customElements.define("tables-page", TablesPage);
