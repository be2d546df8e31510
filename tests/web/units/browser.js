// What the scripts expect of a browser, as far as the units need it. Imported first.

/** @type {Map<string, string>} */
const kept = new Map();

class Target extends EventTarget {}

globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, String(value)),
  removeItem: (key) => void kept.delete(key),
  clear: () => kept.clear(),
};
globalThis.location = { origin: "http://here", pathname: "/", hash: "", search: "" };
const world = new Target();
globalThis.addEventListener = world.addEventListener.bind(world);
globalThis.removeEventListener = world.removeEventListener.bind(world);
globalThis.dispatchEvent = world.dispatchEvent.bind(world);
globalThis.document = Object.assign(new Target(), { hidden: false, documentElement: { dataset: {} } });

/** A socket whose other end is the test. */
export class FakeSocket {
  static OPEN = 1;
  /** @type {FakeSocket[]} */
  static all = [];
  static get last() {
    return FakeSocket.all.at(-1);
  }

  constructor(url) {
    this.url = url;
    this.readyState = 0;
    this.sent = [];
    FakeSocket.all.push(this);
  }
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }

  accept() {
    this.readyState = 1;
    this.onopen();
  }
  say(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  cut() {
    this.readyState = 3;
    this.onclose();
  }
  /** What was sent since it was last asked. */
  heard() {
    return this.sent.splice(0);
  }
}
globalThis.WebSocket = FakeSocket;
