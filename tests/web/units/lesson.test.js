import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Lesson } from "../../../src/omnibus/web/app/play/lesson.js";

const moment = (ply, legal = []) => ({ standing: { ply, legal }, happened: { ply, at: 0, events: [] } });
const text = () => ({
  table: { seats: [{ kind: "person" }, { kind: "bot", name: "Nell" }] },
  moments: [moment(0, ["draw blind", "claim a red*2", "claim a wild*2", "claim b red"]), moment(1), moment(2), moment(0)],
  steps: [
    { moment: 0, seat: 0, say: "welcome" },
    { moment: 0, seat: 0, say: "claim", action: "claim a red*2" },
    { moment: 1, seat: 1, say: "rival", action: "draw blind" },
    { moment: 2, seat: 0, say: "done" },
    { moment: 3, seat: 0, say: "end" },
  ],
});

test("a lesson goes on when what it asks for is done", async () => {
  const lesson = new Lesson(text(), "Ada");
  const heard = [];
  lesson.addEventListener("change", (event) => heard.push(event.detail?.type ?? null));
  assert.equal(lesson.table.seats[0].name, "Ada");
  assert.ok(lesson.waits);
  await assert.rejects(lesson.act("draw blind"), { trouble: "lesson" });
  lesson.next();
  assert.equal(lesson.asked, "claim a red*2");
  assert.deepEqual(lesson.standing.legal, ["draw blind", "claim a red*2", "claim b red"]);
  await assert.rejects(lesson.act("draw blind"), { trouble: "lesson" });
  await lesson.act("claim a red*2");
  assert.ok(lesson.waits);
  lesson.next();
  lesson.next();
  assert.deepEqual(heard, [null, "moved", "moved", null]);
  assert.equal(lesson.story.length, 1);
  assert.equal((await lesson.explain()).trouble, "lesson");
  lesson.close();
});
