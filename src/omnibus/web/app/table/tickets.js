// My tickets: which are done, which can still be, which can't; touched, they light their places. And the districts.

import { html, nothing } from "../../vendor/lit.js";
import { words } from "../words.js";
import { colourName, placeName, ticketName } from "./say.js";
import { reached } from "./reach.js";

/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {(slug: string) => void} Light */

/** A sign for each outlook, so that it is not told by colour alone. */
const MARKS = { done: "✓", possible: "○", broken: "✕" };

/**
 * @param {Situation} now
 * @param {string} lit  The ticket that is held.
 * @param {Light} light  For as long as it is held.
 * @param {Light} hover
 */
export function ticketsPanel(now, lit, light, hover) {
  const tickets = now.view.tickets ?? [];
  return html`
    <section class="tickets" aria-label=${words.t("tickets", { count: tickets.length })}>
      ${tickets.length ? tickets.map((slug) => ticketButton(now, slug, lit, light, hover)) : html`<p class="empty">${words.t("tickets-none")}</p>`}
    </section>
  `;
}

/** @param {Situation} now @param {string} slug @param {string} lit @param {Light} light @param {Light} hover */
function ticketButton(now, slug, lit, light, hover) {
  const outlook = now.outlook(slug);
  const points = now.city.tickets.get(slug)?.points ?? 0;
  return html`
    <button
      class="ticket ${outlook}"
      aria-pressed=${String(lit === slug)}
      aria-label=${words.t("ticket-words", { ticket: ticketName(now.city, slug), points, outlook })}
      @click=${() => light(lit === slug ? "" : slug)}
      @pointerenter=${() => hover(slug)}
      @pointerleave=${() => hover("")}
      @focus=${() => hover(slug)}
      @blur=${() => hover("")}
    >
      ${ticketFace(now, slug, MARKS[outlook])}
    </button>
  `;
}

/** @param {Situation} now @param {string} slug @param {string} mark */
export function ticketFace(now, slug, mark) {
  const ticket = now.city.tickets.get(slug);
  if (!ticket) return nothing;
  return html`
    <span class="mark" aria-hidden="true">${mark}</span>
    <span class="ends" aria-hidden="true"
      ><span class="end">${placeName(now.city, ticket.ends[0])}</span>
      <span class="end">${placeName(now.city, ticket.ends[1])}</span></span
    >
    <span class="points" aria-hidden="true">${ticket.points}</span>
  `;
}

/** How many places of each district hang together for me. @param {Situation} now */
export function districtsPanel(now) {
  const { districts } = now.city.board;
  if (!districts.length || now.seat === null) return nothing;
  return html`<section class="districts" aria-label=${words.t("districts")}>
    ${districts.map((district) => {
      const linked = mostLinked(now, district.places);
      const done = linked === district.places.length;
      const of = { colour: colourName(district.colour), points: district.points, linked, places: district.places.length };
      return html`<span
        class="district ${done ? "done" : ""}"
        data-colour=${district.colour}
        role="img"
        aria-label=${words.t("district-words", of)}
        ><b>${district.points}</b><small>${done ? "✓" : `${linked}/${district.places.length}`}</small></span
      >`;
    })}
  </section>`;
}

/** @param {Situation} now @param {readonly string[]} places */
function mostLinked(now, places) {
  let most = 0;
  for (const place of places) {
    const touched = now.city.around(place).some((route) => now.owners.get(route.slug) === now.seat);
    if (!touched) continue;
    const own = reached(now.city, place, (route) => now.owners.get(route.slug) === now.seat);
    most = Math.max(most, places.filter((one) => own.has(one)).length);
  }
  return most;
}
