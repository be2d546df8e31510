// Which of the tickets on offer are to be put back.

/** @typedef {import("./table.js").OmnibusTable} OmnibusTable */

export class Keeping {
  /** @param {OmnibusTable} table */
  constructor(table) {
    this.table = table;
    /** @type {ReadonlySet<string>} */
    this.back = new Set();
  }

  forget() {
    this.back = new Set();
  }

  /** Never more than may be: who puts one back too many takes another one up. @param {string} slug */
  toggle(slug) {
    const { now, city } = this.table;
    const back = new Set(this.back);
    if (!back.delete(slug)) back.add(slug);
    const most = (now?.offer.length ?? 0) - (city?.board.parameters.tickets_kept_at_least ?? 1);
    for (const other of back) if (back.size > most && other !== slug) back.delete(other);
    this.back = back;
    this.table.requestUpdate();
  }
}
