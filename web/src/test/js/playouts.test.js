import assert from "node:assert/strict";
import test from "node:test";
import { PlayoutCounts } from "#pages/microscope/counts.js";
import { NONE } from "#pages/microscope/events.js";
import { PlayoutWords } from "#pages/microscope/playout-words.js";
import { Recorder } from "#pages/microscope/recorder.js";
import { HEADER, traceOf } from "./sample-trace.js";

const MCTS = { ...HEADER, agent: "mcts:playouts=4" };
const PLAYOUTS = [
  { event: "playout", ply: 0, moves: ["a", "c"], result: 1 },
  { event: "playout", ply: 1, moves: ["a", "c", "d"], result: -1 },
  { event: "playout", ply: 1, moves: ["b", "c"], result: 1 },
  { event: "playout", ply: 2, moves: ["a", "d"], result: 1 },
  { event: "proven", ply: 2, result: 1 },
];
const trace = traceOf(PLAYOUTS, MCTS);
const [ROOT, A, D, B] = [0, 1, 2, 3];

test("playouts make a tree whose subtrees are ranges", () => {
  assert.equal(trace.nodes.length, 4);
  assert.deepEqual(trace.childrenOf(ROOT), [A, B]);
  assert.deepEqual(trace.childrenOf(ROOT, 1), [A], "b comes later");
  assert.equal(trace.after(A), B);
  assert.deepEqual(trace.movesTo(D), ["a", "d"]);
  assert.deepEqual(trace.movesAt(1), ["a", "c", "d"], "the random moves too");
  assert.equal(trace.nodes.parent[ROOT], NONE);
  assert.deepEqual([...trace.nodes.side.subarray(0, 4)], [0, 1, 0, 1]);
});

test("visits and means are those of the playouts by then", () => {
  assert.deepEqual([trace.visits(ROOT, 3), trace.visits(A, 1), trace.visits(A, 3)], [4, 1, 2]);
  assert.deepEqual(
    [trace.mean(ROOT, 3), trace.mean(A, 1), trace.mean(A, 3), trace.mean(B, 1)],
    [0.5, -1, 0, null],
  );
  assert.deepEqual([trace.proven(D, 2), trace.proven(D, 3)], [null, 1]);
  assert.equal(trace.bestChild(ROOT, 3), A, "the most visited");
});

test("a playout is told: its way, its random moves, its result", () => {
  const words = new PlayoutWords(trace, ["x", "o"], false);
  assert.equal(words.say(0), "Playout 1: the tree is only its root. From there 2 random moves: x wins.");
  assert.match(words.say(1), /^Playout 2: down the tree by a, .* From there 2 random moves: o wins\.$/);
  assert.match(words.say(3), /There the result is known: x wins\. With that d is proven\.$/);
  assert.deepEqual(words.label(A, 1), { text: "1× −1", final: false });
  assert.deepEqual(words.label(D, 3), { text: "1× −1!", final: true }, "o moved there");
  assert.deepEqual(new PlayoutWords(trace, ["x", "o"], true).label(D, 3), { text: "1× 1!", final: true });
  assert.equal(words.describe(A, 3), "Node 1, ply 1, o to move, 2 playouts came through it, worth 0 to x.");
});

test("what happened so far is counted", () => {
  assert.deepEqual(Object.fromEntries(new PlayoutCounts(trace).at(3)), {
    playouts: 4,
    "nodes in the tree": 4,
    "won by the root's player": 3,
    drawn: 0,
    lost: 1,
    "nodes proven": 1,
  });
});

test("who moves again, and where nature does", () => {
  const dice = traceOf(
    [{ event: "playout", ply: 2, moves: ["6", "a1", "3"], again: [1], chance: [0, 2], result: 0 }],
    MCTS,
  );
  assert.deepEqual([...dice.nodes.side.subarray(0, 3)], [0, 0, 1]);
  assert.deepEqual([...dice.nodes.chance.subarray(0, 3)], [1, 0, 1]);
});

test("a wrong playout is refused", () => {
  const recorder = new Recorder();
  recorder.add(MCTS);
  assert.throws(() => recorder.add({ event: "playout", ply: 3, moves: ["a"], result: 0 }), {
    message: /^expected a playout like/,
  });
  assert.throws(() => recorder.add({ event: "proven", ply: 1, result: 1 }), {
    message: "no playout was at ply 1",
  });
});
