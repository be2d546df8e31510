// The course of the end: telling the scores one after the other, then whatever page is looked at.

import { html } from "../../vendor/lit.js";
import { Connection } from "../connection.js";
import { settings } from "../settings.js";
import { speak } from "../ui/notices.js";
import { words } from "../words.js";
import { Analysing } from "./analysing.js";
import { endSheet } from "./ending.js";
import { linePlaces, lineWords, steps } from "./steps.js";

/** @typedef {import("./table.js").OmnibusTable} OmnibusTable */
/** @typedef {import("./situation.js").Situation} Situation */

const ROUTE_STEP = 260;
const STEP = 1300;

export class Ending {
  /** @param {OmnibusTable} table */
  constructor(table) {
    this.table = table;
    /** How many steps have been told. */
    this.told = 0;
    this.begun = false;
    this.telling = false;
    this.open = true;
    /** @type {import("./ending.js").Page} */
    this.page = "standings";
    this.analysing = new Analysing(table);
  }

  stop() {
    clearTimeout(this.timer);
    this.analysing.stop();
  }

  /** What everybody has, as far as it has been told; nothing where all is told. @param {Situation} now */
  totals(now) {
    if (now.over && !this.begun) this.#begin(now);
    if (!now.over || !this.telling) return undefined;
    return this.told ? this.#steps[this.told - 1].totals : now.view.players.map(() => 0);
  }

  /** @param {Situation} now */
  sheet(now) {
    if (!this.open) return html`<button class="show-result" @click=${() => this.#set(() => (this.open = true))}>${words.t("show-result")}</button>`;
    const wish = (/** @type {string} */ what) => this.table.dispatchEvent(new CustomEvent(what, { bubbles: true }));
    return endSheet(now, this.#steps.slice(0, this.told), this.telling, this.page, {
      skip: () => this.#finish(),
      turn: (page) => this.#turn(page, now),
      analysis: () => this.analysing.page(now),
      rematch: this.#again(now) ? () => wish("wants-rematch") : null,
      replay: () => wish("wants-replay"),
      leave: () => wish("wants-leave"),
      look: () => this.#set(() => (this.open = false)),
    });
  }

  /** Whoever has played can ask for it; then those who watch can go along. @param {Situation} now */
  #again(now) {
    return this.table.connection instanceof Connection && (now.seat !== null || Boolean(now.table.rematch));
  }

  /** @param {import("./ending.js").Page} page @param {Situation} now */
  #turn(page, now) {
    this.#set(() => (this.page = page));
    if (page === "analysis") this.analysing.ask(now);
    else this.analysing.stop();
  }

  /** What the step that is told is about. @param {Situation} now */
  lit(now) {
    const step = this.telling ? this.#steps[this.told - 1] : undefined;
    return step ? linePlaces(now, step.line) : null;
  }

  /** @type {import("./steps.js").Step[]} */
  #steps = [];

  /** Who comes back to a game that is over wants to see who has won. @param {Situation} now */
  #begin(now) {
    this.begun = true;
    this.#steps = steps(now);
    this.telling = this.table.witnessed && settings.get("endScoring") === "full" && this.#steps.length > 0;
    if (this.telling) this.timer = setTimeout(() => this.#next(now), ROUTE_STEP);
  }

  /** @param {Situation} now */
  #next(now) {
    if (this.told === this.#steps.length) return this.#finish();
    const step = this.#steps[this.told];
    this.#set(() => (this.told += 1));
    if (step.line.source !== "route") speak(`${now.name(step.seat)}: ${lineWords(now, step.line)} ${step.line.points}`);
    this.timer = setTimeout(() => this.#next(now), step.line.source === "route" ? ROUTE_STEP : STEP);
  }

  #finish() {
    this.stop();
    this.#set(() => (this.telling = false));
    this.table.asking.focus();
  }

  /** @param {() => void} change */
  #set(change) {
    change();
    this.table.requestUpdate();
  }
}
