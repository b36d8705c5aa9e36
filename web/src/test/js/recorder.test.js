import assert from "node:assert/strict";
import test from "node:test";
import { NONE } from "#pages/microscope/events.js";
import { Recorder } from "#pages/microscope/recorder.js";
import { Words } from "#pages/microscope/words.js";
import { A, B, C, D, E, EVENTS, HEADER, ROOT, traceOf } from "./sample-trace.js";

test("nodes are numbered as they are visited and know their parents", () => {
  const { nodes, events } = traceOf();
  assert.equal(events.length, EVENTS.length);
  assert.deepEqual([...nodes.parent.subarray(0, nodes.length)], [NONE, ROOT, A, A, ROOT, B]);
  assert.deepEqual([...nodes.ply.subarray(0, nodes.length)], [0, 1, 2, 2, 1, 2]);
  assert.equal(nodes.children[A], 2);
  assert.equal(nodes.born[B], 8);
  assert.equal(nodes.done[B], 12);
  assert.equal(nodes.back[E], 10);
  assert.equal(nodes.cut[B], 11);
  assert.equal(nodes.done[D], nodes.born[D], "a leaf is done when it is born");
  assert.equal(nodes.done[C], 2);
});

test("every iteration begins a tree", () => {
  const deepening = [
    { event: "iteration", depth: 1, window: [null, null] },
    { event: "enter", ply: 0, window: [null, null] },
    { event: "leaf", ply: 1, move: "a", value: 1 },
    { event: "leave", ply: 0, value: -1 },
    { event: "iteration", depth: 2, window: [-2, 0] },
    ...EVENTS,
  ];
  const { trees, events } = traceOf(deepening);
  assert.deepEqual(trees, [
    { first: 0, end: 2, event: 1, depth: 1 },
    { first: 2, end: 8, event: 5, depth: 2 },
  ]);
  assert.deepEqual([events.alpha[4], events.beta[4]], [-2, 0]);
});

test("moves are told as players write them and kept as programs do", () => {
  const trace = traceOf([
    { event: "enter", ply: 0, window: [null, null] },
    { event: "leaf", ply: 1, move: "[2,3]", name: "d3", value: 1 },
    { event: "leaf", ply: 1, move: "4", value: 2 },
  ]);
  assert.deepEqual([trace.move(1), trace.name(1)], ["[2,3]", "d3"]);
  assert.deepEqual([trace.move(2), trace.name(2)], ["4", "4"]);
  assert.deepEqual([trace.name(0), trace.movesTo(1)], [null, ["[2,3]"]]);
  assert.match(new Words(trace, ["black", "white"], false).say(1), /^Black tries d3, /i);
});

test("what the server says at the end is kept, and no event", () => {
  const end = { event: "end", complete: false, reason: "time" };
  const trace = traceOf([...EVENTS, end]);
  assert.equal(trace.end, end);
  assert.equal(trace.events.length, EVENTS.length);
});

test("a wrong line is refused with what was expected", () => {
  const refused = (lines, message) => {
    const recorder = new Recorder();
    assert.throws(() => lines.forEach((line) => recorder.add(line)), { message });
  };
  refused([{ game: "othello" }], /^expected a first line like/);
  refused([HEADER, { event: "loaf" }], /^expected an event, one of iteration, enter/);
  refused([HEADER, { event: "enter", ply: 1, move: "a" }], "ply 1 follows no node at ply 0");
  refused([HEADER, EVENTS[0], { event: "leaf", ply: 2, value: 1 }], "ply 2 follows no node at ply 1");
  refused([HEADER, { event: "leave", ply: 0, value: 1 }], "no node was entered at ply 0");
  refused([HEADER, { error: "the lab is closing" }], "the lab is closing");
});

test("a trace without a node is none", () => {
  const recorder = new Recorder();
  recorder.add(HEADER);
  assert.throws(() => recorder.finish(), {
    message: /^the trace holds no node: alphabeta:depth=2 chooses without a tree/,
  });
});
