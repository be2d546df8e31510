// The drawn board of a table: who owns what, what is lit, and what was touched. It is changed in place, never drawn anew.

import { Camera } from "./camera.js";
import { Nearby } from "./near.js";
import { letterShapes, made, pieceElement } from "./pieces.js";
import { LETTERS } from "./situation.js";

/** @typedef {import("./city.js").City} City */

/**
 * @typedef {object} Look  What the board shows.
 * @property {ReadonlyMap<string, number>} owners
 * @property {string} [last]  The route claimed last.
 * @property {ReadonlySet<string>} payable
 * @property {(slug: string) => boolean} closed  By the other track.
 * @property {ReadonlySet<string>} chosen  Routes.
 * @property {ReadonlySet<string>} places  Lit ones.
 * @property {readonly (readonly [string, string])[]} links  Between lit places.
 * @property {(slug: string) => string} routeWords
 * @property {(slug: string) => string} placeWords
 */

/**
 * @typedef {object} Touch
 * @property {string[]} routes
 * @property {string | null} place
 * @property {"touch" | "mouse" | "keys"} by
 */

const MARGIN = 10;

export class Drawing {
  /**
   * @param {City} city
   * @param {HTMLElement} frame
   * @param {(touch: Touch) => void} touched
   * @param {(routes: string[], x: number, y: number) => void} pointed
   */
  constructor(city, frame, touched, pointed) {
    this.city = city;
    this.frame = frame;
    this.touched = touched;
    this.pointed = pointed;
    this.svg = city.drawing();
    this.svg.removeAttribute("role");
    this.svg.setAttribute("role", "group");
    this.svg.querySelector(".foot")?.remove();
    this.svg.append(letterShapes(LETTERS));
    frame.prepend(this.svg);
    this.links = this.svg.insertBefore(made("g", { class: "links" }), this.svg.querySelector(".routes"));
    this.near = new Nearby(this.svg, city);
    this.camera = new Camera(frame, this.svg, framed(this.svg, city), city.board.canvas);
    /** @type {Map<string, Element>} */
    this.routes = new Map([...city.routes.keys()].map((slug) => [slug, this.#element(`route-${slug}`)]));
    /** @type {Map<string, Element>} */
    this.places = new Map([...city.places.keys()].map((slug) => [slug, this.#element(`place-${slug}`)]));
    /** @type {Map<string, number>} */
    this.owners = new Map();
    for (const element of [...this.routes.values(), ...this.places.values()]) {
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", "-1");
    }
    this.#listen();
  }

  disconnect() {
    this.camera.disconnect();
    this.svg.remove();
  }

  /** @param {boolean} dark */
  paint(dark) {
    this.svg.classList.toggle("dark", dark);
    this.svg.classList.toggle("light", !dark);
  }

  /** @param {Look} look @returns {string[]} The routes that have found an owner. */
  show(look) {
    const fresh = [];
    for (const [slug, element] of this.routes) {
      const owner = look.owners.get(slug);
      if (owner !== this.owners.get(slug)) {
        this.#own(slug, owner);
        if (owner !== undefined) fresh.push(slug);
      }
      element.classList.toggle("last", slug === look.last);
      element.classList.toggle("payable", look.payable.has(slug));
      element.classList.toggle("highlight", look.chosen.has(slug));
      element.classList.toggle("closed", owner === undefined && look.closed(slug));
      label(element, look.routeWords(slug));
    }
    for (const [slug, element] of this.places) {
      element.classList.toggle("highlight", look.places.has(slug));
      label(element, look.placeWords(slug));
    }
    this.#link(look.links);
    return fresh;
  }

  /** One place can be reached by the Tab key: the one the keyboard was at. @param {string} slug */
  stand(slug) {
    for (const [one, element] of this.places) element.setAttribute("tabindex", one === slug ? "0" : "-1");
  }

  /** The middle of a route, in the window. @param {string} slug */
  middle(slug) {
    const box = this.routes.get(slug)?.querySelector(".space")?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }

  /** @param {string} id */
  #element(id) {
    const element = this.svg.getElementById(id);
    if (!element) throw new Error(`the drawing has no ${id}`);
    return element;
  }

  /** @param {string} slug @param {number | undefined} owner */
  #own(slug, owner) {
    const element = this.#element(`route-${slug}`);
    for (const piece of element.querySelectorAll(".vehicle-place")) piece.remove();
    element.classList.toggle("owned", owner !== undefined);
    if (owner === undefined) {
      this.owners.delete(slug);
      element.removeAttribute("data-seat");
      return;
    }
    this.owners.set(slug, owner);
    element.setAttribute("data-seat", String(owner + 1));
    const kind = this.city.routes.get(slug)?.kind ?? "";
    for (const space of element.querySelectorAll(".space")) space.append(placed(space, kind, LETTERS[owner]));
  }

  /** @param {readonly (readonly [string, string])[]} links */
  #link(links) {
    const lines = links.map(([from, to]) => {
      const [one, other] = [this.city.places.get(from), this.city.places.get(to)];
      if (!one || !other) return null;
      return made("path", { class: "link", d: `M${one.x} ${one.y}L${other.x} ${other.y}` });
    });
    this.links.replaceChildren(...lines.filter((line) => line !== null));
  }

  #listen() {
    this.frame.addEventListener("click", (event) => this.#click(event));
    this.frame.addEventListener("dblclick", (event) => this.#double(event));
    this.frame.addEventListener("pointermove", (event) => this.#point(event));
    this.frame.addEventListener("pointerleave", () => this.pointed([], 0, 0));
    this.svg.addEventListener("keydown", (event) => this.#key(event));
    this.svg.addEventListener("focusin", (event) => this.#focus(event));
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (!(event.target instanceof Element) || !this.svg.contains(event.target)) return;
    if (this.camera.moved && event.detail > 0) return;
    const by = event.detail === 0 ? "keys" : event instanceof PointerEvent && event.pointerType === "touch" ? "touch" : "mouse";
    const touch = by === "keys" ? this.#named(event.target) : this.#under(event, by);
    if (touch) this.touched(touch);
  }

  /** What a key or a screen reader has pressed. @param {Element} target @returns {Touch | null} */
  #named(target) {
    const id = target.closest(".route, .place")?.id ?? "";
    if (id.startsWith("route-")) return { routes: [id.slice("route-".length)], place: null, by: "keys" };
    return id.startsWith("place-") ? { routes: [], place: id.slice("place-".length), by: "keys" } : null;
  }

  /** @param {MouseEvent} event @param {"touch" | "mouse"} by @returns {Touch | null} */
  #under(event, by) {
    const { x, y } = this.camera.toMap(event.clientX, event.clientY);
    const per = 1 / this.camera.scale;
    const place = this.near.place(x, y, by === "touch" ? Math.max(17, 10 * per) : 17);
    if (place) return { routes: [], place, by };
    const routes = this.near.routes(x, y, Math.max(14, (by === "touch" ? 24 : 10) * per), (by === "touch" ? 7 : 2) * per);
    return routes.length ? { routes, place: null, by } : null;
  }

  /** The routes over which something is let go. @param {number} clientX @param {number} clientY */
  routesAt(clientX, clientY) {
    const box = this.frame.getBoundingClientRect();
    if (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom) return null;
    const { x, y } = this.camera.toMap(clientX, clientY);
    const per = 1 / this.camera.scale;
    return this.near.routes(x, y, Math.max(20, 28 * per), 5 * per);
  }

  /** @param {MouseEvent} event */
  #double(event) {
    if (!(event.target instanceof Element) || !this.svg.contains(event.target)) return;
    if (this.#under(event, "mouse")) return;
    const box = this.frame.getBoundingClientRect();
    if (this.camera.fitted) this.camera.zoom(2.2, event.clientX - box.left, event.clientY - box.top);
    else this.camera.fit();
  }

  /** @param {PointerEvent} event */
  #point(event) {
    if (event.pointerType !== "mouse" || event.buttons || !(event.target instanceof Element)) return;
    const touch = this.svg.contains(event.target) ? this.#under(event, "mouse") : null;
    this.frame.classList.toggle("over-something", touch !== null);
    this.pointed(touch?.routes.slice(0, 1) ?? [], event.clientX, event.clientY);
  }

  /** Arrows go from place to place, as they lie; a letter to the next place that begins with it. @param {KeyboardEvent} event */
  #key(event) {
    const from = event.target instanceof Element ? event.target.closest(".route, .place") : null;
    if (!from) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      from.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
      return;
    }
    if (!from.id.startsWith("place-") || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = this.#next(from.id.slice("place-".length), event.key);
    if (!next) return;
    event.preventDefault();
    this.stand(next);
    /** @type {SVGElement} */ (this.places.get(next)).focus();
  }

  /** @param {string} slug @param {string} key */
  #next(slug, key) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    if (way) return this.#neighbour(slug, way);
    if (key.length > 1) return null;
    const named = [...this.city.places.values()].sort((one, other) => one.name.localeCompare(other.name));
    const from = named.findIndex((place) => place.slug === slug) + 1;
    const turned = [...named.slice(from), ...named.slice(0, from)];
    return turned.find((place) => begins(place.name, key))?.slug ?? null;
  }

  /** @param {string} slug @param {number[]} way */
  #neighbour(slug, [dx, dy]) {
    const from = this.city.places.get(slug);
    if (!from) return null;
    const ahead = this.city.board.places
      .map((place) => {
        const [x, y] = [place.x - from.x, place.y - from.y];
        const forward = x * dx + y * dy;
        return { slug: place.slug, forward, cost: forward + 2.5 * Math.abs(x * dy - y * dx) };
      })
      .filter((one) => one.forward > 1)
      .sort((one, other) => one.cost - other.cost);
    return ahead[0]?.slug ?? null;
  }

  /** @param {FocusEvent} event */
  #focus(event) {
    const id = event.target instanceof Element ? event.target.id : "";
    const place = id.startsWith("place-") ? this.city.places.get(id.slice("place-".length)) : undefined;
    if (!place) return;
    this.stand(place.slug);
    this.camera.reveal(place.x, place.y);
  }
}

