// My cards, in stacks by colour. A stack can be touched, to see where it leads, or dragged onto a route.

import { html } from "../../vendor/lit.js";
import { words } from "../words.js";
import { face } from "./cards.js";
import { colourName } from "./say.js";

/** @typedef {import("./situation.js").Situation} Situation */

/**
 * @param {Situation} now
 * @param {string} chosen  The colour that is held out.
 * @param {(colour: string) => void} choose
 * @param {(event: PointerEvent, colour: string) => void} lift
 */
export function handPanel(now, chosen, choose, lift) {
  const held = now.city.colours.filter((colour) => (now.hand[colour] ?? 0) > 0);
  const count = held.reduce((sum, colour) => sum + now.hand[colour], 0);
  return html`
    <section class="hand" aria-label=${words.t("hand", { count })}>
      ${held.length ? held.map((colour) => stack(now, colour, chosen, choose, lift)) : html`<p class="empty">${words.t("hand-empty")}</p>`}
    </section>
  `;
}

/**
 * @param {Situation} now
 * @param {string} colour
 * @param {string} chosen
 * @param {(colour: string) => void} choose
 * @param {(event: PointerEvent, colour: string) => void} lift
 */
function stack(now, colour, chosen, choose, lift) {
  const count = now.hand[colour];
  return html`
    <button
      class="card stack"
      data-colour=${colour}
      data-depth=${Math.min(count, 4)}
      aria-pressed=${String(chosen === colour)}
      aria-label=${words.t("hand-stack", { count, colour: colourName(colour) })}
      @click=${() => choose(chosen === colour ? "" : colour)}
      @pointerdown=${(/** @type {PointerEvent} */ event) => lift(event, colour)}
    >
      ${face(now.city, colour)}
      <span class="count" aria-hidden="true">${count}</span>
    </button>
  `;
}
