// What one has touched on the board, and what is asked then: which route, and how to pay it.

import { nothing } from "../../vendor/lit.js";
import { settings } from "../settings.js";
import { likelyClaim } from "./actions.js";
import { aroundSheet } from "./around.js";
import { chosenWay, claimSheet, waysToPay } from "./claim.js";
import { Countdown } from "./countdown.js";
import { ticketsSheet } from "./offer.js";

/** @typedef {import("./table.js").OmnibusTable} OmnibusTable */
/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {import("./claim.js").Ask} Ask */

export class Asking {
  /** @param {OmnibusTable} table */
  constructor(table) {
    this.table = table;
    /** @type {Ask | null} */
    this.ask = null;
    /** The place whose routes are listed. */
    this.around = "";
    /** Whether tickets are meant to be drawn. */
    this.tickets = false;
    /** What had the focus before. @type {Element | null} */
    this.opener = null;
    this.countdown = new Countdown(() => table.requestUpdate());
  }

  /** @param {Situation} now */
  sheet(now) {
    const { ask } = this;
    if (ask) {
      return claimSheet(now, ask, this.confirms(ask.by), {
        look: (route) => this.open([route, ...ask.routes.filter((one) => one !== route)], ask.by, "", true),
        choose: (claim) => this.#set({ ...ask, chosen: claim, picked: true }),
        claim: (claim) => this.table.act(claim.text),
        close: () => this.close(),
        seconds: this.countdown.left,
        plan: this.#plan(now, ask),
      });
    }
    if (this.tickets) return ticketsSheet(() => this.table.act("draw tickets"), () => this.close());
    if (!this.around) return null;
    return aroundSheet(now, this.around, (route) => this.open([route], "keys"), () => this.close());
  }

  /** @param {Situation} now @param {Ask} ask */
  #plan(now, ask) {
    const [route] = ask.routes;
    if (now.owners.has(route) || now.closed(route)) return nothing;
    return this.table.plans.button(now, likelyClaim(now.city, now.hand, route, ask.colour));
  }

  /** @param {import("./drawing.js").Touch} touch */
  touch({ routes, place, by }) {
    if (!place) return this.open(routes, by, this.table.held);
    this.opener ??= document.activeElement;
    this.#set(null, place);
    this.table.drawing?.stand(place);
    return this.focus();
  }

  /**
   * @param {string[]} routes  One of these is meant.
   * @param {Ask["by"]} by
   * @param {string} [colour]
   * @param {boolean} [sorted]  The first is the one.
   */
  async open(routes, by, colour = "", sorted = false) {
    const { now, connection } = this.table;
    if (!now || !connection) return;
    const likely = (/** @type {string} */ route) => Number(now.payable.has(route)) - Number(now.owners.has(route));
    const meant = settings.get("askTrack") ? withTwins(now, routes) : routes;
    const ordered = sorted ? meant : [...meant].sort((one, other) => likely(other) - likely(one));
    const ways = waysToPay(now, ordered[0], colour);
    this.opener ??= document.activeElement;
    if (ways.length === 1 && ordered.length === 1 && settings.get("confirmClaims") === "never" && by !== "keys")
      return this.table.act(ways[0].text);
    const picked = sorted || ordered.length === 1;
    this.#set({ routes: ordered, by, colour: ways.length ? colour : "", chosen: null, picked, why: null });
    await this.focus();
    if (!ways.length && now.seat !== null) await this.explain(ordered[0], colour);
  }

  /** Asks the server why a route can't be claimed. @param {string} route @param {string} [colour] */
  async explain(route, colour = "") {
    const { now, connection } = this.table;
    if (!now || !connection) return;
    const why = await connection.explain(likelyClaim(now.city, now.hand, route, colour));
    if (why && this.ask?.routes[0] === route) this.#set({ ...this.ask, why });
  }

  /** Something has changed at the table: what was said about a route may be so no longer. */
  renew() {
    if (!this.ask) return;
    this.#set({ ...this.ask, why: null });
    const { now } = this.table;
    if (now && now.seat !== null && !waysToPay(now, this.ask.routes[0]).length) this.explain(this.ask.routes[0]);
  }

  close() {
    const { opener } = this;
    const had = this.ask || this.around || this.tickets;
    this.opener = null;
    if (!had) return;
    this.#set(null);
    if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus({ preventScroll: true });
  }

  /** The keyboard goes on in what has been opened. */
  async focus() {
    await this.table.updateComplete;
    const first = this.table.querySelector(".sheet :is(.way, .primary, .to)") ?? this.table.querySelector(".sheet .close");
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  /**
   * Tickets that were drawn by a slip can't be given back: a touch on them is asked about.
   * @param {string} action
   * @param {Event} [event]
   */
  sure(action, event) {
    const by = event instanceof PointerEvent && event.pointerType === "touch" ? "touch" : "mouse";
    if (action !== "draw tickets" || !this.confirms(by)) return true;
    this.opener ??= document.activeElement;
    this.#set(null, "", true);
    this.focus();
    return false;
  }

  /** Whether a claim wants a second touch. @param {Ask["by"]} by */
  confirms(by) {
    const setting = settings.get("confirmClaims");
    return setting === "always" || (setting === "touch" && by === "touch");
  }

  /** @param {Ask | null} ask @param {string} [around] @param {boolean} [tickets] */
  #set(ask, around = "", tickets = false) {
    this.countdown.stop();
    const way = ask?.picked && this.table.now && this.confirms(ask.by) ? chosenWay(this.table.now, ask) : null;
    if (way) this.countdown.start(() => this.table.act(way.text));
    this.ask = ask;
    this.around = around;
    this.tickets = tickets;
    this.table.requestUpdate();
  }
}

/** With the other tracks that are free as well. @param {Situation} now @param {string[]} routes */
function withTwins(now, routes) {
  const twins = routes.map((slug) => now.city.routes.get(slug)?.twin).filter((twin) => twin && now.payable.has(twin));
  return [...new Set([...routes, .../** @type {string[]} */ (twins)])];
}
