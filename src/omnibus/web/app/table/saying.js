// What the table says over the board for a while: why something was not done, and that the last round begins.

import { html, nothing } from "../../vendor/lit.js";
import { words } from "../words.js";
import { refusalWords, ruleLink } from "./claim.js";

/** @typedef {import("./table.js").OmnibusTable} OmnibusTable */
/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {import("../wire.d.ts").Happened} Happened */

/** @typedef {{text: string, rule: string, action: string}} Said  `action`: what can be planned instead. */

const NOTICE_STAYS = 7000;
const CALL_STAYS = 4000;

export class Saying {
  /** @param {OmnibusTable} table */
  constructor(table) {
    this.table = table;
    /** @type {Said | null} */
    this.said = null;
    /** Who has begun the last round, while that is announced. @type {number | null} */
    this.called = null;
  }

  /** @param {{trouble: string, reason: string, rule: string}} refusal @param {string} [action]  That was refused. */
  refuse({ trouble, reason, rule }, action = "") {
    const { now } = this.table;
    if (!now) return;
    const text = trouble === "rule" ? refusalWords(now, { reason }) : words.t("trouble-at-table", { trouble });
    this.#set({ text, rule, action: reason === "not-your-turn" ? action : "" });
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => this.#set(null), NOTICE_STAYS);
  }

  hush() {
    if (this.said) this.#set(null);
    if (this.called !== null) this.#call(null);
  }

  /** Nobody is to miss that the last round begins. @param {Happened["events"]} events */
  call(events) {
    const begun = events.find((event) => event.event === "last-round-began");
    if (!begun) return;
    this.#call(begun.seat);
    clearTimeout(this.callTimer);
    this.callTimer = setTimeout(() => this.#call(null), CALL_STAYS);
  }

  /** @param {Situation} now */
  notice(now) {
    if (!this.said) return nothing;
    return html`<p class="said" role="status">
      <span>${this.said.text}</span> ${ruleLink(now, this.said.rule)}
      ${this.said.action ? this.table.plans.button(now, this.said.action) : nothing}
      <button class="close" aria-label=${words.t("close")} @click=${() => this.hush()}>✕</button>
    </p>`;
  }

  /** @param {Situation} now */
  banner(now) {
    if (this.called === null || now.over) return nothing;
    return html`<div class="last-call" data-seat=${this.called + 1}>
      <p>
        <b>${words.t("last-round")}</b>
        <span>${words.t("turns-left", { turns: now.view.turns_left ?? 0 })}</span>
      </p>
    </div>`;
  }

  /** @param {Said | null} said */
  #set(said) {
    this.said = said;
    this.table.requestUpdate();
  }

  /** @param {number | null} seat */
  #call(seat) {
    this.called = seat;
    this.table.requestUpdate();
  }
}
