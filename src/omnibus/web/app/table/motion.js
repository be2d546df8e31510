// Motion that explains: cards travel, pieces land. Short, never waited for, and off where it is not wanted.

import { motion } from "../settings.js";

/** @typedef {import("../wire.d.ts").Happened} Happened */

const FULL = 380;
const SHORT = 160;

export class Motion {
  /** @param {HTMLElement} table */
  constructor(table) {
    this.table = table;
  }

  get time() {
    return { full: FULL, short: SHORT, none: 0 }[motion()];
  }

  /**
   * Where things lie before they are redrawn; what comes back sets them in motion afterwards.
   * @param {readonly Happened["events"][number][]} events
   * @param {number | null} me
   */
  before(events, me) {
    if (!this.time) return () => {};
    const flights = events.flatMap((event) => {
      if (event.event === "card-taken") return [this.#ghost(`.market [data-slot="${event.slot}"]`, event.seat, event.colour)];
      if (event.event === "card-drawn") return [this.#ghost(".draw-pile", event.seat, event.colour ?? "")];
      return event.event === "tickets-offered" ? [this.#ghost(".ticket-pile", event.seat, "")] : [];
    });
    const turned = events.flatMap((event) => (event.event === "card-turned-up" ? [event.slot] : []));
    return () => {
      for (const [index, flight] of flights.entries()) flight?.(me, index);
      for (const slot of turned) this.#turn(slot);
    };
  }

  /** Pieces that have just been placed. @param {Iterable<Element>} routes */
  land(routes) {
    if (!this.time) return;
    for (const route of routes)
      for (const [index, piece] of [...route.querySelectorAll(".vehicle")].entries())
        piece.animate(
          [
            { opacity: 0, transform: "translateY(-26px) scale(1.5)" },
            { opacity: 1, transform: "none" },
          ],
          { duration: this.time * 0.7, delay: index * 40, easing: "cubic-bezier(.3,1.4,.5,1)", fill: "backwards" },
        );
  }

  /** @param {number} slot */
  #turn(slot) {
    this.table
      .querySelector(`.market [data-slot="${slot}"] .face`)
      ?.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], { duration: this.time * 0.6, easing: "ease-out" });
  }

  /** A card that flies to whoever got it. @param {string} from @param {number} seat @param {string} colour */
  #ghost(from, seat, colour) {
    const source = this.table.querySelector(from);
    const start = source?.getBoundingClientRect();
    const copy = source?.querySelector(".face")?.cloneNode(true);
    if (!start || !(copy instanceof HTMLElement)) return null;
    return (/** @type {number | null} */ me, /** @type {number} */ index) => {
      const stack = seat === me && colour ? this.table.querySelector(`.hand [data-colour="${colour}"]`) : null;
      const target = stack ?? this.table.querySelector(`.player[data-seat="${seat + 1}"]`);
      if (target) this.#fly(copy, start, target.getBoundingClientRect(), index);
    };
  }

  /** @param {HTMLElement} copy @param {DOMRect} start @param {DOMRect} end @param {number} index */
  #fly(copy, start, end, index) {
    copy.classList.add("flying");
    for (const [name, value] of Object.entries({ left: start.left, top: start.top, width: start.width, height: start.height }))
      copy.style.setProperty(name, `${value}px`);
    this.table.append(copy);
    const [x, y] = [end.left + end.width / 2 - start.left - start.width / 2, end.top + end.height / 2 - start.top - start.height / 2];
    const flight = copy.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(${Math.min(1, end.height / start.height)})`, opacity: 0.85 },
      ],
      { duration: this.time, delay: index * 60, easing: "cubic-bezier(.4,.1,.2,1)", fill: "backwards" },
    );
    flight.finished.catch(() => {}).finally(() => copy.remove());
  }
}
