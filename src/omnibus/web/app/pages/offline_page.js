// Playing without a server: what it takes, loaded when it is asked for, and given back.

import { html, nothing } from "../../vendor/lit.js";
import { load, loaded, offered, unload } from "../alone.js";
import { OmnibusElement } from "../ui/element.js";
import { words } from "../words.js";

class OfflinePage extends OmnibusElement {
  static properties = { parts: { state: true }, there: { state: true }, share: { state: true }, failed: { state: true } };

  constructor() {
    super();
    /** @type {import("../alone.js").Parts | null | undefined} */
    this.parts = undefined;
    this.there = loaded() !== null;
    /** Of what is being loaded. @type {number | null} */
    this.share = null;
    this.failed = false;
    offered().then((parts) => (this.parts = parts));
  }

  async load() {
    if (!this.parts) return;
    this.share = 0;
    this.failed = false;
    try {
      await load(this.parts, (share) => (this.share = share));
      this.there = true;
    } catch {
      this.failed = true;
    } finally {
      this.share = null;
    }
  }

  async remove() {
    await unload();
    this.there = false;
  }

  render() {
    return html`
      <div class="page narrow">
        <h1>${words.t("offline-title")}</h1>
        <p>${words.t("offline-text")}</p>
        <section class="panel">${this.state()}</section>
      </div>
    `;
  }

  state() {
    const { parts, share, failed } = this;
    if (share !== null)
      return html`<label class="field"
        ><span class="label">${words.t("offline-loading")}</span><progress max="1" value=${share}></progress
      ></label>`;
    if (this.there)
      return html`
        <p role="status">${words.t("offline-there")}</p>
        <div class="buttons">
          <a class="button first" href="/">${words.t("to-start")}</a>
          <button class="button" @click=${() => this.remove()}>${words.t("offline-remove")}</button>
        </div>
      `;
    if (parts === undefined) return nothing;
    if (!parts) return html`<p>${words.t("offline-none")}</p>`;
    const size = words.number(parts.bytes / 1e6, { maximumFractionDigits: 0 });
    return html`
      ${failed ? html`<p class="trouble" role="alert">${words.t("offline-failed")}</p>` : nothing}
      <div class="buttons">
        <button class="button first" @click=${() => this.load()}>${words.t("offline-load", { size })}</button>
      </div>
    `;
  }
}

customElements.define("offline-page", OfflinePage);
