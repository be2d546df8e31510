// What needs everybody's consent: who at a table has begun to want it.

import { words } from "../words.js";

/** @typedef {import("../wire.d.ts").Table} Table */

/**
 * @param {Table | null} before
 * @param {Table} after
 * @param {readonly (number | null)[]} mine  Seats of this device: they know it.
 * @returns {string[]}
 */
export function newWishes(before, after, mine) {
  if (!before || before.id !== after.id) return [];
  return after.seats.flatMap(({ wants = [], name = "" }, seat) => {
    const old = before.seats[seat]?.wants ?? [];
    return mine.includes(seat) ? [] : wants.filter((wish) => !old.includes(wish)).map((wish) => words.t(`wishes-${wish}`, { name }));
  });
}
