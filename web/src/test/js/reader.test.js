import assert from "node:assert/strict";
import test from "node:test";
import { readTrace } from "#pages/microscope/reader.js";
import { linesOf } from "#pages/shared/lines.js";
import { EVENTS, HEADER, fileOf } from "./sample-trace.js";

async function all(lines) {
  const found = [];
  for await (const line of lines) {
    found.push(line);
  }
  return found;
}

test("lines are whole however the bytes come", async () => {
  const bytes = new TextEncoder().encode("first ≤\n\nsecond\nrest");
  const stream = new ReadableStream({
    start(controller) {
      bytes.forEach((byte) => controller.enqueue(Uint8Array.of(byte)));
      controller.close();
    },
  });
  assert.deepEqual(await all(linesOf(stream)), ["first ≤", "", "second", "rest"]);
});

test("a file is read into a trace; empty lines do not count", async () => {
  const trace = await readTrace(fileOf(HEADER, "", ...EVENTS, " ").stream());
  assert.equal(trace.header.game, "tic-tac-toe");
  assert.equal(trace.nodes.length, 6);
});

test("an error names the line", async () => {
  const reading = (...lines) => readTrace(fileOf(...lines).stream());
  await assert.rejects(reading(HEADER, EVENTS[0], "{"), { message: "line 3: expected one JSON object" });
  await assert.rejects(reading(HEADER, "", { event: "loaf" }), { message: /^line 3: expected an event/ });
  await assert.rejects(reading(HEADER), { message: /^the trace holds no node/ });
});

test("long files tell how far the reading is", async () => {
  const [enter, ...rest] = EVENTS;
  const leaves = Array.from({ length: 45_000 }, () => ({ event: "leaf", ply: 1, move: "a", value: 0 }));
  const seen = [];
  await readTrace(fileOf(HEADER, enter, ...leaves, rest.at(-1)).stream(), (lines) => seen.push(lines));
  assert.deepEqual(seen, [20_000, 40_000]);
});
