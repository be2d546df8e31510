// My points, game after game: a dot for each, filled where I won.

import { html, svg } from "../../vendor/lit.js";
import { words } from "../words.js";

/** @typedef {import("./my_games.js").Played} Played */

const [WIDE, HIGH, LEFT, EDGE] = [640, 220, 36, 14];

/** @param {readonly Played[]} games  At least one. */
export function pointsPlot(games) {
  const points = games.map((game) => game.points);
  const low = Math.min(0, ...points);
  const high = Math.max(10, ...points);
  const x = (/** @type {number} */ at) => LEFT + EDGE + (at * (WIDE - LEFT - 2 * EDGE)) / Math.max(1, games.length - 1);
  const y = (/** @type {number} */ value) => HIGH - EDGE - ((value - low) * (HIGH - 2 * EDGE)) / (high - low);
  const step = [5, 10, 20, 50, 100].find((one) => (high - low) / one <= 5) ?? 200;
  const marks = [];
  for (let mark = Math.ceil(low / step) * step; mark <= high; mark += step) marks.push(mark);
  return html`
    <svg class="plot" viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${words.t("plot-words", { count: games.length })}>
      ${marks.map(
        (mark) => svg`
          <line x1=${LEFT} x2=${WIDE} y1=${y(mark)} y2=${y(mark)} />
          <text x=${LEFT - 8} y=${y(mark) + 4}>${mark}</text>`,
      )}
      <polyline points=${points.map((value, at) => `${x(at)},${y(value)}`).join(" ")} />
      ${games.map((game, at) => svg`<circle cx=${x(at)} cy=${y(game.points)} r="5" data-won=${String(game.rank === 1)} />`)}
    </svg>
  `;
}
