// The same people once more, each one seat on: whoever is at this device asks, and goes to the new table.

import { account } from "../account.js";
import { go } from "../router.js";
import { seats } from "../seats.js";

/** @typedef {import("../connection.js").Connection} Connection */
/** @typedef {import("../wire.d.ts").Seated} Seated */

/** For all seats of this device; who only watches goes along. @param {readonly Connection[]} connections */
export async function playAgain(connections) {
  let next = connections.find(({ table }) => table?.rematch)?.table?.rematch ?? "";
  for (const connection of connections) {
    if (!comes(connection, next)) continue;
    const nonce = seats.nonce();
    const seated = (/** @type {Event} */ event) => {
      const { table, key } = /** @type {CustomEvent<Seated>} */ (event).detail;
      seats.keep(table, [key], nonce);
      next = table.id;
    };
    connection.addEventListener("seated", seated, { once: true });
    await connection.command({ type: "rematch", nonce });
  }
  account.claimSeats(next, seats.keys(next));
  if (next) go(`/t/${next}`);
}

/** Whose key is here already sits there; to ask again would spoil the proof of the deal. @param {Connection} connection @param {string} next */
function comes({ seat, table }, next) {
  if (seat === null || !table) return false;
  const there = (seat + 1) % table.seats.length;
  return !seats.keys(next).some((key) => key.seat === there);
}
