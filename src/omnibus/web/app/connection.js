// The connection of one seat, or of one who watches: keeps how things stand, comes back by itself when it is cut, and
// sends again what was not answered. The server answers a command twice and does it once.

import { AloneSocket, isAlone } from "./alone.js";
import { LastingSocket } from "./lasting_socket.js";

/** @typedef {import("./wire.d.ts").FromServer} FromServer */
/** @typedef {import("./wire.d.ts").Table} Table */
/** @typedef {import("./wire.d.ts").Standing} Standing */
/** @typedef {import("./wire.d.ts").Happened} Happened */
/** @typedef {import("./wire.d.ts").Line} Line */
/** @typedef {import("./wire.d.ts").Hinted} Hinted */
/** @typedef {import("./wire.d.ts").Done} Done */
/** @typedef {import("./wire.d.ts").Refused} Refused */

/** @typedef {"connecting" | "open" | "waiting" | "ended"} Status */
/** @typedef {{message: object, resolve: (answer: any) => void, reject: (why: Refusal) => void}} Waiting */

const PROTOCOL = 1;
/** With these the server does not want to be asked again. */
const FINAL = new Set(["unknown-table", "not-allowed", "not-your-seat", "protocol"]);

/** It was not done: the rules or the table say why. */
export class Refusal extends Error {
  /** @param {Pick<Refused, "trouble"> & Partial<Refused>} refused */
  constructor({ trouble, reason = "", rule = "", ply = 0 }) {
    super(reason || trouble);
    this.trouble = trouble;
    this.reason = reason;
    this.rule = rule;
    this.ply = ply;
  }
}

/**
 * Fires "change" after everything, with `detail` the message that changed something, or null for the status alone.
 * Fires one event of the message's type besides, such as "moved" or "chatted", with the message as `detail`.
 */
export class Connection extends EventTarget {
  /** @type {Status} */
  status = "connecting";
  /** Why it ended, where the server said so. @type {string} */
  trouble = "";
  /** @type {Table | null} */
  table = null;
  /** @type {number | null} */
  seat = null;
  /** @type {Standing | null} */
  standing = null;
  /** All plies so far that I may know, in order. @type {Happened[]} */
  story = [];
  /** @type {number | null} */
  deadline = null;
  /** @type {Line[]} */
  chat = [];
  /** @type {string[]} */
  reactions = [];

  #socket;
  /** @type {Map<string, Waiting>} */
  #waiting = new Map();
  #count = 0;
  #name = Math.random().toString(36).slice(2, 10);
  #clockAhead = 0;
  #syncing = false;

  /**
   * @param {string} id  Of the table.
   * @param {string} [token]  Without one, somebody only watches.
   */
  constructor(id, token = "") {
    super();
    this.id = id;
    this.token = token;
    const listener = {
      opened: () => this.#greet(),
      received: (/** @type {FromServer} */ message) => {
        if (this.#take(message)) this.#tell(message);
      },
      lost: () => this.#become("waiting"),
    };
    const path = `/ws/tables/${encodeURIComponent(id)}`;
    this.#socket = isAlone(id) ? new AloneSocket(id, listener) : new LastingSocket(path, listener);
  }

  /** The server's clock. */
  now() {
    return Date.now() + this.#clockAhead;
  }

  /** Whether a command has not been answered yet. */
  get busy() {
    return this.#waiting.size > 0;
  }

  open() {
    this.#socket.open();
    return this;
  }

  close() {
    this.#end("");
  }

  /** @param {string} action  As in records. @returns {Promise<Done>} */
  act(action) {
    return this.command({ type: "act", ply: this.standing?.ply ?? 0, action });
  }

  /** @returns {Promise<Done>} */
  undo() {
    return this.command({ type: "undo", ply: this.standing?.ply ?? 0 });
  }

  /** Why it can't be done; null if it can. @param {string} action @returns {Promise<Refusal | null>} */
  async explain(action) {
    try {
      await this.command({ type: "explain", action });
      return null;
    } catch (refusal) {
      if (refusal instanceof Refusal) return refusal;
      throw refusal;
    }
  }

  /** @returns {Promise<Hinted>} */
  hint() {
    return this.command({ type: "hint" });
  }

  /** @param {string} text */
  say(text) {
    return this.command({ type: "say", text });
  }

  /** @param {string} reaction */
  react(reaction) {
    return this.command({ type: "react", reaction });
  }

  /**
   * Any command of the wire, without its id: plan, pause, hand-over, take-back, replace-absent, resign, abandon, …
   * @param {{type: string, [field: string]: unknown}} asked
   * @returns {Promise<any>}  `done` or `hinted`; fails with a Refusal.
   */
  command(asked) {
    const id = `${this.#name}-${++this.#count}`;
    const message = { ...asked, id };
    return new Promise((resolve, reject) => {
      if (this.status === "ended") return reject(new Refusal({ trouble: "not-running" }));
      this.#waiting.set(id, { message, resolve, reject });
      if (this.status === "open") this.#socket.send(message);
      this.#tell(null);
    });
  }

  #greet() {
    const since = this.standing?.ply;
    const from = since === undefined ? {} : { since };
    this.#socket.send({ type: "hello", protocol: PROTOCOL, token: this.token, ...from });
  }

