// The table: one screen that shows a game to one seat, or to somebody who watches, and takes what is done there.

import { html, nothing } from "../../vendor/lit.js";
import { Refusal } from "../connection.js";
import { dark, settings } from "../settings.js";
import { OmnibusElement } from "../ui/element.js";
import { speak } from "../ui/notices.js";
import { words } from "../words.js";
import { Asking } from "./asking.js";
import { waysToPay } from "./claim.js";
import { drag } from "./drag.js";
import { Drawing } from "./drawing.js";
import { Ending } from "./ending_run.js";
import { handPanel } from "./hand.js";
import { Hints } from "./hints.js";
import { Keeping } from "./keeping.js";
import { look } from "./look.js";
import { marketPanel } from "./market.js";
import { Motion } from "./motion.js";
import { offerPanel } from "./offer.js";
import { Plans } from "./plans.js";
import { openHands } from "./open_hands.js";
import { playersPanel } from "./players.js";
import { routeWords } from "./say.js";
import { Recording } from "./recording.js";
import { Saying } from "./saying.js";
import { Situation } from "./situation.js";
import { styles } from "./styles.js";
import { storyLog, storyPanel, turnWords } from "./story.js";
import { Talk } from "./talk.js";
import { told } from "./telling.js";
import { districtsPanel, ticketsPanel } from "./tickets.js";
import { toolbar, zoomButtons } from "./tools.js";

/** @typedef {import("./source.d.ts").Source} Source */

export class OmnibusTable extends OmnibusElement {
  static properties = {
    connection: { attribute: false },
    city: { attribute: false },
    held: { state: true },
    ticket: { state: true },
    hovered: { state: true },
    pointed: { state: true },
    logOpen: { state: true },
    dressed: { state: true },
  };

  constructor() {
    super();
    /** @type {Source | null} */
    this.connection = null;
    /** @type {import("./city.js").City | null} */
    this.city = null;
    /** The colour of the stack that is held out. */
    this.held = "";
    /** The ticket that is lit. */
    this.ticket = "";
    this.hovered = "";
    /** The route under the mouse. @type {{route: string, x: number, y: number} | null} */
    this.pointed = null;
    this.logOpen = false;
    this.motion = new Motion(this);
    this.asking = new Asking(this);
    this.hints = new Hints(this);
    this.ending = new Ending(this);
    this.keeping = new Keeping(this);
    this.saying = new Saying(this);
    this.talk = new Talk(this);
    this.plans = new Plans(this);
    /** @type {Drawing | null} */
    this.drawing = null;
    /** @type {Situation | null} */
    this.now = null;
    /** Words and style sheets are here. */
    this.dressed = false;
    /** It was not over when it was first seen. */
    this.witnessed = false;
    this.changed = (/** @type {Event} */ event) => this.take(event);
    this.escaped = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && this.close();
  }

