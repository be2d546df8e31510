// What is chosen on the start page, remembered for the next time, and the table that is asked for with it.

import { seats as held } from "../seats.js";

/** @typedef {import("../wire.d.ts").SeatRequest} SeatRequest */
/** @typedef {import("../wire.d.ts").TableRequest} TableRequest */
/** @typedef {{kind: "person" | "bot", name: string}} Player */

const KEY = "omnibus.opening";

/**
 * @typedef {object} Opening
 * @property {string} city
 * @property {"bots" | "friends" | "device" | "screen"} way
 * @property {number} rivals  Bots, when one plays against bots only.
 * @property {string} level  The bot.
 * @property {number} seats  At a table with friends.
 * @property {number} botsBeside  Of these, bots.
 * @property {"untimed" | "live" | "days"} pace
 * @property {boolean} listed
 * @property {boolean} alone  Without a server.
 * @property {Player[]} players  On one device.
 */

/** @type {Opening} */
const FIRST = {
  city: "",
  way: "bots",
  rivals: 1,
  level: "",
  seats: 2,
  botsBeside: 0,
  pace: "untimed",
  listed: false,
  alone: false,
  players: [
    { kind: "person", name: "" },
    { kind: "person", name: "" },
  ],
};

/** Whether others come from devices of their own. @param {Opening} opening */
export const byLink = ({ way }) => way === "friends" || way === "screen";

/** @returns {Opening} */
export function remembered() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const known = Object.entries(FIRST).filter(
      ([name, value]) => typeof kept?.[name] === typeof value && Array.isArray(kept[name]) === Array.isArray(value),
    );
    return /** @type {Opening} */ ({ ...FIRST, ...Object.fromEntries(known.map(([name]) => [name, kept[name]])) });
  } catch {
    return { ...FIRST };
  }
}

/** @param {Opening} opening */
export function remember(opening) {
  localStorage.setItem(KEY, JSON.stringify(opening));
}

/**
 * @param {Opening} opening
 * @param {string} name  Mine.
 * @param {(at: number) => string} called  The name of the person at that place who gave none.
 * @param {Partial<TableRequest>} [more]
 * @returns {TableRequest}
 */
export function request(opening, name, called, more = {}) {
  return {
    city: opening.city,
    seats: seated(opening, name, called),
    nonce: held.nonce(),
    ...(opening.way === "friends" ? { pace: { type: opening.pace }, listed: opening.listed } : { chat: false }),
    ...more,
  };
}

/** @param {Opening} opening @param {string} name @param {(at: number) => string} called @returns {SeatRequest[]} */
function seated({ way, rivals, level, seats, botsBeside, players }, name, called) {
  const me = /** @type {SeatRequest} */ ({ kind: "person", name: name || called(0) });
  const bots = (/** @type {number} */ count) =>
    Array.from({ length: count }, () => /** @type {SeatRequest} */ ({ kind: "bot", bot: level }));
  if (way === "bots") return [me, ...bots(rivals)];
  if (way === "device")
    return players.map((player, at) =>
      player.kind === "bot" ? { kind: "bot", bot: level } : { kind: "person", name: player.name || called(at) },
    );
  const first = way === "screen" ? [] : [me];
  const open = Array.from({ length: seats - first.length - botsBeside }, () => /** @type {SeatRequest} */ ({ kind: "open" }));
  return [...first, ...open, ...bots(botsBeside)];
}
