// What is printed in a city, and its drawing: fetched once, looked up by name.

import { api } from "../api.js";

/** @typedef {import("./board.d.ts").Board} Board */
/** @typedef {import("./board.d.ts").Route} Route */

export const WILD = "wild";
export const GREY = "grey";

/** Inside a drawing. The page allows no inline styles, so it must not even be parsed. */
const STYLE = /<style>([^]*?)<\/style>/;

/** @type {Map<string, Promise<City>>} */
const known = new Map();

/** On a phone the names of places are drawn larger. */
const names = () => (matchMedia("(max-width: 599px), (max-height: 520px)").matches ? "?large=true" : "");

/**
 * @param {string} slug
 * @param {string} [version]  Of the board that a game is played on, which may be an earlier one.
 */
export function loadCity(slug, version = "") {
  const key = `${slug} ${version}`;
  let city = known.get(key);
  if (!city) {
    city = fetched(slug, version);
    city.catch(() => known.delete(key));
    known.set(key, city);
  }
  return city;
}

/** @param {string} slug @param {string} version */
async function fetched(slug, version) {
  const [board, svg] = await Promise.all([api.board(slug), api.drawing(slug, names())]);
  if (!version || board.version === version) return new City(board, svg);
  return new City(...(await Promise.all([api.board(slug, version), api.drawing(slug, names(), version)])));
}

export class City {
  /**
   * @param {Board} board
   * @param {string} drawing  Its SVG.
   */
  constructor(board, drawing) {
    this.board = board;
    this.slug = board.city;
    this.name = board.name;
    this.places = bySlug(board.places);
    this.routes = bySlug(board.routes);
    this.tickets = bySlug(board.tickets);
    this.districts = bySlug(board.districts);
    /** The colours of the cards as a hand is sorted: the wild last. */
    this.colours = [...Object.keys(board.deck).filter((colour) => colour !== WILD), WILD];
    const [, css = ""] = STYLE.exec(drawing) ?? [];
    this.#adopt(css.replaceAll("&gt;", ">").replaceAll("&amp;", "&"));
    const parsed = new DOMParser().parseFromString(drawing.replace(STYLE, ""), "image/svg+xml");
    for (const title of parsed.querySelectorAll("title")) title.remove();
    this.#svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (parsed.documentElement));
    this.ornament = this.#svg.dataset.ornament ?? "plain";
    /** @type {Map<string, string>} The path of each colour's sign. */
    this.signs = new Map();
    for (const path of this.#svg.querySelectorAll("defs > path[id^=sign-]"))
      this.signs.set(path.id.slice("sign-".length), path.getAttribute("d") ?? "");
  }

  #svg;

  /** A drawing of one's own, of the map without its page. */
  drawing() {
    const svg = /** @type {SVGSVGElement} */ (document.importNode(this.#svg, true));
    const { width, height } = this.board.canvas;
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.setAttribute("width", String(width));
    svg.setAttribute("height", String(height));
    return svg;
  }

  /** @param {Route} route */
  cost(route) {
    return route.cards ?? route.spaces;
  }

  /** The routes of a place. @param {string} place */
  around(place) {
    return this.board.routes.filter((route) => route.ends.includes(place));
  }

  /** The colours of a double route tell its tracks apart. @param {Route} route */
  twinsDiffer(route) {
    const twin = this.routes.get(route.twin ?? "");
    return twin !== undefined && twin.colour !== route.colour;
  }

  /** Where a track lies beside its twin. @param {Route} route @returns {"left" | "right" | "upper" | "lower"} */
  side(route) {
    const [one, other] = [this.#middle(route.slug), this.#middle(route.twin ?? route.slug)];
    const [dx, dy] = [one.x - other.x, one.y - other.y];
    if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? "left" : "right";
    return dy < 0 ? "upper" : "lower";
  }

  /** Of a route's spaces. @param {string} slug */
  #middle(slug) {
    const boxes = [...(this.#svg.getElementById(`route-${slug}`)?.querySelectorAll(".space > rect") ?? [])];
    const mean = (/** @type {string} */ at, /** @type {string} */ size) =>
      boxes.reduce((sum, box) => sum + Number(box.getAttribute(at)) + Number(box.getAttribute(size)) / 2, 0) / boxes.length;
    return { x: mean("x", "width"), y: mean("y", "height") };
  }

  /** The colours are for all that shows this city, not for its drawing alone. @param {string} css */
  #adopt(css) {
    const here = `[data-city="${this.slug}"]`;
    const scoped = css
      .replaceAll(/\.board(\.dark|:not\(\.light\))? \{--/g, (_, variant) => `${here}${variant ?? ""} {--`)
      .replaceAll(".board ", `svg${here} `);
    const colours = new Set([...css.matchAll(/--card-([a-z-]+?): /g)].map(([, colour]) => colour.replace(/-ink$/, "")));
    const painted = [...colours].map((one) => paint(`${here} [data-colour="${one}"]`, `card-${one}`));
    const bands = this.colours.filter((one) => one !== WILD).map((one) => `var(--card-${one})`);
    const seats = [1, 2, 3, 4].map((one) => paint(`${here} [data-seat="${one}"]`, `seat-${one}`));
    const sheet = new CSSStyleSheet();
    const many = `${here} { --many: conic-gradient(from 45deg, ${[...bands, bands[0]].join(", ")}) }`;
    sheet.replaceSync([scoped, ...painted, ...seats, many].join("\n"));
    document.adoptedStyleSheets.push(sheet);
  }
}

/** @param {string} selector @param {string} name */
const paint = (selector, name) => `${selector} { --paint: var(--${name}); --paint-ink: var(--${name}-ink) }`;

/**
 * @template {{slug: string}} Item
 * @param {Item[]} items
 */
const bySlug = (items) => new Map(items.map((item) => [item.slug, item]));
