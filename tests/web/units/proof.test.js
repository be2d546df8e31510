import "./browser.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { findings, headerOf } from "../../../src/omnibus/web/app/play/proof.js";

const RECORD = readFileSync(new URL("../proven.record", import.meta.url), "utf8");
const steps = (found) => found.map(({ step, right }) => `${step} ${right}`);

test("a deal that was committed to is proven", async () => {
  const header = headerOf(RECORD);
  assert.deepEqual(steps(await findings(header)), ["commitment true", "seed true"]);
  const nonce = header.nonces[0].split(" ")[1];
  const held = { commitment: header.commitment, nonce };
  assert.deepEqual(steps(await findings(header, held)).slice(2), ["seen-commitment true", "seen-nonce true"]);
});

test("whatever is changed is found", async () => {
  const header = headerOf(RECORD);
  const change = async (more, held) => steps(await findings({ ...header, ...more }, held)).filter((step) => step.endsWith("false"));
  assert.deepEqual(await change({ seed: "7e8" }), ["seed false"]);
  assert.deepEqual(await change({ nonces: ["0 another"] }), ["seed false"]);
  assert.deepEqual(await change({ secret: "0".repeat(64) }), ["commitment false", "seed false"]);
  assert.deepEqual(await change({ secret: "" }), ["proof false"]);
  assert.deepEqual(await change({}, { commitment: "f".repeat(64), nonce: "mine" }), ["seen-commitment false", "seen-nonce false"]);
});

test("other texts are no records", () => {
  assert.equal(headerOf("a letter\n\nto you"), null);
});
