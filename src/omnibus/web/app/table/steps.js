// The end scoring, step by step: from the score sheets to what is told one after the other.

import { words } from "../words.js";
import { colourName, routeName, ticketName } from "./say.js";

/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {import("../wire.d.ts").ScoreLine} ScoreLine */
/** @typedef {{seat: number, line: ScoreLine, totals: number[]}} Step */

/** @type {ScoreLine["source"][]} */
export const SOURCES = ["route", "flags", "ticket", "district", "bonus"];

/** @param {Situation} now @returns {Step[]} */
export function steps(now) {
  const sheets = now.standing.sheet ?? [];
  const totals = sheets.map(() => 0);
  return SOURCES.flatMap((source) =>
    sheets.flatMap((sheet, seat) =>
      sheet
        .filter((line) => line.source === source)
        .map((line) => {
          totals[seat] += line.points;
          return { seat, line, totals: [...totals] };
        }),
    ),
  );
}

/** What a line of the score sheet is for. @param {Situation} now @param {ScoreLine} line */
export function lineWords(now, line) {
  const { city } = now;
  switch (line.source) {
    case "route":
      return routeName(city, line.what);
    case "ticket":
      return words.t("sheet-ticket", { ticket: ticketName(city, line.what), done: line.points > 0 ? "yes" : "no" });
    case "district": {
      const district = city.districts.get(line.what);
      return words.t("sheet-district", { colour: colourName(district?.colour ?? ""), points: district?.points ?? 0 });
    }
    case "flags":
      return words.t("sheet-flags", { count: Number(line.what) });
    default:
      return words.t("sheet-bonus", { count: Number(line.what) });
  }
}

/** Places and routes that a line is about. @param {Situation} now @param {ScoreLine} line */
export function linePlaces(now, line) {
  const { city } = now;
  if (line.source === "ticket") return { places: [...(city.tickets.get(line.what)?.ends ?? [])], routes: [] };
  if (line.source === "district") return { places: city.districts.get(line.what)?.places ?? [], routes: [] };
  return { places: [], routes: line.source === "route" ? [line.what] : [] };
}

/** The score of each seat after each ply: from what happened. @param {Situation} now @returns {number[][]} */
export function scoresOverTime(now) {
  const scores = now.view.players.map(() => 0);
  return now.story.map(({ events }) => {
    for (const event of events) if ("points" in event) scores[event.seat] += event.points;
    return [...scores];
  });
}
