// Was it dealt as it should have been? From the record of a game that is over, checked in this browser.

import { html, nothing } from "../../vendor/lit.js";
import { api } from "../api.js";
import { findings, headerOf } from "../play/proof.js";
import { seats } from "../seats.js";
import { OmnibusElement } from "../ui/element.js";
import { troubleText } from "../ui/names.js";
import { words } from "../words.js";

/** @typedef {import("../play/proof.js").Finding} Finding */

class VerifyPage extends OmnibusElement {
  static properties = { place: {}, record: { state: true }, found: { state: true }, trouble: { state: true } };

  constructor() {
    super();
    /** A table, or nothing. */
    this.place = "";
    this.record = "";
    /** @type {Finding[] | null} */
    this.found = null;
    this.trouble = "";
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.place) this.fetch();
  }

  async fetch() {
    try {
      this.record = await api.record(this.place, seats.keys(this.place)[0]?.token);
      await this.check();
    } catch (trouble) {
      this.trouble = troubleText(trouble);
    }
  }

  async check() {
    this.found = null;
    this.trouble = "";
    const header = headerOf(this.record);
    if (!header) return (this.trouble = words.t("verify-no-record"));
    if (!crypto.subtle) return (this.trouble = words.t("verify-insecure"));
    this.found = await findings(header, seats.table(header.table));
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  async open({ target }) {
    this.record = (await target.files?.[0]?.text()) ?? "";
    await this.check();
  }

  render() {
    return html`
      <div class="page narrow">
        <h1>${words.t("verify-title")}</h1>
        <p>${words.t("verify-how")}</p>
        <section class="panel">
          <div class="field">
            <label for="record">${words.t("verify-record")}</label>
            <textarea
              id="record"
              rows="8"
              spellcheck="false"
              .value=${this.record}
              @input=${(/** @type {Event & {target: HTMLTextAreaElement}} */ event) => (this.record = event.target.value)}
            ></textarea>
          </div>
          <div class="buttons">
            <button class="button first" @click=${() => this.check()}>${words.t("verify-check")}</button>
            <label class="button file">
              ${words.t("verify-file")}
              <input type="file" accept=".txt,text/plain" @change=${this.open} />
            </label>
          </div>
        </section>
        ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
        <div role="status">${this.found ? this.answer(this.found) : nothing}</div>
      </div>
    `;
  }

  /** @param {Finding[]} found */
  answer(found) {
    const right = found.every((one) => one.right);
    const seen = found.some((one) => one.step.startsWith("seen"));
    return html`
      <section class="panel">
        <h2>${words.t(right ? (seen ? "verify-proven" : "verify-agrees") : "verify-wrong")}</h2>
        <ul class="findings">
          ${found.map(
            ({ step, right: fits, detail }) => html`<li data-right=${String(fits)}>
              <span aria-hidden="true">${fits ? "✓" : "✕"}</span>
              <div>
                ${words.t(`verify-${step}-${fits ? "right" : "wrong"}`)}
                ${detail ? html`<code class="soft small">${detail}</code>` : nothing}
              </div>
            </li>`,
          )}
        </ul>
        <p class="soft small">${words.t(seen ? "verify-rest" : "verify-rest-unseen")}</p>
      </section>
    `;
  }
}

customElements.define("verify-page", VerifyPage);
