// How somebody plays: ratings, and what the games came to on average.

import { html, nothing } from "../../vendor/lit.js";
import { words } from "../words.js";

/** @typedef {import("../wire.d.ts").Player} Player */

/** @param {Player} player */
export function ratings({ ratings = [] }) {
  const all = ratings.filter((one) => !one.city);
  if (!all.length) return html`<p class="soft">${words.t("no-rating")}</p>`;
  return html`
    <dl class="tiles">
      ${all.map(
        (one) => html`<div>
          <dt>${words.t(`kind-${one.kind}`)}</dt>
          <dd>${words.number(one.rating)}</dd>
          <dd class="soft small">${words.t("rated-games", { count: one.games })}</dd>
        </div>`,
      )}
    </dl>
  `;
}

/** @param {Player} player */
export function totals({ totals = [] }) {
  if (!totals.length) return nothing;
  const one = { maximumFractionDigits: 1 };
  const rows = /** @type {const} */ (["score", "done", "failed", "claims", "ticket_draws", "face_up", "blind"]);
  return html`
    <div class="scroll" tabindex="0" role="region" aria-label=${words.t("statistics")}>
      <table class="figures numbers">
        <thead>
          <tr><th scope="col">${words.t("on-average")}</th>
            ${totals.map((total) => html`<th scope="col">${words.t(`kind-${total.kind}`)}</th>`)}</tr>
        </thead>
        <tbody>
          <tr><th scope="row">${words.t("figure-wins")}</th>
            ${totals.map((total) => html`<td>${words.number(total.wins / total.games, { style: "percent" })}</td>`)}</tr>
          ${rows.map(
            (row) => html`<tr><th scope="row">${words.t(`mean-${row.replace("_", "-")}`)}</th>
              ${totals.map((total) => html`<td>${words.number(total[row], one)}</td>`)}</tr>`,
          )}
        </tbody>
      </table>
    </div>
  `;
}

const SOURCES = /** @type {const} */ (["route", "ticket", "district", "flags", "bonus", "failed"]);

/** Where the points of a game are from, on average: a bar for each source. @param {Player} player */
export function sources({ totals = [] }) {
  if (!totals.length) return nothing;
  const all = SOURCES.map((source) => {
    const sum = totals.reduce((before, total) => before + (total.points[source] ?? 0) * total.games, 0);
    return { source, points: sum / totals.reduce((before, total) => before + total.games, 0) };
  }).filter((one) => one.points);
  const most = Math.max(1, ...all.map((one) => Math.abs(one.points)));
  return html`
    <table class="bars">
      <caption>${words.t("points-from")}</caption>
      ${all.map(
        ({ source, points }) => html`<tr>
          <th scope="row">${words.t(`points-from-${source}`)}</th>
          <td><meter min="0" max=${most} value=${Math.abs(points)} data-lost=${String(points < 0)}></meter></td>
          <td class="numbers">${words.number(points, { maximumFractionDigits: 1 })}</td>
        </tr>`,
      )}
    </table>
  `;
}
