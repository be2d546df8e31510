import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { shownOf } from "../../../src/omnibus/web/embed/claims.js";

test("every claim of a record is shown", () => {
  const text = readFileSync(new URL("../proven.record", import.meta.url), "utf8");
  assert.deepEqual(shownOf(text).claims, []);
  assert.deepEqual(shownOf(`${text}\n0 claim a--b.red red*2\n`).claims, [{ seat: 0, route: "a--b.red" }]);
});

test("names, points and claims are read", () => {
  const text = "omnibus record 1\ncity: paris\nname: Ada\nname: Ben\nresult: 20 -3\n\n0 keep both\n1 claim a--b red\n";
  assert.deepEqual(shownOf(text), { city: "paris", names: ["Ada", "Ben"], result: ["20", "-3"], claims: [{ seat: 1, route: "a--b" }] });
  assert.equal(shownOf("a letter"), null);
});
