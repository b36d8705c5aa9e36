import assert from "node:assert/strict";
import test from "node:test";
import { Words } from "#pages/microscope/words.js";
import { A, B, C, CUT_EVENT, EVENTS, HEADER, LAST, ROOT, traceOf } from "./sample-trace.js";

const PLAYERS = ["x", "o"];
const words = new Words(traceOf(), PLAYERS, false);
const fixed = new Words(traceOf(), PLAYERS, true);

test("who is to move alternates from the root on", () => {
  assert.deepEqual(
    [ROOT, A, C, B].map((node) => words.mover(node)),
    ["x", "o", "x", "o"],
  );
});

test("a side that moves again is said to, and its values are not turned round", () => {
  const events = [
    { event: "enter", ply: 0, window: [null, null] },
    { event: "enter", ply: 1, move: "a", again: true, window: [null, null] },
    { event: "leaf", ply: 2, move: "c", value: 3 },
    { event: "child", ply: 1, move: "c", value: -3, best: -3, window: [-3, null] },
    { event: "leave", ply: 1, value: -3 },
    { event: "child", ply: 0, move: "a", value: -3, best: -3, window: [-3, null] },
  ];
  const twice = new Words(traceOf(events), PLAYERS, false);
  assert.deepEqual(
    [0, 1, 2].map((node) => twice.mover(node)),
    ["x", "x", "o"],
  );
  assert.match(twice.say(1), /^x tries a; now x moves again and looks for its best move\. /);
  assert.match(twice.say(2), /^x tries c, .* worth 3 to o, who is to move\.$/);
  assert.match(twice.say(3), /^c comes back: worth −3 to x, the opponent's value turned round\./);
  assert.match(twice.say(5), /^a comes back: worth −3 to x, who moves again there\./);
  const turned = new Words(traceOf(events), PLAYERS, true);
  assert.match(turned.say(2), /worth −3 to x\.$/);
  assert.match(turned.say(5), /^a comes back: worth −3\./);
});

test("entering a node says who looks for what", () => {
  assert.equal(words.say(0), "The root: x is to move and looks for its best move.");
  assert.equal(
    words.say(1),
    "x tries a; now o looks for its best reply. The window is open: every value matters.",
  );
  assert.equal(
    words.say(8),
    "x tries b; now o looks for its best reply. Only values inside the window [−∞, −3] matter.",
  );
  assert.match(fixed.say(8), /Only values inside the window \[3, ∞\] matter\.$/);
});

test("a leaf at the depth looked no further, one before it ends the game", () => {
  assert.equal(
    words.say(2),
    "o tries c, and the search looks no further: the position is worth 3 to x, who is to move.",
  );
  assert.equal(fixed.say(2), "o tries c, and the search looks no further: the position is worth 3 to x.");
  const deeper = new Words(traceOf(EVENTS, { ...HEADER, agent: "alphabeta:depth=3" }), PLAYERS, false);
  assert.match(deeper.say(2), /, and the game is over: /);
});

test("a value that comes back is the first, better or no better", () => {
  assert.match(words.say(3), /The first value is the best so far, and alpha rises to −3\.$/);
  assert.match(words.say(5), /Worse than −3, which stays the best\.$/);
  assert.equal(
    words.say(7),
    "a comes back: worth 3 to x, the opponent's value turned round. The first value is the best so far, and alpha rises to 3.",
  );
  assert.equal(fixed.say(13), "b comes back: worth at most 2. Worse than 3, which stays the best.");
});

test("a cut compares the value with the window and counts the moves", () => {
  const why =
    "o can get so much here that x will never allow it. The rest of this node cannot matter, 1 move cut.";
  assert.equal(words.say(CUT_EVENT), `Beta −3 ≤ value −2: ${why}`);
  assert.equal(fixed.say(CUT_EVENT), `Alpha 3 ≥ value 2: ${why}`);
  const none = EVENTS.with(CUT_EVENT, { ...EVENTS[CUT_EVENT], skipped: 0 });
  assert.match(
    new Words(traceOf(none), PLAYERS, false).say(CUT_EVENT),
    /, though no move was left to cut\.$/,
  );
  const several = EVENTS.with(CUT_EVENT, { ...EVENTS[CUT_EVENT], skipped: 4 });
  assert.match(new Words(traceOf(several), PLAYERS, false).say(CUT_EVENT), /, 4 moves cut\.$/);
});

test("words are right where values are equal", () => {
  const equal = EVENTS.with(10, { ...EVENTS[10], value: -3, best: -3, window: [-3, -3] })
    .with(9, { ...EVENTS[9], value: 3 })
    .with(CUT_EVENT, { ...EVENTS[CUT_EVENT], best: -3, window: [-3, -3] })
    .with(12, { ...EVENTS[12], value: -3 })
    .with(13, { ...EVENTS[13], value: 3 });
  const said = new Words(traceOf(equal), PLAYERS, false);
  const why = "x has as good a result elsewhere already and gains nothing by coming here.";
  assert.equal(
    said.say(CUT_EVENT),
    `The value −3 equals beta: ${why} The rest of this node cannot matter, 1 move cut.`,
  );
  assert.match(new Words(traceOf(equal), PLAYERS, true).say(CUT_EVENT), /^The value 3 equals alpha: /);
  assert.match(
    said.say(13),
    /^b comes back: worth at most 3 to x, .* No better than 3, which stays the best\.$/,
  );
  const same = EVENTS.with(4, { ...EVENTS[4], value: 3 }).with(5, { ...EVENTS[5], value: -3 });
  assert.match(
    new Words(traceOf(same), PLAYERS, false).say(5),
    /^d comes back: worth −3 to o, .* As good as −3: the move found first stays the best\.$/,
  );
});

test("a bound is shown as one", () => {
  assert.deepEqual(words.label(B, LAST), { text: "≥ −2", final: true });
  assert.deepEqual(fixed.label(B, LAST), { text: "≤ 2", final: true });
  assert.deepEqual(words.label(A, LAST), { text: "−3", final: true });
  assert.deepEqual(words.label(A, 4), { text: "−3", final: false });
  assert.deepEqual(words.label(C, LAST), { text: "3", final: true }, "a leaf is what it is");
  assert.equal(words.head(ROOT, LAST, false), "[3, ∞]  best 3");
  assert.equal(words.head(ROOT, LAST, true), "best 3");
});

test("dice have no opinion: a node is worth the mean of what may happen", () => {
  const dice = [
    { event: "enter", ply: 0, chance: true, window: [null, null] },
    { event: "leaf", ply: 1, move: "6", again: true, value: 5 },
    { event: "child", ply: 0, move: "6", weight: 2, value: 5, best: 5, window: [null, null] },
    { event: "leaf", ply: 1, move: "1", again: true, value: 2 },
    { event: "child", ply: 0, move: "1", weight: 1, value: 2, best: 4, window: [null, null] },
    { event: "leave", ply: 0, value: 4 },
  ];
  const thrown = new Words(traceOf(dice), PLAYERS, false);
  assert.match(thrown.say(0), /^The root; now the dice decide: /);
  assert.match(thrown.say(1), /^The dice may say 6, /);
  assert.equal(thrown.say(2), "6 comes back: worth 5 to x, counted as 2 cases. The mean so far is 5.");
  assert.equal(thrown.say(5), "All throws are looked at: the mean is 4 to x.");
  assert.equal(thrown.mover(0), "the dice");
});

test("leaving a node says its value and who goes on", () => {
  assert.equal(words.say(6), "All moves are tried: worth −3 to o. Back to x.");
  assert.equal(words.say(12), "This node is settled: worth at least −2 to o. Back to x.");
  assert.equal(words.say(LAST), "The search is done: the root is worth 3 to x, by a.");
});

test("what the table knows", () => {
  const events = [
    { event: "enter", ply: 0, window: [null, null] },
    { event: "enter", ply: 1, move: "a", window: [0, 1] },
    { event: "hit", ply: 1, value: 4, depth: 3, bound: "lower" },
    { event: "cut", ply: 1, best: 4, window: [0, 1], reason: "table" },
    { event: "leave", ply: 1, value: 4 },
    { event: "child", ply: 0, move: "a", value: -4, best: -4, window: [-4, null] },
    { event: "enter", ply: 1, move: "a", window: [null, 4] },
    { event: "hit", ply: 1, value: 7, depth: 255, bound: "exact" },
  ];
  const table = new Words(traceOf(events), PLAYERS, false);
  assert.match(table.say(1), /The window \[0, 1\] is empty: this only asks/);
  assert.equal(
    table.say(2),
    "The table knows this position from another line: worth at least 4, searched 3 deep.",
  );
  assert.match(new Words(traceOf(events), PLAYERS, true).say(2), /worth at most −4/);
  assert.equal(table.say(3), "What the table knows settles this node: nothing below it is searched again.");
  assert.match(table.say(6), /^x tries a again: with an empty window it seemed better/);
  assert.match(table.say(7), /worth exactly 7, searched to the end of every line\.$/);
  assert.match(table.describe(1, 2), /, known from the table\.$/);
});

test("an iteration starts over, or widens its window", () => {
  const root = [
    { event: "enter", ply: 0, window: [null, null] },
    { event: "leave", ply: 0, value: 1 },
  ];
  const events = [
    { event: "iteration", depth: 1, window: [null, null] },
    ...root,
    { event: "iteration", depth: 2, window: [-4, 6] },
    ...root,
    { event: "iteration", depth: 2, window: [null, null] },
    ...root,
  ];
  const deepening = new Words(traceOf(events), PLAYERS, false);
  assert.equal(deepening.say(0), "Iterative deepening: the search starts over, 1 deep, with an open window.");
  assert.match(deepening.say(3), /2 deep, with the window \[−4, 6\], a guess from the last value\.$/);
  assert.equal(deepening.say(6), "The value fell outside the window: 2 deep again, with an open window.");
});

test("a node is described as it stands", () => {
  assert.equal(
    words.describe(A, 4),
    "Node 1, ply 1, o to move, window [−3, ∞], 1 move tried, best so far −3.",
  );
  assert.equal(
    words.describe(B, LAST),
    "Node 4, ply 1, o to move, window [−2, −3], 1 move tried, 1 cut, value at least −2.",
  );
  assert.equal(words.describe(C, LAST), "Node 2, ply 2, x to move, value 3.");
});
