// Tables without a server: Python runs in a worker of this browser, and speaks as a server would.

import { Trouble } from "./api.js";

/** @typedef {import("./wire.d.ts").TableRequest} TableRequest */
/** @typedef {import("./wire.d.ts").TableOpened} TableOpened */
/** @typedef {import("./lasting_socket.js").Listener} Listener */
/** @typedef {{bytes: number, bots: string[], wheel: string, files: string[]}} Parts */

const KEY = "omnibus.alone";
const TABLES = "omnibus.alone.";
const CACHE = "omnibus-1";
const AT_ONCE = 4;

/** @param {string} id  Of a table. */
export const isAlone = (id) => id.startsWith("alone-");

/** @returns {Parts | null} What was loaded for later. */
export function loaded() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

/** What this server has to offer; null where it has nothing. @returns {Promise<Parts | null>} */
export async function offered() {
  const answer = await fetch("/api/offline").catch(() => null);
  const said = await answer?.json().catch(() => null); // read in any case: else the page never comes to rest
  return answer?.ok && said.wheel ? said : null;
}

/** Loads everything, so that it is there without a connection. @param {Parts} parts @param {(share: number) => void} told */
export async function load(parts, told) {
  const cache = await caches.open(CACHE);
  const left = ["/", ...parts.files];
  const all = left.length;
  const one = async () => {
    for (let path = left.shift(); path; path = left.shift()) {
      await cache.add(path);
      told(1 - left.length / all);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  localStorage.setItem(KEY, JSON.stringify({ ...parts, files: [] }));
}

/** Gives back what it takes. */
export async function unload() {
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) if (new URL(url).pathname.startsWith("/offline/")) await cache.delete(url);
  localStorage.removeItem(KEY);
}

/** @type {Promise<Python> | undefined} */
let running;

/** Started when it is first needed. */
function python() {
  running ??= Python.start();
  running.catch(() => (running = undefined));
  return running;
}

class Python {
  #worker = new Worker("/app/offline/worker.js", { type: "module" });
  /** @type {Map<number, {resolve: (answer: any) => void, reject: (why: Error) => void}>} */
  #waiting = new Map();
  #count = 0;
  /** @type {Map<number, Listener>} */
  sockets = new Map();
  /** Tables that it knows already. @type {Set<string>} */
  known = new Set();

  static async start() {
    const parts = loaded() ?? (await offered());
    if (!parts) throw new Trouble(0, "offline");
    const python = new Python();
    python.#worker.addEventListener("message", ({ data }) => python.#take(data));
    python.#worker.addEventListener("error", (event) => console.error(event.message));
    await python.ask({ deed: "begin", wheel: parts.wheel, bots: parts.bots });
    return python;
  }

  /** @param {object} asked @returns {Promise<any>} */
  ask(asked) {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...asked });
    });
  }

  /** @param {any} said */
  #take({ id, answer, trouble, socket, text, table, kept }) {
    if (socket !== undefined) return this.sockets.get(socket)?.received(JSON.parse(text));
    if (table) return localStorage.setItem(TABLES + table, kept);
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (trouble) waiting?.reject(new Error(trouble));
    else waiting?.resolve(answer);
  }

  /** A table of an earlier visit. @param {string} table */
  async recall(table) {
    if (this.known.has(table)) return;
    const kept = localStorage.getItem(TABLES + table);
    if (kept) await this.ask({ deed: "restore", kept });
    this.known.add(table);
  }
}

/** So that it does not take long when it is needed. */
export const warm = () => void python().catch(() => undefined);

/** @param {TableRequest} request @returns {Promise<TableOpened>} */
export async function openAlone(request) {
  const house = await python();
  const opened = JSON.parse(await house.ask({ deed: "open", request: JSON.stringify(request) }));
  house.known.add(opened.table.id);
  return opened;
}

let sockets = 0;

/** Takes the place of a socket to a server. */
export class AloneSocket {
  /** @type {Python | null} */
  #house = null;
  #number = sockets++;

  /** @param {string} table @param {Listener} listener */
  constructor(table, listener) {
    this.table = table;
    this.listener = listener;
  }

  async open() {
    const house = await python();
    await house.recall(this.table);
    house.sockets.set(this.#number, this.listener);
    this.#house = house;
    this.listener.opened();
  }

  /** @param {object} message */
  send(message) {
    this.#house?.ask({ deed: "hear", socket: this.#number, table: this.table, text: JSON.stringify(message) });
  }

  settled() {}

  close() {
    this.#house?.sockets.delete(this.#number);
    this.#house?.ask({ deed: "leave", socket: this.#number });
    this.#house = null;
  }
}
