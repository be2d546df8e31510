// A first game of a city that explains itself, on a real table: read, do what is asked, see what comes of it.

import { html, nothing } from "../../vendor/lit.js";
import { api, Trouble } from "../api.js";
import { Lesson } from "../play/lesson.js";
import { point } from "../play/lesson_marks.js";
import { seats } from "../seats.js";
import { readClaim } from "../table/actions.js";
import { loadCity } from "../table/city.js";
import { colourName, routeName, ticketName } from "../table/say.js";
import { styleSheet } from "../table/styles.js";
import { OmnibusTable } from "../table/table.js";
import { OmnibusElement } from "../ui/element.js";
import { troubleText } from "../ui/names.js";
import { words } from "../words.js";

/** @typedef {import("../table/city.js").City} City */

class LessonPage extends OmnibusElement {
  static properties = { place: {}, lesson: { state: true }, trouble: { state: true } };

  constructor() {
    super();
    this.place = "";
    /** @type {Lesson | null} */
    this.lesson = null;
    /** @type {City | null} */
    this.city = null;
    this.trouble = "";
    this.seen = new MutationObserver(() => this.point());
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
    this.seen.observe(this, { childList: true, subtree: true, attributeFilter: ["aria-pressed", "data-slot"] });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.lesson?.close();
    this.seen.disconnect();
  }

  async load() {
    this.lesson?.close();
    try {
      const slug = this.place || (await api.boards())[0].slug;
      const [text, city] = await Promise.all([api.lesson(slug), loadCity(slug), styleSheet("lesson")]);
      this.city = city;
      this.lesson = new Lesson(text, seats.name || words.t("me"));
      this.lesson.addEventListener("change", () => this.requestUpdate());
      document.title = `${words.t("lesson-title", { city: city.name })} – Omnibus`;
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.trouble = troubleText(trouble);
    }
  }

  updated() {
    this.point();
  }

  point() {
    const table = this.querySelector("omnibus-table");
    if (table instanceof OmnibusTable) point(table, this.lesson?.asked ?? "");
  }

  render() {
    const { lesson, city } = this;
    if (this.trouble) return html`<p class="waiting" role="alert">${this.trouble} <a href="/">${words.t("to-start")}</a></p>`;
    if (!lesson || !city) return html`<p class="waiting" role="status">${words.t("table-waits")}</p>`;
    return html`
      <div class="learning" data-city=${city.slug}>
        <section class="lesson" aria-label=${words.t("lesson-title", { city: city.name })}>
          <progress max=${lesson.steps.length} value=${Math.min(lesson.at + 1, lesson.steps.length)}
            aria-label=${words.t("lesson-steps", { step: lesson.at + 1, steps: lesson.steps.length })}></progress>
          <p class="lesson-said" aria-live="polite">${this.said(lesson, city)}</p>
          <a class="lesson-leave" href="/" aria-label=${words.t("lesson-leave")} title=${words.t("lesson-leave")}>✕</a>
          ${this.ways(lesson, city)}
        </section>
        <omnibus-table .connection=${lesson} .city=${city}></omnibus-table>
      </div>
    `;
  }

  /** What was said last stays until something else is. @param {Lesson} lesson @param {City} city */
  said(lesson, city) {
    const step = lesson.steps.slice(0, lesson.at + 1).findLast((one) => one.say);
    if (!step?.say) return nothing;
    const mine = lesson.steps.slice(0, lesson.at + 1).findLast((one) => one.seat === 0 && one.action)?.action ?? "";
    const claim = readClaim(mine);
    const colour = claim ? claim.cards[0] : mine.startsWith("draw market ") ? mine.slice("draw market ".length) : "wild";
    return words.t(`lesson-${step.say}`, {
      city: city.name,
      rival: lesson.table.seats[1].name ?? "",
      route: claim ? routeName(city, claim.route) : "",
      colour: colourName(colour),
      ticket: mine.startsWith("keep ") && mine !== "keep both" ? ticketName(city, mine.slice("keep ".length)) : "",
    });
  }

  /** @param {Lesson} lesson @param {City} city */
  ways(lesson, city) {
    if (lesson.at >= lesson.steps.length - 1)
      return html`<div class="lesson-ways">
        <a class="button" href="/rules/${city.slug}">${words.t("rules-link")}</a>
        <a class="button first" href="/?city=${city.slug}">${words.t("lesson-play")}</a>
      </div>`;
    if (!lesson.waits) return nothing;
    return html`<div class="lesson-ways">
      <button class="button first" @click=${() => lesson.next()}>${words.t("lesson-next")}</button>
    </div>`;
  }
}

customElements.define("lesson-page", LessonPage);
