// <omnibus-board record="ADDRESS"></omnibus-board>: a game shown on its board, on any page. docs/guides/embed.md

import { shapeOf } from "../app/table/pieces.js";
import { shownOf } from "./claims.js";

const SVG = "http://www.w3.org/2000/svg";
const HOUSE = new URL("../../", import.meta.url);
const STYLE = /<style>([^]*?)<\/style>/;
const LETTERS = "ABCD";
/** Of a vehicle, as it is drawn. */
const [LENGTH, HEIGHT] = [44, 22];

const OWN = new CSSStyleSheet();
OWN.replaceSync(`
  :host { display: block; max-width: 60rem; font: 1rem/1.4 system-ui, sans-serif; }
  figure { margin: 0; }
  svg { display: block; width: 100%; height: auto; }
  figcaption { display: grid; grid-template-columns: auto minmax(6rem, 1fr); gap: 0.25rem 0.75rem; align-items: center; padding: 0.5rem 0; }
  .seats { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0; padding: 0; list-style: none; }
  .seats b { display: inline-grid; place-items: center; width: 1.5em; height: 1.5em; border: 1px solid; border-radius: 50%; font-size: 0.8em; }
  input { width: 100%; min-height: 1.75rem; accent-color: currentColor; }
  .vehicle path, .vehicle circle { stroke: #111; stroke-width: 1.2; stroke-linejoin: round; }
  .vehicle .lines { fill: none; }
  .vehicle text { font: 700 11px system-ui, sans-serif; text-anchor: middle; stroke: none; }
  .trouble { padding: 1rem; border: 1px solid; }
`);

class OmnibusBoard extends HTMLElement {
  static observedAttributes = ["record", "at", "theme"];

  constructor() {
    super();
    this.attachShadow({ mode: "open" });
    /** @type {import("./claims.js").Shown | null} */
    this.shown = null;
    this.asked = 0;
  }

  connectedCallback() {
    this.load();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (!this.isConnected) return;
    if (name === "at" && this.svg) this.show(this.wanted);
    else this.load();
  }

  /** How many claims are shown; all, where nothing is said. */
  get wanted() {
    const most = this.shown?.claims.length ?? 0;
    const at = this.getAttribute("at");
    return at === null ? most : Math.min(Math.max(0, Number(at) || 0), most);
  }

  async load() {
    const ask = ++this.asked;
    try {
      const text = await this.text();
      const shown = shownOf(text);
      if (!shown) throw new Error("this is no record of a game");
      const [board, drawing] = await Promise.all([
        fetched(`api/boards/${shown.city}`).then((answer) => answer.json()),
        fetched(`api/boards/${shown.city}.svg${this.theme}`).then((answer) => answer.text()),
      ]);
      if (ask !== this.asked) return;
      this.shown = shown;
      this.draw(board, drawing);
    } catch (trouble) {
      if (ask === this.asked) this.complain(trouble instanceof Error ? trouble.message : String(trouble));
    }
  }

  /** Of the record: at an address, or written between the tags. */
  async text() {
    const address = this.getAttribute("record");
    if (!address) return (this.textContent ?? "").replaceAll(/^[ \t]+/gm, "");
    const answer = await fetch(new URL(address, document.baseURI));
    if (!answer.ok) throw new Error(`there is no record at ${address}`);
    return answer.text();
  }

  get theme() {
    const theme = this.getAttribute("theme");
    return theme === "light" || theme === "dark" ? `?theme=${theme}` : "";
  }

  /** @param {any} board @param {string} drawing */
  draw(board, drawing) {
    const colours = new CSSStyleSheet();
    const [, css = ""] = STYLE.exec(drawing) ?? [];
    colours.replaceSync(css.replaceAll("&gt;", ">").replaceAll("&amp;", "&"));
    const { body } = new DOMParser().parseFromString(drawing.replace(STYLE, ""), "text/html");
    this.svg = /** @type {SVGSVGElement} */ (body.querySelector("svg"));
    this.routes = new Map(board.routes.map((/** @type {any} */ route) => [route.slug, route]));
    this.places = new Map(board.places.map((/** @type {any} */ place) => [place.slug, place.name]));
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    root.adoptedStyleSheets = [colours, OWN];
    const figure = document.createElement("figure");
    figure.className = "board";
    figure.append(this.svg, this.caption(board.name));
    root.replaceChildren(figure);
    this.show(this.wanted);
  }

