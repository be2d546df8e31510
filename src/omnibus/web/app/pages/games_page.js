// My games: those that go on, those that are over, and what they come to.

import { html, nothing } from "../../vendor/lit.js";
import { account } from "../account.js";
import { isAlone } from "../alone.js";
import { api, Trouble } from "../api.js";
import { seats } from "../seats.js";
import { confirmed } from "../ui/dialog.js";
import { OmnibusElement } from "../ui/element.js";
import { nothingYet } from "../ui/nothing_yet.js";
import { words } from "../words.js";
import { accounts, goesOn, played } from "./my_games.js";
import { pointsPlot } from "./points_plot.js";
import { tableCard } from "./table_card.js";

/** @typedef {import("../seats.js").HeldTable} HeldTable */

const FEWEST_FOR_PLOT = 3;

class GamesPage extends OmnibusElement {
  static properties = { tables: { state: true }, cities: { state: true } };

  constructor() {
    super();
    this.tables = seats.tables();
    /** @type {Map<string, import("../wire.d.ts").ListedCity>} */
    this.cities = new Map();
    this.fetch();
  }

  async fetch() {
    try {
      for (const { table, key } of await account.seats()) seats.keep(table, [key]);
      this.tables = seats.tables();
      this.cities = new Map((await api.boards()).map((city) => [city.slug, city]));
      await Promise.all(this.tables.filter((held) => goesOn(held) && !isAlone(held.id)).map(renewed));
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
    }
    this.tables = seats.tables();
  }

  /** @param {HeldTable} table */
  async forget(table) {
    const sure = await confirmed(words.t("forget-game"), words.t("forget-game-text"), words.t("forget-game"));
    if (!sure) return;
    seats.forget(table.id);
    this.tables = seats.tables();
  }

  render() {
    const going = this.tables.filter(goesOn);
    const over = this.tables.filter((table) => !goesOn(table));
    return html`
      <div class="page">
        <h1>${words.t("my-games")}</h1>
        ${this.tables.length ? nothing : nothingYet(words.t("no-games"))}
        ${going.length ? this.list(words.t("games-going"), going) : nothing} ${this.statistics()}
        ${over.length ? this.list(words.t("games-over"), over) : nothing}
        <p><a class="button" href="/best">${words.t("best-link")}</a></p>
      </div>
    `;
  }

  /** @param {string} title @param {HeldTable[]} tables */
  list(title, tables) {
    return html`
      <section class="page">
        <h2>${title}</h2>
        <ul class="cards">
          ${tables.map(
            (table) => html`
              <li class="card">
                ${tableCard(table.last ?? null, this.cities.get(table.city), table.id, table.keys.map((key) => key.seat))}
                <div class="card-ways">
                  ${table.last?.stage === "over" && !isAlone(table.id) ? html`<a class="button bare" href="/verify/${table.id}">${words.t("proof-link")}</a>` : nothing}
                  <button class="button bare" @click=${() => this.forget(table)}>${words.t("forget-game")}</button>
                </div>
              </li>
            `,
          )}
        </ul>
      </section>
    `;
  }

  statistics() {
    const games = played(this.tables);
    if (!games.length) return nothing;
    return html`
      <section class="page">
        <h2>${words.t("statistics")}</h2>
        <div class="beside">
        <div class="scroll" tabindex="0" role="region" aria-label=${words.t("statistics")}>
          <table class="figures numbers">
            <thead>
              <tr>
                <th scope="col">${words.t("city")}</th>
                <th scope="col">${words.t("figure-games")}</th>
                <th scope="col">${words.t("figure-wins")}</th>
                <th scope="col">${words.t("figure-mean")}</th>
                <th scope="col">${words.t("figure-best")}</th>
              </tr>
            </thead>
            <tbody>
              ${accounts(games).map((one) => this.row(one))}
            </tbody>
          </table>
        </div>
        ${games.length < FEWEST_FOR_PLOT ? nothing : pointsPlot(games)}
        </div>
      </section>
    `;
  }

  /** @param {import("./my_games.js").Account} account */
  row({ city, games, wins, mean, best }) {
    return html`
      <tr>
        <th scope="row">${city ? (this.cities.get(city)?.name ?? city) : words.t("all-cities")}</th>
        <td>${words.number(games)}</td>
        <td>${words.number(wins / games, { style: "percent" })}</td>
        <td>${words.number(mean, { maximumFractionDigits: 1 })}</td>
        <td>${words.number(best)}</td>
      </tr>
    `;
  }
}

/** How a table stands by now. @param {HeldTable} held */
async function renewed(held) {
  try {
    seats.remember(await api.table(held.id));
  } catch (trouble) {
    if (!(trouble instanceof Trouble)) throw trouble;
    if (trouble.status === 404) seats.forget(held.id);
  }
}

customElements.define("games-page", GamesPage);
