// Controls that look and behave alike on every page.

import { html, live, nothing } from "../../vendor/lit.js";

let count = 0;

/**
 * A few choices of which one is taken.
 * @template {string | number} Value
 * @param {object} options
 * @param {string} options.label
 * @param {Value} options.value
 * @param {ReadonlyArray<readonly [Value, unknown]>} options.choices  Value and what stands on it.
 * @param {(value: Value) => void} options.chosen
 * @param {boolean} [options.labelSpoken]  The label is not shown.
 * @param {string} [options.name]
 */
export function choices({ label, value, choices, chosen, labelSpoken = false, name = `choices-${++count}` }) {
  return html`
    <fieldset>
      <legend class=${labelSpoken ? "spoken" : ""}>${label}</legend>
      <div class="choices">
        ${choices.map(
          ([one, text]) => html`
            <label>
              <input
                type="radio"
                name=${name}
                value=${one}
                .checked=${live(one === value)}
                @change=${() => chosen(one)}
              />
              <span>${text}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}

/**
 * On or off.
 * @param {string} label
 * @param {boolean} on
 * @param {(on: boolean) => void} turned
 * @param {string} [more]  Small print.
 */
export function toggle(label, on, turned, more = "") {
  return html`
    <label class="switch">
      <span>${label}${more ? html`<br /><span class="small soft">${more}</span>` : nothing}</span>
      <input
        type="checkbox"
        role="switch"
        .checked=${live(on)}
        @change=${(/** @type {Event & {target: HTMLInputElement}} */ event) => turned(event.target.checked)}
      />
    </label>
  `;
}
