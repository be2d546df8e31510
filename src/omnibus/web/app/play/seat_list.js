// Who sits at a table, and who is still to come.

import { html, nothing } from "../../vendor/lit.js";
import { botName } from "../ui/names.js";
import { words } from "../words.js";

/** @typedef {import("../wire.d.ts").Table} Table */
/** @typedef {import("../wire.d.ts").Seat} Seat */

/** @param {Seat} seat */
export function seatName(seat) {
  if (seat.kind === "bot") return botName(seat.bot ?? "");
  return seat.name || words.t("seat-open");
}

/** @param {Table} table @param {number | null} [mine] */
export function seatList(table, mine = null) {
  return html`
    <ol class="seats" aria-label=${words.t("players")}>
      ${table.seats.map((seat, at) => {
        const free = seat.kind !== "bot" && !seat.taken;
        return html`
          <li class="seat" data-free=${free ? "" : nothing}>
            <span class="seat-name">${seatName(seat)}${at === mine ? html` <span class="soft">(${words.t("me")})</span>` : nothing}</span>
            <span class="soft small">${state(seat, free)}</span>
          </li>
        `;
      })}
    </ol>
  `;
}

/** @param {Seat} seat @param {boolean} free */
function state(seat, free) {
  if (seat.kind === "bot") return words.t("bot");
  if (free) return words.t("seat-awaited");
  return seat.here ? words.t("seat-here") : words.t("seat-away");
}
