// The end: the scoring told step by step, who has won, the score sheet, the graph of the scores.

import { html, nothing, svg } from "../../vendor/lit.js";
import { words } from "../words.js";
import { LETTERS } from "./situation.js";
import { garland, ranks, standings } from "./standings.js";
import { SOURCES, lineWords, scoresOverTime } from "./steps.js";

/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {import("./steps.js").Step} Step */
/** @typedef {"standings" | "sheet" | "graph" | "analysis"} Page */

/**
 * @typedef {object} EndSteps
 * @property {() => void} skip
 * @property {(page: Page) => void} turn
 * @property {(() => void) | null} rematch  Nothing for those who watch, until there is one.
 * @property {() => void} replay
 * @property {() => unknown} analysis  Its page.
 * @property {() => void} look  At the board.
 * @property {() => void} leave
 */

/**
 * @param {Situation} now
 * @param {readonly Step[]} told  So far.
 * @param {boolean} telling
 * @param {Page} page
 * @param {EndSteps} act
 */
export function endSheet(now, told, telling, page, act) {
  return html`
    <section class="sheet ending" role="dialog" aria-label=${words.t("end-title")}>
      <button class="close" aria-label=${words.t("look-at-board")} @click=${act.look}>✕</button>
      ${telling ? scoring(now, told, act) : results(now, page, act)}
    </section>
  `;
}

/** @param {Situation} now @param {readonly Step[]} told @param {EndSteps} act */
function scoring(now, told, act) {
  const step = told.at(-1);
  const totals = step?.totals ?? now.view.players.map(() => 0);
  const most = Math.max(1, ...now.view.players.map((player) => player.score), ...totals);
  return html`
    <h2>${words.t("end-scoring")}</h2>
    <ol class="bars">
      ${totals.map(
        (total, seat) => html`<li data-seat=${seat + 1} class=${step?.seat === seat ? "scores" : ""}>
          <span class="badge" aria-hidden="true">${LETTERS[seat]}</span><span class="name">${now.name(seat)}</span>
          <meter min="0" max=${most} .value=${Math.max(0, total)} aria-hidden="true"></meter><b>${total}</b>
        </li>`,
      )}
    </ol>
    <p class="step" role="status" data-seat=${(step?.seat ?? 0) + 1}>
      ${step
        ? html`<b>${now.name(step.seat)}</b> ${lineWords(now, step.line)}
            <span class=${step.line.points < 0 ? "minus" : "plus"}>${signed(step.line.points)}</span>`
        : nothing}
    </p>
    <div class="buttons"><button class="primary" @click=${act.skip}>${words.t("end-skip")}</button></div>
  `;
}

/** @param {Situation} now @param {Page} page @param {EndSteps} act */
function results(now, page, act) {
  /** @type {Page[]} */
  const pages = ["standings", "sheet", "graph", "analysis"];
  return html`
    ${garland(now)}
    <h2>${verdict(now)}</h2>
    <div class="tabs" role="group" aria-label=${words.t("end-title")}>
      ${pages.map(
        (one) => html`<button aria-pressed=${String(one === page)} @click=${() => act.turn(one)}>${words.t(`end-${one}`)}</button>`,
      )}
    </div>
    <div class="page">${shown(now, page, act)}</div>
    ${act.rematch && now.table.rematch ? html`<p role="status">${words.t("rematch-open")}</p>` : nothing}
    <div class="buttons">
      ${act.rematch
        ? html`<button class="primary" @click=${act.rematch}>${words.t(now.table.rematch ? "rematch-come" : "rematch")}</button>`
        : nothing}
      <button @click=${act.replay}>${words.t("replay")}</button>
      <button @click=${act.leave}>${words.t("leave")}</button>
    </div>
  `;
}

/** @param {Situation} now @param {Page} page @param {EndSteps} act */
function shown(now, page, act) {
  if (page === "analysis") return act.analysis();
  return page === "graph" ? graph(now) : page === "sheet" ? sheet(now) : standings(now);
}

/** @param {Situation} now */
function verdict(now) {
  const places = ranks(now);
  const winners = places.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (winners.length > 1) return words.t("end-shared", { names: words.list(winners.map((seat) => now.name(seat))) });
  return winners[0] === now.seat ? words.t("end-you-won") : words.t("end-won", { name: now.name(winners[0]) });
}

/** @param {Situation} now */
function sheet(now) {
  const sheets = now.standing.sheet ?? [];
  const used = SOURCES.filter((source) => sheets.some((lines) => lines.some((line) => line.source === source)));
  return html`<table class="score-sheet">
    <thead>
      <tr>
        <td></td>
        ${sheets.map(
          (_, seat) => html`<th scope="col" data-seat=${seat + 1}>
            <span class="badge" aria-hidden="true">${LETTERS[seat]}</span><small>${now.name(seat)}</small>
          </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${used.map((source) => sheetRow(now, source))}
      <tr class="total">
        <th scope="row">${words.t("sheet-total")}</th>
        ${now.view.players.map((player) => html`<td>${figure(player.score)}</td>`)}
      </tr>
    </tbody>
  </table>`;
}

/** @param {Situation} now @param {import("../wire.d.ts").ScoreLine["source"]} source */
function sheetRow(now, source) {
  const cells = (now.standing.sheet ?? []).map((lines) => {
    const found = lines.filter((line) => line.source === source);
    const points = found.reduce((sum, line) => sum + line.points, 0);
    const number = source === "flags" || source === "bonus" ? Number(found[0]?.what ?? 0) : found.length;
    const good = found.filter((line) => line.points > 0).length;
    const count = source === "ticket" ? `${good} ✓ ${found.length - good} ✕` : `× ${number}`;
    return html`<td>${figure(points)} <small>${count}</small></td>`;
  });
  return html`<tr><th scope="row">${words.t(`sheet-${source}-points`)}</th>${cells}</tr>`;
}

const [WIDE, HIGH] = [320, 170];

/** @param {Situation} now */
function graph(now) {
  const scores = scoresOverTime(now);
  const all = scores.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (/** @type {number} */ ply) => 24 + (ply * (WIDE - 32)) / Math.max(1, scores.length - 1);
  const y = (/** @type {number} */ score) => HIGH - 14 - ((score - low) * (HIGH - 26)) / (high - low);
  const marks = [...new Set([low, 0, Math.round(high / 2), high])];
  const name = words.t("graph-words", { scores: words.list(now.view.players.map((one, seat) => `${now.name(seat)} ${one.score}`)) });
  return html`<svg class="graph" viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${name}>
    ${marks.map((mark) => svg`<line x1="24" x2=${WIDE - 8} y1=${y(mark)} y2=${y(mark)} /><text x="20" y=${y(mark) + 3}>${mark}</text>`)}
    ${now.view.players.map((_, seat) => {
      const points = scores.map((at, ply) => `${x(ply).toFixed(1)},${y(at[seat]).toFixed(1)}`);
      const [endX, endY] = (points.at(-1) ?? "0,0").split(",").map(Number);
      return svg`<g data-seat=${seat + 1}><polyline class="casing" points=${points.join(" ")} /><polyline points=${points.join(" ")} />
        <circle cx=${endX} cy=${endY} r="5.5" /><text class="letter" x=${endX} y=${endY + 2.6}>${LETTERS[seat]}</text></g>`;
    })}
  </svg>`;
}

/** @param {number} points */
const figure = (points) => (points < 0 ? `−${-points}` : String(points));

/** @param {number} points */
const signed = (points) => (points > 0 ? `+${points}` : figure(points));
