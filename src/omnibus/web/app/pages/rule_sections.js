// The rules in the order in which one reads them: the numbers of docs/rules. What they say is among the words.

/** Rules that hold everywhere have these; the others are named after their city. */
const COMMON = new Set(["SET", "TURN", "DRAW", "EDGE", "CLM", "GREY", "TIC", "END"]);

/** @typedef {{name: string, rules: string[]}} Section */

/** @param {string} prefix @param {...number} numbers */
const some = (prefix, ...numbers) => numbers.map((number) => `R-${prefix}-${String(number).padStart(2, "0")}`);
/** @param {string} prefix @param {number} last @param {number} [first] */
const run = (prefix, last, first = 1) =>
  some(prefix, ...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** @type {Section[]} */
export const SECTIONS = [
  {
    name: "setup",
    rules: [...["LON", "AMS", "BER", "PAR"].flatMap((own) => run(own, 2)), ...run("SET", 10)],
  },
  { name: "turn", rules: [...run("TURN", 2), ...run("EDGE", 12, 10)] },
  { name: "drawing", rules: [...run("DRAW", 15), ...run("EDGE", 9)] },
  {
    name: "claiming",
    rules: [
      ...run("CLM", 14),
      ...run("GREY", 3),
      ...run("AMS", 16, 15),
      ...some("BER", 14),
      ...some("PAR", 3, 20),
    ],
  },
  { name: "tickets", rules: [...run("TIC", 12), "E-32"] },
  {
    name: "end",
    rules: [...some("LON", 3), ...some("AMS", 14), ...some("BER", 11), ...run("PAR", 19, 18), ...run("END", 5), "R-EDGE-17", ...run("END", 8, 6)],
  },
  {
    name: "own",
    rules: [...run("PAR", 17, 4), "E-20", ...run("LON", 11, 4), ...run("AMS", 13, 3), ...run("BER", 10, 3), ...run("BER", 13, 12)],
  },
];

/** A ruling that is cited alone belongs to the rule it explains. @type {Record<string, string>} */
const OF_RULE = { "E-20": "R-PAR-17", "E-32": "R-TIC-01" };

/** Whether a rule holds in a city: a city's own rules bear the first letters of its name. @param {string} rule @param {string} city */
export function holdsIn(rule, city) {
  const [, prefix] = (OF_RULE[rule] ?? rule).split("-");
  return COMMON.has(prefix) || city.slice(0, 3).toUpperCase() === prefix;
}
