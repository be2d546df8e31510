// What is shown beside some rules: the part of the city's board where one can see it.

import { html, nothing } from "../../vendor/lit.js";
import { dark } from "../settings.js";
import { words } from "../words.js";

/** @typedef {import("../table/board.d.ts").Board} Board */
/** @typedef {import("../table/board.d.ts").Route} Route */
/** @typedef {{title: string, places: string[]}} Example */

/** @param {Board} board @param {(route: Route) => boolean} fits  The longest of those that do. @returns {Example | null} */
function route(board, fits) {
  const [found] = board.routes.filter(fits).sort((one, other) => other.spaces - one.spaces);
  return found ? { title: named(board, found.ends), places: found.ends } : null;
}

/** @param {Board} board */
const ticket = (board) => {
  const far = (/** @type {{ends: string[], points: number}} */ one) => one.points;
  const [found] = [...board.tickets].sort((one, other) => far(one) - far(other));
  return { title: named(board, found.ends), places: found.ends };
};

/** @param {Board} board */
const district = (board) => {
  const found = board.districts.find((one) => one.places.length === 3) ?? board.districts[0];
  return found ? { title: named(board, found.places), places: found.places } : null;
};

const coloured = (/** @type {Route} */ { colour }) => colour !== "grey";
const whole = (/** @type {Route} */ { cards, spaces }) => cards === undefined || cards === spaces;

/** @type {Record<string, (board: Board) => Example | null>} */
const EXAMPLES = {
  "R-CLM-02": (board) => route(board, (one) => coloured(one) && whole(one) && !one.twin),
  "R-CLM-11": (board) => route(board, (one) => Boolean(one.twin) && whole(one)),
  "R-GREY-01": (board) => route(board, (one) => one.colour === "grey" && whole(one) && !one.twin),
  "R-TIC-09": ticket,
  "R-LON-04": district,
  "R-AMS-03": (board) => route(board, (one) => Boolean(one.mark)),
  "R-BER-03": (board) => route(board, whole),
  "R-BER-04": (board) => route(board, (one) => !whole(one)),
  "R-PAR-04": (board) => route(board, (one) => board.flag?.colours.includes(one.colour) ?? false),
};

const AROUND = 90;
const SHAPE = 5 / 3;

/** @param {string} rule @param {Board | null} board */
export function ruleExample(rule, board) {
  const example = board ? EXAMPLES[rule]?.(board) : null;
  if (!board || !example) return nothing;
  return html`<figure class="example">
    <img src=${part(board, example.places)} alt=${words.t("rules-example", { places: example.title })} width="240" height="144" loading="lazy" />
    <figcaption class="small soft">${example.title}</figcaption>
  </figure>`;
}

/** The board's drawing, as far as it shows these places. @param {Board} board @param {string[]} places */
function part(board, places) {
  const shown = board.places.filter((place) => places.includes(place.slug));
  const [xs, ys] = [shown.map((place) => place.x), shown.map((place) => place.y)];
  const wide = Math.max(...xs) - Math.min(...xs) + 2 * AROUND;
  const high = Math.max(...ys) - Math.min(...ys) + 2 * AROUND;
  const [width, height] = wide / high > SHAPE ? [wide, wide / SHAPE] : [high * SHAPE, high];
  const left = (Math.max(...xs) + Math.min(...xs) - width) / 2;
  const top = (Math.max(...ys) + Math.min(...ys) - height) / 2;
  const box = [left, top, width, height].map(Math.round).join(",");
  return `/api/boards/${board.city}.svg?theme=${dark() ? "dark" : "light"}#svgView(viewBox(${box}))`;
}

/** @param {Board} board @param {readonly string[]} places */
const named = (board, places) => places.map((slug) => board.places.find((place) => place.slug === slug)?.name ?? slug).join(" – ");
