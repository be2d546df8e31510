// A WebSocket that comes back by itself: after a while, at once when the network or the person is back, and also
// when it is open but nothing answers any more.

const FIRST_RETRY = 400;
const LAST_RETRY = 12_000;
const HEARTBEAT = 15_000;
const PATIENCE = 10_000;

/**
 * @typedef {object} Listener
 * @property {() => void} opened
 * @property {(message: any) => void} received
 * @property {() => void} lost
 */

export class LastingSocket {
  /** @type {WebSocket | null} */
  #socket = null;
  #retries = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retry;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #heart;
  #wake = () => this.#comeBack();

  /**
   * @param {string} path
   * @param {Listener} listener
   */
  constructor(path, listener) {
    this.url = location.origin.replace(/^http/, "ws") + path;
    this.listener = listener;
  }

  open() {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  close() {
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** Goes nowhere while there is no connection: whoever sends says it again once it is `opened`. @param {object} message */
  send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The other side has taken us up: the next loss is a new one. */
  settled() {
    this.#retries = 0;
  }

  #connect() {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.listener.opened();
      this.#listen(PATIENCE);
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#listen(HEARTBEAT);
      this.listener.received(JSON.parse(data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #lose() {
    this.#drop();
    const pause = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#retries++) * (0.75 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#connect(), pause);
    this.listener.lost();
  }

  #drop() {
    clearTimeout(this.#heart);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #comeBack() {
    if (document.hidden) return;
    if (this.#socket) this.#ask();
    else this.#connect();
  }

  /** @param {number} pause  How long it may be silent before it is asked. */
  #listen(pause) {
    clearTimeout(this.#heart);
    this.#heart = setTimeout(() => this.#ask(), pause);
  }

  #ask() {
    clearTimeout(this.#heart);
    this.send({ type: "ping" });
    this.#heart = setTimeout(() => this.#lose(), PATIENCE);
  }
}
