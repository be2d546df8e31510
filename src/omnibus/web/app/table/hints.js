// What the coach would do.

import { html, nothing } from "../../vendor/lit.js";
import { Refusal } from "../connection.js";
import { notice } from "../ui/notices.js";
import { words } from "../words.js";
import { readClaim } from "./actions.js";
import { becauseText } from "./because.js";
import { smallCards, swatch } from "./cards.js";
import { colourName, paymentText, routeName, ticketName } from "./say.js";

/** @typedef {import("./table.js").OmnibusTable} OmnibusTable */
/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {import("../wire.d.ts").Hinted} Hinted */

export class Hints {
  /** @param {OmnibusTable} table */
  constructor(table) {
    this.table = table;
    /** @type {Hinted | null} */
    this.hinted = null;
    this.thinking = false;
    /** What had the focus before. @type {Element | null} */
    this.opener = null;
  }

  async ask() {
    const { table } = this;
    if (this.thinking || !table.connection) return;
    const opener = document.activeElement;
    table.close();
    this.opener = opener;
    this.thinking = true;
    table.requestUpdate();
    try {
      this.hinted = await table.connection.hint();
      table.asking.focus();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      if (refusal.trouble === "not-allowed") notice(words.t("hint-not-here"));
      else table.refuse(refusal);
    } finally {
      this.thinking = false;
      table.requestUpdate();
    }
  }

  forget() {
    this.hinted = null;
  }

  close() {
    if (!this.hinted) return;
    this.forget();
    this.table.requestUpdate();
    if (this.opener instanceof HTMLElement) this.opener.focus({ preventScroll: true });
  }

  /** Routes that the coach speaks of: the claim that he would make, else what he is after. @param {Situation} now @returns {string[]} */
  lit(now) {
    if (!this.hinted || !now.mine) return [];
    const claim = readClaim(this.hinted.alternatives[0]?.action ?? "");
    return claim ? [claim.route] : (this.hinted.plan ?? []).flatMap(([, routes]) => routes).filter((route) => !now.owners.has(route));
  }

  /** @param {Situation} now */
  sheet(now) {
    const { table, hinted } = this;
    if (this.thinking) return html`<section class="sheet hints" role="status"><p>${words.t("hint-thinking")}</p></section>`;
    if (!hinted || !now.mine) return null;
    return html`
      <section class="sheet hints" role="dialog" aria-label=${words.t("hint")}>
        <button class="close" aria-label=${words.t("close")} @click=${() => this.close()}>✕</button>
        <h2>${words.t("hint")}</h2>
        <ol>
          ${hinted.alternatives.slice(0, 3).map(
            (one) => html`<li>
              <button class="way" @click=${() => table.act(one.action)}>${actionPicture(now, one.action)}</button>
              <small>${words.t("hint-worth", { win: words.number(one.win, { style: "percent", maximumFractionDigits: 0 }), points: Math.abs(Math.round(one.points)), ahead: one.points > -0.5 ? "yes" : "no" })}</small>
              ${one.because?.length ? html`<ul>${one.because.map((why) => html`<li>${becauseText(now, why)}</li>`)}</ul>` : nothing}
            </li>`,
          )}
        </ol>
        ${hinted.plan?.length
          ? html`<p>${words.t("hint-plan", { tickets: words.list(hinted.plan.map(([ticket]) => ticketName(now.city, ticket))) })}</p>`
          : nothing}
      </section>
    `;
  }
}

/** @param {Situation} now @param {string} action */
function actionPicture(now, action) {
  const claim = readClaim(action);
  if (claim) return html`${actionWords(now, action)} ${smallCards(now.city, claim.cards)}`;
  const [, from, colour] = action.split(" ");
  return from === "market" ? html`${actionWords(now, action)} ${swatch(now.city, colour)}` : actionWords(now, action);
}

/** An action in words. @param {Situation} now @param {string} action */
export function actionWords(now, action) {
  const claim = readClaim(action);
  if (claim) return words.t("action-claim", { route: routeName(now.city, claim.route), cards: paymentText(claim.cards) });
  if (action.startsWith("draw market ")) return words.t("action-market", { colour: colourName(action.slice("draw market ".length)) });
  if (action === "keep both") return words.t("action-keep-all");
  if (action.startsWith("keep ")) return words.t("action-keep", { ticket: ticketName(now.city, action.slice("keep ".length)) });
  return words.t(`action-${action.replace(" ", "-")}`);
}
