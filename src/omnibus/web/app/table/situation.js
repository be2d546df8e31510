// How things stand for whoever looks at a table, with what follows from it. Made anew whenever something changes.

import { botName } from "../ui/names.js";
import { claimsIn } from "./actions.js";
import { outlook } from "./reach.js";

/** @typedef {import("./city.js").City} City */
/** @typedef {import("../wire.d.ts").Table} Table */
/** @typedef {import("../wire.d.ts").Standing} Standing */
/** @typedef {import("../wire.d.ts").Happened} Happened */
/** @typedef {import("../wire.d.ts").RouteClaimed} RouteClaimed */

/** The signs of the seats, as drawn on pieces. */
export const LETTERS = "ABCD";

export class Situation {
  /**
   * @param {City} city
   * @param {Table} table
   * @param {Standing} standing
   * @param {readonly Happened[]} story
   */
  constructor(city, table, standing, story) {
    this.city = city;
    this.table = table;
    this.standing = standing;
    this.story = story;
    this.view = standing.view;
    /** Mine; null for somebody who watches. */
    this.seat = standing.view.seat;
    this.legal = standing.legal ?? [];
    this.claims = claimsIn(this.legal);
    this.payable = new Set(this.claims.map((claim) => claim.route));
    /** @type {Map<string, number>} Route -> seat. */
    this.owners = new Map(this.view.players.flatMap((player, seat) => player.routes.map((route) => [route, seat])));
    this.last = this.#last();
  }

  get over() {
    return this.view.phase === "over";
  }

  /** I have something to decide now. */
  get mine() {
    return this.legal.length > 0;
  }

  get hand() {
    return this.view.hand ?? {};
  }

  /** @param {number} seat */
  name(seat) {
    const { name, bot } = this.table.seats[seat] ?? {};
    return name || (bot ? this.#bot(bot, seat) : LETTERS[seat]);
  }

  /** Bots of one level are told apart by numbers. @param {string} bot @param {number} seat */
  #bot(bot, seat) {
    const alike = this.table.seats.flatMap((one, at) => (one.bot === bot && !one.name ? [at] : []));
    return alike.length > 1 ? `${botName(bot)} ${alike.indexOf(seat) + 1}` : botName(bot);
  }

  /** Who has something to decide. @param {number} seat */
  acts(seat) {
    if (this.over) return false;
    return this.view.phase === "choosing" ? this.view.players[seat].owes_choice : this.view.to_move === seat;
  }

  /** By the other track of a double route. @param {string} slug @param {number | null} seat */
  closed(slug, seat = this.seat) {
    const twin = this.city.routes.get(slug)?.twin;
    const owner = twin === undefined ? undefined : this.owners.get(twin);
    return owner !== undefined && (owner === seat || this.view.players.length === 2);
  }

  /** @param {string} slug  Of a ticket. @param {number | null} seat */
  outlook(slug, seat = this.seat) {
    const ends = this.city.tickets.get(slug)?.ends;
    if (!ends || seat === null) return "possible";
    const way = outlook(this.city, ends, seat, this.owners, (route) => this.closed(route, seat));
    return this.over && way === "possible" ? "broken" : way;
  }

  /** The tickets that I am to choose from. */
  get offer() {
    const choosing = this.legal.some((action) => action.startsWith("keep "));
    return choosing ? (this.view.offer ?? []) : [];
  }

  /** The route claimed last, if nobody has had a turn since but the one after. */
  #last() {
    for (const { events } of this.story.slice(-8).reverse())
      for (const event of events) if (event.event === "route-claimed") return event;
    return null;
  }
}
