// What every element of the app is: in the light DOM, and drawn anew when language or settings change.

import { LitElement } from "../../vendor/lit.js";
import { settings } from "../settings.js";
import { words } from "../words.js";

export class OmnibusElement extends LitElement {
  #renew = () => this.requestUpdate();

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    words.addEventListener("change", this.#renew);
    settings.addEventListener("change", this.#renew);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    words.removeEventListener("change", this.#renew);
    settings.removeEventListener("change", this.#renew);
  }
}
