// People who share a device: whose turn it is to have it.

/** @typedef {import("../wire.d.ts").View} View */

/**
 * Of the seats at this device, the one that has to decide now; null while others do.
 * @param {View} view
 * @param {readonly (number | null)[]} mine
 * @returns {number | null}
 */
export function nextSeat(view, mine) {
  if (view.phase === "over") return null;
  if (view.phase === "choosing")
    return mine.find((seat) => seat !== null && view.players[seat].owes_choice) ?? null;
  return mine.includes(view.to_move) ? view.to_move : null;
}
