import assert from "node:assert/strict";
import test from "node:test";
import { Layout } from "#pages/microscope/layout.js";
import { A, B, C, CUT_EVENT, D, E, LAST, ROOT, traceOf } from "./sample-trace.js";

const trace = traceOf();

function laidOut(event, { whole = true, marks = [] } = {}) {
  const layout = new Layout(trace);
  layout.whole = whole;
  marks.forEach(([node, open]) => layout.mark(node, open));
  layout.compute(trace.trees[0], trace.nodeAt(event));
  return layout;
}

test("a node is as high as its children together; cut moves take a row", () => {
  const layout = laidOut(LAST);
  assert.equal(layout.rows, 4);
  assert.deepEqual([...layout.height], [4, 2, 1, 1, 2, 1]);
  assert.deepEqual([...layout.top], [0, 0, 0, 1, 2, 2]);
});

test("a folded node is one row and hides what is below it", () => {
  const layout = laidOut(LAST, { marks: [[A, false]] });
  assert.equal(layout.rows, 3);
  assert.deepEqual([layout.visible(A), layout.visible(C), layout.visible(E)], [true, false, true]);
  assert.equal(layout.top[B], 1);
  layout.clear();
  layout.compute(trace.trees[0], ROOT);
  assert.equal(layout.rows, 4, "what was folded by hand is forgotten");
});

test("unless it is whole, only the way to the current node is open", () => {
  const layout = laidOut(4, { whole: false });
  assert.deepEqual([layout.open[ROOT], layout.open[A], layout.open[B]], [1, 1, 0]);
  assert.deepEqual([layout.visible(D), layout.visible(B), layout.visible(E)], [true, true, false]);
  assert.equal(layout.rows, 3, "b has its row before it is born");
  const later = laidOut(CUT_EVENT, { whole: false });
  assert.equal(later.open[A], 0);
  assert.equal(later.visible(C), false);
  assert.equal(later.rows, 3);
});

test("a whole tree keeps its shape from the first event on", () => {
  assert.deepEqual([...laidOut(0).top], [...laidOut(LAST).top]);
  assert.equal(laidOut(0).rows, 4);
  assert.equal(laidOut(0).columns, 3);
});

test("a whole tree is laid out anew when something is folded or another way is shown", () => {
  const layout = laidOut(LAST);
  layout.mark(A, false);
  layout.compute(trace.trees[0], ROOT);
  assert.equal(layout.rows, 3);
  layout.clear();
  layout.whole = false;
  layout.compute(trace.trees[0], B);
  assert.deepEqual([layout.open[A], layout.open[B]], [0, 1]);
  layout.whole = true;
  layout.compute(trace.trees[0], B);
  assert.equal(layout.rows, 4);
});
