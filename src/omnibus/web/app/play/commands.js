// What one can ask of a table beside playing, and what is then said to the server.

/** @typedef {import("../connection.js").Connection} Connection */
/** @typedef {Pick<Connection, "table" | "seat" | "standing">} Place */

/** Those that make sense now. @param {Place} place @returns {string[]} */
export function commands({ table, seat, standing }) {
  if (!table || seat === null || !standing || standing.view.phase === "over") return [];
  const mine = table.seats[seat];
  if (mine.left) return ["take-back"];
  const others = table.seats.some((one, at) => at !== seat && one.kind !== "bot");
  const pause = table.stage === "paused" ? ["go-on"] : others ? ["pause"] : [];
  const absent = table.seats.some((one, at) => at !== seat && one.kind !== "bot" && !one.here && !one.left);
  return [...pause, "hand-over", ...(absent ? ["replace-absent"] : []), "resign", ...(others ? ["abandon"] : [])];
}

/** @param {Place} place @param {string} command @returns {{type: string, [field: string]: unknown}[]} */
export function messages({ table, seat }, command) {
  if (command === "go-on") return [{ type: "pause", wanted: false }];
  if (command !== "replace-absent") return [{ type: command }];
  const absent = (table?.seats ?? []).map((one, at) => ({ ...one, at })).filter((one) => one.at !== seat && one.kind !== "bot");
  return absent.filter((one) => !one.here && !one.left).map((one) => ({ type: command, seat: one.at }));
}
