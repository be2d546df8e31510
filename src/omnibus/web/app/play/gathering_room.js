// Before the game: who is here already, and the link that brings the others.

import { html, nothing } from "../../vendor/lit.js";
import { seats } from "../seats.js";
import { cityHead } from "../ui/city_head.js";
import { OmnibusElement } from "../ui/element.js";
import { notice } from "../ui/notices.js";
import { words } from "../words.js";
import { qrCode } from "./code.js";
import { seatList } from "./seat_list.js";

class GatheringRoom extends OmnibusElement {
  static properties = { table: {}, city: {}, connection: {} };

  constructor() {
    super();
    /** @type {import("../wire.d.ts").Table | null} */
    this.table = null;
    /** @type {import("../wire.d.ts").ListedCity | undefined} */
    this.city = undefined;
    /** @type {import("../connection.js").Connection | null} */
    this.connection = null;
  }

  render() {
    if (!this.table) return nothing;
    const link = seats.joinLink(this.table.id);
    const free = this.table.seats.filter((seat) => seat.kind !== "bot" && !seat.taken).length;
    return html`
      <div class="page narrow apart">
        ${cityHead(this.city, words.t("gathering-title", { city: this.city?.name ?? this.table.city }))}
        ${this.dataset.screen === undefined ? nothing : html`<p class="scan">${words.t("scan-to-sit")}</p>`}
        <p role="status">${words.t("gathering-text", { count: free })}</p>
        ${seatList(this.table, this.connection?.seat ?? null)}
        <section class="panel share">
          ${qrCode(link, words.t("qr-of-link"))}
          <div class="share-link">
            <label class="field">
              <span class="label">${words.t("link-for-friends")}</span>
              <input readonly .value=${link} @focus=${(/** @type {any} */ event) => event.target.select()} />
            </label>
            <div class="buttons">
              <button class="button first" @click=${() => copied(link)}>${words.t("copy-link")}</button>
              ${"share" in navigator
                ? html`<button class="button" @click=${() => shared(link)}>${words.t("send-link")}</button>`
                : nothing}
            </div>
          </div>
        </section>
        <p class="soft small">${words.t("fair-commitment")} <code class="commitment">${this.table.commitment}</code></p>
        <p><a href="/">${words.t("to-start")}</a></p>
      </div>
    `;
  }
}

/** @param {string} link */
async function copied(link) {
  try {
    await navigator.clipboard.writeText(link);
    notice(words.t("link-copied"));
  } catch {
    notice(link);
  }
}

/** @param {string} link */
async function shared(link) {
  try {
    await navigator.share({ title: "Omnibus", url: link });
  } catch {
    // The person changed their mind.
  }
}

customElements.define("gathering-room", GatheringRoom);
