import assert from "node:assert/strict";
import test from "node:test";
import { COLUMN, HEAD, ROW } from "#pages/microscope/geometry.js";
import { Viewport } from "#pages/microscope/viewport.js";

const CANVAS = { width: 600, height: HEAD + 10 * ROW };

test("the point under the pointer stays where it is when one zooms", () => {
  const viewport = new Viewport();
  viewport.pan(50, 300);
  const row = () => (200 - HEAD + viewport.y) / (ROW * viewport.zoom);
  const before = row();
  viewport.zoomBy(1.7, 100, 200);
  assert.equal(viewport.zoom, 1.7);
  assert.ok(Math.abs(row() - before) < 1e-9);
});

test("there is a largest and a smallest zoom", () => {
  const viewport = new Viewport();
  viewport.zoomBy(100, 0, 0);
  assert.equal(viewport.zoom, 2.5);
  viewport.zoomBy(1e-9, 0, 0);
  assert.equal(viewport.zoom, 0.00002);
});

test("all rows fit, but few are not made larger", () => {
  const viewport = new Viewport();
  viewport.fit(100, CANVAS.height);
  assert.equal(viewport.zoom, 0.1);
  viewport.fit(3, CANVAS.height);
  assert.equal(viewport.zoom, 1);
});

test("one cannot pan beyond the tree", () => {
  const viewport = new Viewport();
  viewport.pan(-20, 5000);
  viewport.limit(15, CANVAS.height);
  assert.deepEqual([viewport.x, viewport.y], [0, 5 * ROW]);
  viewport.limit(4, CANVAS.height);
  assert.equal(viewport.y, 0);
});

test("a node in sight moves nothing, another one comes to the middle", () => {
  const viewport = new Viewport();
  viewport.reveal(4.5, 1, CANVAS);
  assert.deepEqual([viewport.x, viewport.y], [0, 0]);
  viewport.reveal(9.5, 1, CANVAS);
  assert.equal(viewport.y, 9.5 * ROW - 5 * ROW, "a row at the edge is not enough");
  viewport.reveal(40.5, 8, CANVAS);
  assert.equal(viewport.y, 40.5 * ROW - 5 * ROW);
  assert.equal(viewport.x, 9.5 * COLUMN - CANVAS.width);
});
