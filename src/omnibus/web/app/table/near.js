// What lies near a point of the map: a finger is wider than a track.

/** @typedef {{slug: string, distance: number}} Near */

const STEPS = 12;

export class Nearby {
  /**
   * @param {SVGSVGElement} svg
   * @param {import("./city.js").City} city
   */
  constructor(svg, city) {
    this.city = city;
    /** @type {Map<string, DOMPoint[]>} */
    this.tracks = new Map();
    for (const slug of city.routes.keys()) {
      const track = svg.querySelector(`#route-${CSS.escape(slug)} .hit`);
      if (!(track instanceof SVGGeometryElement)) continue;
      const length = track.getTotalLength();
      const points = Array.from({ length: STEPS + 1 }, (_, step) => track.getPointAtLength((length * step) / STEPS));
      this.tracks.set(slug, points);
    }
  }

  /**
   * Routes within reach, the nearest first; of those much farther away than the nearest none.
   * @param {number} x
   * @param {number} y
   * @param {number} reach
   * @param {number} slack
   */
  routes(x, y, reach, slack) {
    /** @type {Near[]} */
    const found = [];
    for (const [slug, points] of this.tracks) {
      const distance = away(x, y, points);
      if (distance <= reach) found.push({ slug, distance });
    }
    found.sort((one, other) => one.distance - other.distance);
    return found.filter((one) => one.distance <= found[0].distance + slack).map((one) => one.slug);
  }

  /** @param {number} x @param {number} y @param {number} reach */
  place(x, y, reach) {
    const found = this.city.board.places
      .map((place) => ({ slug: place.slug, distance: Math.hypot(place.x - x, place.y - y) }))
      .filter((near) => near.distance <= reach)
      .sort((one, other) => one.distance - other.distance);
    return found[0]?.slug ?? null;
  }
}

/** From a point to a line of points. @param {number} x @param {number} y @param {DOMPoint[]} points */
function away(x, y, points) {
  let best = Infinity;
  for (let at = 1; at < points.length; at += 1) {
    const [from, to] = [points[at - 1], points[at]];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const part = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
    const clamped = Math.min(1, Math.max(0, part));
    best = Math.min(best, Math.hypot(x - from.x - clamped * dx, y - from.y - clamped * dy));
  }
  return best;
}
