// Actions as texts, read: `claim big-ben--waterloo blue*2 wild`. What is legal, the server says.

import { GREY, WILD } from "./city.js";

/** @typedef {import("./city.js").City} City */
/** @typedef {{text: string, route: string, cards: string[], declines: boolean}} Claim */

/** @param {string} text @returns {Claim | null} */
export function readClaim(text) {
  const [verb, route, ...paid] = text.split(" ");
  if (verb !== "claim") return null;
  const declines = paid.at(-1) === "no-flag";
  const cards = (declines ? paid.slice(0, -1) : paid).flatMap((word) => {
    const [colour, count] = word.split("*");
    return Array(Number(count ?? 1)).fill(colour);
  });
  return { text, route, cards, declines };
}

/**
 * The claims among what is legal, the cheapest in wilds first.
 * @param {readonly string[]} legal
 * @returns {Claim[]}
 */
export function claimsIn(legal) {
  const claims = legal.map(readClaim).filter((claim) => claim !== null);
  return claims.sort((one, other) => Number(one.declines) - Number(other.declines) || wilds(one) - wilds(other));
}

/** @param {Claim} claim */
export const wilds = (claim) => claim.cards.filter((card) => card === WILD).length;

/**
 * The payment that comes nearest to a hand: to ask why it can't be.
 * @param {City} city
 * @param {Record<string, number>} hand
 * @param {string} slug
 * @param {string} [wanted]  The colour that one would like to pay with.
 */
export function likelyClaim(city, hand, slug, wanted) {
  const route = city.routes.get(slug);
  if (!route) return "pass";
  const cost = city.cost(route);
  const held = (/** @type {string} */ colour) => hand[colour] ?? 0;
  const coloured = city.colours.filter((colour) => colour !== WILD);
  const most = coloured.reduce((best, colour) => (held(colour) > held(best) ? colour : best));
  const colour = wanted && wanted !== WILD ? wanted : route.colour === GREY ? most : route.colour;
  const joker = Math.min(held(WILD), Math.max(0, cost - held(colour)));
  return `claim ${slug} ${paidText([...Array(cost - joker).fill(colour), ...Array(joker).fill(WILD)])}`;
}

/** @param {readonly string[]} cards */
function paidText(cards) {
  return Object.entries(counted(cards))
    .map(([colour, count]) => (count === 1 ? colour : `${colour}*${count}`))
    .join(" ");
}

/** @param {readonly string[]} cards @returns {Record<string, number>} */
export function counted(cards) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}
