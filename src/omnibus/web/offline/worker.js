// Python in a worker: the same rules, bots and tables as on a server, for one device.

const PYODIDE = "/offline/pyodide.mjs";
/** Milliseconds between the moves of bots, so that people can follow. */
const PAUSE = 900;

const here = /** @type {any} */ (self);
/** @type {any} */
let house;
/** @type {Map<string, ReturnType<typeof setTimeout>>} */
const bots = new Map();

/** @param {string} wheel @param {string[]} names  Of bots. */
async function begin(wheel, names) {
  const { loadPyodide } = await import(PYODIDE);
  const [python, ours, theirs] = await Promise.all([
    loadPyodide({ indexURL: "/offline/" }),
    bytes("/offline/omnibus.zip"),
    bytes(`/offline/${wheel}`),
  ]);
  const packages = python.runPython("import site; site.getsitepackages()[0]");
  python.unpackArchive(theirs, "zip", { extractDir: packages });
  python.unpackArchive(ours, "zip", { extractDir: packages });
  const House = python.pyimport("omnibus.server.alone.house").House;
  house = House((/** @type {number} */ socket, /** @type {string} */ text) => here.postMessage({ socket, text }), names);
}

/** @param {string} path */
async function bytes(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} is not there`);
  return answer.arrayBuffer();
}

/** What has changed is kept by the page, and the next bot thinks. @param {string} table @param {number} pause */
function after(table, pause) {
  here.postMessage({ table, kept: house.kept(table) });
  clearTimeout(bots.get(table));
  bots.set(table, setTimeout(() => house.bot_moves(table, Date.now()) && after(table, pause), pause));
}

/** @type {Record<string, (asked: any) => unknown>} */
const DEEDS = {
  begin: ({ wheel, bots }) => begin(wheel, bots),
  open: ({ request }) => house.open(request, Date.now()),
  restore: ({ kept }) => house.restore(kept),
  hear: ({ socket, table, text, pause }) => {
    house.hear(socket, table, text, Date.now());
    after(table, pause ?? PAUSE);
  },
  leave: ({ socket }) => house.leave(socket),
};

here.addEventListener("message", async (/** @type {MessageEvent} */ { data }) => {
  try {
    here.postMessage({ id: data.id, answer: await DEEDS[data.deed](data) });
  } catch (trouble) {
    here.postMessage({ id: data.id, trouble: String(trouble) });
  }
});
