// A game watched again: forth and back, at any speed, through anybody's eyes. `place` is the table, or TABLE/PLY.

import { html, nothing } from "../../vendor/lit.js";
import { Trouble, api } from "../api.js";
import { dark } from "../settings.js";
import { go } from "../router.js";
import { seats } from "../seats.js";
import { OmnibusElement } from "../ui/element.js";
import { botName, troubleText } from "../ui/names.js";
import { notice } from "../ui/notices.js";
import { words } from "../words.js";
import { loadCity } from "./city.js";
import { icon } from "./icons.js";
import { Recording } from "./recording.js";
import "./table.js";

/** Through whose eyes: those of all at once. */
const ALL = "all";
const STAND_IN = "planner";
/** Milliseconds between two moves. */
const SPEEDS = { 1: 1600, 2: 800, 4: 400, 8: 200 };

class OmnibusReplay extends OmnibusElement {
  static properties = {
    place: {},
    recording: { state: true },
    city: { state: true },
    playing: { state: true },
    speed: { state: true },
    seat: { state: true },
    nowhere: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    this.place = "";
    /** @type {Recording | null} */
    this.recording = null;
    /** @type {import("./city.js").City | null} */
    this.city = null;
    this.playing = false;
    /** @type {keyof typeof SPEEDS} */
    this.speed = 1;
    /** Through whose eyes; "" for somebody who watches. */
    this.seat = "";
    this.nowhere = false;
    this.busy = false;
    this.keyed = (/** @type {KeyboardEvent} */ event) => this.key(event);
  }

  connectedCallback() {
    super.connectedCallback();
    this.addEventListener("keydown", this.keyed);
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.removeEventListener("keydown", this.keyed);
    clearTimeout(this.timer);
  }

  /** @returns {[string, number]} */
  get asked() {
    const [id, ply] = this.place.split("/");
    return [id, Number(ply) || 0];
  }

  async load() {
    const [id, ply] = this.asked;
    try {
      const story = await this.story(id, "");
      const [city] = await Promise.all([loadCity(story.table.city, story.table.board), words.need("table")]);
      this.city = city;
      this.recording = new Recording(story);
      this.recording.addEventListener("change", () => this.requestUpdate());
      this.recording.go(ply);
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      await words.need("table");
      this.nowhere = true;
    }
  }

  /** @param {string} id @param {string} seat @returns {Promise<import("../wire.d.ts").Story>} */
  story(id, seat) {
    const mine = seats.keys(id);
    const { token } = mine.find((key) => key.seat === Number(seat)) ?? mine[0] ?? {};
    return api.story(id, seat === "" ? undefined : Number(seat), token);
  }

  render() {
    if (this.nowhere) return html`<p class="waiting" role="alert">${words.t("replay-nowhere")} <a href="/">${words.t("leave")}</a></p>`;
    const { recording, city } = this;
    if (!recording || !city) return html`<p class="waiting" role="status"></p>`;
    return html`
      <omnibus-table
        .connection=${recording}
        .city=${city}
        data-replay
        @wants-replay=${() => this.again()}
        @wants-leave=${() => go("/")}
      ></omnibus-table>
      ${this.controls(recording)}
    `;
  }

  /** @param {Recording} recording */
  controls(recording) {
    const step = (/** @type {string} */ name, /** @type {Parameters<typeof icon>[0]} */ picture, /** @type {() => void} */ press) =>
      html`<button class="tool" aria-label=${name} title=${name} @click=${press}>${icon(picture)}</button>`;
    const where = words.t("replay-ply", { ply: recording.at, plies: recording.last });
    return html`
      <section class="replay ${dark() ? "dark" : "light"}" aria-label=${words.t("replay-title")} data-city=${this.city?.slug ?? nothing}>
        ${step(words.t("replay-back"), "back", () => this.go(recording.at - 1))}
        ${this.playing
          ? step(words.t("replay-pause"), "pause", () => this.pause())
          : step(words.t("replay-play"), "play", () => this.play())}
        ${step(words.t("replay-forth"), "forth", () => this.go(recording.at + 1))}
        <input
          type="range"
          min="0"
          max=${recording.last}
          .value=${String(recording.at)}
          aria-label=${where}
          @input=${(/** @type {any} */ event) => this.go(Number(event.target.value))}
        />
        <span class="ply" aria-hidden="true">${recording.at} / ${recording.last}</span>
        ${this.choice("speed", words.t("replay-speed"), String(this.speed), Object.keys(SPEEDS).map((one) => [one, `${one}×`]), (one) => {
          this.speed = /** @type {any} */ (Number(one));
        })}
        ${this.choice("eyes", words.t("replay-seen-by"), this.seat, this.viewers(recording), (seat) => this.see(seat))}
        ${step(words.t("replay-link"), "link", () => this.share(recording))}
        <button
          class="button play-on"
          title=${words.t("replay-play-on")}
          ?disabled=${recording.at === recording.last || this.busy}
          @click=${() => this.playOn(recording)}
        >
          ${icon("branch")}<span>${words.t("replay-play-on")}</span>
        </button>
      </section>
    `;
  }

