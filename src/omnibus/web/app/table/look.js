// What the board shows, from how things stand and what is looked at.

import { waysToPay } from "./claim.js";
import { placeWords, routeWords } from "./say.js";

/** @typedef {import("./table.js").OmnibusTable} OmnibusTable */
/** @typedef {import("./situation.js").Situation} Situation */

/** @param {OmnibusTable} table @param {Situation} now @returns {import("./drawing.js").Look} */
export function look(table, now) {
  const told = now.over ? table.ending.lit(now) : null;
  const hinted = table.hints.lit(now);
  const tickets = litTickets(table, now);
  const ends = tickets.flatMap((slug) => now.city.tickets.get(slug)?.ends ?? []);
  return {
    owners: now.owners,
    last: now.last?.route,
    payable: payable(table, now),
    closed: (slug) => now.closed(slug),
    chosen: new Set([...(table.asking.ask?.routes.slice(0, 1) ?? []), ...(table.pointed ? [table.pointed.route] : []), ...hinted, ...(told?.routes ?? []), ...analysed(table, now)]),
    places: new Set([...ends, ...(table.asking.around ? [table.asking.around] : []), ...(told?.places ?? [])]),
    links: tickets.map((slug) => /** @type {[string, string]} */ (now.city.tickets.get(slug)?.ends)),
    routeWords: (slug) => routeWords(now, slug),
    placeWords: (slug) => placeWords(now, slug),
  };
}

/** What a decision that cost something was about. @param {OmnibusTable} table @param {Situation} now */
const analysed = (table, now) => (now.over && table.ending.page === "analysis" ? table.ending.analysing.lit : []);

/** With a stack held out, the routes it can pay. @param {OmnibusTable} table @param {Situation} now */
function payable(table, now) {
  if (!table.held) return new Set();
  return new Set([...now.payable].filter((route) => waysToPay(now, route, table.held).length));
}

/** @param {OmnibusTable} table @param {Situation} now */
function litTickets(table, now) {
  if (table.hovered) return [table.hovered];
  if (now.offer.length) return now.offer.filter((slug) => !table.keeping.back.has(slug));
  return table.ticket ? [table.ticket] : [];
}
