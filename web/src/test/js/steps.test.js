import assert from "node:assert/strict";
import test from "node:test";
import { NONE } from "#pages/microscope/events.js";
import { comparableAgent } from "#pages/microscope/searches.js";
import { eventAfterSubtree, nextCut } from "#pages/microscope/steps.js";
import { CUT_EVENT, LAST, traceOf } from "./sample-trace.js";

test("stepping over goes to the end of the node, or of the one above", () => {
  const trace = traceOf();
  assert.equal(eventAfterSubtree(trace, 1), 6, "from a to where it is left");
  assert.equal(eventAfterSubtree(trace, 4), 6, "a leaf is done: its parent counts");
  assert.equal(eventAfterSubtree(trace, 6), LAST);
  assert.equal(eventAfterSubtree(trace, LAST), LAST);
});

test("the next cut", () => {
  const trace = traceOf();
  assert.equal(nextCut(trace, 0), CUT_EVENT);
  assert.equal(nextCut(trace, CUT_EVENT), NONE);
});

test("searches are compared with the parameters they have", () => {
  const known = new Map([
    ["minimax", ["depth", "eval", "wins"]],
    ["pvs", ["depth", "eval", "endgame", "table"]],
  ]);
  const shared = { depth: "4", eval: "disc", table: "64" };
  assert.equal(comparableAgent("minimax", shared, known), "minimax:depth=4,eval=disc,wins=static");
  assert.equal(comparableAgent("pvs", shared, known), "pvs:depth=4,eval=disc,endgame=off");
  assert.equal(
    comparableAgent("minimax", { ...shared, wins: "first", eval: "" }, known),
    "minimax:depth=4,wins=first",
  );
  assert.equal(comparableAgent("unknown", shared, known), "unknown:depth=4,eval=disc");
});
