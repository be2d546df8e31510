// Whether a deal is the one that was committed to, as far as a browser can tell by itself: docs/fairness.md.

/** @typedef {import("../seats.js").HeldTable} HeldTable */

/**
 * @typedef {object} Header  Of a record.
 * @property {string} city
 * @property {string} board
 * @property {string} profile
 * @property {string} seats
 * @property {string} table
 * @property {string} deal
 * @property {string} seed
 * @property {string} secret
 * @property {string} commitment
 * @property {string[]} nonces  "SEAT NONCE"
 */

/** @typedef {{step: "proof" | "commitment" | "seed" | "seen-commitment" | "seen-nonce", right: boolean, detail: string}} Finding */

const FIRST_LINE = /^omnibus record \d+$/;
const SEED_BITS = 128;

/** @param {string} record @returns {Header | null} */
export function headerOf(record) {
  const [first, ...lines] = record.trim().split("\n\n")[0].split("\n");
  if (!FIRST_LINE.test(first.trim())) return null;
  const said = lines.map((line) => /^([a-z]+): (.*)$/.exec(line.trim())).filter((found) => found !== null);
  const value = (/** @type {string} */ name) => said.find(([, key]) => key === name)?.[2] ?? "";
  const [city, board, profile, seats, table, deal, seed, secret, commitment] =
    ["city", "board", "profile", "seats", "table", "deal", "seed", "secret", "commitment"].map(value);
  const nonces = said.filter(([, key]) => key === "nonce").map(([, , text]) => text);
  return { city, board, profile, seats, table, deal, seed, secret, commitment, nonces };
}

/** What shows that the deal is right, step by step. @param {Header} header @param {HeldTable} [held] @returns {Promise<Finding[]>} */
export async function findings(header, held) {
  const { secret, commitment, seed, nonces } = header;
  if (!/^[0-9a-f]{64}$/.test(secret) || !commitment) return [{ step: "proof", right: false, detail: "" }];
  const drawn = await seedOf(header);
  const given = nonces.map((text) => text.split(" ")[1]);
  /** @type {Finding[]} */
  const found = [
    { step: "commitment", right: (await sha256(bytes(secret))) === commitment, detail: commitment },
    { step: "seed", right: BigInt(`0x${drawn}`) === BigInt(`0x${seed || 0}`), detail: drawn.replace(/^0+/, "") },
  ];
  if (held?.commitment) found.push({ step: "seen-commitment", right: held.commitment === commitment, detail: held.commitment });
  if (held?.nonce) found.push({ step: "seen-nonce", right: given.includes(held.nonce), detail: held.nonce });
  return found;
}

/** HKDF of the secret, for all that the deal is for. @param {Header} header */
async function seedOf({ city, board, profile, seats, table, deal, secret, nonces }) {
  const lines = [
    "omnibus deal 1",
    `city ${city}`,
    `board ${board}`,
    ...(profile ? [`profile ${profile}`] : []),
    `seats ${seats}`,
    deal ? `deal ${deal}` : `table ${table}`,
    ...nonces.map((text) => `nonce ${text}`),
  ];
  const key = await crypto.subtle.importKey("raw", bytes(secret), "HKDF", false, ["deriveBits"]);
  const info = new TextEncoder().encode(lines.join("\n"));
  return hex(await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info }, key, SEED_BITS));
}

/** @param {Uint8Array<ArrayBuffer>} data */
const sha256 = async (data) => hex(await crypto.subtle.digest("SHA-256", data));

/** @param {string} text */
const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** @param {ArrayBuffer} buffer */
const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
