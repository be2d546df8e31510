import { FakeSocket } from "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Connection, Refusal } from "../../../src/omnibus/web/app/connection.js";

const table = { id: "t1", seats: [], ply: 0, stage: "running" };
const standing = (ply) => ({ ply, view: { ply } });
const happened = (ply) => ({ ply, at: 0, events: [{ event: "passed", seat: 0 }] });
const moved = (ply) => ({ type: "moved", standing: standing(ply), happened: happened(ply) });

/** @type {Connection} */
let connection;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  FakeSocket.all.length = 0;
  connection = new Connection("t1", "secret").open();
});
afterEach(() => {
  connection.close();
  mock.timers.reset();
});

function seated(ply = 3) {
  FakeSocket.last.accept();
  FakeSocket.last.say({ type: "welcome", table, now: 5000, seat: 0 });
  FakeSocket.last.say({ type: "synced", standing: standing(ply), story: Array.from({ length: ply + 1 }, (_, at) => happened(at)) });
  FakeSocket.last.heard();
}

test("says hello with its token, and nothing of plies that it does not know", () => {
  FakeSocket.last.accept();
  assert.equal(FakeSocket.last.url, "ws://here/ws/tables/t1");
  assert.deepEqual(FakeSocket.last.heard(), [{ type: "hello", protocol: 1, token: "secret" }]);
});

test("knows the table, its seat and the server's clock after the welcome", () => {
  seated();
  assert.equal(connection.status, "open");
  assert.equal(connection.seat, 0);
  assert.equal(connection.table.id, "t1");
  assert.equal(connection.now(), 5000);
  assert.equal(connection.story.length, 4);
});

test("takes the next ply up", () => {
  seated(3);
  FakeSocket.last.say(moved(4));
  assert.equal(connection.standing.ply, 4);
  assert.deepEqual(connection.story.map((one) => one.ply), [0, 1, 2, 3, 4]);
});

test("asks for what it missed, once, and takes no ply twice", () => {
  seated(3);
  FakeSocket.last.say(moved(6));
  FakeSocket.last.say(moved(7));
  assert.deepEqual(FakeSocket.last.heard(), [{ type: "sync", since: 3 }]);
  assert.equal(connection.standing.ply, 3);
  FakeSocket.last.say({ type: "synced", standing: standing(7), story: [4, 5, 6, 7].map(happened) });
  FakeSocket.last.say(moved(7));
  assert.deepEqual(connection.story.map((one) => one.ply), [0, 1, 2, 3, 4, 5, 6, 7]);
});

test("a ply taken back is no longer told", () => {
  seated(3);
  FakeSocket.last.say({ type: "taken-back", seat: 0, standing: standing(2) });
  assert.deepEqual(connection.story.map((one) => one.ply), [0, 1, 2]);
  FakeSocket.last.say(moved(3));
  assert.equal(connection.standing.ply, 3);
});

test("an answer settles its command", async () => {
  seated(3);
  const done = connection.act("draw blind");
  const [asked] = FakeSocket.last.heard();
  assert.deepEqual({ ...asked, id: "" }, { type: "act", ply: 3, action: "draw blind", id: "" });
  assert.equal(connection.busy, true);
  FakeSocket.last.say({ type: "done", id: asked.id, ply: 4 });
  assert.equal((await done).ply, 4);
  assert.equal(connection.busy, false);
});

test("a refusal says the rule", async () => {
  seated(3);
  const why = connection.explain("claim a--b red");
  FakeSocket.last.say({ type: "refused", id: FakeSocket.last.heard()[0].id, trouble: "rule", reason: "too-few", rule: "R-CLM-02" });
  const refusal = await why;
  assert.ok(refusal instanceof Refusal);
  assert.equal(refusal.rule, "R-CLM-02");
});

test("what can be done is not refused", async () => {
  seated(3);
  const why = connection.explain("draw blind");
  FakeSocket.last.say({ type: "done", id: FakeSocket.last.heard()[0].id, ply: 3 });
  assert.equal(await why, null);
});

test("comes back after a cut, says what it knows, and sends again what was not answered", async () => {
  seated(3);
  const done = connection.act("draw blind");
  const [first] = FakeSocket.last.heard();
  FakeSocket.last.cut();
  assert.equal(connection.status, "waiting");
  mock.timers.tick(600);
  assert.equal(FakeSocket.all.length, 2);
  FakeSocket.last.accept();
  FakeSocket.last.say({ type: "welcome", table, now: 5000, seat: 0 });
  assert.deepEqual(FakeSocket.last.heard(), [{ type: "hello", protocol: 1, token: "secret", since: 3 }, first]);
  FakeSocket.last.say({ type: "done", id: first.id, ply: 4 });
  assert.equal((await done).ply, 4);
});

test("what is done while the connection is cut is sent when it is back", () => {
  seated(3);
  FakeSocket.last.cut();
  connection.act("draw blind").catch(() => {});
  mock.timers.tick(600);
  FakeSocket.last.accept();
  assert.deepEqual(FakeSocket.last.heard().map((one) => one.type), ["hello"]);
  FakeSocket.last.say({ type: "welcome", table, now: 5000, seat: 0 });
  assert.deepEqual(FakeSocket.last.heard().map((one) => one.type), ["act"]);
});

test("waits longer each time, and not at all when the network is back", () => {
  for (const pause of [600, 1100, 2100]) {
    FakeSocket.last.cut();
    mock.timers.tick(pause);
  }
  assert.equal(FakeSocket.all.length, 4);
  FakeSocket.last.cut();
  mock.timers.tick(100);
  assert.equal(FakeSocket.all.length, 4);
  dispatchEvent(new Event("online"));
  assert.equal(FakeSocket.all.length, 5);
});

test("a silent socket is asked, and given up when it does not answer", () => {
  seated(3);
  mock.timers.tick(15_000);
  assert.deepEqual(FakeSocket.last.heard(), [{ type: "ping" }]);
  mock.timers.tick(10_000);
  assert.equal(connection.status, "waiting");
});

test("an answer to the ping keeps it", () => {
  seated(3);
  mock.timers.tick(15_000);
  FakeSocket.last.say({ type: "pong", now: 1 });
  mock.timers.tick(10_000);
  assert.equal(connection.status, "open");
});

test("a table that is not there is not asked for again", () => {
  FakeSocket.last.accept();
  FakeSocket.last.say({ type: "goodbye", trouble: "unknown-table" });
  FakeSocket.last.cut();
  mock.timers.tick(60_000);
  assert.equal(connection.status, "ended");
  assert.equal(connection.trouble, "unknown-table");
  assert.equal(FakeSocket.all.length, 1);
});

test("whoever leaves learns that nothing more will be done", async () => {
  seated(3);
  const done = connection.act("draw blind");
  connection.close();
  await assert.rejects(done, Refusal);
});
