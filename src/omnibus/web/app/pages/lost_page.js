// An address that leads nowhere.

import { html } from "../../vendor/lit.js";
import { OmnibusElement } from "../ui/element.js";
import { nothingYet } from "../ui/nothing_yet.js";
import { words } from "../words.js";

class LostPage extends OmnibusElement {
  render() {
    return html`
      <div class="page narrow">
        <h1>${words.t("lost-title")}</h1>
        ${nothingYet(words.t("lost-text"))}
      </div>
    `;
  }
}

customElements.define("lost-page", LostPage);
