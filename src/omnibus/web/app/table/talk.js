// What people say to each other at a table: lines and quick reactions, and whom one does not want to hear.

import { html, nothing } from "../../vendor/lit.js";
import { Connection, Refusal } from "../connection.js";
import { seats } from "../seats.js";
import { speak } from "../ui/notices.js";
import { words } from "../words.js";
import { LETTERS } from "./situation.js";
import { tool } from "./tools.js";

/** @typedef {import("./table.js").OmnibusTable} OmnibusTable */
/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {import("../wire.d.ts").Line} Line */

const BUBBLE_STAYS = 6000;
const LONGEST = 280;

export class Talk {
  /** @param {OmnibusTable} table */
  constructor(table) {
    this.table = table;
    this.open = false;
    /** Lines that were said while it was closed. */
    this.unread = 0;
    /** The seats that are not to be heard. @type {Set<number>} */
    this.muted = new Set();
    /** What has just been said. @type {Line | null} */
    this.bubble = null;
  }

  /** @returns {Connection | null} Where people talk: nobody does at a table of one's own. */
  get connection() {
    const { connection } = this.table;
    return connection instanceof Connection && connection.table?.chat ? connection : null;
  }

  /** @param {Line} line */
  heard(line) {
    const { now } = this.table;
    if (!now || line.seat === now.seat || this.muted.has(line.seat)) return;
    speak(`${now.name(line.seat)}: ${said(line)}`);
    if (!this.open) this.unread += 1;
    this.bubble = line;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#set(() => (this.bubble = null)), BUBBLE_STAYS);
    this.table.requestUpdate();
  }

  /** @param {Situation} now */
  button(now) {
    const people = now.table.seats.filter((seat) => seat.kind !== "bot").length;
    const elsewhere = people - Math.max(1, seats.keys(now.table.id).length);
    if (!this.connection || elsewhere < 1) return nothing;
    const name = this.unread ? words.t("chat-unread", { count: this.unread }) : words.t("chat");
    return html`<span class="talk-tool">
      ${tool(name, "chat", () => this.toggle())}${this.unread ? html`<b aria-hidden="true">${this.unread}</b>` : nothing}
    </span>`;
  }

  /** Over the board, beside whoever said it. @param {Situation} now */
  shown(now) {
    if (!this.bubble || this.open) return nothing;
    return html`<button class="bubble" data-seat=${this.bubble.seat + 1} @click=${() => this.toggle()}>
      <span class="badge" aria-hidden="true">${LETTERS[this.bubble.seat]}</span>
      <span><b>${now.name(this.bubble.seat)}</b> ${said(this.bubble)}</span>
    </button>`;
  }

  toggle() {
    if (this.open) return this.close();
    this.table.close();
    this.#set(() => {
      this.open = true;
      this.unread = 0;
      this.bubble = null;
    });
    this.#end();
  }

  close() {
    if (!this.open) return;
    this.#set(() => (this.open = false));
    const opener = this.table.querySelector(".talk-tool .tool");
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  }

  /** @param {Situation} now */
  sheet(now) {
    const { connection } = this;
    if (!this.open || !connection) return null;
    const lines = connection.chat.filter((line) => !this.muted.has(line.seat));
    return html`
      <section class="sheet talk" role="dialog" aria-label=${words.t("chat")}>
        <button class="close" aria-label=${words.t("close")} @click=${() => this.toggle()}>✕</button>
        <h2>${words.t("chat")}</h2>
        <ol class="talk-lines" tabindex="0" aria-label=${words.t("chat-lines")}>
          ${lines.map((line) => html`<li data-seat=${line.seat + 1}><b>${now.name(line.seat)}</b> ${said(line)}</li>`)}
          ${lines.length ? nothing : html`<li class="empty">${words.t("chat-empty")}</li>`}
        </ol>
        ${now.seat === null ? nothing : this.#writing(connection)} ${this.#mutes(now)}
      </section>
    `;
  }

  /** @param {Connection} connection */
  #writing(connection) {
    return html`
      <div class="reactions" role="group" aria-label=${words.t("chat-reactions")}>
        ${connection.reactions.map(
          (one) => html`<button @click=${() => this.#try(connection.react(one))}>${words.t(`reaction-${one}`)}</button>`,
        )}
      </div>
      <form class="writing" @submit=${(/** @type {Event} */ event) => this.#send(event, connection)}>
        <input name="line" class="input" maxlength=${LONGEST} autocomplete="off" aria-label=${words.t("chat-line")} placeholder=${words.t("chat-line")} />
        <button class="primary">${words.t("chat-send")}</button>
      </form>
    `;
  }

  /** @param {Situation} now */
  #mutes(now) {
    const others = now.table.seats.flatMap((seat, at) => (seat.kind !== "bot" && at !== now.seat ? [at] : []));
    const turn = (/** @type {number} */ seat) => this.#set(() => this.muted.delete(seat) || this.muted.add(seat));
    return html`<div class="reactions">
      ${others.map(
        (seat) => html`<button aria-pressed=${String(this.muted.has(seat))} @click=${() => turn(seat)}>
          ${words.t("chat-mute", { name: now.name(seat) })}
        </button>`,
      )}
    </div>`;
  }

  /** @param {Event} event @param {Connection} connection */
  #send(event, connection) {
    event.preventDefault();
    const input = /** @type {HTMLFormElement} */ (event.target).elements.namedItem("line");
    if (!(input instanceof HTMLInputElement) || !input.value.trim()) return;
    this.#try(connection.say(input.value.trim()));
    input.value = "";
  }

  /** @param {Promise<unknown>} saying */
  async #try(saying) {
    try {
      await saying;
      this.#end();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.table.refuse(refusal);
    }
  }

  /** The last line is the one to be seen. */
  async #end() {
    await this.table.updateComplete;
    const lines = this.table.querySelector(".talk-lines");
    if (lines) lines.scrollTop = lines.scrollHeight;
  }

  /** @param {() => void} change */
  #set(change) {
    change();
    this.table.requestUpdate();
  }
}

/** @param {Line} line */
const said = (line) => line.text || (words.has(`reaction-${line.reaction}`) ? words.t(`reaction-${line.reaction}`) : line.reaction);
