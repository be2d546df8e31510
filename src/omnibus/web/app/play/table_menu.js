// What one can do about a table, beside playing: the button for it stands on the table.

import { html, nothing } from "../../vendor/lit.js";
import { Refusal } from "../connection.js";
import { go } from "../router.js";
import { seats } from "../seats.js";
import { confirmed, dialog } from "../ui/dialog.js";
import { notice } from "../ui/notices.js";
import { words } from "../words.js";
import { commands, messages } from "./commands.js";
import { openFairDeal } from "./fair_deal.js";

/** @typedef {import("../connection.js").Connection} Connection */

/** Commands that ask back first. */
const GRAVE = new Set(["resign", "abandon"]);

/** @param {Connection} connection */
export async function openTableMenu(connection) {
  const command = await dialog(words.t("table-menu"), (close) => html`
    <nav class="menu">
      ${commands(connection).map(
        (one) => html`<button class="button" @click=${() => close(one)}>${words.t(`menu-${one}`)}</button>`,
      )}
      ${recovery(connection)}
      <hr />
      <button class="button" @click=${() => close("fair")}>${words.t("fair-title")}</button>
      ${link(`/rules/${connection.table?.city ?? ""}`, "menu-rules", close)}
      ${link("/settings", "settings", close)}
      ${link("/", "menu-leave", close)}
    </nav>
    <div class="buttons">
      <button class="button" autofocus @click=${() => close(null)}>${words.t("close")}</button>
    </div>
  `);
  if (command === "fair" && connection.table) await openFairDeal(connection.table);
  else if (command) await obey(connection, String(command));
}

/** @param {Connection} connection @param {string} command */
async function obey(connection, command) {
  const title = words.t(`menu-${command}`);
  if (GRAVE.has(command) && !(await confirmed(title, words.t(`${command}-text`), title))) return;
  try {
    for (const message of messages(connection, command)) await connection.command(message);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    notice(words.t(refusal.trouble === "not-now" ? "not-yet" : "not-done"));
  }
}

/** @param {string} to @param {string} id @param {(answer: null) => void} close */
function link(to, id, close) {
  const follow = (/** @type {Event} */ event) => {
    event.preventDefault();
    close(null);
    go(to);
  };
  return html`<a class="button" href=${to} @click=${follow}>${words.t(id)}</a>`;
}

/** The link that brings my seat to another device. @param {Connection} connection */
function recovery({ id, token }) {
  if (!token) return nothing;
  const address = seats.recoveryLink(id, token);
  return html`
    <details class="recovery">
      <summary>${words.t("my-seat-elsewhere")}</summary>
      <p class="small soft">${words.t("my-seat-elsewhere-text")}</p>
      <input
        class="input"
        readonly
        aria-label=${words.t("my-seat-elsewhere")}
        .value=${address}
        @focus=${(/** @type {any} */ event) => event.target.select()}
      />
    </details>
  `;
}
