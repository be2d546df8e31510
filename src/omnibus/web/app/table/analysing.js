// After the game: how the chance to win went up and down for a seat, and which decisions cost most.

import { html, nothing, svg } from "../../vendor/lit.js";
import { Trouble, api } from "../api.js";
import { seats } from "../seats.js";
import { troubleText } from "../ui/names.js";
import { words } from "../words.js";
import { readClaim } from "./actions.js";
import { becauseText } from "./because.js";
import { actionWords } from "./hints.js";

/** @typedef {import("./table.js").OmnibusTable} OmnibusTable */
/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {import("../wire.d.ts").Analysis} Analysis */
/** @typedef {import("../wire.d.ts").Judged} Judged */

const PAUSE = 800;
const [WIDE, HIGH] = [320, 130];
const percent = (/** @type {number} */ share) => words.number(share, { style: "percent", maximumFractionDigits: 0 });

export class Analysing {
  /** @param {OmnibusTable} table */
  constructor(table) {
    this.table = table;
    /** @type {Analysis | null} */
    this.analysis = null;
    this.trouble = "";
    /** The ply of the decision that is looked at. */
    this.chosen = -1;
  }

  stop() {
    clearTimeout(this.timer);
  }

  /** Asked again until all is judged. @param {Situation} now */
  async ask(now) {
    this.stop();
    const { id } = now.table;
    const mine = seats.keys(id);
    const { token } = mine.find((key) => key.seat === now.seat) ?? mine[0] ?? {};
    try {
      this.analysis = await api.analysis(id, now.seat ?? 0, token);
      this.trouble = "";
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.trouble = troubleText(trouble);
    }
    this.table.requestUpdate();
    const { decisions = 0, judged = [] } = this.analysis ?? {};
    if (!this.trouble && judged.length < decisions && this.table.isConnected) this.timer = setTimeout(() => this.ask(now), PAUSE);
  }

  /** Routes that the decision which is looked at is about. */
  get lit() {
    const one = this.#judged(this.chosen);
    return one ? [one.played, one.best].flatMap((action) => readClaim(action)?.route ?? []) : [];
  }

  /** @param {number} ply */
  #judged(ply) {
    return this.analysis?.judged?.find((one) => one.ply === ply);
  }

  /** @param {Situation} now */
  page(now) {
    if (this.trouble) return html`<p role="alert">${this.trouble}</p>`;
    const { analysis } = this;
    if (!analysis) return html`<p role="status">${words.t("analysis-begins")}</p>`;
    const { judged = [], decisions, costliest = [] } = analysis;
    return html`
      ${judged.length < decisions
        ? html`<p role="status">${words.t("analysis-progress", { done: judged.length, of: decisions })}</p>
            <progress max=${decisions} .value=${judged.length} aria-label=${words.t("analysis")}></progress>`
        : nothing}
      ${judged.length > 1 ? this.#graph(now, judged, costliest) : nothing}
      ${judged.length === decisions && !costliest.length ? html`<p>${words.t("analysis-clean")}</p>` : nothing}
      <ol class="costly" aria-label=${words.t("analysis-costliest")}>
        ${costliest.map((ply) => this.#costly(now, /** @type {Judged} */ (this.#judged(ply))))}
      </ol>
    `;
  }

  /** @param {Situation} now @param {Judged} one */
  #costly(now, one) {
    const chosen = this.chosen === one.ply;
    const choose = () => {
      this.chosen = chosen ? -1 : one.ply;
      this.table.requestUpdate();
    };
    return html`<li>
      <button class="way" aria-pressed=${String(chosen)} @click=${choose}>
        <b>${words.t("analysis-move", { ply: one.ply + 1 })}</b>
        <span class="minus">−${percent(one.given_away ?? 0)}</span>
        <span>${words.t("analysis-played", { action: actionWords(now, one.played) })}</span>
        <span>${words.t("analysis-better", { action: actionWords(now, one.best) })}</span>
      </button>
      ${chosen
        ? html`<ul>
              ${(one.because ?? []).map((why) => html`<li>${becauseText(now, why)}</li>`)}
            </ul>
            <a href=${`/r/${now.table.id}/${one.ply}`}>${words.t("analysis-look")}</a>`
        : nothing}
    </li>`;
  }

  /** @param {Situation} now @param {readonly Judged[]} judged @param {readonly number[]} costliest */
  #graph(now, judged, costliest) {
    const last = Math.max(1, now.view.ply);
    const x = (/** @type {number} */ ply) => 30 + (ply * (WIDE - 40)) / last;
    const y = (/** @type {number} */ win) => HIGH - 12 - win * (HIGH - 22);
    const points = judged.map((one) => `${x(one.ply).toFixed(1)},${y(one.win).toFixed(1)}`).join(" ");
    const seat = now.seat ?? 0;
    const name = words.t("analysis-words", { name: now.name(seat), from: percent(judged[0].win), to: percent(judged[judged.length - 1].win) });
    return html`<svg class="graph" viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${name}>
      ${[0, 0.5, 1].map((win) => svg`<line x1="30" x2=${WIDE - 8} y1=${y(win)} y2=${y(win)} /><text x="27" y=${y(win) + 3}>${percent(win)}</text>`)}
      ${svg`<g data-seat=${seat + 1}><polyline class="casing" points=${points} /><polyline points=${points} /></g>`}
      ${costliest.map((ply) => {
        const one = /** @type {Judged} */ (this.#judged(ply));
        return svg`<circle class="loss ${this.chosen === ply ? "chosen" : ""}" cx=${x(ply)} cy=${y(one.win)} r="5" />`;
      })}
    </svg>`;
  }
}
