// From the address to a page. Links inside the app change the address without loading anything anew.

/** @typedef {{load: () => Promise<unknown>, tag: string, bare?: boolean, words?: string[], asks?: string[]}} Route */

/** @type {Record<string, Route>}  The first part of the path to its page; what follows it is the page's `place`.
 * The server reads this list, too: a page's head names its module, its words and what it asks for first. */
const ROUTES = {
  "": { tag: "start-page", load: () => import("./pages/start_page.js"), asks: ["/api/boards", "/api/bots"] },
  games: { tag: "games-page", load: () => import("./pages/games_page.js") },
  tables: { tag: "tables-page", load: () => import("./pages/tables_page.js") },
  rules: { tag: "rules-page", load: () => import("./pages/rules_page.js"), words: ["rules"] },
  r: { tag: "omnibus-replay", load: () => import("./table/replay.js"), words: ["table", "company", "coach"], bare: true },
  t: { tag: "table-page", load: () => import("./pages/table_page.js"), words: ["table", "company", "coach"], bare: true },
  me: { tag: "account-page", load: () => import("./pages/account_page.js"), words: ["account"] },
  best: { tag: "best-page", load: () => import("./pages/best_page.js"), words: ["account"] },
  verify: { tag: "verify-page", load: () => import("./pages/verify_page.js"), words: ["verify"] },
  alone: { tag: "offline-page", load: () => import("./pages/offline_page.js") },
  learn: { tag: "lesson-page", load: () => import("./pages/lesson_page.js"), words: ["table", "lesson"], bare: true },
  settings: { tag: "settings-page", load: () => import("./pages/settings_page.js"), words: ["settings"] },
};
/** @type {Route} */
const LOST = { tag: "lost-page", load: () => import("./pages/lost_page.js") };

/** @returns {{route: Route, name: string, place: string}} */
export function here() {
  const [name, ...rest] = location.pathname.split("/").filter(Boolean).map(decoded);
  return { route: ROUTES[name ?? ""] ?? LOST, name: name ?? "", place: rest.join("/") };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {string} path @param {{replace?: boolean}} [options] */
export function go(path, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  dispatchEvent(new Event("omnibus-went"));
}

/** Calls back whenever the address has changed. @param {() => void} changed */
export function follow(changed) {
  addEventListener("popstate", changed);
  addEventListener("omnibus-went", changed);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || !ordinary(event, link)) return;
    event.preventDefault();
    if (link.href !== location.href) go(link.href);
  });
}

/** @param {MouseEvent} event @param {HTMLAnchorElement} link */
function ordinary(event, link) {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const inside = link.origin === location.origin && !/^\/(api|app|words)\//.test(link.pathname);
  const jump = link.pathname === location.pathname && Boolean(link.hash);
  return plain && inside && !jump && !link.target && !link.hasAttribute("download") && !event.defaultPrevented;
}
