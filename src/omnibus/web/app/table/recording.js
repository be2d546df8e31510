// A game that is over, as a source for a table: it stands where one has gone to.

/** @typedef {import("../wire.d.ts").Story} Story */
/** @typedef {import("./source.d.ts").Source} Source */

const REFUSED = { trouble: "not-running", reason: "", rule: "" };

/** @implements {Source} */
export class Recording extends EventTarget {
  deadline = null;
  busy = false;
  at = 0;

  /** @param {Story} story */
  constructor(story) {
    super();
    this.table = story.table;
    this.plies = story.plies;
    /** What each seat saw, where all hands are to be seen. @type {readonly Story[]} */
    this.others = [];
  }

  /** Every seat's view of this moment, where they are to be seen. */
  get hands() {
    return this.others.map((story) => story.plies[this.at].standing.view);
  }

  get last() {
    return this.plies.length - 1;
  }

  get standing() {
    return this.plies[this.at].standing;
  }

  get story() {
    return this.plies.slice(0, this.at + 1).map((ply) => ply.happened);
  }

  now() {
    return Date.now();
  }

  /** One step on is told like a move; any other jump is only shown. @param {number} ply */
  go(ply) {
    const to = Math.min(Math.max(0, ply), this.last);
    const step = to === this.at + 1;
    this.at = to;
    this.dispatchEvent(new CustomEvent("change", { detail: step ? this.plies[to] : null }));
  }

  /** The same moment, seen by others. @param {Story} story @param {readonly Story[]} [others] */
  seeAs(story, others = []) {
    this.plies = story.plies;
    this.others = others;
    this.go(this.at);
  }

  act() {
    return Promise.reject(REFUSED);
  }

  undo() {
    return Promise.reject(REFUSED);
  }

  hint() {
    return Promise.reject(REFUSED);
  }

  command() {
    return Promise.reject(REFUSED);
  }

  async explain() {
    return REFUSED;
  }
}
