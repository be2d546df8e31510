// Who plays best: leaderboards by kind of table and city, and the best of today's deal.

import { html, nothing } from "../../vendor/lit.js";
import { account } from "../account.js";
import { api, Trouble } from "../api.js";
import { choices } from "../ui/controls.js";
import { OmnibusElement } from "../ui/element.js";
import { botName, troubleText } from "../ui/names.js";
import { words } from "../words.js";

/** @typedef {import("../wire.d.ts").Ranked} Ranked */
/** @typedef {import("../wire.d.ts").DailyScore} DailyScore */
/** @typedef {"live" | "days" | "bots" | "today"} Kind */

class BestPage extends OmnibusElement {
  static properties = { kind: { state: true }, city: { state: true }, cities: { state: true }, lines: { state: true }, trouble: { state: true } };

  constructor() {
    super();
    /** @type {Kind} */
    this.kind = "bots";
    /** "" for all together. */
    this.city = "";
    /** @type {import("../wire.d.ts").ListedCity[]} */
    this.cities = [];
    /** @type {{name: string, points: number, more: number | null, bot: boolean}[] | null} */
    this.lines = null;
    this.trouble = "";
    this.fetch();
  }

  async fetch() {
    const { kind } = this;
    try {
      this.cities = await api.boards();
      const city = this.city || this.cities[0].slug;
      const lines = kind === "today" ? (await api.bestOfToday(city)).map(ofToday) : (await api.leaderboard(kind, this.city)).map(ranked);
      if (kind === this.kind) this.lines = lines;
      this.trouble = "";
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.trouble = troubleText(trouble);
    }
  }

  /** @param {Partial<{kind: Kind, city: string}>} change */
  choose(change) {
    Object.assign(this, change);
    if (this.kind === "today" && !this.city) this.city = this.cities[0]?.slug ?? "";
    this.fetch();
  }

  render() {
    const all = /** @type {[string, string][]} */ (this.kind === "today" ? [] : [["", words.t("all-cities")]]);
    return html`
      <div class="page narrow">
        <h1>${words.t("leaderboard")}</h1>
        ${choices({
          label: words.t("leaderboard-kind"),
          labelSpoken: true,
          name: "kind",
          value: this.kind,
          choices: /** @type {Kind[]} */ (["bots", "live", "days", "today"]).map((kind) => [kind, words.t(`kind-${kind}`)]),
          chosen: (kind) => this.choose({ kind }),
        })}
        ${choices({
          label: words.t("city"),
          labelSpoken: true,
          name: "city",
          value: this.city,
          choices: [...all, ...this.cities.map((city) => /** @type {[string, string]} */ ([city.slug, city.name]))],
          chosen: (city) => this.choose({ city }),
        })}
        ${this.trouble ? html`<p role="alert">${this.trouble}</p>` : this.table()}
        ${account.signedIn ? nothing : html`<p class="soft">${words.t("leaderboard-how")} <a href="/me">${words.t("account-claim")}</a></p>`}
      </div>
    `;
  }

  table() {
    const { lines } = this;
    if (!lines) return nothing;
    if (!lines.length) return html`<p>${words.t("leaderboard-empty")}</p>`;
    return html`
      <table class="figures numbers ranking">
        <thead>
          <tr>
            <th scope="col"><span class="spoken">${words.t("rank")}</span></th>
            <th scope="col">${words.t("my-name")}</th>
            <th scope="col">${this.kind === "today" ? words.t("figure-points") : words.t("rating")}</th>
            <th scope="col">${this.kind === "today" ? words.t("seats-at-table") : words.t("figure-games")}</th>
          </tr>
        </thead>
        <tbody>
          ${lines.map(
            (line, at) => html`<tr ?data-me=${!line.bot && line.name === account.name}>
              <td>${words.number(at + 1)}</td>
              <th scope="row">${line.bot ? html`<em>${botName(line.name)}</em>` : line.name}</th>
              <td>${words.number(line.points)}</td>
              <td>${line.more === null ? nothing : words.number(line.more)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    `;
  }
}

/** @param {Ranked} line */
const ranked = ({ name, rating, games, bot = false }) => ({ name, points: rating, more: games, bot });
/** @param {DailyScore} line */
const ofToday = ({ name, score, seats }) => ({ name, points: score, more: seats, bot: false });

customElements.define("best-page", BestPage);
