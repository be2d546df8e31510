// A table: its gathering room, the game, and the curtain between people who share this device.

import { html, nothing } from "../../vendor/lit.js";
import { api, Trouble } from "../api.js";
import { Connection, Refusal } from "../connection.js";
import { playAgain } from "../play/again.js";
import { nextSeat } from "../play/sharing.js";
import { listen } from "../play/sounds.js";
import { newWishes } from "../play/wishes.js";
import { go } from "../router.js";
import { seats } from "../seats.js";
import { dark } from "../settings.js";
import { loadCity } from "../table/city.js";
import { OmnibusElement } from "../ui/element.js";
import { listedCity } from "../ui/listed_city.js";
import { troubleText } from "../ui/names.js";
import { forgetSpoken, notice } from "../ui/notices.js";
import { words } from "../words.js";
import "../play/curtain.js";
import "../play/joining.js";
import "../table/table.js";

/** @typedef {import("../wire.d.ts").Table} Table */
/** @typedef {import("../wire.d.ts").SeatKey} SeatKey */
/** @typedef {import("../table/city.js").City} City */

class TablePage extends OmnibusElement {
  static properties = {
    place: {},
    table: { state: true },
    city: { state: true },
    listed: { state: true },
    shown: { state: true },
    covered: { state: true },
    trouble: { state: true },
  };

  constructor() {
    super();
    /** The table's id. */
    this.place = "";
    /** @type {Table | null} */
    this.table = null;
    /** @type {City | null} */
    this.city = null;
    /** @type {import("../wire.d.ts").ListedCity | undefined} */
    this.listed = undefined;
    /** @type {Map<number | null, Connection>} By seat; null for one who watches. */
    this.connections = new Map();
    /** Whose hand is to be seen. @type {number | null} */
    this.shown = null;
    /** It shows the table to everybody; hands are on phones. */
    this.screen = false;
    /** Between two people of one device. */
    this.covered = false;
    this.trouble = "";
    /** @type {Connection | null} */
    this.asking = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.enter();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.leave();
  }

  leave() {
    for (const connection of [...this.connections.values(), this.asking]) connection?.close();
    this.connections.clear();
    this.asking = null;
  }

  async enter() {
    this.leave();
    const key = new URLSearchParams(location.hash.slice(1)).get("key");
    if (key) return this.recover(key);
    const keys = seats.keys(this.place);
    if (keys.length) return this.sit(keys);
    this.screen = location.hash === "#screen";
    if (this.screen) return this.display();
    try {
      const table = await api.table(this.place);
      if (table.stage === "gathering" && table.seats.some(open)) this.show(table);
      else this.watch();
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.trouble = troubleText(trouble);
    }
  }

  /** A seat from another device comes by a link: its token tells which one it is. @param {string} token */
  recover(token) {
    history.replaceState(null, "", location.pathname);
    const asking = new Connection(this.place, token);
    this.asking = asking;
    asking.addEventListener("welcome", () => {
      if (asking.table && asking.seat !== null) seats.keep(asking.table, [{ seat: asking.seat, token }]);
      this.enter();
    });
    asking.addEventListener("change", () => {
      if (asking.status === "ended" && asking.trouble) this.trouble = words.t("trouble-not-your-seat");
    });
    asking.open();
  }

  /** @param {readonly SeatKey[]} keys */
  sit(keys) {
    for (const { seat, token } of keys) this.connect(seat, token);
    this.shown = keys.length === 1 ? keys[0].seat : null;
    this.covered = keys.length > 1;
  }

  watch() {
    this.connect(null, "");
  }

  /** A screen that all look at, with their hands on phones: it is not to go dark. */
  display() {
    this.watch();
    navigator.wakeLock?.request("screen").catch(() => {});
  }

  /** @param {number | null} seat @param {string} token */
  connect(seat, token) {
    const connection = new Connection(this.place, token);
    this.connections.set(seat, connection);
    connection.addEventListener("change", () => this.changed(connection));
    if (this.connections.size === 1) listen(connection);
    connection.open();
  }

  /** @param {Connection} connection */
  changed(connection) {
    if (connection.status === "ended" && connection.trouble) this.trouble = words.t("trouble-unknown-table");
    if (connection.table) this.show(connection.table);
    this.requestUpdate();
  }

