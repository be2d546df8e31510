// The start of the app: language and theme, the frame around all pages, and the page that the address asks for.

import { html, keyed, nothing } from "../vendor/lit.js";
import { account } from "./account.js";
import { follow, here } from "./router.js";
import { dark, motion, settings } from "./settings.js";
import { stay } from "./staying.js";
import { OmnibusElement } from "./ui/element.js";
import { words } from "./words.js";

class OmnibusApp extends OmnibusElement {
  static properties = { page: { state: true }, offline: { state: true } };

  constructor() {
    super();
    /** @type {ReturnType<typeof here> | null} */
    this.page = null;
    this.offline = !navigator.onLine;
    this.first = true;
    this.keptKey = "";
    /** @type {HTMLElement | undefined} */
    this.keptPage = undefined;
    follow(() => this.turn());
    account.addEventListener("change", () => this.requestUpdate());
    addEventListener("online", () => (this.offline = false));
    addEventListener("offline", () => (this.offline = true));
    this.turn();
  }

  async turn() {
    const next = here();
    await Promise.all([next.route.load(), words.need(...(next.route.words ?? []))]);
    if (next.name !== here().name || next.place !== here().place) return;
    this.page = next;
    this.toggleAttribute("data-bare", Boolean(next.route.bare));
    await this.updateComplete;
    if (!this.first) {
      scrollTo(0, 0);
      this.querySelector("main")?.focus();
    }
    this.first = false;
  }

  render() {
    if (!this.page) return nothing;
    const { route, name, place } = this.page;
    const shown = document.createElement(route.tag);
    Object.assign(shown, { place });
    return html`
      <a class="skip" href="#main">${words.t("skip-to-content")}</a>
      ${route.bare ? nothing : top(name)}
      <main id="main" tabindex="-1">
        ${this.offline ? html`<p class="offline" role="status">${words.t("offline")}</p>` : nothing}
        ${keyed(`${name}/${place}`, this.kept(`${name}/${place}`, shown))}
      </main>
      ${route.bare ? nothing : html`<footer class="shell-bottom">${words.t("unofficial")}</footer>`}
    `;
  }

  /** The page's element stays the same while the address does. @param {string} key @param {HTMLElement} made */
  kept(key, made) {
    if (this.keptKey !== key) {
      this.keptKey = key;
      this.keptPage = made;
    }
    return this.keptPage;
  }
}

/** @param {string} name  Of the page. */
function top(name) {
  const link = (/** @type {string} */ to, /** @type {string} */ text, /** @type {unknown} */ sign = nothing) =>
    html`<a href="/${to}" aria-current=${name === to ? "page" : nothing}>${sign}<span class=${sign === nothing ? "" : "beside-sign"}>${text}</span></a>`;
  return html`
    <header class="shell-top">
      <a class="shell-name" href="/"><img src="/app/icons/omnibus.svg" alt="" width="32" height="32" /><span>Omnibus</span></a>
      <nav class="shell-links" aria-label=${words.t("pages")}>
        ${link("games", words.t("my-games"))} ${link("tables", words.t("tables"))}
        ${link("rules", words.t("rules-link"))} ${link("me", account.name || words.t("account-link"), person())} ${link("settings", words.t("settings"), gear())}
      </nav>
    </header>
  `;
}

const person = () => html`
  <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 21c0-4.5 3-7 7.5-7s7.5 2.5 7.5 7" />
  </svg>
`;

const gear = () => html`
  <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
    <circle cx="15.5" cy="7" r="2.5" />
    <circle cx="8.5" cy="17" r="2.5" />
  </svg>
`;

function dress() {
  const { dataset } = document.documentElement;
  dataset.theme = dark() ? "dark" : "light";
  dataset.animation = motion();
  dataset.text = settings.get("textSize");
  dataset.colours = settings.get("colours");
  dataset.decks = settings.get("decks");
}

async function start() {
  const asked = new URLSearchParams(location.search).get("lang");
  let language = asked ?? settings.get("language");
  dress();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress);
  settings.addEventListener("change", () => {
    dress();
    if (settings.get("language") !== language) words.choose((language = settings.get("language")));
  });
  await words.choose(language);
  await words.need("app");
  customElements.define("omnibus-app", OmnibusApp);
  stay();
  account.share();
}

start();
