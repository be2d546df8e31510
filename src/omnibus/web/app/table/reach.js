// Which of a seat's tickets are done, which still can be, and which can't.

/** @typedef {import("./city.js").City} City */
/** @typedef {"done" | "possible" | "broken"} Outlook */

/**
 * The places that hang together with one, by way of routes that are allowed.
 * @param {City} city
 * @param {string} from
 * @param {(route: import("./board.d.ts").Route) => boolean} allowed
 */
export function reached(city, from, allowed) {
  const found = new Set([from]);
  const edge = [from];
  for (let place = edge.pop(); place !== undefined; place = edge.pop())
    for (const route of city.around(place)) {
      const other = route.ends[0] === place ? route.ends[1] : route.ends[0];
      if (!found.has(other) && allowed(route)) {
        found.add(other);
        edge.push(other);
      }
    }
  return found;
}

/**
 * @param {City} city
 * @param {readonly [string, string]} ends
 * @param {number} seat
 * @param {Map<string, number>} owners  Route -> seat.
 * @param {(slug: string) => boolean} closed  To this seat, by the other track.
 * @returns {Outlook}
 */
export function outlook(city, ends, seat, owners, closed) {
  const own = reached(city, ends[0], (route) => owners.get(route.slug) === seat);
  if (own.has(ends[1])) return "done";
  const open = reached(city, ends[0], (route) => {
    const owner = owners.get(route.slug);
    return owner === seat || (owner === undefined && !closed(route.slug));
  });
  return open.has(ends[1]) ? "possible" : "broken";
}
