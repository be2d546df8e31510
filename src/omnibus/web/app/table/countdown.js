// What is to be confirmed confirms itself, a little later, unless it is called off: for who likes it so.

import { settings } from "../settings.js";

const SECONDS = 5;

export class Countdown {
  /** Seconds; 0 while nothing is counted. */
  left = 0;

  /** @param {() => void} ticked */
  constructor(ticked) {
    this.ticked = ticked;
  }

  /** From the beginning. @param {() => void} done */
  start(done) {
    this.stop();
    if (!settings.get("countdown")) return;
    this.left = SECONDS;
    this.timer = setInterval(() => {
      this.left -= 1;
      if (this.left > 0) return this.ticked();
      this.stop();
      done();
    }, 1000);
  }

  stop() {
    clearInterval(this.timer);
    this.left = 0;
  }
}
