// What speaks for an action, as the coach says it.

import { words } from "../words.js";
import { colourName, placeName, routeName, ticketName } from "./say.js";

/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {import("../wire.d.ts").Because} Because */

/** @param {Situation} now @param {Because} one */
export function becauseText(now, one) {
  const { city } = now;
  const routes = (one.routes ?? []).map((slug) => shortRoute(city, slug));
  return words.t(`because-${one.kind}`, {
    ticket: one.ticket ? ticketName(city, one.ticket) : "",
    standing: one.standing ?? "possible",
    count: one.count ?? 0,
    colour: one.colour ? colourName(one.colour) : "",
    wild: one.colour === "wild" ? "yes" : "no",
    routes: words.list(routes, "conjunction"),
    name: typeof one.seat === "number" ? now.name(one.seat) : "",
    chance: words.number(one.chance ?? 0, { style: "percent", maximumFractionDigits: 0 }),
  });
}

/** Without the track: the coach does not mind which. @param {import("./city.js").City} city @param {string} slug */
function shortRoute(city, slug) {
  const route = city.routes.get(slug);
  if (!route) return routeName(city, slug);
  return words.t("between", { from: placeName(city, route.ends[0]), to: placeName(city, route.ends[1]) });
}
