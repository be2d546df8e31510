// A question over everything else: a native dialog, so that focus stays inside and Escape leaves it.

import { html, render } from "../../vendor/lit.js";
import { words } from "../words.js";

let count = 0;

/**
 * Shows a dialog; `close(answer)` in its content ends it. Escape and a press beside it answer null.
 * @template Answer
 * @param {string} title
 * @param {(close: (answer: Answer | null) => void) => unknown} content
 * @param {{className?: string}} [options]
 * @returns {Promise<Answer | null>}
 */
export function dialog(title, content, { className = "" } = {}) {
  const shown = document.createElement("dialog");
  const id = `dialog-${++count}`;
  shown.className = className;
  shown.setAttribute("aria-labelledby", id);
  document.body.append(shown);
  return new Promise((resolve) => {
    /** @type {Answer | null} */
    let answer = null;
    const close = (/** @type {Answer | null} */ given) => {
      answer = given;
      shown.close();
    };
    shown.addEventListener("close", () => {
      shown.remove();
      resolve(answer);
    });
    shown.addEventListener("pointerdown", (event) => {
      if (event.target === shown && outside(shown, event)) shown.close();
    });
    render(html`<h2 id=${id}>${title}</h2>${content(close)}`, shown);
    shown.showModal();
  });
}

/** @param {Element} element @param {PointerEvent} event */
function outside(element, event) {
  const box = element.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}

/**
 * Yes or no.
 * @param {string} title
 * @param {string} text
 * @param {string} yes  What the button says.
 * @returns {Promise<boolean>}
 */
export async function confirmed(title, text, yes) {
  const answer = await dialog(
    title,
    (close) => html`
      <p>${text}</p>
      <div class="buttons">
        <button class="button" @click=${() => close(null)}>${words.t("cancel")}</button>
        <button class="button first" autofocus @click=${() => close(true)}>${yes}</button>
      </div>
    `,
  );
  return answer === true;
}
