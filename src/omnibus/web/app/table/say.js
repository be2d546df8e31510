// The words for what a city is made of.

import { words } from "../words.js";
import { counted } from "./actions.js";
import { GREY } from "./city.js";

/** @typedef {import("./city.js").City} City */
/** @typedef {import("./situation.js").Situation} Situation */

/** A city of one's own may have things that no language knows: then their own names do. @param {string} id @param {string} slug */
const named = (id, slug) => (words.has(id) ? words.t(id) : slug.replaceAll("-", " "));

/** @param {string} colour */
export const colourName = (colour) => named(`colour-${colour}`, colour);

/** @param {Record<string, number>} counts */
export function cardsText(counts) {
  const parts = Object.entries(counts).filter(([, count]) => count > 0);
  return words.list(parts.map(([colour, count]) => words.t("cards-of-colour", { count, colour: colourName(colour) })));
}

/** @param {readonly string[]} cards */
export const paymentText = (cards) => cardsText(counted(cards));

/** @param {string} kind @param {number} count */
export function piecesText(kind, count) {
  const id = `pieces-${kind}`;
  return words.has(id) ? words.t(id, { count }) : `${count} ${kind.replaceAll("-", " ")}`;
}

/** @param {City} city @param {string} slug */
export const placeName = (city, slug) => city.places.get(slug)?.name ?? slug;

/** @param {City} city @param {readonly [string, string]} ends */
const ends = (city, [from, to]) => words.t("between", { from: placeName(city, from), to: placeName(city, to) });

/** @param {City} city @param {string} slug */
export function ticketName(city, slug) {
  const ticket = city.tickets.get(slug);
  return ticket ? ends(city, ticket.ends) : slug;
}

/** Of a double route with the track: by its colour, or by where it lies. @param {City} city @param {string} slug */
export function routeName(city, slug) {
  const route = city.routes.get(slug);
  if (!route) return slug;
  const name = ends(city, route.ends);
  if (!route.twin) return name;
  if (!city.twinsDiffer(route)) return words.t("route-side", { route: name, side: city.side(route) });
  const colour = route.colour === GREY ? words.t("track-grey") : colourName(route.colour);
  return words.t("route-track", { route: name, colour });
}

/** Which of two tracks, in short. @param {City} city @param {string} slug */
export function trackText(city, slug) {
  const route = city.routes.get(slug);
  return route?.twin ? words.t("track-side", { side: city.side(route) }) : "";
}

/** "2 blue", "3 of one colour · 1 subway" @param {City} city @param {string} slug */
export function priceText(city, slug) {
  const route = city.routes.get(slug);
  if (!route) return "";
  const count = city.cost(route);
  const cards =
    route.colour === GREY
      ? words.t("price-grey", { count })
      : words.t("cards-of-colour", { count, colour: colourName(route.colour) });
  const pieces = city.board.kinds.length > 1 ? ` · ${piecesText(route.kind, route.spaces)}` : "";
  return cards + pieces + (route.mark ? ` · ${words.t("price-mark")}` : "");
}

/** What one would say of a route now. @param {Situation} now @param {string} slug */
export function routeState(now, slug) {
  const owner = now.owners.get(slug);
  if (owner !== undefined) return owner === now.seat ? words.t("route-yours") : words.t("route-taken", { name: now.name(owner) });
  if (now.closed(slug)) return words.t("route-closed");
  return now.payable.has(slug) ? words.t("route-payable") : words.t("route-free");
}

/** "Big Ben – Waterloo: 2 blue, free" @param {Situation} now @param {string} slug */
export const routeWords = (now, slug) =>
  words.t("route-words", {
    route: routeName(now.city, slug),
    price: priceText(now.city, slug),
    state: routeState(now, slug),
  });

/** @param {Situation} now @param {string} slug */
export function placeWords(now, slug) {
  const district = now.city.board.districts.find((one) => one.places.includes(slug));
  const name = placeName(now.city, slug);
  if (!district) return name;
  return words.t("place-district", { place: name, colour: colourName(district.colour), points: district.points });
}

/** A seat by name, or "you". @param {Situation} now @param {number} seat */
export const who = (now, seat) => (seat === now.seat ? words.t("you") : now.name(seat));

/** For messages that speak of me in another way. @param {Situation} now @param {number} seat */
export const speaker = (now, seat) => ({ me: seat === now.seat ? "yes" : "no", name: now.name(seat) });
