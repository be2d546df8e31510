// The first page: choose a city and who plays, and the table is open.

import { html, nothing } from "../../vendor/lit.js";
import { account } from "../account.js";
import { loaded, offered, openAlone, warm } from "../alone.js";
import { api, Trouble } from "../api.js";
import { go } from "../router.js";
import { seats } from "../seats.js";
import { choices, toggle } from "../ui/controls.js";
import { OmnibusElement } from "../ui/element.js";
import { botId, botName, troubleText } from "../ui/names.js";
import { procession } from "../ui/procession.js";
import { words } from "../words.js";
import { goesOn } from "./my_games.js";
import { byLink, remember, remembered, request } from "./opening.js";
import { playerRows } from "./player_rows.js";
import { posters } from "./posters.js";
import { tableCard } from "./table_card.js";

/** @typedef {import("../wire.d.ts").ListedCity} ListedCity */
/** @typedef {import("../wire.d.ts").ListedBot} ListedBot */
/** @typedef {import("./opening.js").Opening} Opening */

const MOST_GOING = 3;

class StartPage extends OmnibusElement {
  static properties = {
    cities: { state: true },
    bots: { state: true },
    opening: { state: true },
    trouble: { state: true },
    busy: { state: true },
    offline: { state: true },
  };

  constructor() {
    super();
    /** @type {ListedCity[]} */
    this.cities = [];
    /** @type {ListedBot[]} */
    this.bots = [];
    /** @type {Opening} */
    this.opening = remembered();
    this.name = seats.name || account.name;
    this.trouble = "";
    this.busy = false;
    /** It can be played without a server, or could be. */
    this.offline = loaded() !== null;
    if (this.alone || (this.offline && !navigator.onLine)) warm();
    this.fetch();
    offered().then((parts) => (this.offline ||= parts !== null));
  }

  async fetch() {
    try {
      const [cities, bots] = await Promise.all([api.boards(), api.bots()]);
      const levels = bots.filter((bot) => bot.slug.startsWith("level:"));
      this.cities = cities;
      this.bots = levels.length ? levels : bots;
    } catch (trouble) {
      this.trouble = troubleText(trouble);
      return;
    }
    const asked = new URLSearchParams(location.search).get("city");
    if (asked) this.change({ city: asked });
    const known = (/** @type {{slug: string}[]} */ list, /** @type {string} */ slug) =>
      list.some((one) => one.slug === slug);
    if (!known(this.cities, this.opening.city)) this.change({ city: this.cities[0]?.slug ?? "" });
    if (!known(this.bots, this.opening.level)) this.change({ level: middle(this.bots) });
  }

  get city() {
    return this.cities.find((city) => city.slug === this.opening.city);
  }

  /** @param {Partial<Opening>} change */
  change(change) {
    if (change.alone) warm();
    this.opening = { ...this.opening, ...change };
    remember(this.opening);
  }

  /** @param {Event & {submitter?: HTMLElement | null}} event */
  async play(event) {
    event.preventDefault();
    const daily = event.submitter?.dataset.daily === "yes";
    this.busy = true;
    this.trouble = "";
    try {
      const called = (/** @type {number} */ at) => words.t("player-number", { number: at + 1 });
      const asked = request(this.opening, this.name.trim(), called, daily ? { daily } : {});
      const opened = await this.opened(asked);
      seats.name = this.name.trim();
      seats.keep(opened.table, opened.keys, asked.nonce);
      account.claimSeats(opened.table.id, opened.keys);
      go(`/t/${opened.table.id}${this.opening.way === "screen" ? "#screen" : ""}`);
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.trouble = troubleText(trouble);
    } finally {
      this.busy = false;
    }
  }

  /** By the server; without one by this browser, if it can. @param {import("../wire.d.ts").TableRequest} asked */
  async opened(asked) {
    if (this.alone) return openAlone(asked);
    try {
      return await api.openTable({ ...asked, offer: await api.offer() });
    } catch (trouble) {
      const offline = trouble instanceof Trouble && trouble.kind === "offline";
      if (offline && loaded() && !byLink(this.opening)) return openAlone(asked);
      throw trouble;
    }
  }

  /** Whether it is meant to be played without a server. */
  get alone() {
    return this.opening.alone && !byLink(this.opening) && loaded() !== null;
  }

  render() {
    return html`
      <form class="page start" @submit=${this.play}>
        <header class="start-head"><h1>${words.t("start-title")}</h1>${procession()}</header>
        ${this.going()}
        ${this.posters()}
        <section class="panel start-panel">
          <div class="start-ways">${choices({
            label: words.t("who-plays"),
            labelSpoken: true,
            name: "way",
            value: this.opening.way,
            choices: [
              ["bots", words.t("way-bots")],
              ["friends", words.t("way-friends")],
              ["device", words.t("way-device")],
              ["screen", words.t("way-screen")],
            ],
            chosen: (way) => this.change({ way }),
          })}</div>
          <div class="start-fields">${this.fields()}</div>
          ${loaded() && !byLink(this.opening)
            ? toggle(words.t("alone"), this.opening.alone, (on) => this.change({ alone: on }), words.t("alone-more"))
            : nothing}
          ${this.trouble ? html`<p class="start-trouble" role="alert">${this.trouble}</p>` : nothing}
          <div class="start-ends">
            <div class="start-go">
              <button class="button first big" ?disabled=${this.busy || !this.city}>${this.busy && this.alone ? words.t("alone-begins") : this.action()}</button>
            </div>
            <div class="start-more">${this.more()}</div>
          </div>
        </section>
      </form>
    `;
  }

