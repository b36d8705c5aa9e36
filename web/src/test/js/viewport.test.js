import assert from "node:assert/strict";
import test from "node:test";
import { BOX, COLUMN, HEAD, MARGIN, ROW } from "#pages/microscope/geometry.js";
import { Viewport } from "#pages/microscope/viewport.js";

const CANVAS = { width: 600, height: HEAD + 10 * ROW };

const TREE = { rows: 40, columns: 6 };

test("the point under the pointer stays where it is when one zooms", () => {
  const viewport = new Viewport();
  viewport.pan(50, 300);
  const row = () => (200 - HEAD + viewport.y) / (ROW * viewport.zoom);
  const before = row();
  viewport.zoomBy(1.7, 100, 200, TREE, CANVAS);
  assert.equal(viewport.zoom, 1.7);
  assert.ok(Math.abs(row() - before) < 1e-9);
});

test("there is a largest zoom, and the smallest shows all of the tree", () => {
  const viewport = new Viewport();
  viewport.zoomBy(100, 0, 0, TREE, CANVAS);
  assert.equal(viewport.zoom, 2.5);
  viewport.zoomBy(1e-9, 0, 0, TREE, CANVAS);
  assert.equal(viewport.zoom, 0.25);
  assert.ok(viewport.shows(TREE, CANVAS));
});

test("all rows and columns fit, but few rows are not made larger", () => {
  const viewport = new Viewport();
  viewport.fit({ rows: 100, columns: 3 }, CANVAS);
  assert.equal(viewport.zoom, 0.1);
  assert.ok(viewport.shows({ rows: 100, columns: 3 }, CANVAS));
  assert.ok(viewport.across > 1, "there is room for wide columns");
  viewport.fit({ rows: 3, columns: 12 }, CANVAS);
  assert.equal(viewport.zoom, 1);
  assert.ok(viewport.across < 0.4);
  assert.ok(viewport.shows({ rows: 3, columns: 12 }, CANVAS));
  viewport.fit({ rows: 1000, columns: 3 }, CANVAS, 0.7);
  assert.equal(viewport.zoom, 0.7, "as flat as it may be");
});

test("one cannot pan beyond the tree", () => {
  const viewport = new Viewport();
  viewport.pan(-20, 5000);
  viewport.limit({ rows: 15, columns: 6 }, CANVAS);
  assert.deepEqual([viewport.x, viewport.y], [0, 5 * ROW]);
  viewport.pan(9000, 0);
  viewport.limit({ rows: 4, columns: 6 }, CANVAS);
  assert.equal(viewport.x, 2 * MARGIN + 5 * COLUMN + BOX.reach - CANVAS.width);
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
