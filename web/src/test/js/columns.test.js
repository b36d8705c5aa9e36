import assert from "node:assert/strict";
import test from "node:test";
import { Columns } from "#pages/microscope/columns.js";

test("columns grow and keep what they hold", () => {
  const columns = new Columns({ small: Uint8Array, large: Float64Array });
  for (let i = 0; i < 5000; i++) {
    assert.equal(columns.add({ small: i % 200, large: i / 2 }), i);
  }
  assert.equal(columns.length, 5000);
  assert.equal(columns.small[4999], 199);
  assert.equal(columns.large[1023], 511.5);
  assert.equal(columns.large[4999], 2499.5);
  assert.ok(columns.small instanceof Uint8Array);
});

test("a column that is not named holds zero", () => {
  const columns = new Columns({ one: Int32Array, other: Int32Array });
  columns.add({ one: -7 });
  assert.deepEqual([columns.one[0], columns.other[0]], [-7, 0]);
});
