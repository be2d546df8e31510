// A bot in another language: it builds the longest route that it can pay for, and looks no further.
//
// omnibus arena "process:node examples/longest_route_bot.mjs" random --city all
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
let spaces = new Map();

function best(legal) {
  const length = (action) => (action.startsWith("claim ") ? spaces.get(action.split(" ")[1]) : 0);
  return legal.reduce((one, other) => (length(other) > length(one) ? other : one));
}

for await (const text of createInterface({ input: process.stdin })) {
  const message = JSON.parse(text);
  if (message.type === "hello") say({ type: "ready", name: "longest route", protocol: 1 });
  if (message.type === "board") spaces = new Map(message.board.routes.map((one) => [one.slug, one.spaces]));
  if (message.type === "decide") say({ type: "best", number: message.number, action: best(message.legal) });
  if (message.type === "quit") break;
}