  /** @param {FromServer} message @returns {boolean} Whether it is news. */
  #take(message) {
    switch (message.type) {
      case "welcome":
        this.#welcomed(message);
        return true;
      case "synced":
        this.#syncing = false;
        this.#stand(message.standing);
        this.#join(message.story ?? []);
        return true;
      case "moved":
        return this.#moved(message);
      case "taken-back":
        this.#stand(message.standing);
        this.story = this.story.filter((told) => told.ply <= message.standing.ply);
        this.deadline = message.deadline ?? null;
        return true;
      case "updated":
        this.table = message.table;
        this.deadline = message.table.deadline ?? null;
        return true;
      case "chatted":
        this.chat = [...this.chat, message.line];
        return true;
      case "seated":
        return true;
      case "done":
      case "hinted":
        this.#answered(message.id)?.resolve(message);
        return true;
      case "refused":
        this.#answered(message.id)?.reject(new Refusal(message));
        return true;
      case "pong":
        this.#clockAhead = message.now - Date.now();
        return false;
      case "goodbye":
        if (FINAL.has(message.trouble)) this.#end(message.trouble);
        return false;
    }
  }

  /** @param {import("./wire.d.ts").Welcome} message */
  #welcomed(message) {
    this.table = message.table;
    this.seat = message.seat ?? null;
    this.chat = [...(message.chat ?? [])];
    this.reactions = [...(message.reactions ?? [])];
    this.deadline = message.table.deadline ?? null;
    this.#clockAhead = message.now - Date.now();
    this.#socket.settled();
    this.#syncing = false;
    this.status = "open";
    for (const { message: asked } of this.#waiting.values()) this.#socket.send(asked);
  }

  /** @param {import("./wire.d.ts").Moved} message */
  #moved(message) {
    const known = this.standing?.ply ?? -1;
    if (message.standing.ply < known) return false;
    if (message.happened.ply > known + 1) {
      if (!this.#syncing) this.#socket.send({ type: "sync", since: Math.max(known, 0) });
      this.#syncing = true;
      return false;
    }
    this.#stand(message.standing);
    this.#join([message.happened]);
    this.deadline = message.deadline ?? null;
    return true;
  }

  /** @param {Standing} standing */
  #stand(standing) {
    this.standing = standing;
    if (this.table) this.table = { ...this.table, ply: standing.ply };
  }

  /** @param {Happened[]} told */
  #join(told) {
    if (!told.length) return;
    const before = this.story.filter((one) => one.ply < told[0].ply);
    this.story = [...before, ...told];
  }

  /** @param {string} id */
  #answered(id) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  /** @param {string} trouble */
  #end(trouble) {
    this.trouble = trouble;
    for (const { reject } of this.#waiting.values()) reject(new Refusal({ trouble: "not-running" }));
    this.#waiting.clear();
    this.#socket.close();
    this.#become("ended");
  }

  /** @param {Status} status */
  #become(status) {
    this.status = status;
    this.#tell(null);
  }

  /** @param {FromServer | null} message */
  #tell(message) {
    if (message) this.dispatchEvent(new CustomEvent(message.type, { detail: message }));
    this.dispatchEvent(new CustomEvent("change", { detail: message }));
  }
}
