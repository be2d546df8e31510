import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { newWishes } from "../../../src/omnibus/web/app/play/wishes.js";
import { Recording } from "../../../src/omnibus/web/app/table/recording.js";

const story = (hand) => ({
  table: { id: "t1", seats: [] },
  plies: [0, 1, 2].map((ply) => ({ standing: { ply, view: { ply, hand } }, happened: { ply, at: 0, events: [] } })),
});

test("a step on is told like a move, a jump is only shown, and none leads outside", () => {
  const recording = new Recording(story(null));
  const told = [];
  recording.addEventListener("change", (event) => told.push(event.detail?.happened.ply ?? "shown"));
  recording.go(1);
  recording.go(0);
  recording.go(9);
  recording.go(-1);
  assert.deepEqual(told, [1, "shown", "shown", "shown"]);
  assert.equal(recording.at, 0);
});

test("the same moment is seen by others, and by all at once", () => {
  const recording = new Recording(story(null));
  recording.go(2);
  assert.deepEqual(recording.hands, []);
  recording.seeAs(story({ red: 1 }));
  assert.deepEqual(recording.standing.view, { ply: 2, hand: { red: 1 } });
  recording.seeAs(story(null), [story({ red: 1 }), story({ blue: 2 })]);
  assert.deepEqual(recording.hands.map((view) => view.hand), [{ red: 1 }, { blue: 2 }]);
  recording.seeAs(story(null));
  assert.deepEqual(recording.hands, []);
});

test("nothing can be done in a game that is over", async () => {
  await assert.rejects(new Recording(story(null)).act("pass"), { trouble: "not-running" });
});

test("a wish is told once, and not to those who have it", () => {
  const table = (...wants) => ({ id: "t1", seats: wants.map((wish) => ({ name: "Ada", wants: wish ? [wish] : [] })) });
  const said = console.error;
  console.error = () => {}; // there are no words here
  try {
    assert.deepEqual(newWishes(table("", ""), table("pause", ""), [1]), ["wishes-pause"]);
    assert.deepEqual(newWishes(table("pause", ""), table("pause", ""), [1]), []);
    assert.deepEqual(newWishes(table("", ""), table("pause", ""), [0]), []);
    assert.deepEqual(newWishes(null, table("pause"), [1]), []);
  } finally {
    console.error = said;
  }
});
