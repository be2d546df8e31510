// Who plays on one device: names, and bots among them.

import { html, nothing } from "../../vendor/lit.js";
import { botName } from "../ui/names.js";
import { words } from "../words.js";

/** @typedef {import("./opening.js").Opening} Opening */
/** @typedef {import("./opening.js").Player} Player */
/** @typedef {(change: Partial<Opening>) => void} Change */

/** @param {Opening} opening @param {number} most @param {Change} change */
export function playerRows(opening, most, change) {
  const { players } = opening;
  const add = () => change({ players: [...players, { kind: "person", name: "" }] });
  return html`
    <fieldset class="players">
      <legend>${words.t("players")}</legend>
      ${players.map((player, at) => row(opening, player, at, change))}
      ${players.length < most
        ? html`<button type="button" class="button" @click=${add}>${words.t("add-player")}</button>`
        : nothing}
    </fieldset>
  `;
}

/** @param {Opening} opening @param {Player} player @param {number} at @param {Change} change */
function row({ players, level }, player, at, change) {
  const bot = player.kind === "bot";
  const renew = (/** @type {Partial<Player>} */ given) =>
    change({ players: players.map((one, other) => (other === at ? { ...one, ...given } : one)) });
  const number = words.t("player-number", { number: at + 1 });
  return html`
    <div class="player-row">
      ${bot
        ? html`<span class="player-bot">${botName(level)}</span>`
        : html`<input
            class="input"
            maxlength="24"
            aria-label=${words.t("name-of", { player: number })}
            placeholder=${number}
            .value=${player.name}
            @input=${(/** @type {Event & {target: HTMLInputElement}} */ event) => renew({ name: event.target.value })}
          />`}
      <button
        type="button"
        class="button"
        aria-pressed=${bot}
        aria-label=${words.t("bot-plays", { player: number })}
        ?disabled=${at === 0}
        @click=${() => renew({ kind: bot ? "person" : "bot" })}
      >
        ${words.t("bot")}
      </button>
      <button
        type="button"
        class="button bare"
        aria-label=${words.t("remove-player", { player: number })}
        ?disabled=${at === 0 || players.length <= 2}
        @click=${() => change({ players: players.filter((_, other) => other !== at) })}
      >
        ×
      </button>
    </div>
  `;
}
