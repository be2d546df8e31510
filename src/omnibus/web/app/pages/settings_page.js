// What can be chosen for this browser.

import { html } from "../../vendor/lit.js";
import { ring } from "../play/sounds.js";
import { settings } from "../settings.js";
import { choices, toggle } from "../ui/controls.js";
import { OmnibusElement } from "../ui/element.js";
import { LANGUAGES, words } from "../words.js";

/** @typedef {import("../settings.js").Settings} Settings */

class SettingsPage extends OmnibusElement {
  render() {
    return html`
      <div class="page narrow">
        <h1>${words.t("settings")}</h1>
        <section class="panel">
          <h2>${words.t("settings-look")}</h2>
          ${language()}
          ${pick("theme", ["auto", "light", "dark"])}
          ${pick("textSize", ["normal", "large", "largest"])}
          ${pick("colours", ["city", "apart"])}
          ${pick("animation", ["full", "short", "none"])}
          ${pick("outlines", ["always", "auto", "never"])}
        </section>
        <section class="panel">
          <h2>${words.t("settings-play")}</h2>
          ${pick("confirmClaims", ["always", "touch", "never"])}
          ${turn("countdown")} ${turn("askTrack")}
          ${pick("decks", ["first", "last"])}
          ${pick("endScoring", ["full", "short"])}
        </section>
        <section class="panel">
          <h2>${words.t("settings-sound")}</h2>
          ${audible("soundTurn")} ${audible("soundCard")} ${audible("soundClaim")} ${audible("soundEnd")}
        </section>
        <div class="buttons">
          <button class="button" @click=${() => settings.reset()}>${words.t("settings-reset")}</button>
        </div>
      </div>
    `;
  }
}

function language() {
  const listed = Object.entries(LANGUAGES).map(([code, name]) => /** @type {const} */ ([code, name]));
  return choices({
    label: words.t("setting-language"),
    name: "language",
    value: settings.get("language"),
    choices: [["", words.t("language-of-browser")], ...listed],
    chosen: (value) => settings.set("language", value),
  });
}

/**
 * @template {"theme" | "textSize" | "colours" | "decks" | "animation" | "outlines" | "confirmClaims" | "endScoring"} Name
 * @param {Name} name
 * @param {Settings[Name][]} values
 */
function pick(name, values) {
  const id = dashed(name);
  return choices({
    label: words.t(`setting-${id}`),
    name,
    value: settings.get(name),
    choices: values.map((value) => /** @type {const} */ ([value, words.t(`setting-${id}-${value}`)])),
    chosen: (value) => settings.set(name, value),
  });
}

/** @param {"countdown" | "askTrack"} name */
function turn(name) {
  const id = `setting-${dashed(name)}`;
  return toggle(words.t(id), settings.get(name), (on) => settings.set(name, on), words.t(`${id}-more`));
}

/** It is heard when it is switched on. @param {"soundTurn" | "soundCard" | "soundClaim" | "soundEnd"} name */
function audible(name) {
  return toggle(words.t(`setting-${dashed(name)}`), settings.get(name), (on) => {
    settings.set(name, on);
    if (on) ring(name);
  });
}

/** @param {string} name */
const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

customElements.define("settings-page", SettingsPage);
