// Whoever has claimed a name here: the token that says so, and what belongs to the name.

import { asked } from "./api.js";
import { settings } from "./settings.js";

/** @typedef {import("./wire.d.ts").Me} Me */
/** @typedef {import("./wire.d.ts").SignedIn} SignedIn */
/** @typedef {import("./wire.d.ts").SeatKey} SeatKey */
/** @typedef {import("./wire.d.ts").MySeat} MySeat */

const KEY = "omnibus.account";
const QUIET = 1500;

/** @returns {{name: string, token: string} | null} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return kept?.token ? kept : null;
  } catch {
    return null;
  }
}

/** Fires "change" when somebody signs in or out. */
class Account extends EventTarget {
  #kept = read();

  get name() {
    return this.#kept?.name ?? "";
  }

  get signedIn() {
    return this.#kept !== null;
  }

  /** @param {SignedIn} signed */
  take({ name, token }) {
    this.#keep({ name, token });
  }

  /** On this device only. */
  leave() {
    this.#keep(null);
  }

  /** @param {string} path @param {{method?: string, body?: object}} [options] */
  ask(path, { method = "GET", body } = {}) {
    return asked(`/api/me${path}`, { method, body, token: this.#kept?.token ?? "" });
  }

  /** @returns {Promise<Me>} */
  async me() {
    return (await this.ask("")).json();
  }

  /** @param {string} name */
  async rename(name) {
    const answer = await (await this.ask("/name", { method: "PUT", body: { name } })).json();
    if (this.#kept) this.#keep({ ...this.#kept, name: answer.name });
  }

  /** @param {"/recovery" | "/sign-out-everywhere"} path @returns {Promise<SignedIn>} */
  async renewed(path) {
    const signed = await (await this.ask(path, { method: "POST", body: {} })).json();
    this.take(signed);
    return signed;
  }

  async remove() {
    await this.ask("", { method: "DELETE" });
    this.leave();
  }

  /** The seats of this table count for my name. @param {string} table @param {readonly SeatKey[]} keys */
  async claimSeats(table, keys) {
    if (!this.signedIn || keys.length !== 1) return;
    await this.ask("/seats", { method: "POST", body: { table, token: keys[0].token } }).catch(() => undefined);
  }

  /** Seats of mine that were taken elsewhere. @returns {Promise<MySeat[]>} */
  async seats() {
    return this.signedIn ? (await this.ask("/seats")).json() : [];
  }

  /** Settings follow a name from device to device: the name's are taken up, and later choices kept with it. */
  async share() {
    if (!this.signedIn) return;
    const kept = (await this.me().catch(() => null))?.settings;
    if (kept && Object.keys(kept).length) settings.take(kept);
    settings.addEventListener("change", () => this.#later());
  }

  #later() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => {
      if (this.signedIn) this.ask("/settings", { method: "PUT", body: settings.all }).catch(() => undefined);
    }, QUIET);
  }

  /** @param {{name: string, token: string} | null} kept */
  #keep(kept) {
    this.#kept = kept;
    if (kept) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
    this.dispatchEvent(new Event("change"));
  }
}

export const account = new Account();