/** Whatever accents either has. @param {string} name @param {string} letter */
const begins = (name, letter) =>
  name.slice(0, letter.length).localeCompare(letter, undefined, { sensitivity: "base" }) === 0;

/** What a fitted map shows: all places, and their names. @param {SVGSVGElement} svg @param {City} city */
function framed(svg, city) {
  const { width, height } = city.board.canvas;
  const boxes = [...svg.querySelectorAll(".places, .labels")].map((group) => /** @type {SVGGElement} */ (group).getBBox());
  const left = Math.max(0, Math.min(...boxes.map((box) => box.x)) - MARGIN);
  const top = Math.max(0, Math.min(...boxes.map((box) => box.y)) - MARGIN);
  const right = Math.min(width, Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN);
  const bottom = Math.min(height, Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN);
  return { left, top, width: right - left, height: bottom - top };
}

/** A piece on its space: along the track, and never upside down. @param {Element} space @param {string} kind @param {string} letter */
function placed(space, kind, letter) {
  const rect = space.querySelector("rect");
  const number = (/** @type {string} */ name) => Number(rect?.getAttribute(name) ?? 0);
  const [, degrees = "0"] = /rotate\((-?[\d.]+)/.exec(rect?.getAttribute("transform") ?? "") ?? [];
  const turned = ((Number(degrees) % 360) + 360) % 360;
  const upright = turned > 90 && turned <= 270 ? turned - 180 : turned;
  const [x, y] = [number("x") + number("width") / 2, number("y") + number("height") / 2];
  const scale = Math.min((number("width") * 0.9) / 44, (number("height") * 1.25) / 22);
  const place = made("g", {
    class: "vehicle-place",
    transform: `translate(${x} ${y}) rotate(${upright.toFixed(1)}) scale(${scale.toFixed(3)})`,
  });
  place.append(pieceElement(kind, letter));
  return place;
}

/** @param {Element} element @param {string} words */
function label(element, words) {
  if (element.getAttribute("aria-label") !== words) element.setAttribute("aria-label", words);
}
