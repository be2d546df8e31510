// What one can do beside playing: look closer, take back, ask the coach, settle things, leave.

import { html, nothing } from "../../vendor/lit.js";
import { Connection } from "../connection.js";
import { openTableMenu } from "../play/table_menu.js";
import { words } from "../words.js";
import { icon } from "./icons.js";

/** @typedef {import("./table.js").OmnibusTable} OmnibusTable */
/** @typedef {import("./situation.js").Situation} Situation */

/** @param {OmnibusTable} table */
export const zoomButtons = (table) => html`
  <div class="zoom">
    ${tool(words.t("zoom-closer"), "closer", () => table.drawing?.camera.zoom(1.5))}
    ${tool(words.t("zoom-farther"), "farther", () => farther(table, 1 / 1.5))}
    ${tool(words.t("zoom-fit"), "fit", () => farther(table, 0))}
  </div>
`;

/** A fitted board hides these buttons from fingers: the focus must not vanish with them. @param {OmnibusTable} table @param {number} factor */
function farther({ drawing }, factor) {
  drawing?.camera.zoom(factor);
  const closer = drawing?.frame.parentElement?.querySelector(".zoom .tool");
  if (closer instanceof HTMLElement && !document.activeElement?.checkVisibility()) closer.focus({ preventScroll: true });
}

/** @param {OmnibusTable} table @param {Situation} now */
export const toolbar = (table, now) => html`
  <div class="tools" role="group" aria-label=${words.t("tools")}>
    ${now.standing.undo ? tool(words.t("undo"), "undo", () => table.connection?.undo().catch((why) => table.refuse(why))) : nothing}
    ${now.mine ? tool(words.t("hint"), "hint", () => table.hints.ask()) : nothing}
    ${table.talk.button(now)} ${menu(table.connection)}
  </div>
`;

/** Nothing can be settled where a recorded game is watched. @param {OmnibusTable["connection"]} connection */
const menu = (connection) =>
  connection instanceof Connection ? tool(words.t("table-menu"), "menu", () => openTableMenu(connection)) : nothing;

/** @param {string} name @param {Parameters<typeof icon>[0]} picture @param {() => unknown} press */
export const tool = (name, picture, press) =>
  html`<button class="tool" aria-label=${name} title=${name} @click=${press}>${icon(picture)}</button>`;
