// Who came where: everybody's piece has driven as far as its points go, below a garland for whoever has won.

import { html, svg } from "../../vendor/lit.js";
import { words } from "../words.js";
import { vehicle } from "./cards.js";
import { LETTERS } from "./situation.js";

/** @typedef {import("./situation.js").Situation} Situation */

/** Places as the server says; from the scores where it has not said yet. @param {Situation} now */
export function ranks(now) {
  const { players } = now.view;
  const before = (/** @type {number} */ one, /** @type {number} */ other) =>
    players[other].score - players[one].score || (players[other].tickets_done ?? 0) - (players[one].tickets_done ?? 0);
  return (
    now.table.result?.ranks ?? players.map((_, seat) => 1 + players.filter((_, other) => before(other, seat) < 0).length)
  );
}

/** @param {Situation} now */
export function standings(now) {
  const places = ranks(now);
  const seats = now.view.players.map((_, seat) => seat).sort((one, other) => places[one] - places[other]);
  return html`<ol class="standings">
    ${seats.map((seat) => {
      const player = now.view.players[seat];
      return html`<li data-seat=${seat + 1} class=${places[seat] === 1 ? "first" : ""}>
        <span class="rank">${places[seat]}.</span><span class="badge" aria-hidden="true">${LETTERS[seat]}</span>
        <span class="name">${now.name(seat)}</span>
        <b>${words.t("points", { points: player.score })}</b>
        ${lane(now, seat)}
        <small>${words.t("tickets-done", { count: player.tickets_done ?? 0 })}</small>
      </li>`;
    })}
  </ol>`;
}

/** How far the points have taken a piece. @param {Situation} now @param {number} seat */
function lane(now, seat) {
  const scores = now.view.players.map((player) => Math.max(0, player.score));
  const share = scores[seat] / Math.max(1, ...scores);
  return html`<span class="lane" aria-hidden="true">
    <i class="gone" .style=${`flex-grow:${share.toFixed(3)}`}></i>${vehicle(now.city.board.kinds[0]?.slug ?? "")}
    <i class="left" .style=${`flex-grow:${(1 - share).toFixed(3)}`}></i>
  </span>`;
}

const PENNANTS = 24;

/** Pennants in the colours of the city's cards. @param {Situation} now */
export function garland(now) {
  const { colours } = now.city;
  return html`<svg class="garland" viewBox="0 0 ${PENNANTS * 20} 30" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    ${Array.from({ length: PENNANTS }, (_, at) => {
      const colour = colours[at % (colours.length - 1)];
      return svg`<path data-colour=${colour} d="M${at * 20 + 2} ${sag(at)}h16l-8 17z" />`;
    })}
    ${svg`<path class="cord" d=${`M0 2${Array.from({ length: PENNANTS / 4 }, () => "q40 8 80 0").join("")}`} />`}
  </svg>`;
}

/** How low the cord hangs there. @param {number} at */
const sag = (at) => [3, 5, 5, 3][at % 4];

