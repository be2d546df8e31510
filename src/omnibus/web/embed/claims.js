// What of a record can be shown without knowing any rule: who claimed which route, one after the other.

/** @typedef {{seat: number, route: string}} Claim */
/** @typedef {{city: string, names: string[], result: string[], claims: Claim[]}} Shown */

/** @param {string} record @returns {Shown | null} */
export function shownOf(record) {
  const [head, ...moves] = record.trim().replaceAll("\r", "").split(/\n\s*\n/);
  const [first, ...lines] = head.split("\n").map((line) => line.trim());
  if (!/^omnibus record \d+$/.test(first)) return null;
  const values = (/** @type {string} */ name) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  const found = [...moves.join("\n").matchAll(/^\s*(\d) claim (\S+)/gm)];
  return {
    city: values("city")[0] ?? "",
    names: values("name"),
    result: values("result")[0]?.split(" ") ?? [],
    claims: found.map(([, seat, route]) => ({ seat: Number(seat), route })),
  };
}
