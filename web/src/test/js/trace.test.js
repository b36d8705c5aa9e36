import assert from "node:assert/strict";
import test from "node:test";
import { NONE } from "#pages/microscope/events.js";
import { firstIndex } from "#pages/microscope/trace.js";
import { A, B, C, CUT_EVENT, D, E, EVENTS, LAST, ROOT, traceOf } from "./sample-trace.js";

const trace = traceOf();

test("children, path and what comes after a node", () => {
  assert.deepEqual(trace.childrenOf(ROOT), [A, B]);
  assert.deepEqual(trace.childrenOf(ROOT, 7), [A], "b is not yet born");
  assert.deepEqual(trace.childrenOf(D), []);
  assert.deepEqual(trace.path(E), [ROOT, B, E]);
  assert.equal(trace.after(A), B);
  assert.equal(trace.after(ROOT), 6);
  assert.equal(trace.move(ROOT), null);
  assert.equal(trace.move(D), "d");
});

test("what is known of a node grows with the events", () => {
  const { best, value, tried } = trace.known(A, 2);
  assert.deepEqual({ best, value, tried }, { best: null, value: null, tried: 0 });
  const open = { alpha: -3, beta: Infinity, best: -3, value: null, skipped: 0, tried: 1 };
  assert.deepEqual(trace.known(A, 4), open);
  assert.deepEqual(trace.known(A, 6), { ...open, value: -3, tried: 2 });
  assert.equal(trace.known(B, CUT_EVENT - 1).skipped, 0);
  assert.equal(trace.known(B, CUT_EVENT).skipped, 1);
  assert.equal(trace.reasonOf(CUT_EVENT), "beta");
});

test("the best line is the one that is best by then", () => {
  assert.equal(trace.bestChild(ROOT, 6), NONE);
  assert.deepEqual(trace.principal(ROOT, LAST), [ROOT, A, C]);
  assert.deepEqual(trace.principal(B, LAST), [B, E]);
});

test("of equal children the first one is the best", () => {
  const { window } = EVENTS[0];
  const leaf = (move) => [
    { event: "leaf", ply: 1, move, value: -4 },
    { event: "child", ply: 0, move, value: 4, best: 4, window },
  ];
  assert.equal(traceOf([EVENTS[0], ...leaf("a"), ...leaf("b")]).bestChild(0, Infinity), 1);
});

test("an event is about a node, an iteration about the root after it", () => {
  const iteration = { event: "iteration", depth: 2, window: [null, null] };
  const twice = traceOf([iteration, ...EVENTS, iteration, ...EVENTS]);
  assert.equal(twice.nodeAt(0), 0);
  assert.equal(twice.nodeAt(1 + CUT_EVENT), B);
  assert.equal(twice.nodeAt(1 + EVENTS.length), 6);
  assert.equal(twice.treeNumber(5), 0);
  assert.equal(twice.treeNumber(6), 1);
  assert.equal(twice.tree(11).first, 6);
});

test("the first index for which something holds", () => {
  for (let answer = 3; answer <= 20; answer++) {
    assert.equal(
      firstIndex(3, 20, (i) => i >= answer),
      answer,
    );
  }
});
