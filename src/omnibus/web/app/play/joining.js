// Somebody has followed a link to a table with open seats: take one, or watch.

import { html, nothing } from "../../vendor/lit.js";
import { account } from "../account.js";
import { api, Trouble } from "../api.js";
import { seats } from "../seats.js";
import { cityHead } from "../ui/city_head.js";
import { OmnibusElement } from "../ui/element.js";
import { troubleText } from "../ui/names.js";
import { words } from "../words.js";
import { seatList } from "./seat_list.js";

/** @typedef {import("../wire.d.ts").Table} Table */

class JoinForm extends OmnibusElement {
  static properties = { table: {}, city: {}, trouble: { state: true }, busy: { state: true } };

  constructor() {
    super();
    /** @type {Table | null} */
    this.table = null;
    /** @type {import("../wire.d.ts").ListedCity | undefined} */
    this.city = undefined;
    this.name = seats.name || account.name;
    this.trouble = "";
    this.busy = false;
  }

  /** @param {Event} event */
  async join(event) {
    event.preventDefault();
    if (!this.table) return;
    this.busy = true;
    this.trouble = "";
    try {
      const name = this.name.trim() || words.t("guest");
      const nonce = seats.nonce();
      const joined = await api.join(this.table.id, { name, nonce });
      seats.name = this.name.trim();
      account.claimSeats(this.table.id, [joined.key]);
      this.dispatchEvent(new CustomEvent("joined", { detail: { ...joined, nonce } }));
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.trouble = troubleText(trouble);
    } finally {
      this.busy = false;
    }
  }

  render() {
    if (!this.table) return nothing;
    const input = (/** @type {Event & {target: HTMLInputElement}} */ event) => (this.name = event.target.value);
    return html`
      <form class="page narrow apart" @submit=${this.join}>
        ${cityHead(this.city, words.t("join-title", { city: this.city?.name ?? this.table.city }))}
        ${seatList(this.table)}
        <div class="field">
          <label for="join-name">${words.t("my-name")}</label>
          <input id="join-name" maxlength="24" autocomplete="nickname" autofocus .value=${this.name} @input=${input} />
        </div>
        ${this.trouble ? html`<p class="start-trouble" role="alert">${this.trouble}</p>` : nothing}
        <div class="buttons">
          <button class="button first big" ?disabled=${this.busy}>${words.t("take-seat")}</button>
          ${this.table.watching === "never"
            ? nothing
            : html`<button type="button" class="button big" @click=${() => this.dispatchEvent(new Event("watch"))}>
                ${words.t("watch")}
              </button>`}
        </div>
      </form>
    `;
  }
}

customElements.define("join-form", JoinForm);