  connectedCallback() {
    super.connectedCallback();
    this.connection?.addEventListener("change", this.changed);
    this.addEventListener("keydown", this.escaped);
    this.ticking = setInterval(() => this.connection?.deadline && this.requestUpdate(), 1000);
    Promise.all([words.need("table", "company", "coach"), styles()]).then(() => (this.dressed = true));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.connection?.removeEventListener("change", this.changed);
    this.removeEventListener("keydown", this.escaped);
    clearInterval(this.ticking);
    this.ending.stop();
    this.asking.countdown.stop();
    this.drawing?.disconnect();
    this.drawing = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("connection") && this.hasUpdated) {
      /** @type {Source | null | undefined} */ (changed.get("connection"))?.removeEventListener("change", this.changed);
      this.connection?.addEventListener("change", this.changed);
    }
    const { connection, city } = this;
    this.witnessed ||= this.now !== null && !this.now.over;
    this.now =
      city && connection?.standing && connection.table
        ? new Situation(city, connection.table, connection.standing, connection.story)
        : null;
    if (city) {
      this.dataset.city = city.slug;
      this.dataset.ornament = city.ornament;
    }
    this.classList.toggle("dark", dark());
    this.classList.toggle("light", !dark());
  }

  render() {
    const { now } = this;
    if (!this.dressed) return nothing;
    if (!now) return html`<p class="waiting" role="status">${words.t("table-waits")}</p>`;
    return html`
      ${playersPanel(now, this.seconds(), this.ending.totals(now))}
      <section class="board" aria-label=${words.t("board", { city: now.city.name })}>
        <h1 class="spoken">${now.city.name}</h1>
        <div class="frame"></div>
        ${zoomButtons(this)} ${this.tip(now)}
      </section>
      ${storyPanel(now, this.logOpen, () => (this.logOpen = !this.logOpen), () => this.act("pass"), this.plans.shown(now))}
      ${toolbar(this, now)} ${storyLog(now, this.logOpen)}
      ${marketPanel(now, (action, event) => this.wish(action, event))}
      ${now.seat === null
        ? openHands(now, this.connection instanceof Recording ? this.connection.hands : [])
        : html`
            ${handPanel(now, this.held, (colour) => this.hold(colour), (event, colour) => this.lift(event, colour))}
            ${ticketsPanel(now, this.ticket, (slug) => (this.ticket = slug), (slug) => (this.hovered = slug))}
            ${districtsPanel(now)}
          `}
      ${this.sheet(now)} ${this.saying.notice(now)} ${this.saying.banner(now)} ${this.talk.shown(now)}
    `;
  }

  /** Over the table, one thing at a time. @param {Situation} now */
  sheet(now) {
    const asked = this.asking.sheet(now) ?? this.hints.sheet(now) ?? this.talk.sheet(now);
    if (asked) return asked;
    if (!now.offer.length) return now.over ? this.ending.sheet(now) : nothing;
    return offerPanel(now, this.keeping.back, {
      toggle: (slug) => this.keeping.toggle(slug),
      hover: (slug) => (this.hovered = slug),
      wish: (action, event) => this.wish(action, event),
    });
  }

  /** @param {Situation} now */
  tip(now) {
    if (!this.pointed || this.asking.ask) return nothing;
    return html`<p class="tip" aria-hidden="true">${routeWords(now, this.pointed.route)}</p>`;
  }

  updated() {
    const frame = this.querySelector(".frame");
    if (!this.now || !this.city || !(frame instanceof HTMLElement)) return;
    if (this.drawing?.frame !== frame) {
      this.drawing?.disconnect();
      this.drawing = new Drawing(this.city, frame, (touch) => this.touched(touch), (routes, x, y) => this.point(routes, x, y));
      this.drawing.stand(this.city.board.places[0].slug);
      this.fresh = true;
    }
    this.drawing.paint(dark());
    this.drawing.svg.dataset.outlines = settings.get("outlines");
    const landed = this.drawing.show(look(this, this.now));
    if (!this.fresh) this.motion.land(landed.map((slug) => /** @type {Element} */ (this.drawing?.routes.get(slug))));
    this.fresh = false;
  }

  /** Something has changed at the table. @param {Event} event */
  async take(event) {
    const message = event instanceof CustomEvent ? event.detail : null;
    if (message?.type === "chatted") this.talk.heard(message.line);
    if (message?.type !== "moved" || !this.now || !this.dressed) return this.requestUpdate();
    const play = this.motion.before(message.happened.events, this.now.seat);
    this.hints.forget();
    this.keeping.forget();
    const { mine } = this.now;
    this.requestUpdate();
    await this.updateComplete;
    play();
    this.asking.renew();
    if (!this.now) return;
    this.saying.call(message.happened.events);
    for (const sentence of told(this.now, message.happened.events)) speak(sentence);
    if (this.now.mine && !mine) speak(turnWords(this.now));
  }

  seconds() {
    const { connection } = this;
    return connection?.deadline ? (connection.deadline - connection.now()) / 1000 : null;
  }

  /** Something to do that needs no further choice. @param {string} action @param {Event} [event] */
  async wish(action, event) {
    if (!this.now) return;
    if (this.now.legal.includes(action)) return this.asking.sure(action, event) && this.act(action);
    event?.preventDefault();
    const why = await this.connection?.explain(action);
    if (why) this.refuse(why, action);
  }

  /** @param {string} action */
  async act(action) {
    if (!this.connection) return;
    if (this.connection.busy) return this.refuse({ trouble: "busy", reason: "", rule: "" });
    this.close();
    this.held = "";
    this.classList.add("sending");
    try {
      await this.connection.act(action);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.refuse(refusal);
    } finally {
      this.classList.remove("sending");
    }
  }

  /** @param {{trouble: string, reason: string, rule: string}} refusal @param {string} [action] */
  refuse(refusal, action) {
    this.saying.refuse(refusal, action);
  }

  /** @param {string[]} routes @param {number} x @param {number} y */
  point([route], x, y) {
    if (route === this.pointed?.route) return;
    this.pointed = route ? { route, x, y } : null;
  }

  /** @param {import("./drawing.js").Touch} touch */
  touched(touch) {
    this.saying.hush();
    this.hints.forget();
    this.asking.touch(touch);
  }

  close() {
    this.pointed = null;
    this.talk.close();
    this.hints.close();
    this.asking.close();
  }

  /** @param {string} colour */
  hold(colour) {
    this.held = colour;
  }

  /** @param {PointerEvent} event @param {string} colour */
  lift(event, colour) {
    drag(event, this, {
      over: (x, y) => {
        if (this.held !== colour) this.held = colour;
        this.point(this.drawing?.routesAt(x, y)?.slice(0, 1) ?? [], x, y);
      },
      drop: (x, y) => {
        const routes = this.drawing?.routesAt(x, y) ?? [];
        const best = routes.find((route) => this.now && waysToPay(this.now, route, colour).length) ?? routes[0];
        if (best) this.asking.open([best], event.pointerType === "touch" ? "touch" : "mouse", colour);
        this.held = "";
      },
      end: () => (this.pointed = null),
    });
  }
}

customElements.define("omnibus-table", OmnibusTable);
