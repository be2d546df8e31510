// Tickets to choose from: all are kept unless one is put back.

import { html } from "../../vendor/lit.js";
import { words } from "../words.js";
import { ticketName } from "./say.js";
import { ticketFace } from "./tickets.js";

/** @typedef {import("./situation.js").Situation} Situation */

/**
 * @typedef {object} OfferSteps
 * @property {(slug: string) => void} toggle
 * @property {(slug: string) => void} hover
 * @property {(action: string, event: Event) => void} wish
 */

/**
 * @param {Situation} now
 * @param {ReadonlySet<string>} back  Those that are put back.
 * @param {OfferSteps} steps
 */
export function offerPanel(now, back, steps) {
  const { offer } = now;
  const kept = offer.filter((slug) => !back.has(slug));
  const action = kept.length === offer.length ? "keep both" : `keep ${kept[0] ?? "none"}`;
  const starting = now.view.phase === "choosing";
  return html`
    <section class="sheet offer" role="group" aria-label=${words.t(starting ? "offer-starting" : "offer-drawn")}>
      <h2>${words.t(starting ? "offer-starting" : "offer-drawn")}</h2>
      <p>${words.t("offer-how", { least: now.city.board.parameters.tickets_kept_at_least })}</p>
      <div class="offered">
        ${offer.map((slug) => offered(now, slug, !back.has(slug), steps))}
      </div>
      <div class="buttons">
        <button
          class="primary"
          aria-disabled=${String(!now.legal.includes(action))}
          @click=${(/** @type {Event} */ event) => steps.wish(action, event)}
        >
          ${words.t("offer-keep", { count: kept.length })}
        </button>
      </div>
    </section>
  `;
}

/** @param {Situation} now @param {string} slug @param {boolean} kept @param {OfferSteps} steps */
function offered(now, slug, kept, { toggle, hover }) {
  const points = now.city.tickets.get(slug)?.points ?? 0;
  return html`
    <button
      class="ticket possible"
      aria-pressed=${String(kept)}
      aria-label=${words.t("offer-ticket", { ticket: ticketName(now.city, slug), points })}
      @click=${() => toggle(slug)}
      @pointerenter=${() => hover(slug)}
      @pointerleave=${() => hover("")}
      @focus=${() => hover(slug)}
      @blur=${() => hover("")}
    >
      ${ticketFace(now, slug, kept ? "✓" : "↩")}
    </button>
  `;
}

/** @param {() => void} draw @param {() => void} close */
export const ticketsSheet = (draw, close) => html`
  <section class="sheet" role="dialog" aria-label=${words.t("tickets-sure")}>
    <button class="close" aria-label=${words.t("close")} @click=${close}>✕</button>
    <h2>${words.t("tickets-sure")}</h2>
    <p>${words.t("tickets-sure-how")}</p>
    <div class="buttons"><button class="primary" @click=${draw}>${words.t("tickets-draw")}</button></div>
  </section>
`;
