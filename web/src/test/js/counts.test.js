import assert from "node:assert/strict";
import test from "node:test";
import { verdictOn } from "#pages/microscope/comparison.js";
import { EventCounts, nodesText, verdict } from "#pages/microscope/counts.js";
import { CUT_EVENT, LAST, traceOf } from "./sample-trace.js";

const SEARCHES = ["minimax", "alphabeta", "pvs"];

test("counts what has happened by an event", () => {
  const counts = new EventCounts(traceOf());
  const numbers = (event) => Object.fromEntries(counts.at(event));
  assert.deepEqual(numbers(LAST), {
    "positions visited": 6,
    "valued as leaves": 3,
    "nodes cut short": 1,
    "moves cut": 1,
    "table hits": 0,
  });
  assert.equal(numbers(CUT_EVENT - 1)["moves cut"], 0);
  assert.equal(numbers(3)["positions visited"], 3);
});

test("a cut by the table cuts no counted move", () => {
  const events = [
    { event: "enter", ply: 0, window: [null, null] },
    { event: "hit", ply: 0, value: 4, depth: 3, bound: "exact" },
    { event: "cut", ply: 0, best: 4, window: [null, null], reason: "table" },
    { event: "leave", ply: 0, value: 4 },
  ];
  const numbers = Object.fromEntries(new EventCounts(traceOf(events)).at(3));
  assert.deepEqual([numbers["table hits"], numbers["nodes cut short"], numbers["moves cut"]], [1, 1, 0]);
});

test("the number of positions, or why there is none", () => {
  assert.equal(nodesText({ nodes: 12_345, complete: true }), "12,345");
  assert.equal(nodesText({ nodes: 12_345, complete: false }), "more than 12,345");
  assert.equal(nodesText({ error: "too deep" }), "too deep");
  assert.equal(nodesText(undefined), "…");
});

test("the verdict says what was saved", () => {
  assert.equal(
    verdict("alpha-beta", 250, 1000),
    "Alpha-beta visited 250 of the 1,000 positions plain minimax needs and saved 75%. It finds the same value as plain minimax.",
  );
  assert.match(verdict("PVS", 1000, 1000), /nothing could be cut\.$/);
  assert.match(verdict("PVS", 1200, 1000), /starting over costs more than it saves/);
  assert.equal(verdict("PVS", undefined, 1000), "");
});

test("the verdict is on the search shown, and on alpha-beta where minimax is", () => {
  const found = { minimax: { nodes: 100 }, alphabeta: { nodes: 40 }, pvs: { nodes: 30 } };
  assert.match(verdictOn("pvs", SEARCHES, found), /^PVS visited 30 of the 100/);
  assert.match(verdictOn("minimax", SEARCHES, found), /^Alpha-beta visited 40 of the 100/);
  assert.equal(
    verdictOn("pvs", SEARCHES, { minimax: { nodes: 9, complete: false } }),
    "Plain minimax ran out of time here.",
  );
});
