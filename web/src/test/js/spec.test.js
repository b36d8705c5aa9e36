import assert from "node:assert/strict";
import test from "node:test";
import { format, parse } from "#pages/shared/spec.js";

test("a name alone has no parameters", () => {
  assert.deepEqual(parse(" random "), { name: "random", parameters: {} });
  assert.equal(format("random", {}), "random");
  assert.equal(format("pvs", { depth: "" }), "pvs", "empty means the default");
});

test("parameters keep their order", () => {
  assert.equal(format("pvs", { time: "1s", eval: "disc" }), "pvs:time=1s,eval=disc");
  assert.deepEqual(parse("pvs: time=1s , eval=disc"), {
    name: "pvs",
    parameters: { time: "1s", eval: "disc" },
  });
});

test("what has commas, colons, spaces or quotes is quoted, and comes back as it was", () => {
  const parameters = { weights: "1,2:3", command: 'say "hi" \\ there', plain: "x" };
  const text = format("external", parameters);
  assert.equal(text, 'external:weights="1,2:3",command="say \\"hi\\" \\\\ there",plain=x');
  assert.deepEqual(parse(text), { name: "external", parameters });
});

test("a space alone is quoted", () => {
  assert.equal(format("external", { command: "a b" }), 'external:command="a b"');
});

test("an unfinished text does no harm", () => {
  assert.deepEqual(parse("pvs:"), { name: "pvs", parameters: {} });
  assert.deepEqual(parse("pvs:depth"), { name: "pvs", parameters: {} });
  assert.deepEqual(parse("pvs:depth=,eval=a"), { name: "pvs", parameters: { depth: "", eval: "a" } });
});
