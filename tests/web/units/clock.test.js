import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { clock } from "../../../src/omnibus/web/app/table/clock.js";

test("a clock tells minutes, and hours where there are some", () => {
  assert.equal(clock(-1), "0:00");
  assert.equal(clock(8.2), "0:09");
  assert.equal(clock(330), "5:30");
  assert.equal(clock(86_399), "23:59:59");
});
