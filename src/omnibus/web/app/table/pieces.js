// The pieces: vehicles of our own drawing, for the board and beside names. Each lies within 22 × 11 around the origin.

const SVG = "http://www.w3.org/2000/svg";

/**
 * @typedef {object} Shape
 * @property {string} body
 * @property {string} [glass]  Windows.
 * @property {[number, number, number][]} wheels  x, y, radius.
 * @property {string} [lines]  Drawn, not filled.
 */

/** @type {Record<string, Shape>} */
const SHAPES = {
  bus: {
    body: "M-21-7.5a3.5 3.5 0 0 1 3.5-3.5H15.5Q20.5-11 21-6V4.5a2.5 2.5 0 0 1-2.5 2.5h-37A2.5 2.5 0 0 1-21 4.5Z",
    glass: "M-18.5-8.5h8v5.5h-8ZM8.5-8.5h6.8q3 0 3.4 5.5H8.5Z",
    wheels: [
      [-12, 7, 3.8],
      [12, 7, 3.8],
    ],
  },
  cart: {
    body: "M-20-10H14L11 3H-17Z",
    lines: "M12-5L21.5-9M-17 3H11",
    wheels: [
      [-12, 5, 5],
      [6, 5, 5],
    ],
  },
  streetcar: {
    body: "M-22-4Q-21-10-16-10H16Q21-10 22-4V5.5H-22Z",
    glass: "M-19.5-4q.8-3.6 4-3.6h4.5v5H-19.5ZM11-7.6h4.5q3.2 0 4 3.6v1.4H11Z",
    lines: "M-6-10L0-12.5L6-10",
    wheels: [
      [-14, 6.5, 2.8],
      [-8, 6.5, 2.8],
      [8, 6.5, 2.8],
      [14, 6.5, 2.8],
    ],
  },
  subway: {
    body: "M-21-10H11Q20-9.5 22 2V8H-21Z",
    glass: "M-18-7.5h7v6h-7ZM11-7.5q6 .6 7.6 6H11Z",
    lines: "M-21 4.2H21.5",
    wheels: [],
  },
};

/** Of a kind that nobody has drawn. @type {Shape} */
const BLOCK = { body: "M-20-9H20V9H-20Z", wheels: [] };

/** @param {string} kind */
export const shapeOf = (kind) => SHAPES[kind] ?? BLOCK;

/**
 * A piece with its owner's letter.
 * @param {string} kind
 * @param {string} letter
 */
export function pieceElement(kind, letter) {
  const { body, glass, wheels, lines } = shapeOf(kind);
  const piece = made("g", { class: `vehicle vehicle-${kind}` });
  if (lines) piece.append(made("path", { class: "vehicle-lines", d: lines }));
  piece.append(made("path", { class: "vehicle-body", d: body }));
  if (glass) piece.append(made("path", { class: "vehicle-glass", d: glass }));
  for (const [cx, cy, r] of wheels) {
    piece.append(made("circle", { class: "vehicle-wheel", cx, cy, r }));
    piece.append(made("circle", { class: "vehicle-hub", cx, cy, r: r * 0.4 }));
  }
  const [x, y] = kind === "cart" ? [-3, 1] : [0, 3.6];
  piece.append(made("use", { class: "vehicle-letter", href: `#letter-${letter}`, x, y }));
  return piece;
}

/** The letters of all owners, once for a drawing: what a route is called says who owns it. @param {Iterable<string>} letters */
export function letterShapes(letters) {
  const shapes = made("defs", {});
  for (const letter of letters) {
    const text = made("text", { id: `letter-${letter}` });
    text.textContent = letter;
    shapes.append(text);
  }
  return shapes;
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
export function made(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}
