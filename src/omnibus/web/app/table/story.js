// The story: the last action in words, and the log behind it.

import { html, nothing, repeat } from "../../vendor/lit.js";
import { words } from "../words.js";
import { who } from "./say.js";
import { lastTold, told } from "./telling.js";

/** @typedef {import("./situation.js").Situation} Situation */

/** What is to be done now, for me. @param {Situation} now */
export function prompt(now) {
  const { phase, to_move: mover } = now.view;
  if (now.over) return words.t("prompt-over");
  if (now.table.stage === "paused") return words.t("prompt-paused");
  if (!now.mine) {
    if (phase === "choosing") return words.t("prompt-others-choose");
    return words.t("prompt-other", { name: now.name(mover) });
  }
  if (now.legal.includes("pass")) return words.t("prompt-pass");
  if (phase === "choosing") return words.t("prompt-choosing");
  return words.t(phase === "drawing" ? "prompt-drawing" : phase === "keeping" ? "prompt-keeping" : "prompt-turn");
}

/**
 * @param {Situation} now
 * @param {boolean} open
 * @param {() => void} toggle
 * @param {() => void} pass
 * @param {unknown} planned  What is planned for my turn.
 */
export function storyPanel(now, open, toggle, pass, planned) {
  const last = lastTold(now);
  return html`
    <section class="story ${open ? "open" : ""}" aria-label=${words.t("story")}>
      <p class="prompt ${now.mine ? "mine" : ""}">${prompt(now)}</p>
      <button class="last-told" aria-expanded=${String(open)} @click=${toggle}><span>${last.join(" ") || words.t("story-begins")}</span></button>
      ${lastRound(now)} ${planned}
      ${now.legal.includes("pass") ? html`<button class="pass" @click=${pass}>${words.t("pass")}</button>` : nothing}
    </section>
  `;
}

/** @param {Situation} now */
function lastRound(now) {
  const { turns_left: left } = now.view;
  if (left === null || left === undefined || now.over) return nothing;
  return html`<p class="last-round"><b>${words.t("last-round")}</b> ${words.t("turns-left", { turns: left })}</p>`;
}

/** Everything that has happened, the latest first. Where there is room, it is always there. @param {Situation} now @param {boolean} open */
export function storyLog(now, open) {
  const plies = now.story.map((one) => ({ ply: one.ply, seat: actor(one.events), sentences: told(now, one.events) }));
  return html`<ol class="log ${open ? "open" : ""}" tabindex="0" aria-label=${words.t("story-log")}>
    ${repeat(
      plies.filter((one) => one.sentences.length).reverse(),
      (one) => one.ply,
      (one) => html`<li data-seat=${one.seat === null ? "" : one.seat + 1}>${one.sentences.join(" ")}</li>`,
    )}
  </ol>`;
}

/** @param {import("../wire.d.ts").Happened["events"]} events */
function actor(events) {
  const first = events[0];
  return first && "seat" in first ? first.seat : null;
}

/** Whose turn it has become, for those who can't see. @param {Situation} now */
export const turnWords = (now) =>
  now.mine ? prompt(now) : now.over ? words.t("prompt-over") : words.t("turn-of", { name: who(now, now.view.to_move) });
