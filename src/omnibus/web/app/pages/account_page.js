// A name of one's own: claim it, come back to it, take along what is mine, or be forgotten.

import { html, nothing } from "../../vendor/lit.js";
import { account } from "../account.js";
import { api, Trouble } from "../api.js";
import { addPasskey, canUsePasskeys, signInByPasskey } from "../passkeys.js";
import { confirmed, dialog } from "../ui/dialog.js";
import { OmnibusElement } from "../ui/element.js";
import { troubleText } from "../ui/names.js";
import { notice } from "../ui/notices.js";
import { words } from "../words.js";
import "./notices_panel.js";
import { ratings, sources, totals } from "./player_figures.js";

/** @typedef {import("../wire.d.ts").Me} Me */

class AccountPage extends OmnibusElement {
  static properties = { me: { state: true }, trouble: { state: true }, busy: { state: true } };

  constructor() {
    super();
    /** @type {Me | null} */
    this.me = null;
    this.trouble = "";
    this.busy = false;
    this.renew();
  }

  async renew() {
    if (!account.signedIn) return (this.me = null);
    try {
      this.me = await account.me();
    } catch (trouble) {
      if (trouble instanceof Trouble && trouble.status === 401) account.leave();
      this.trouble = troubleText(trouble);
    }
  }

  /** Does something once, and says what went wrong. @param {() => Promise<unknown>} what */
  async doing(what) {
    if (this.busy) return;
    this.busy = true;
    this.trouble = "";
    try {
      await what();
      await this.renew();
    } catch (trouble) {
      if (trouble instanceof DOMException) return; // A passkey that was not given after all.
      this.trouble = troubleText(trouble);
    } finally {
      this.busy = false;
    }
  }

  render() {
    return html`
      <div class="page narrow">
        <h1>${this.me?.player.name ?? words.t("account")}</h1>
        ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
        ${account.signedIn ? this.known() : this.unknown()}
      </div>
    `;
  }

  unknown() {
    return html`
      <p>${words.t("account-why")}</p>
      <section class="panel">
        <h2>${words.t("account-claim")}</h2>
        ${this.form("claim-name", words.t("my-name"), 24, words.t("account-claim-do"), async (name) => {
          const signed = await api.claimName(name);
          account.take(signed);
          await showCode(signed.recovery ?? "");
        })}
      </section>
      <section class="panel">
        <h2>${words.t("account-return")}</h2>
        ${canUsePasskeys
          ? html`<div class="buttons">
              <button class="button" ?disabled=${this.busy} @click=${() => this.doing(signInByPasskey)}>${words.t("account-passkey")}</button>
            </div>`
          : nothing}
        ${this.form("code", words.t("account-code"), 80, words.t("account-return-do"), async (code) => {
          const signed = await api.recover(code);
          account.take(signed);
          await showCode(signed.recovery ?? "");
        })}
      </section>
    `;
  }

  /** One field and its button. @param {string} id @param {string} label @param {number} most @param {string} button @param {(text: string) => Promise<void>} done */
  form(id, label, most, button, done) {
    const sent = (/** @type {Event & {target: HTMLFormElement}} */ event) => {
      event.preventDefault();
      const text = String(new FormData(event.target).get(id) ?? "").trim();
      if (text) this.doing(() => done(text));
    };
    return html`
      <form class="one-field" @submit=${sent}>
        <div class="field">
          <label for=${id}>${label}</label>
          <input id=${id} name=${id} maxlength=${most} autocomplete="off" required />
        </div>
        <button class="button first" ?disabled=${this.busy}>${button}</button>
      </form>
    `;
  }

  known() {
    const { me } = this;
    if (!me) return nothing;
    return html`
      ${ratings(me.player)} ${sources(me.player)} ${totals(me.player)}
      <p><a href="/best">${words.t("leaderboard")}</a></p>
      <section class="panel">
        <h2>${words.t("account-ways-back")}</h2>
        ${this.passkeys(me)}
        <div class="buttons">
          ${canUsePasskeys
            ? html`<button class="button" @click=${() => this.doing(addPasskey)}>${words.t("account-add-passkey")}</button>`
            : nothing}
          <button class="button" @click=${() => this.doing(async () => showCode((await account.renewed("/recovery")).recovery ?? ""))}>
            ${words.t("account-new-code")}
          </button>
        </div>
      </section>
      <notices-panel></notices-panel>
      <section class="panel">
        <h2>${words.t("account-rename")}</h2>
        ${this.form("new-name", words.t("my-name"), 24, words.t("account-rename-do"), (name) => account.rename(name))}
      </section>
      <section class="panel">
        <h2>${words.t("account-mine")}</h2>
        <div class="buttons">
          <button class="button" @click=${() => this.doing(download)}>${words.t("account-export")}</button>
          <button class="button" @click=${() => this.leave()}>${words.t("account-leave")}</button>
          <button class="button" @click=${() => this.doing(() => account.renewed("/sign-out-everywhere"))}>
            ${words.t("account-leave-others")}
          </button>
          <button class="button danger" @click=${() => this.remove()}>${words.t("account-delete")}</button>
        </div>
      </section>
    `;
  }

  /** @param {Me} me */
  passkeys({ passkeys = [] }) {
    if (!passkeys.length) return html`<p class="soft">${words.t("account-no-passkeys")}</p>`;
    const forget = (/** @type {string} */ id) => this.doing(() => account.ask(`/passkeys/${encodeURIComponent(id)}`, { method: "DELETE" }));
    return html`<ul class="lines">
      ${passkeys.map(
        ({ id, created }) => html`<li>
          <span>${words.t("account-passkey-of", { date: words.date(created, { dateStyle: "medium" }) })}</span>
          <button class="button bare" @click=${() => forget(id)}>${words.t("forget-game")}</button>
        </li>`,
      )}
    </ul>`;
  }

  leave() {
    account.leave();
    this.me = null;
  }

  async remove() {
    const sure = await confirmed(words.t("account-delete"), words.t("account-delete-text"), words.t("account-delete"));
    if (sure) await this.doing(() => account.remove());
  }
}

/** It is shown this once. @param {string} code */
async function showCode(code) {
  if (!code) return;
  const copied = () => navigator.clipboard?.writeText(code).then(() => notice(words.t("account-code-copied")));
  await dialog(
    words.t("account-your-code"),
    (close) => html`
      <p>${words.t("account-code-text")}</p>
      <p class="code" tabindex="0">${code}</p>
      <div class="buttons">
        <button class="button" @click=${copied}>${words.t("account-copy-code")}</button>
        <button class="button first" @click=${() => close(true)}>${words.t("account-code-kept")}</button>
      </div>
    `,
  );
}

/** All that is mine, as a file. */
async function download() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await (await account.ask("/export")).blob());
  link.download = "omnibus.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

customElements.define("account-page", AccountPage);
