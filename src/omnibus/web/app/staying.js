// Without a connection the app stays: a worker keeps what it is made of.

/** What this page has loaded so far, for the worker to keep. */
function loaded() {
  return [...performance.getEntriesByType("resource")].map((entry) => entry.name);
}

export async function stay() {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/service-worker.js", { scope: "/" });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: loaded() });
  } catch (trouble) {
    console.info("this browser keeps nothing for later", trouble);
  }
}
