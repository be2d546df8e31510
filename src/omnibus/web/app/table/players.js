// Everybody at the table: score, pieces, cards, tickets; whose turn it is, and the time.

import { html, nothing } from "../../vendor/lit.js";
import { botName } from "../ui/names.js";
import { words } from "../words.js";
import { vehicle } from "./cards.js";
import { clock } from "./clock.js";
import { colourName, piecesText } from "./say.js";
import { LETTERS } from "./situation.js";

/** @typedef {import("./situation.js").Situation} Situation */

/**
 * @param {Situation} now
 * @param {number | null} seconds  That whoever is to move has left.
 * @param {readonly number[]} [scores]  As far as they have been told.
 */
export const playersPanel = (now, seconds, scores = now.view.players.map((player) => player.score)) => html`
  <ol class="players" aria-label=${words.t("players-at-table")}>
    ${scores.map((score, seat) => playerRow(now, seat, now.acts(seat) ? seconds : null, score))}
  </ol>
`;

/** @param {Situation} now @param {number} seat @param {number | null} seconds @param {number} score */
function playerRow(now, seat, seconds, score) {
  const player = now.view.players[seat];
  const { bot, here, kind, left } = now.table.seats[seat] ?? {};
  const away = kind === "person" && here === false && !left;
  return html`
    <li class="player ${now.acts(seat) ? "acting" : ""} ${seat === now.seat ? "me" : ""}" data-seat=${seat + 1}>
      <span class="badge" aria-hidden="true">${LETTERS[seat]}</span>
      <span class="who">
        <span class="name">${now.name(seat)}</span>
        ${bot && kind !== "bot" ? html`<small class="bot">${botName(bot)}</small>` : nothing}
        ${away ? html`<small class="away">${words.t("player-away")}</small>` : nothing}
        ${now.acts(seat) ? html`<small class="turn">${words.t("player-acts")}</small>` : nothing}
        ${timer(seconds, now.table.seats[seat]?.reserve_ms)}
      </span>
      <span class="score"><span class="spoken">${words.t("player-score", { points: score })}</span><span aria-hidden="true">${score}</span></span>
      <span class="holds">
        ${Object.entries(player.pieces).map(([one, count]) => held(piecesText(one, count), count, vehicle(one), "pieces"))}
        ${held(words.t("player-cards", { count: player.cards }), player.cards, nothing, "cards")}
        ${held(words.t("player-tickets", { count: player.tickets + player.offered }), player.tickets + player.offered, nothing, "ticket-count")}
        ${extras(now, seat)}
      </span>
    </li>
  `;
}

/** @param {string} name @param {number} count @param {unknown} picture @param {string} kind */
const held = (name, count, picture, kind) =>
  html`<span class="held ${kind}" title=${name}><span class="spoken">${name}</span>${picture}<span aria-hidden="true">${count}</span></span>`;

/** What only some cities have. @param {Situation} now @param {number} seat */
function extras(now, seat) {
  const { board } = now.city;
  const player = now.view.players[seat];
  return html`
    ${board.bonus ? held(words.t("player-bonus", { count: player.bonus }), player.bonus, nothing, "bonus") : nothing}
    ${board.flag ? flags(now, seat) : nothing}
  `;
}

/** The flag cards that lie before a player, in the order of the flag. @param {Situation} now @param {number} seat */
function flags(now, seat) {
  const player = now.view.players[seat];
  const colours = now.city.board.flag?.colours ?? [];
  const missing = (/** @type {string} */ colour) => !player.flag_cards.includes(colour);
  const name = words.t("player-flag-cards", {
    flags: player.flags,
    colours: words.list(player.flag_cards.map(colourName)),
    count: player.flag_cards.length,
  });
  return html`<span class="held flag" title=${name}
    ><span class="spoken">${name}</span
    ><span class="flag-cards" aria-hidden="true"
      >${colours.map((colour) => html`<span data-colour=${colour} class=${missing(colour) ? "missing" : ""}></span>`)}</span
    >${player.flags ? html`<span aria-hidden="true">×${player.flags}</span>` : nothing}</span
  >`;
}

/**
 * The time for this turn, and the reserve that runs down after it; where nobody acts, the reserve alone.
 * @param {number | null} seconds  Of both together.
 * @param {number | null} [kept]  The reserve before this turn, in milliseconds.
 */
function timer(seconds, kept) {
  const reserve = (kept ?? 0) / 1000;
  if (seconds === null) return kept ? html`<small class="reserve" title=${words.t("time-reserve")}>${clock(reserve)}</small>` : nothing;
  const rest = Math.min(reserve, Math.max(0, seconds));
  const running = seconds <= reserve && kept !== null && kept !== undefined;
  return html`<small class="clock ${running ? "late" : ""}" role="timer"
    >${running ? nothing : clock(seconds - reserve)}${kept ? html`<span class="reserve" title=${words.t("time-reserve")}>${running ? "" : "+"}${clock(rest)}</span>` : nothing}</small
  >`;
}