  /** @param {Recording} recording @returns {[string, string][]} */
  viewers(recording) {
    const people = recording.table.seats.map((seat, at) => /** @type {[string, string]} */ ([String(at), seat.name || (seat.bot ? botName(seat.bot) : String(at + 1))]));
    return [["", words.t("replay-everybody")], [ALL, words.t("replay-all-hands")], ...people];
  }

  /**
   * @param {string} what
   * @param {string} name
   * @param {string} value
   * @param {string[][]} options
   * @param {(value: string) => void} choose
   */
  choice(what, name, value, options, choose) {
    return html`<label class="choice ${what}"
      ><span class="spoken">${name}</span
      ><select title=${name} @change=${(/** @type {any} */ event) => choose(event.target.value)}>
        ${options.map(([one, text]) => html`<option value=${one} ?selected=${one === value}>${text}</option>`)}
      </select></label
    >`;
  }

  /** @param {number} ply */
  go(ply) {
    this.pause();
    this.recording?.go(ply);
  }

  pause() {
    clearTimeout(this.timer);
    this.playing = false;
  }

  play() {
    const { recording } = this;
    if (!recording) return;
    if (recording.at === recording.last) recording.go(0);
    this.playing = true;
    const next = () => {
      if (recording.at === recording.last) return this.pause();
      recording.go(recording.at + 1);
      this.timer = setTimeout(next, SPEEDS[this.speed]);
    };
    this.timer = setTimeout(next, SPEEDS[this.speed]);
  }

  /** Against bots, from this moment, in the place of whom one looked over the shoulder. @param {Recording} recording */
  async playOn(recording) {
    const { table, at } = recording;
    const mine = Number(this.seat) || 0;
    this.busy = true;
    try {
      const nonce = seats.nonce();
      const opened = await api.openTable({
        city: table.city,
        profile: table.profile,
        seats: table.seats.map((seat, number) => playedBy(seat, number === mine)),
        origin: { table: table.id, ply: at },
        chat: false,
        nonce,
      });
      seats.keep(opened.table, opened.keys, nonce);
      go(`/t/${opened.table.id}`);
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      notice(troubleText(trouble));
    } finally {
      this.busy = false;
    }
  }

  again() {
    this.go(0);
    this.play();
  }

  /** @param {string} seat */
  async see(seat) {
    this.seat = seat;
    const { recording } = this;
    if (!recording) return;
    const eyes = seat === ALL ? recording.table.seats.map((_, at) => String(at)) : [seat];
    const stories = await Promise.all(eyes.map((one) => this.story(this.asked[0], one)));
    if (this.seat === seat) recording.seeAs(seat === ALL ? await this.story(this.asked[0], "") : stories[0], seat === ALL ? stories : []);
  }

  /** @param {Recording} recording */
  async share(recording) {
    await navigator.clipboard.writeText(`${location.origin}/r/${this.asked[0]}/${recording.at}`);
    notice(words.t("replay-copied"));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.target instanceof Element && event.target.closest("input, select, .board")) return;
    if (event.key === "ArrowLeft") this.go((this.recording?.at ?? 0) - 1);
    else if (event.key === "ArrowRight") this.go((this.recording?.at ?? 0) + 1);
  }
}

/** People who are not here are played by a bot that plans. @param {import("../wire.d.ts").Seat} seat @param {boolean} mine */
function playedBy({ name, bot }, mine) {
  const me = /** @type {const} */ ({ kind: "person", name: seats.name || name || words.t("you") });
  return mine ? me : /** @type {const} */ ({ kind: "bot", bot: bot || STAND_IN });
}

customElements.define("omnibus-replay", OmnibusReplay);
