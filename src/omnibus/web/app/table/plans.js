// What one means to do when one's turn comes: the first of it that is legal then is done at once.

import { html, nothing } from "../../vendor/lit.js";
import { Connection, Refusal } from "../connection.js";
import { words } from "../words.js";
import { actionWords } from "./hints.js";

/** @typedef {import("./table.js").OmnibusTable} OmnibusTable */
/** @typedef {import("./situation.js").Situation} Situation */

export class Plans {
  /** @param {OmnibusTable} table */
  constructor(table) {
    this.table = table;
  }

  /** Whether something can be planned: others are to move, and I play myself. @param {Situation} now */
  possible(now) {
    const { connection } = this.table;
    const running = now.table.stage === "running" && now.view.phase !== "choosing";
    return connection instanceof Connection && running && now.seat !== null && !now.mine && !now.over;
  }

  /** Behind what is planned already. @param {string} action */
  async add(action) {
    const { now } = this.table;
    if (!now) return;
    await this.#say([...(now.standing.plan ?? []).filter((one) => one !== action), action]);
  }

  /** @param {string} action */
  drop(action) {
    return this.#say((this.table.now?.standing.plan ?? []).filter((one) => one !== action));
  }

  /** @param {string[]} actions */
  async #say(actions) {
    const { connection } = this.table;
    if (!(connection instanceof Connection)) return;
    this.table.saying.hush();
    this.table.close();
    try {
      await connection.command({ type: "plan", actions });
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.table.refuse(refusal);
    }
  }

  /** @param {Situation} now */
  shown(now) {
    const { plan = [], dropped } = now.standing;
    if (dropped && now.mine) return html`<p class="planned">${words.t("plan-dropped")}</p>`;
    if (!plan.length) return nothing;
    return html`<ol class="planned" aria-label=${words.t("plan-title")}>
      ${plan.map(
        (action) => html`<li>
          ${words.t("planned", { action: actionWords(now, action) })}
          <button class="close" aria-label=${words.t("plan-drop", { action: actionWords(now, action) })} @click=${() => this.drop(action)}>✕</button>
        </li>`,
      )}
    </ol>`;
  }

  /** In a sheet or a notice. @param {Situation} now @param {string} action */
  button(now, action) {
    if (!this.possible(now)) return nothing;
    return html`<button class="plan" @click=${() => this.add(action)}>${words.t("plan-this")}</button>`;
  }
}
