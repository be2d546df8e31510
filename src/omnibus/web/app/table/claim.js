// Claiming: which route is meant, the ways to pay it, and why it can't be.

import { html, nothing } from "../../vendor/lit.js";
import { words } from "../words.js";
import { smallCards, swatch } from "./cards.js";
import { colourName, paymentText, placeName, priceText, routeName, routeState, trackText } from "./say.js";

/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {import("./actions.js").Claim} Claim */

/**
 * @typedef {object} Ask  What the sheet is about.
 * @property {string[]} routes  One of these was meant; the first is looked at.
 * @property {"touch" | "mouse" | "keys"} by
 * @property {string} colour  Only ways that pay with it; "" for all.
 * @property {Claim | null} chosen
 * @property {boolean} picked  It is certain which route is meant.
 * @property {{reason: string, rule: string} | null} why  Nothing before the server has said.
 */

/**
 * @typedef {object} ClaimSteps
 * @property {(route: string) => void} look
 * @property {(claim: Claim) => void} choose
 * @property {(claim: Claim) => void} claim
 * @property {() => void} close
 * @property {unknown} plan  To do it later, where it is somebody else's turn.
 * @property {number} seconds  Until it is confirmed by itself; 0 for never.
 */

/** @param {Situation} now @param {string} route @param {string} colour */
export function waysToPay(now, route, colour = "") {
  const ways = now.claims.filter((claim) => claim.route === route);
  return colour ? ways.filter((claim) => claim.cards.includes(colour)) : ways;
}

/** The one that a confirmation means. @param {Situation} now @param {Ask} ask */
export function chosenWay(now, ask) {
  const ways = waysToPay(now, ask.routes[0], ask.colour);
  return ways.find((way) => way.text === ask.chosen?.text) ?? ways[0];
}

/**
 * @param {Situation} now
 * @param {Ask} ask
 * @param {boolean} confirmed  A way that is touched is only chosen, and confirmed by a button.
 * @param {ClaimSteps} steps
 */
export function claimSheet(now, ask, confirmed, steps) {
  const [slug] = ask.routes;
  const ways = waysToPay(now, slug, ask.colour);
  const chosen = chosenWay(now, ask);
  return html`
    <section class="sheet claim" role="dialog" aria-label=${routeName(now.city, slug)}>
      <button class="close" aria-label=${words.t("close")} @click=${steps.close}>✕</button>
      ${ask.routes.length > 1 ? candidates(now, ask.routes, steps) : nothing}
      <h2>${title(now, slug)}</h2>
      <p class="price">${price(now, slug)}</p>
      ${ways.length ? payments(now, ways, chosen, confirmed, steps) : html`${refusal(now, slug, ask)} ${steps.plan}`}
      ${ways.length && confirmed && chosen
        ? html`<div class="buttons">
            <button class="primary" @click=${() => steps.claim(chosen)}>
              ${words.t("claim-for", { points: points(now, slug) })}
              ${steps.seconds ? html`<span class="seconds" aria-hidden="true">${words.number(steps.seconds)}</span>` : nothing}
            </button>
          </div>`
        : nothing}
    </section>
  `;
}

/** @param {Situation} now @param {string} slug */
function title(now, slug) {
  const route = now.city.routes.get(slug);
  return route ? html`${placeName(now.city, route.ends[0])} – ${placeName(now.city, route.ends[1])}` : slug;
}

/** @param {Situation} now @param {string} slug */
const price = (now, slug) => {
  const colour = now.city.routes.get(slug)?.colour ?? "";
  return html`${swatch(now.city, colour)} ${priceText(now.city, slug)}
    <span class="worth">${words.t("route-worth", { points: points(now, slug) })}</span>`;
};

/** @param {Situation} now @param {string} slug */
function points(now, slug) {
  const route = now.city.routes.get(slug);
  const kind = now.city.board.kinds.find((one) => one.slug === route?.kind);
  return route ? (kind?.points[now.city.cost(route)] ?? 0) : 0;
}

/** @param {Situation} now @param {readonly string[]} routes @param {ClaimSteps} steps */
const candidates = (now, routes, steps) => html`
  <div class="candidates" role="group" aria-label=${words.t("which-route")}>
    ${routes.map(
      (slug, at) => html`<button aria-pressed=${String(at === 0)} @click=${() => steps.look(slug)}>
        ${swatch(now.city, now.city.routes.get(slug)?.colour ?? "")}
        <span>${candidate(now, slug, routes.length === 2 && now.city.routes.get(slug)?.twin === routes[1 - at])}</span>
      </button>`,
    )}
  </div>
`;

/** Of twins alone, the track is enough. @param {Situation} now @param {string} slug @param {boolean} twins */
function candidate(now, slug, twins) {
  const track = trackText(now.city, slug);
  if (twins) return track;
  const route = now.city.routes.get(slug);
  return html`${title(now, slug)} <small>${track || (route ? now.city.cost(route) : nothing)}</small>`;
}

/**
 * @param {Situation} now
 * @param {readonly Claim[]} ways
 * @param {Claim} chosen
 * @param {boolean} confirmed
 * @param {ClaimSteps} steps
 */
const payments = (now, ways, chosen, confirmed, steps) => html`
  <div class="ways" role="group" aria-label=${words.t("ways-to-pay")}>
    ${ways.map(
      (way) => html`<button
        class="way"
        aria-pressed=${confirmed ? String(way === chosen) : nothing}
        aria-label=${wayWords(now, way)}
        @click=${() => (confirmed ? steps.choose(way) : steps.claim(way))}
      >
        ${smallCards(now.city, way.cards)}
        ${way.declines ? html`<small>${words.t("way-declines")}</small>` : nothing}
      </button>`,
    )}
  </div>
`;

/** @param {Situation} now @param {Claim} way */
const wayWords = (now, way) =>
  words.t("way-words", { cards: paymentText(way.cards), declines: way.declines ? "yes" : "no" });

/** @param {Situation} now @param {string} slug @param {Ask} ask */
function refusal(now, slug, ask) {
  if (!ask.why) return html`<p class="why">${routeState(now, slug)}</p>`;
  return html`<p class="why" role="status">${refusalWords(now, ask.why, slug)} ${ruleLink(now, ask.why.rule)}</p>`;
}

/** @param {Situation} now @param {{reason: string}} why @param {string} [slug] */
export function refusalWords(now, why, slug = "") {
  const route = now.city.routes.get(slug);
  const owner = now.owners.get(slug);
  const id = `refusal-${why.reason}`;
  if (!words.has(id)) return words.t("refusal-other");
  return words.t(id, {
    cost: route ? now.city.cost(route) : 0,
    colour: colourName(route?.colour ?? ""),
    owner: owner === undefined ? "" : now.name(owner),
  });
}

/** @param {Situation} now @param {string} rule */
export const ruleLink = (now, rule) =>
  rule ? html`<a class="rule" href="/rules/${now.city.slug}#${rule}">${words.t("rule", { rule })}</a>` : nothing;
