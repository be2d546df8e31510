// What my games come to: from the tables that this browser holds seats at.

/** @typedef {import("../seats.js").HeldTable} HeldTable */
/** @typedef {import("../wire.d.ts").Table} Table */

/** @typedef {{id: string, city: string, at: number, points: number, rank: number, best: number, seats: number}} Played */
/** @typedef {{city: string, games: number, wins: number, mean: number, best: number}} Account */

const GOING = new Set(["gathering", "running", "paused"]);

/** Whether it can be played on. @param {HeldTable} held */
export const goesOn = (held) => !held.last || GOING.has(held.last.stage);

/** Games that I have finished for myself, oldest first; a device that several shared speaks for nobody. @param {readonly HeldTable[]} tables @returns {Played[]} */
export function played(tables) {
  return tables
    .flatMap(({ id, city, keys, last }) => {
      if (keys.length !== 1 || !last?.result) return [];
      const { scores, ranks } = last.result;
      const { seat } = keys[0];
      const best = Math.max(...scores);
      return [{ id, city, at: last.moved, points: scores[seat], rank: ranks[seat], best, seats: scores.length }];
    })
    .sort((one, other) => one.at - other.at);
}

/** City by city, and all together first, under "". @param {readonly Played[]} games @returns {Account[]} */
export function accounts(games) {
  const cities = [...new Set(games.map((game) => game.city))].sort();
  return ["", ...cities].map((city) => {
    const some = city ? games.filter((game) => game.city === city) : games;
    const points = some.map((game) => game.points);
    return {
      city,
      games: some.length,
      wins: some.filter((game) => game.rank === 1).length,
      mean: points.reduce((sum, one) => sum + one, 0) / Math.max(1, points.length),
      best: Math.max(...points),
    };
  });
}
