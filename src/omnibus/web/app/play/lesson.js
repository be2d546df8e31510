// A first game that explains itself, as a source for a table: it goes on when what is asked for is done.

import { Refusal } from "../connection.js";

/** @typedef {import("../wire.d.ts").Lesson} LessonText */
/** @typedef {import("../wire.d.ts").LessonStep} LessonStep */
/** @typedef {import("../table/source.d.ts").Source} Source */

const LEARNER = 0;
/** Milliseconds that a rival takes. */
const PAUSE = 1300;

/** @implements {Source} */
export class Lesson extends EventTarget {
  deadline = null;
  busy = false;
  at = 0;

  /**
   * @param {LessonText} text
   * @param {string} name  The learner's.
   */
  constructor(text, name) {
    super();
    const [learner, rival] = text.table.seats;
    this.table = { ...text.table, seats: [{ ...learner, name }, rival] };
    this.moments = text.moments;
    this.steps = text.steps;
  }

  /** @returns {LessonStep | undefined} */
  get step() {
    return this.steps[this.at];
  }

  /** What the learner is asked to do now; empty while there is only something to read or to look at. */
  get asked() {
    const { step } = this;
    return step?.seat === LEARNER ? (step.action ?? "") : "";
  }

  /** It goes on by a button: nothing is asked, and what is said should have been read. */
  get waits() {
    const { step } = this;
    return step !== undefined && !this.asked && (step.seat === LEARNER || Boolean(step.say));
  }

  get moment() {
    return this.moments[this.step?.moment ?? this.moments.length - 1];
  }

  /** Only one way to pay is offered: the one that is meant. */
  get standing() {
    const { standing } = this.moment;
    const [verb, route] = this.asked.split(" ");
    if (verb !== "claim") return standing;
    const legal = standing.legal?.filter((one) => one === this.asked || !one.startsWith(`claim ${route} `));
    return { ...standing, legal };
  }

  /** Since the act began. */
  get story() {
    const at = this.moments.indexOf(this.moment);
    const first = this.moments.slice(0, at + 1).findLastIndex((moment) => moment.happened.ply === 0);
    return this.moments.slice(first, at + 1).map((moment) => moment.happened);
  }

  now() {
    return Date.now();
  }

  /** On to the next step; a rival's follows by itself, unless something is to be read before. */
  next() {
    const before = this.moment;
    this.at += 1;
    const { moment, step } = this;
    const moved = moment !== before && moment.happened.ply > 0;
    this.dispatchEvent(new CustomEvent("change", { detail: moved ? { ...moment, type: "moved" } : null }));
    clearTimeout(this.timer);
    if (step && step.seat !== LEARNER && !step.say) this.timer = setTimeout(() => this.next(), PAUSE);
  }

  close() {
    clearTimeout(this.timer);
  }

  /** @param {string} action */
  async act(action) {
    if (action !== this.asked) throw astray();
    this.next();
  }

  async explain() {
    return astray();
  }

  undo() {
    return Promise.reject(astray());
  }

  hint() {
    return Promise.reject(astray());
  }

  command() {
    return Promise.reject(astray());
  }
}

const astray = () => new Refusal({ trouble: /** @type {any} */ ("lesson") });
