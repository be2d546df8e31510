// Keeps what the app is made of, so that it is there without a connection. What the server says is always asked for
// first; only when it can't be reached what was kept is given.

const KEPT = "omnibus-1";
/** Games live on the server: of its answers only those are kept that are the same for everybody and for long. */
const KEEPS = /^\/(app|words|offline)\/|^\/api\/(boards|bots|lessons)\b/;

/** Of one version for ever: not asked for again. */
const LARGE = /\/offline\/.*\.(wasm|whl|mjs)$|\/offline\/python_stdlib\.zip$/;

const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add("/")));
  worker.skipWaiting();
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  const forgotten = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([forgotten, worker.clients.claim()]));
});

/** What a page loaded before this worker was there. */
worker.addEventListener("message", (/** @type {any} */ event) => {
  const paths = (event.data?.keep ?? []).filter((/** @type {string} */ address) => keeps(new URL(address, worker.location.origin)));
  event.waitUntil(keepEach(paths));
});

/** One at a time: the page that is being opened meanwhile needs the connections itself. @param {string[]} paths */
async function keepEach(paths) {
  const cache = await caches.open(KEPT);
  for (const path of new Set(paths)) if (!(await cache.match(path))) await cache.add(path).catch(full);
}

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(fresh(event, "/"));
  else if (keeps(new URL(request.url))) event.respondWith(fresh(event, request));
});

/** @param {URL} address */
function keeps(address) {
  return address.origin === worker.location.origin && KEEPS.test(address.pathname);
}

/** What can't be kept is still an answer. @param {Error} trouble */
function full(trouble) {
  console.info("not kept for later", trouble);
}

/**
 * From the network, or from what was kept under a name. Nobody waits for it to be kept.
 * @param {any} event
 * @param {RequestInfo} name
 */
async function fresh(event, name) {
  const { request } = event;
  const cache = await caches.open(KEPT);
  const large = LARGE.test(request.url) && (await cache.match(name));
  if (large) return large;
  const answer = await fetch(request).catch(async (offline) => {
    const kept = await cache.match(name);
    if (kept) return kept;
    throw offline;
  });
  if (answer.ok && answer.type === "basic") event.waitUntil(cache.put(name, answer.clone()).catch(full));
  return answer;
}

/** It is somebody's turn. */
worker.addEventListener("push", (/** @type {any} */ event) => {
  /** @type {import("./app/wire.d.ts").TurnNotice} */
  const told = event.data.json();
  const icon = "/app/icons/omnibus-192.png";
  const shown = worker.registration.showNotification(told.title, { body: told.body, icon, tag: told.table, data: told.link });
  event.waitUntil(shown);
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(come(new URL(event.notification.data, worker.location.origin).href));
});

/** To a window where it is open already, or to a new one. @param {string} link */
async function come(link) {
  const windows = await worker.clients.matchAll({ type: "window" });
  const open = windows.find((/** @type {any} */ one) => one.url.split("#")[0] === link.split("#")[0]);
  await (open ? open.focus() : worker.clients.openWindow(link));
}
