// What a lesson points at: the part of the table that is to be touched next.

import { readClaim } from "../table/actions.js";

/** @typedef {import("../table/table.js").OmnibusTable} OmnibusTable */

/** @param {OmnibusTable} table @param {string} action */
export function point(table, action) {
  const wanted = action ? target(table, action) : null;
  for (const old of table.querySelectorAll("[data-wanted]")) if (old !== wanted) old.removeAttribute("data-wanted");
  if (wanted && !wanted.hasAttribute("data-wanted")) wanted.setAttribute("data-wanted", "");
}

/** @param {OmnibusTable} table @param {string} action @returns {Element | null} */
function target(table, action) {
  const find = (/** @type {string} */ selector) => table.querySelector(selector);
  const claim = readClaim(action);
  if (claim) return find(".sheet.claim .primary") ?? find(".sheet.claim .way") ?? table.drawing?.routes.get(claim.route) ?? null;
  if (action === "draw tickets") return find(".sheet .primary") ?? find(".ticket-pile");
  if (action === "draw blind") return find(".draw-pile");
  if (action.startsWith("draw market ")) return find(`.market [data-colour="${action.slice("draw market ".length)}"]`);
  if (action === "keep both") return find(".offer .primary");
  return toPutBack(table, action.slice("keep ".length)) ?? find(".offer .primary");
}

/** Of two tickets the other one, as long as it is kept. @param {OmnibusTable} table @param {string} kept */
function toPutBack(table, kept) {
  const at = table.now?.offer.findIndex((slug) => slug !== kept) ?? -1;
  if (at < 0 || table.keeping.back.has(table.now?.offer[at] ?? "")) return null;
  return table.querySelectorAll(".offer .ticket")[at] ?? null;
}
