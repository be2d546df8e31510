// Notice of my turn: to this browser, or by mail. Nothing is sent that was not asked for.

import { html, nothing } from "../../vendor/lit.js";
import { account } from "../account.js";
import { OmnibusElement } from "../ui/element.js";
import { troubleText } from "../ui/names.js";
import { words } from "../words.js";

/** @typedef {import("../wire.d.ts").Notice} Notice */
/** @typedef {import("../wire.d.ts").NoticeWays} NoticeWays */

class NoticesPanel extends OmnibusElement {
  static properties = { ways: { state: true }, notices: { state: true }, trouble: { state: true }, busy: { state: true } };

  constructor() {
    super();
    /** @type {NoticeWays | null} */
    this.ways = null;
    /** @type {Notice[]} */
    this.notices = [];
    this.trouble = "";
    this.busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.doing(async () => (this.ways = await (await account.ask("/notices/ways")).json()));
  }

  /** @param {() => Promise<unknown>} what */
  async doing(what) {
    this.busy = true;
    this.trouble = "";
    try {
      await what();
      if (!account.signedIn || !this.isConnected) return; // Somebody has signed out meanwhile.
      this.notices = await (await account.ask("/notices")).json();
    } catch (trouble) {
      this.trouble = trouble instanceof DOMException ? words.t("notice-denied") : troubleText(trouble);
    } finally {
      this.busy = false;
    }
  }

  /** @param {object} to */
  add(to) {
    return account.ask("/notices", { method: "POST", body: { to, language: words.locale } });
  }

  async subscribe() {
    const worker = await navigator.serviceWorker.ready;
    const subscribed = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: this.ways?.push_key,
    });
    const { endpoint, keys } = subscribed.toJSON();
    await this.add({ type: "push", endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  }

  render() {
    const { ways, notices } = this;
    if (!ways) return nothing;
    const push = ways.push_key && "PushManager" in globalThis && "serviceWorker" in navigator;
    if (!push && !ways.mail && !notices.length) return nothing;
    return html`
      <section class="panel">
        <h2>${words.t("notices")}</h2>
        <p>${words.t("notices-why")}</p>
        ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
        ${notices.length ? html`<ul class="lines">${notices.map((one) => this.line(one))}</ul>` : nothing}
        ${push
          ? html`<div class="buttons">
              <button class="button" ?disabled=${this.busy} @click=${() => this.doing(() => this.subscribe())}>${words.t("notice-here")}</button>
            </div>`
          : nothing}
        ${ways.mail ? this.field("notice-mail", "email", "notice-mail-do", (address) => this.add({ type: "mail", address })) : nothing}
      </section>
    `;
  }

  /** @param {Notice} one */
  line({ id, kind, where, confirmed = true }) {
    const path = `/notices/${encodeURIComponent(id)}`;
    return html`
      <li>
        <span>${words.t(`notice-of-${kind}`, { where })}</span>
        <button class="button bare" @click=${() => this.doing(() => account.ask(path, { method: "DELETE" }))}>${words.t("forget-game")}</button>
      </li>
      ${confirmed
        ? nothing
        : html`<li>
            ${this.field("notice-code", "text", "notice-code-do", (code) => account.ask(`${path}/code`, { method: "POST", body: { code } }))}
          </li>`}
    `;
  }

  /** @param {string} id @param {string} type @param {string} button @param {(text: string) => Promise<unknown>} done */
  field(id, type, button, done) {
    const sent = (/** @type {Event & {target: HTMLFormElement}} */ event) => {
      event.preventDefault();
      const text = String(new FormData(event.target).get(id) ?? "").trim();
      if (text) this.doing(() => done(text));
    };
    return html`
      <form class="one-field" @submit=${sent}>
        <div class="field"><label for=${id}>${words.t(id)}</label><input id=${id} name=${id} type=${type} required /></div>
        <button class="button" ?disabled=${this.busy}>${words.t(button)}</button>
      </form>
    `;
  }
}

customElements.define("notices-panel", NoticesPanel);
