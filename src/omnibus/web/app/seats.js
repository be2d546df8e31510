// The seats that this browser holds, with their tokens: whoever has a token plays the seat.

const KEY = "omnibus.tables";
const NAME = "omnibus.name";
const MOST_TABLES = 200;

/** @typedef {import("./wire.d.ts").Table} Table */
/** @typedef {import("./wire.d.ts").SeatKey} SeatKey */

/**
 * @typedef {object} HeldTable
 * @property {string} id
 * @property {string} city
 * @property {number} opened
 * @property {SeatKey[]} keys
 * @property {Table} [last]  As it was when it was last seen.
 * @property {string} [nonce]  My part in the shuffle: the proof of the deal has to name it.
 * @property {string} [commitment]  What the table committed itself to before the deal, as I was shown it.
 */

/** @returns {Record<string, HeldTable>} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

/** @param {Record<string, HeldTable>} tables */
function write(tables) {
  const newest = Object.values(tables).sort((one, other) => other.opened - one.opened);
  const few = Object.fromEntries(newest.slice(0, MOST_TABLES).map((table) => [table.id, table]));
  localStorage.setItem(KEY, JSON.stringify(few));
}

export const seats = {
  /** Newest first. @returns {HeldTable[]} */
  tables: () => Object.values(read()).sort((one, other) => other.opened - one.opened),

  /** @param {string} id @returns {HeldTable | undefined} */
  table: (id) => read()[id],

  /** @param {string} id @returns {SeatKey[]} */
  keys: (id) => read()[id]?.keys ?? [],

  /**
   * Keeps tokens, beside those that are already there.
   * @param {Table} table
   * @param {readonly SeatKey[]} keys
   * @param {string} [nonce]  That I sent.
   */
  keep(table, keys, nonce) {
    const tables = read();
    const others = (tables[table.id]?.keys ?? []).filter((old) => !keys.some((key) => key.seat === old.seat));
    const all = [...others, ...keys].sort((one, other) => one.seat - other.seat);
    const { id, city, opened, commitment } = table;
    tables[id] = { commitment, ...tables[id], id, city, opened, keys: all, last: table, ...(nonce ? { nonce } : {}) };
    write(tables);
  },

  /** Keeps what a table has come to, if it is one of mine. @param {Table} table */
  remember(table) {
    const tables = read();
    if (!tables[table.id]) return;
    tables[table.id].last = table;
    write(tables);
  },

  /** @param {string} id */
  forget(id) {
    const { [id]: _, ...others } = read();
    write(others);
  },

  /** The name that its owner used last. */
  get name() {
    return localStorage.getItem(NAME) ?? "";
  },
  set name(name) {
    localStorage.setItem(NAME, name);
  },

  /** The link that brings a seat to another device. @param {string} id @param {string} token */
  recoveryLink: (id, token) => `${location.origin}/t/${id}#key=${token}`,
  /** The link by which friends come. @param {string} id */
  joinLink: (id) => `${location.origin}/t/${id}`,

  /** This client's part in a shuffle. */
  nonce: () =>
    [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
};