  /** Other ways to begin. */
  more() {
    const { city } = this;
    if (!city) return nothing;
    const daily = html`<button class="button" data-daily="yes" title=${words.t("daily-more")} ?disabled=${this.busy}>${words.t("daily")}</button>`;
    return html`
      ${this.opening.way === "bots" && !this.alone ? daily : nothing}
      ${this.offline ? html`<a class="button bare" href="/alone">${words.t("offline-title")}</a>` : nothing}
      <a class="button bare" href="/learn/${city.slug}">${words.t("learn-city", { city: city.name })}</a>
    `;
  }

  /** Games of mine that are to be played on. */
  going() {
    const cities = new Map(this.cities.map((city) => [city.slug, city]));
    const tables = seats.tables().filter(goesOn).slice(0, MOST_GOING);
    if (!tables.length || !cities.size) return nothing;
    return html`
      <nav class="going" aria-label=${words.t("continue")}>
        ${tables.map((table) => html`<div class="card">${tableCard(table.last ?? null, cities.get(table.city), table.id)}</div>`)}
      </nav>
    `;
  }

  action() {
    const city = this.city?.name ?? "";
    return byLink(this.opening) ? words.t("open-table", { city }) : words.t("play-city", { city });
  }

  posters() {
    return posters(this.cities, this.opening.city, (city) => this.change({ city }));
  }

  fields() {
    const { way, players } = this.opening;
    if (way === "device") return html`${playerRows(this.opening, this.city?.seats[1] ?? 4, (change) => this.change(change))}${players.some(({ kind }) => kind === "bot") ? this.level() : nothing}`;
    if (way === "friends") return html`${this.myName()}${this.friends()}`;
    if (way === "screen") return html`${this.company()}<p class="soft small">${words.t("screen-more")}</p>`;
    return html`
      ${choices({
        label: words.t("rivals"),
        name: "rivals",
        value: this.opening.rivals,
        choices: this.counts(-1).map((count) => [count, words.number(count)]),
        chosen: (rivals) => this.change({ rivals }),
      })}
      ${this.level()}
    `;
  }

  /** How many may sit there, less some. @param {number} less */
  counts(less = 0) {
    const [fewest, most] = this.city?.seats ?? [2, 4];
    return Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at + less);
  }

  level() {
    const { level } = this.opening;
    const there = this.alone ? this.bots.filter((bot) => loaded()?.bots.includes(bot.slug)) : this.bots;
    const about = `about-bot-${botId(level)}`;
    return html`
      <div class="start-level">
        ${choices({
          label: words.t("level"),
          name: "level",
          value: level,
          choices: there.map((bot) => [bot.slug, botName(bot.slug)]),
          chosen: (one) => this.change({ level: one }),
        })}
        ${words.has(about) ? html`<p class="soft small choice-about">${words.t(about)}</p>` : nothing}
      </div>
    `;
  }

  myName() {
    return html`
      <div class="field">
        <label for="my-name">${words.t("my-name")}</label>
        <input
          id="my-name"
          maxlength="24"
          autocomplete="nickname"
          .value=${this.name}
          @input=${(/** @type {Event & {target: HTMLInputElement}} */ event) => (this.name = event.target.value)}
        />
      </div>
    `;
  }

  /** How many sit there, and how many of them are bots. */
  company() {
    const { seats: count, botsBeside } = this.opening;
    return html`
      ${choices({
        label: words.t("seats-at-table"),
        name: "seats",
        value: count,
        choices: this.counts().map((one) => [one, words.number(one)]),
        chosen: (one) => this.change({ seats: one, botsBeside: Math.min(botsBeside, one - 2) }),
      })}
      ${count > 2
        ? choices({
            label: words.t("bots-beside"),
            name: "beside",
            value: botsBeside,
            choices: Array.from({ length: count - 1 }, (_, one) => [one, words.number(one)]),
            chosen: (one) => this.change({ botsBeside: one }),
          })
        : nothing}
      ${botsBeside ? this.level() : nothing}
    `;
  }

  friends() {
    const { pace, listed } = this.opening;
    return html`
      ${this.company()}
      ${choices({
        label: words.t("pace"),
        name: "pace",
        value: pace,
        choices: [
          ["untimed", words.t("pace-untimed")],
          ["live", words.t("pace-live")],
          ["days", words.t("pace-days")],
        ],
        chosen: (one) => this.change({ pace: one }),
      })}
      ${toggle(words.t("listed"), listed, (on) => this.change({ listed: on }), words.t("listed-more"))}
    `;
  }
}

/** A bot that is no pushover and no master, to begin with. @param {ListedBot[]} bots */
function middle(bots) {
  return bots[Math.floor((bots.length - 1) / 2)]?.slug ?? "";
}

customElements.define("start-page", StartPage);
