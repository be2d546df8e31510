// For boardgame.io's server: storage that has reached the disk when it says so, and an announcer that waits for it.
// By itself the server tells a move, and then hands it to its storage.
const fs = require("fs");
const { Async } = require("boardgame.io/internal");
const { PostgresStore } = require("bgio-postgres");

/** The least that durable storage has to do: all in memory, and a journal that is synced for many moves at once. */
class Journal extends Async {
  constructor(file) {
    super();
    this.file = fs.openSync(file, "a");
    this.matches = new Map();
    this.lines = [];
    this.waiting = [];
    this.writing = false;
  }

  async connect() {}

  async createMatch(id, { initialState, metadata }) {
    this.matches.set(id, { initialState, metadata, state: initialState, log: [] });
    await this.write({ id, initialState, metadata });
  }

  async setState(id, state, deltalog) {
    const match = this.matches.get(id);
    match.state = state;
    if (deltalog) match.log.push(...deltalog);
    await this.write({ id, state, deltalog });
  }

  async setMetadata(id, metadata) {
    this.matches.get(id).metadata = metadata;
    await this.write({ id, metadata });
  }

  async fetch(id) {
    return this.matches.get(id) ?? {};
  }

  async wipe(id) {
    this.matches.delete(id);
    await this.write({ id });
  }

  async listMatches() {
    return [...this.matches.keys()];
  }

  write(entry) {
    this.lines.push(`${JSON.stringify(entry)}\n`);
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (!this.writing) this.flush();
    });
  }

  flush() {
    const [lines, waiting] = [this.lines, this.waiting];
    [this.lines, this.waiting, this.writing] = [[], [], lines.length > 0];
    if (!this.writing) return;
    fs.write(this.file, lines.join(""), (failed) => {
      if (failed) throw failed;
      fs.fdatasync(this.file, (unsynced) => {
        if (unsynced) throw unsynced;
        waiting.forEach((resolve) => resolve());
        this.flush();
      });
    });
  }
}

/** What boardgame.io's own announcer does, but for moves: they are told when they are kept. */
class WhenKept {
  constructor(storage) {
    this.callbacks = new Map();
    this.held = new Map();
    const keep = storage.setState.bind(storage);
    storage.setState = async (id, ...rest) => {
      await keep(id, ...rest);
      this.release(`MATCH-${id}`);
    };
  }

  release(channel) {
    const held = this.held.get(channel);
    this.held.delete(channel);
    if (held) this.tell(channel, held);
  }

  publish(channel, payload) {
    if (payload.type === "update") this.held.set(channel, payload);
    else this.tell(channel, payload);
  }

  tell(channel, payload) {
    for (const callback of this.callbacks.get(channel) ?? []) callback(payload);
  }

  subscribe(channel, callback) {
    this.callbacks.set(channel, [...(this.callbacks.get(channel) ?? []), callback]);
  }

  unsubscribeAll(channel) {
    this.callbacks.delete(channel);
  }
}

/** Where games are kept: in a file in this directory, or in the database of this address. */
const durable = (place) =>
  place.startsWith("postgres") ? new PostgresStore(place, { logging: false, pool: { max: 20 } }) : new Journal(`${place}/journal`);

module.exports = { durable, WhenKept };
