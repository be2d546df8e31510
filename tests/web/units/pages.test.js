import "./browser.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { accounts, goesOn, played } from "../../../src/omnibus/web/app/pages/my_games.js";
import { holdsIn, SECTIONS } from "../../../src/omnibus/web/app/pages/rule_sections.js";
import { commands } from "../../../src/omnibus/web/app/play/commands.js";
import { soundsOf } from "../../../src/omnibus/web/app/play/sounds.js";
import { settings } from "../../../src/omnibus/web/app/settings.js";

const held = (id, city, scores, ranks, seats = [0]) => ({
  id,
  city,
  opened: 1,
  keys: seats.map((seat) => ({ seat, token: "x" })),
  last: { stage: "over", moved: Number(id), result: { scores, ranks } },
});

test("every rule that has words has its place, once", () => {
  const text = readFileSync(new URL("../../../src/omnibus/words/en/rules.ftl", import.meta.url), "utf8");
  const said = [...text.matchAll(/^([RE]-[A-Z0-9-]+) =/gm)].map(([, rule]) => rule);
  assert.deepEqual(SECTIONS.flatMap((section) => section.rules).sort(), said.sort());
});

test("a rule of a city holds there, and the others everywhere", () => {
  assert.ok(holdsIn("R-AMS-03", "amsterdam"));
  assert.ok(!holdsIn("R-AMS-03", "berlin"));
  assert.ok(holdsIn("E-20", "paris"));
  assert.ok(!holdsIn("E-20", "london"));
  assert.ok(holdsIn("R-CLM-01", "anywhere"));
});

test("games count for me where I had one seat", () => {
  const tables = [held("2", "c", [30, 20], [1, 2]), held("1", "d", [9, 40], [2, 1]), held("3", "c", [1, 2], [2, 1], [0, 1])];
  const games = played(tables);
  assert.deepEqual(games.map((game) => game.id), ["1", "2"]);
  assert.deepEqual(accounts(games), [
    { city: "", games: 2, wins: 1, mean: 19.5, best: 30 },
    { city: "c", games: 1, wins: 1, mean: 30, best: 30 },
    { city: "d", games: 1, wins: 0, mean: 9, best: 9 },
  ]);
});

test("what is over does not go on", () => {
  assert.ok(!goesOn(held("1", "c", [1, 2], [2, 1])));
  assert.ok(goesOn({ id: "1", city: "c", opened: 1, keys: [] }));
});

test("the menu offers what makes sense", () => {
  const seat = (kind, more = {}) => ({ kind, here: true, ...more });
  const at = (seats, change = {}) => ({
    table: { stage: "running", seats, ...change.table },
    seat: 0,
    standing: { view: { phase: "turn" } },
    ...change,
  });
  assert.deepEqual(commands(at([seat("person"), seat("bot")])), ["hand-over", "resign"]);
  assert.deepEqual(commands(at([seat("person"), seat("open")])), ["pause", "hand-over", "resign", "abandon"]);
  assert.ok(commands(at([seat("person"), seat("open", { here: false })])).includes("replace-absent"));
  assert.deepEqual(commands(at([seat("person", { left: true }), seat("bot")])), ["take-back"]);
  assert.deepEqual(commands(at([seat("person"), seat("bot")], { seat: null })), []);
  assert.deepEqual(commands(at([seat("person"), seat("bot")], { standing: { view: { phase: "over" } } })), []);
});

test("only wished sounds are heard, each once", () => {
  const events = [{ event: "card-drawn", seat: 1 }, { event: "card-taken", seat: 1 }, { event: "turn-began", seat: 0 }];
  assert.deepEqual(soundsOf(events, 0), []);
  settings.set("soundCard", true);
  settings.set("soundTurn", true);
  assert.deepEqual(soundsOf(events, 0), ["soundCard", "soundTurn"]);
  assert.deepEqual(soundsOf(events, 1), ["soundCard"]);
  settings.reset();
});

test("each sound is wished for by itself", () => {
  const heard = {
    soundTurn: { event: "turn-began", seat: 0 },
    soundCard: { event: "card-drawn", seat: 1 },
    soundClaim: { event: "route-claimed", seat: 1 },
    soundEnd: { event: "game-ended" },
  };
  for (const sound of Object.keys(heard)) {
    settings.set(sound, true);
    assert.deepEqual(soundsOf(Object.values(heard), 0), [sound]);
    settings.reset();
  }
});
