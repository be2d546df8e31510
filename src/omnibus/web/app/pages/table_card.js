// A table in a few lines, with the way to it, in the mood of its city.

import { html, nothing } from "../../vendor/lit.js";
import { isAlone } from "../alone.js";
import { seatName } from "../play/seat_list.js";
import { worn } from "../ui/mood.js";
import { words } from "../words.js";

/** @typedef {import("../wire.d.ts").Table} Table */
/** @typedef {import("../wire.d.ts").ListedCity} ListedCity */

/**
 * @param {Table | null} table
 * @param {ListedCity | undefined} city
 * @param {string} id
 * @param {readonly number[]} mine  My seats there.
 */
export function tableCard(table, city, id, mine = []) {
  const over = table?.stage === "over";
  return html`
    <a class="card-link" href=${over && !isAlone(id) ? `/r/${id}` : `/t/${id}`}>
      <strong class="card-city" ${worn(city?.mood)}>${city?.name ?? table?.city ?? ""}</strong>
      ${table ? html`<span>${words.list(table.seats.map(seatName))}</span>` : nothing}
      <span class="soft small">${table ? state(table, mine) : nothing}</span>
    </a>
  `;
}

/** @param {Table} table @param {readonly number[]} mine */
function state(table, mine) {
  const when = words.date(table.moved || table.opened);
  const stage = words.t(`stage-${table.stage}`);
  if (!table.result) return `${stage} · ${when}`;
  const scores = words.list(table.result.scores.map((score) => words.number(score)));
  const won = mine.length === 1 && table.result.ranks[mine[0]] === 1 ? ` · ${words.t("won")}` : "";
  return `${words.t("points-of-all", { scores })}${won} · ${when}`;
}
