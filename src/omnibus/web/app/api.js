// The server's HTTP side.

/** @typedef {import("./wire.d.ts").Table} Table */
/** @typedef {import("./wire.d.ts").TableRequest} TableRequest */
/** @typedef {import("./wire.d.ts").TableOpened} TableOpened */
/** @typedef {import("./wire.d.ts").Offer} Offer */
/** @typedef {import("./wire.d.ts").SignedIn} SignedIn */
/** @typedef {import("./wire.d.ts").Ranked} Ranked */
/** @typedef {import("./wire.d.ts").DailyScore} DailyScore */
/** @typedef {import("./wire.d.ts").Player} Player */
/** @typedef {import("./wire.d.ts").JoinRequest} JoinRequest */
/** @typedef {import("./wire.d.ts").Joined} Joined */
/** @typedef {import("./wire.d.ts").ListedCity} ListedCity */
/** @typedef {import("./wire.d.ts").ListedBot} ListedBot */

/** Something that the server refused, or that did not reach it (status 0). */
export class Trouble extends Error {
  /**
   * @param {number} status
   * @param {string} kind  The problem's last word, such as "unknown-table"; "offline" where nothing was reached.
   * @param {string} [detail]
   */
  constructor(status, kind, detail = "") {
    super(detail || kind);
    this.status = status;
    this.kind = kind;
  }
}

/**
 * @param {string} path
 * @param {RequestInit} [options]
 */
async function answered(path, options) {
  let answer;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Trouble(0, "offline");
  }
  if (answer.ok) return answer;
  const problem = await answer.json().catch(() => ({}));
  const kind = String(problem.trouble ?? problem.type ?? "").split(/[/:#]/).pop() || `status-${answer.status}`;
  throw new Trouble(answer.status, kind, problem.detail ?? problem.title ?? "");
}

/**
 * As whoever the token belongs to.
 * @param {string} path
 * @param {{method?: string, body?: object, token?: string}} options
 */
export function asked(path, { method = "GET", body, token = "" }) {
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { "content-type": "application/json" } : {}),
  };
  return answered(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
}

/** @param {string} path @param {RequestInit} [options] */
const fetched = async (path, options) => (await answered(path, options)).json();

/** Of a seat. @param {string} token @returns {RequestInit} */
const shown = (token) => (token ? { headers: { authorization: `Bearer ${token}` } } : {});

/**
 * @param {string} path
 * @param {object} body
 */
const posted = async (path, body) => (await asked(path, { method: "POST", body })).json();

/**
 * Asked for once, kept as long as the page.
 * @template Value
 * @param {(key: string) => Promise<Value>} ask
 */
function kept(ask) {
  /** @type {Map<string, Promise<Value>>} */
  const answers = new Map();
  return (/** @type {string} */ key) => {
    let answer = answers.get(key);
    if (!answer) {
      answer = ask(key);
      answer.catch(() => answers.delete(key));
      answers.set(key, answer);
    }
    return answer;
  };
}

const keptJson = kept(fetched);
const keptText = kept(async (path) => (await answered(path)).text());
const at = encodeURIComponent;

export const api = {
  /** @returns {Promise<ListedCity[]>} */
  boards: () => keptJson("/api/boards"),
  /** The whole board, as its file says it, or said it. @param {string} city @param {string} [version] @returns {Promise<any>} */
  board: (city, version) => keptJson(`/api/boards/${at(city)}${version ? `/${at(version)}` : ""}`),
  /** Its drawing, as text. @param {string} city @param {string} [query] @param {string} [version] @returns {Promise<string>} */
  drawing: (city, query = "", version = "") =>
    keptText(`/api/boards/${at(city)}.svg${version && `/${at(version)}`}${query}`),
  /** A first game that explains itself. @param {string} city @returns {Promise<import("./wire.d.ts").Lesson>} */
  lesson: (city) => keptJson(`/api/lessons/${at(city)}`),
  /** @returns {Promise<ListedBot[]>} */
  bots: () => keptJson("/api/bots"),
  /** A table that can be opened, and what it commits itself to: one says one's nonce only then. @returns {Promise<Offer>} */
  offer: () => posted("/api/offers", {}),
  /** @param {TableRequest} request @returns {Promise<TableOpened>} */
  openTable: (request) => posted("/api/tables", request),
  /** @returns {Promise<Table[]>} */
  listedTables: () => fetched("/api/tables"),
  /** @param {string} id @returns {Promise<Table>} */
  table: (id) => fetched(`/api/tables/${at(id)}`),
  /** @param {string} id @param {JoinRequest} request @returns {Promise<Joined>} */
  join: (id, request) => posted(`/api/tables/${at(id)}/join`, request),
  /** @param {string} id @param {string} [token] @returns {Promise<string>} */
  record: async (id, token = "") => (await answered(`/api/tables/${at(id)}/record`, shown(token))).text(),
  /**
   * A finished game, judged as far as it has come.
   * @param {string} id
   * @param {number} seat
   * @param {string} [token]
   * @returns {Promise<import("./wire.d.ts").Analysis>}
   */
  analysis: (id, seat, token = "") => fetched(`/api/tables/${at(id)}/analysis?seat=${seat}`, shown(token)),
  /**
   * All plies of a finished game, as a seat saw them.
   * @param {string} id
   * @param {number} [seat]
   * @param {string} [token]  Mine, where I sat there.
   * @returns {Promise<import("./wire.d.ts").Story>}
   */
  story: (id, seat, token = "") =>
    fetched(`/api/tables/${at(id)}/story${seat === undefined ? "" : `?seat=${seat}`}`, shown(token)),
  /** @param {string} name @returns {Promise<SignedIn>} */
  claimName: (name) => posted("/api/names", { name }),
  /** @param {string} code @returns {Promise<SignedIn>} */
  recover: (code) => posted("/api/sign-in/code", { code }),
  /** @param {"live" | "days" | "bots"} kind @param {string} city  "" for all together. @returns {Promise<Ranked[]>} */
  leaderboard: (kind, city) => fetched(`/api/leaderboards/${kind}?city=${at(city)}`),
  /** Of today's deal. @param {string} city @returns {Promise<DailyScore[]>} */
  bestOfToday: (city) => fetched(`/api/daily/${at(city)}/best`),
  /** @param {string} name @returns {Promise<Player>} */
  player: (name) => fetched(`/api/players/${at(name)}`),
};