  /** @param {string} city */
  caption(city) {
    const caption = document.createElement("figcaption");
    const seats = document.createElement("ul");
    seats.className = "seats";
    for (const [seat, name] of (this.shown?.names ?? []).entries()) seats.append(this.seat(seat, name));
    this.told = document.createElement("output");
    this.slider = Object.assign(document.createElement("input"), { type: "range", min: "0", max: String(this.shown?.claims.length ?? 0) });
    this.slider.setAttribute("aria-label", city);
    this.slider.addEventListener("input", () => this.show(Number(this.slider?.value)));
    caption.append(seats, this.told, this.slider);
    return caption;
  }

  /** @param {number} seat @param {string} name */
  seat(seat, name) {
    const line = document.createElement("li");
    const sign = document.createElement("b");
    sign.textContent = LETTERS[seat];
    const colours = this.svg ? seat + 1 : 0;
    sign.style.setProperty("background", `var(--seat-${colours})`);
    sign.style.setProperty("color", `var(--seat-${colours}-ink)`);
    const points = this.shown?.result[seat];
    line.append(sign, ` ${name}${points === undefined ? "" : ` ${points}`}`);
    return line;
  }

  /** The first claims, so many. @param {number} count */
  show(count) {
    const { shown, svg } = this;
    if (!shown || !svg) return;
    for (const old of svg.querySelectorAll(".vehicle, .last")) old.matches(".vehicle") ? old.remove() : old.classList.remove("last");
    for (const claim of shown.claims.slice(0, count)) this.claim(svg, claim);
    const last = shown.claims[count - 1];
    if (last) svg.querySelector(`#route-${CSS.escape(last.route)}`)?.classList.add("last");
    if (this.slider) this.slider.value = String(count);
    if (this.told) this.told.textContent = last ? `${count} · ${shown.names[last.seat] ?? LETTERS[last.seat]}: ${this.named(last.route)}` : "0";
  }

  /** @param {SVGSVGElement} svg @param {import("./claims.js").Claim} claim */
  claim(svg, { seat, route }) {
    const kind = this.routes?.get(route)?.kind ?? "";
    for (const space of svg.querySelectorAll(`#route-${CSS.escape(route)} .space`)) space.append(vehicle(space, kind, seat));
  }

  /** @param {string} route */
  named(route) {
    const ends = /** @type {string[]} */ (this.routes?.get(route)?.ends ?? [route]);
    return ends.map((end) => this.places?.get(end) ?? end).join(" – ");
  }

  /** @param {string} text */
  complain(text) {
    const line = document.createElement("p");
    line.className = "trouble";
    line.textContent = `Omnibus: ${text}`;
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    root.adoptedStyleSheets = [OWN];
    root.replaceChildren(line);
  }
}

/** @param {string} path  At the house that this script is from. */
async function fetched(path) {
  const answer = await fetch(new URL(path, HOUSE));
  if (!answer.ok) throw new Error(`there is nothing at ${path}`);
  return answer;
}

/** A piece on its space. @param {Element} space @param {string} kind @param {number} seat */
function vehicle(space, kind, seat) {
  const rect = /** @type {Element} */ (space.querySelector("rect"));
  const number = (/** @type {string} */ name) => Number(rect.getAttribute(name));
  const [, degrees = "0"] = /rotate\((-?[\d.]+)/.exec(rect.getAttribute("transform") ?? "") ?? [];
  const angle = ((Number(degrees) % 360) + 360) % 360;
  const upright = angle > 90 && angle <= 270 ? angle - 180 : angle;
  const scale = Math.min((number("width") * 0.9) / LENGTH, (number("height") * 1.25) / HEIGHT);
  const [x, y] = [number("x") + number("width") / 2, number("y") + number("height") / 2];
  const piece = made("g", { class: "vehicle", transform: `translate(${x} ${y}) rotate(${upright}) scale(${scale})` });
  const { body, lines, wheels } = shapeOf(kind);
  if (lines) piece.append(made("path", { class: "lines", d: lines }));
  piece.append(made("path", { class: `seat-${seat + 1}`, d: body }));
  for (const [cx, cy, r] of wheels) piece.append(made("circle", { cx, cy, r, fill: "#111" }));
  const letter = made("text", { class: `seat-${seat + 1}-ink`, y: 3 });
  letter.textContent = LETTERS[seat];
  piece.append(letter);
  return piece;
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function made(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

customElements.define("omnibus-board", OmnibusBoard);
