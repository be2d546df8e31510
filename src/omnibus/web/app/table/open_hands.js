// All hands and tickets at once: of a game that is over, watched again.

import { html, nothing } from "../../vendor/lit.js";
import { words } from "../words.js";
import { sign } from "./cards.js";
import { colourName, ticketName } from "./say.js";
import { LETTERS } from "./situation.js";

/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {import("../wire.d.ts").View} View */

const MARKS = { done: "✓", possible: "○", broken: "✕" };

/** @param {Situation} now @param {readonly View[]} views  By seat. */
export function openHands(now, views) {
  if (!views.length) return nothing;
  return html`<section class="open-hands" aria-label=${words.t("replay-all-hands")}>
    <ol>
      ${views.map(
        (view, seat) => html`<li data-seat=${seat + 1}>
          <span class="badge" aria-hidden="true">${LETTERS[seat]}</span>
          <b>${now.name(seat)}</b>
          <span class="open-cards">
            ${now.city.colours.filter((colour) => (view.hand?.[colour] ?? 0) > 0).map((colour) => card(now, colour, view.hand?.[colour] ?? 0))}
          </span>
          <span class="open-tickets">
            ${(view.tickets ?? []).map((slug) => html`<span>${MARKS[now.outlook(slug, seat)]} ${ticketName(now.city, slug)}</span>`)}
          </span>
        </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {Situation} now @param {string} colour @param {number} count */
const card = (now, colour, count) =>
  html`<span class="small-card" data-colour=${colour} role="img" aria-label=${words.t("cards-of-colour", { count, colour: colourName(colour) })}
    >${sign(now.city, colour)}<b aria-hidden="true">${count}</b></span
  >`;
