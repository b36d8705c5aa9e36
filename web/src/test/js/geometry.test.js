import assert from "node:assert/strict";
import test from "node:test";
import { COLUMN, Geometry, HEAD, ROW } from "#pages/microscope/geometry.js";
import { Layout } from "#pages/microscope/layout.js";
import { Viewport } from "#pages/microscope/viewport.js";
import { A, B, C, CUT_EVENT, D, E, LAST, ROOT, traceOf } from "./sample-trace.js";

const trace = traceOf();

function geometry(event = LAST, { zoom = 1, y = 0, height = 400 } = {}) {
  const layout = new Layout(trace);
  layout.whole = true;
  const current = trace.nodeAt(event);
  layout.compute(trace.trees[0], current);
  const viewport = Object.assign(new Viewport(), { zoom, y });
  return new Geometry({ trace, layout, viewport, height });
}

test("a ply is a column, a parent stands beside the middle of its children", () => {
  const tree = geometry();
  assert.equal(tree.x(C) - tree.x(A), COLUMN);
  assert.deepEqual(tree.box(C), [12 + 2 * COLUMN, HEAD + ROW / 2]);
  assert.deepEqual(tree.box(A), [12 + COLUMN, HEAD + ROW]);
  assert.deepEqual(tree.box(ROOT), [12, HEAD + 2 * ROW]);
  assert.deepEqual(tree.parent(D), tree.box(A));
  assert.equal(tree.parent(ROOT), null);
});

test("nothing moves while a search is played through", () => {
  for (const node of [ROOT, A, B, E]) {
    assert.deepEqual(geometry(0).box(node), geometry(LAST).box(node));
  }
});

test("a box stays in sight as long as one of its rows is", () => {
  const [, y] = geometry(LAST, { y: 3 * ROW }).box(ROOT);
  assert.equal(y, HEAD + ROW / 2);
});

test("all that is in sight is drawn, also before it is born", () => {
  assert.deepEqual(geometry().visible().boxes, [ROOT, A, C, D, B, E]);
  assert.deepEqual(geometry(0).visible().boxes, [ROOT, A, C, D, B, E]);
  assert.deepEqual(geometry(LAST, { y: 2.5 * ROW }).visible().boxes, [ROOT, B, E]);
});

test("what is too small for a box becomes a bar, with all that is below it", () => {
  const { boxes, bars } = geometry(LAST, { zoom: 0.05 }).visible();
  assert.deepEqual(boxes, [ROOT]);
  assert.deepEqual(
    bars.map(([node]) => node),
    [A, B],
  );
});

test("a point finds its box, the triangle beside it too", () => {
  const tree = geometry(CUT_EVENT);
  const { boxes } = tree.visible();
  const [x, y] = tree.box(D);
  assert.equal(tree.nodeAt(x + 1, y, boxes), D);
  assert.equal(tree.nodeAt(x + tree.boxWidth + 10, y + 5, boxes), D);
  assert.equal(tree.nodeAt(x - 1, y, boxes), undefined);
  assert.equal(tree.nodeAt(x + 1, y + 2 * ROW + 5, boxes), undefined);
});
