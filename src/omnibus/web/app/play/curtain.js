// What lies over the table while a device goes from hand to hand: nothing of any hand is on the page meanwhile.

import { html, nothing } from "../../vendor/lit.js";
import { picture } from "../ui/city_head.js";
import { OmnibusElement } from "../ui/element.js";
import { worn } from "../ui/mood.js";
import { listedCity } from "../ui/listed_city.js";
import { words } from "../words.js";

class PlayCurtain extends OmnibusElement {
  static properties = { name: {}, slug: {}, city: { state: true } };

  constructor() {
    super();
    /** Who comes next; empty while nobody at this device does. */
    this.name = "";
    /** Of the city. */
    this.slug = "";
    /** @type {import("../wire.d.ts").ListedCity | undefined} */
    this.city = undefined;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  async updated(changed) {
    if (changed.has("name")) this.querySelector("button")?.focus();
    if (changed.has("slug")) this.city = await listedCity(this.slug);
  }

  render() {
    return html`
      <section class="curtain" ${worn(this.city?.mood)}>
        ${this.city ? html`<img src=${picture(this.city)} alt="" />` : nothing}
        <div class="curtain-words">
          <p class="curtain-city" aria-hidden="true">${this.city?.name ?? nothing}</p>
          ${this.name ? this.call() : html`<h1>${words.t("others-play")}</h1>`}
        </div>
      </section>
    `;
  }

  call() {
    const unveil = () => this.dispatchEvent(new Event("unveil"));
    return html`
      <h1>${words.t("curtain-title", { name: this.name })}</h1>
      <p>${words.t("curtain-text")}</p>
      <button class="button first big" @click=${unveil}>${words.t("curtain-unveil", { name: this.name })}</button>
    `;
  }
}

customElements.define("play-curtain", PlayCurtain);
