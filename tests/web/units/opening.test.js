import "./browser.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { remember, remembered, request } from "../../../src/omnibus/web/app/pages/opening.js";
import { nextSeat } from "../../../src/omnibus/web/app/play/sharing.js";
import { DEFAULTS, settings } from "../../../src/omnibus/web/app/settings.js";
import { seats } from "../../../src/omnibus/web/app/seats.js";

const called = (at) => `Player ${at + 1}`;
const opening = (change) => ({ ...remembered(), city: "c", level: "greedy", ...change });

beforeEach(() => localStorage.clear());

test("against bots: me and as many as wished", () => {
  const asked = request(opening({ way: "bots", rivals: 2 }), "Ada", called);
  assert.deepEqual(asked.seats, [
    { kind: "person", name: "Ada" },
    { kind: "bot", bot: "greedy" },
    { kind: "bot", bot: "greedy" },
  ]);
  assert.match(asked.nonce, /^[0-9a-f]{32}$/);
});

test("with friends: open seats, and bots among them", () => {
  const asked = request(opening({ way: "friends", seats: 4, botsBeside: 1, pace: "days", listed: true }), "", called);
  assert.deepEqual(asked.seats.map((seat) => seat.kind), ["person", "open", "open", "bot"]);
  assert.equal(asked.seats[0].name, "Player 1");
  assert.deepEqual(asked.pace, { type: "days" });
  assert.equal(asked.listed, true);
});

test("on one device: everybody by name", () => {
  const players = [
    { kind: "person", name: "Ada" },
    { kind: "bot", name: "" },
    { kind: "person", name: "" },
  ];
  assert.deepEqual(request(opening({ way: "device", players }), "", called).seats, [
    { kind: "person", name: "Ada" },
    { kind: "bot", bot: "greedy" },
    { kind: "person", name: "Player 3" },
  ]);
});

test("what was chosen is there the next time; what makes no sense is not", () => {
  remember(opening({ rivals: 3 }));
  assert.equal(remembered().rivals, 3);
  for (const text of ["{", "null", '{"rivals": "many", "players": {}, "way": 3}']) {
    localStorage.setItem("omnibus.opening", text);
    assert.deepEqual(remembered().rivals, 1);
    assert.ok(Array.isArray(remembered().players));
  }
});

test("settings are kept, and told to whoever listens", () => {
  let told = 0;
  settings.addEventListener("change", () => told++);
  settings.set("theme", "dark");
  assert.equal(settings.get("theme"), "dark");
  assert.equal(JSON.parse(localStorage.getItem("omnibus.settings")).theme, "dark");
  settings.reset();
  assert.deepEqual(settings.all, DEFAULTS);
  assert.equal(told, 2);
});

test("tokens of several seats are kept beside each other", () => {
  const table = (id, opened) => ({ id, city: "c", opened });
  seats.keep(table("a", 1), [{ seat: 1, token: "x" }]);
  seats.keep(table("a", 1), [{ seat: 0, token: "y" }]);
  seats.keep(table("b", 2), [{ seat: 0, token: "z" }]);
  assert.deepEqual(seats.keys("a"), [{ seat: 0, token: "y" }, { seat: 1, token: "x" }]);
  assert.deepEqual(seats.tables().map((one) => one.id), ["b", "a"]);
  seats.forget("b");
  assert.deepEqual(seats.keys("b"), []);
});

test("the device goes to whoever has to decide", () => {
  const view = (change) => ({ phase: "turn", to_move: 1, players: [{ owes_choice: true }, {}, { owes_choice: true }], ...change });
  assert.equal(nextSeat(view({}), [0, 1]), 1);
  assert.equal(nextSeat(view({ to_move: 2 }), [0, 1]), null);
  assert.equal(nextSeat(view({ phase: "choosing" }), [1, 2]), 2);
  assert.equal(nextSeat(view({ phase: "choosing" }), [1]), null);
  assert.equal(nextSeat(view({ phase: "over" }), [0, 1]), null);
});
