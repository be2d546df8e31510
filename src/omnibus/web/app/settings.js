// What somebody has chosen for this browser.

const KEY = "omnibus.settings";

/**
 * @typedef {object} Settings
 * @property {string} language  Of LANGUAGES; "" for the browser's.
 * @property {"auto" | "light" | "dark"} theme
 * @property {"normal" | "large" | "largest"} textSize
 * @property {"city" | "apart"} colours  Of cards and routes: as the city has them, or as far apart as can be.
 * @property {"always" | "touch" | "never"} confirmClaims
 * @property {boolean} countdown  What is to be confirmed is, after a while, unless it is called off.
 * @property {boolean} askTrack  Of a double route, whichever was touched.
 * @property {"first" | "last"} decks  Before my hand or behind it.
 * @property {"full" | "short" | "none"} animation  What the system asks for (reduced motion) goes first.
 * @property {"always" | "auto" | "never"} outlines  Around pieces on the board.
 * @property {"full" | "short"} endScoring
 * @property {boolean} soundTurn  My turn has come.
 * @property {boolean} soundCard
 * @property {boolean} soundClaim
 * @property {boolean} soundEnd
 */

/** @type {Readonly<Settings>} */
export const DEFAULTS = Object.freeze({
  language: "",
  theme: "auto",
  textSize: "normal",
  colours: "city",
  confirmClaims: "touch",
  countdown: false,
  askTrack: false,
  decks: "first",
  animation: "full",
  outlines: "auto",
  endScoring: "full",
  soundTurn: false,
  soundCard: false,
  soundClaim: false,
  soundEnd: false,
});

/** Fires "change" whenever something has been chosen, in this tab or in another. */
class Chosen extends EventTarget {
  /** @type {Settings} */
  #values = read();

  constructor() {
    super();
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.#take(read());
    });
  }

  /** @returns {Readonly<Settings>} */
  get all() {
    return this.#values;
  }

  /**
   * @template {keyof Settings} Name
   * @param {Name} name
   * @returns {Settings[Name]}
   */
  get(name) {
    return this.#values[name];
  }

  /**
   * @template {keyof Settings} Name
   * @param {Name} name
   * @param {Settings[Name]} value
   */
  set(name, value) {
    this.#take({ ...this.#values, [name]: value });
    localStorage.setItem(KEY, JSON.stringify(this.#values));
  }

  /** Many at once, from elsewhere: what is known of it. @param {Record<string, unknown>} given */
  take(given) {
    localStorage.setItem(KEY, JSON.stringify(known(given)));
    this.#take(read());
  }

  reset() {
    localStorage.removeItem(KEY);
    this.#take({ ...DEFAULTS });
  }

  /** @param {Settings} values */
  #take(values) {
    this.#values = values;
    this.dispatchEvent(new Event("change"));
  }
}

/** Only what is known and of the right kind is taken up. @returns {Settings} */
function read() {
  try {
    return known(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return { ...DEFAULTS }; // Somebody else's text; what is chosen next replaces it.
  }
}

/** @param {any} kept @returns {Settings} */
function known(kept) {
  const fits = Object.entries(DEFAULTS).filter(([name, value]) => typeof kept?.[name] === typeof value);
  return { ...DEFAULTS, ...Object.fromEntries(fits.map(([name]) => [name, kept[name]])) };
}

export const settings = new Chosen();

/** Whether things move: the system's wish goes before the setting. */
export function motion() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return "none";
  return settings.get("animation");
}

/** Whether it is dark: the setting goes before the system's wish. */
export function dark() {
  const theme = settings.get("theme");
  return theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
}
