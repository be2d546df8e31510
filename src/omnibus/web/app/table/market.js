// What can be drawn: the face-up cards, the pile, the tickets; and how many discards there are.

import { html, nothing } from "../../vendor/lit.js";
import { words } from "../words.js";
import { back, face } from "./cards.js";
import { colourName } from "./say.js";

/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {(action: string, event: Event) => void} Wish */

/** @param {Situation} now @param {Wish} wish */
export function marketPanel(now, wish) {
  const { view } = now;
  const discards = Object.values(view.discards).reduce((sum, count) => sum + count, 0);
  return html`
    <section class="market" aria-label=${words.t("market")}>
      ${view.market.map((colour, slot) => slotTemplate(now, colour, slot, wish))}
      ${pile(now, "draw blind", words.t("draw-pile", { count: view.deck_left }), view.deck_left, wish, discards)}
      ${pile(now, "draw tickets", words.t("ticket-pile", { count: view.stack_left }), view.stack_left, wish)}
    </section>
  `;
}

/** @param {Situation} now @param {string | null} colour @param {number} slot @param {Wish} wish */
function slotTemplate(now, colour, slot, wish) {
  if (colour === null)
    return html`<span class="card gap" data-slot=${slot}><span class="spoken">${words.t("market-gap")}</span></span>`;
  const action = `draw market ${colour}`;
  return html`
    <button
      class="card"
      data-slot=${slot}
      data-colour=${colour}
      aria-label=${words.t("market-card", { colour: colourName(colour) })}
      aria-disabled=${String(!now.legal.includes(action))}
      @click=${(/** @type {Event} */ event) => wish(action, event)}
    >
      ${face(now.city, colour)}
    </button>
  `;
}

/**
 * @param {Situation} now
 * @param {string} action
 * @param {string} name
 * @param {number} count
 * @param {Wish} wish
 * @param {number} [discards]
 */
function pile(now, action, name, count, wish, discards) {
  const kind = action === "draw blind" ? "draw-pile" : "ticket-pile";
  return html`
    <button
      class="card pile ${kind}"
      aria-label=${discards === undefined ? name : `${name}. ${words.t("discards", { count: discards })}`}
      aria-disabled=${String(!now.legal.includes(action))}
      ?data-empty=${count === 0}
      @click=${(/** @type {Event} */ event) => wish(action, event)}
    >
      ${kind === "draw-pile" ? back(now.city) : ticketBack()}
      <span class="count" aria-hidden="true">${count}</span>
      ${discards === undefined ? nothing : html`<span class="discards" aria-hidden="true" data-count=${discards}></span>`}
    </button>
  `;
}

const ticketBack = () => html`<span class="face ticket-back" aria-hidden="true"><span class="ends"></span></span>`;
