// An address that leads nowhere.

import { html } from "../../vendor/lit.js";
import { OmnibusElement } from "../ui/element.js";
import { words } from "../words.js";

class LostPage extends OmnibusElement {
  render() {
    return html`
      <div class="page narrow">
        <h1>${words.t("lost-title")}</h1>
        <p>${words.t("lost-text")}</p>
        <p><a class="button" href="/">${words.t("to-start")}</a></p>
      </div>
    `;
  }
}

customElements.define("lost-page", LostPage);