  /** @param {Table} table */
  show(table) {
    for (const wish of newWishes(this.table, table, [...this.connections.keys()])) notice(wish);
    const again = this.table && !this.table.rematch ? table.rematch : "";
    if (again && this.screen) return go(`/t/${again}#screen`);
    this.table = table;
    seats.remember(table);
    if (!this.city) loadCity(table.city, table.board).then((/** @type {City} */ city) => (this.city = city));
    if (!this.listed) listedCity(table.city).then((city) => (this.listed = city));
    document.title = `${this.listed?.name ?? table.city} – Omnibus`;
  }

  /** The one through whose eyes the table is seen. */
  get connection() {
    return this.connections.get(this.shown) ?? this.connections.values().next().value ?? null;
  }

  /** Of the people at this device, the one who has to decide now. */
  get next() {
    const standing = this.connection?.standing;
    return standing ? nextSeat(standing.view, [...this.connections.keys()]) : null;
  }

  render() {
    if (this.trouble) return this.lost();
    const { table, connection } = this;
    if (!table) return html`<p class="waiting" role="status">${words.t("coming-to-table")}</p>`;
    return html`${this.banner()}${connection ? this.seated(table, connection) : this.joining(table)}`;
  }

  lost() {
    return html`
      <div class="page narrow apart">
        <h1>${words.t("no-table")}</h1>
        <p role="alert">${this.trouble}</p>
        <p><a class="button" href="/">${words.t("to-start")}</a></p>
      </div>
    `;
  }

  /** @param {Table} table */
  joining(table) {
    const joined = (/** @type {CustomEvent} */ event) => {
      seats.keep(event.detail.table, [event.detail.key], event.detail.nonce);
      this.enter();
    };
    return html`<join-form .table=${table} .city=${this.listed} @joined=${joined} @watch=${() => this.watch()}></join-form>`;
  }

  /** What is asked for at the end of a game. @param {Event} event */
  async goOn(event) {
    if (event.type === "wants-leave") return go("/");
    if (event.type === "wants-replay") return go(`/r/${this.place}`);
    try {
      await playAgain([...this.connections.values()]);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      notice(words.t("not-done"));
    }
  }

  /** @param {Table} table @param {Connection} connection */
  seated(table, connection) {
    if (table.stage === "gathering") import("../play/gathering_room.js");
    if (!connection.standing)
      return table.stage === "gathering"
        ? html`<gathering-room .table=${table} .city=${this.listed} .connection=${connection} ?data-screen=${this.screen}></gathering-room>`
        : html`<p class="waiting" role="status">${words.t("coming-to-table")}</p>`;
    const over = connection.standing.view.phase === "over";
    const { next } = this;
    if (this.covered && !over) return this.curtain(table, next);
    const change = !over && next !== null && this.shown !== null && next !== this.shown;
    return html`
      <div class="seated" @wants-leave=${this.goOn} @wants-replay=${this.goOn} @wants-rematch=${this.goOn}>
        ${this.city ? html`<omnibus-table .connection=${connection} .city=${this.city}></omnibus-table>` : nothing}
        ${change ? this.handOver(table, next) : nothing}
      </div>
    `;
  }

  /** @param {Table} table @param {number | null} next */
  curtain(table, next) {
    const unveil = () => {
      this.shown = next;
      this.covered = false;
    };
    const name = next === null ? "" : (table.seats[next].name ?? "");
    return html`<play-curtain .name=${name} .slug=${table.city} @unveil=${unveil}></play-curtain>`;
  }

  /** The turn is over; what it brought may still be looked at. @param {Table} table @param {number} next */
  handOver(table, next) {
    return html`
      <div class="hand-over ${dark() ? "dark" : "light"}" role="status" data-city=${table.city}>
        <span>${words.t("turn-over")}</span>
        <button class="button first" @click=${() => this.cover()}>
          ${words.t("pass-device", { name: table.seats[next].name ?? "" })}
        </button>
      </div>
    `;
  }

  /** What was spoken to one is not for the next. */
  cover() {
    this.covered = true;
    forgetSpoken();
  }

  banner() {
    const cut = [...this.connections.values()].some((connection) => connection.status === "waiting");
    return cut ? html`<p class="offline" role="status">${words.t("reconnecting")}</p>` : nothing;
  }
}

/** @param {import("../wire.d.ts").Seat} seat */
const open = (seat) => seat.kind === "open" && !seat.taken;

customElements.define("table-page", TablePage);
