import assert from "node:assert/strict";
import test from "node:test";
import { Evaluations } from "#pages/play/evaluations.js";
import { setupIn } from "#pages/shared/address.js";
import { whole } from "#pages/shared/controls.js";
import { commonLength } from "#pages/shared/move-list.js";
import { choicesOf } from "#pages/shared/parameter-form.js";
import { countText, exactText, valueText } from "#pages/shared/values.js";
import {
  aboutText,
  bounds,
  continuedText,
  percent,
  progressText,
  shownText,
  resultText,
  signed,
  timeText,
} from "#pages/tournaments/words.js";
import { endText, expectedText, lastThoughts, searchText, thoughtCells } from "#pages/watch/thoughts.js";
import { DELAYS, delayPlace, delayText } from "#pages/watch/speed.js";
import { fakeServer } from "./fake-server.js";

test("values are short and have a true minus sign", () => {
  assert.deepEqual([0, -0, -3, 1.239, 9999].map(valueText), ["0", "0", "−3", "1.24", "9 999"]);
  assert.deepEqual([12_345, -1_000_000].map(valueText), ["12.3K", "−1M"]);
  assert.deepEqual([12_345, -1_000_000, 0.123].map(exactText), ["12345", "−1000000", "0.12"]);
  assert.deepEqual([Infinity, -Infinity].map(valueText), ["∞", "−∞"]);
  assert.equal(countText(1_234_567), "1,234,567");
});

test("an address says how a match begins", () => {
  const search = new URLSearchParams("game=othello&seed=7.9&start=p+q&moves=a+b++c");
  assert.deepEqual(setupIn(search), { seed: 7, start: "p q", moves: ["a", "b", "c"] });
  assert.deepEqual(setupIn(new URLSearchParams("game=othello")), {});
  assert.deepEqual(setupIn(new URLSearchParams("seed=many&moves=")), { seed: 0, moves: [] });
});

test("whole numbers", () => {
  assert.deepEqual(["12", "-3.7", "", "x", null].map(whole), [12, -3, 0, 0, 0]);
});

test("how far two lists are the same", () => {
  assert.equal(commonLength(["a", "b", "c"], ["a", "b", "d"]), 2);
  assert.equal(commonLength(["a"], ["a", "b"]), 1);
  assert.equal(commonLength(["a", "b"], ["a"]), 1);
  assert.equal(commonLength([], ["a"]), 0);
});

test("a parameter's choices begin with its default", () => {
  const size = { name: "size", kind: "choice", default: "6", choices: ["6", "8"] };
  assert.deepEqual(choicesOf(size), [["", "6 (default)"], "8"]);
  const map = { name: "map", kind: "file", default: "", choices: ["keren"] };
  assert.deepEqual(choicesOf(map), [["", "none"], "keren"]);
  const evaluator = { name: "eval", kind: "text", default: "disc" };
  assert.deepEqual(choicesOf(evaluator, [{ name: "disc" }, { name: "mobility" }]), [
    ["", "disc (default)"],
    "mobility",
  ]);
  assert.deepEqual(choicesOf(evaluator), []);
  assert.deepEqual(choicesOf({ name: "time", kind: "time", default: "" }, [{ name: "disc" }]), []);
});

test("delays", () => {
  assert.deepEqual([0, 700, 1500].map(delayText), ["none", "700 ms", "1.5 s"]);
  assert.equal(DELAYS[delayPlace(700)], 700);
  assert.equal(DELAYS[delayPlace(650)], 500, "the longest that is no longer");
  assert.equal(DELAYS[delayPlace(60_000)], 10_000);
});

test("a tournament tells how far it is", () => {
  const state = { played: 3, size: 12, running: true, waiting: false, until: "all", secondsLeft: 80 };
  assert.equal(progressText(state), "3 of 12 games, about 80 s left");
  assert.equal(progressText({ ...state, secondsLeft: 600 }), "3 of 12 games, about 10 min left");
  assert.equal(progressText({ ...state, secondsLeft: null }), "3 of 12 games, playing");
  assert.equal(progressText({ ...state, running: false }), "3 of 12 games, stopped");
  const over = { ...state, running: false, finished: true };
  assert.equal(progressText({ ...over, played: 12 }), "12 of 12 games, finished");
  assert.equal(progressText({ ...over, until: "sprt" }), "3 of at most 12 games, finished");
  assert.equal(progressText({ ...state, until: "best" }), "3 of at most 12 games, at most 80 s left");
  assert.match(progressText({ ...state, waiting: true }), /, waiting for the one before it to end$/);
  const begun = "2026-01-02T03:04:05Z";
  assert.equal(
    aboutText({ games: 2, until: "all", seed: 1, begun }),
    `2 games a pairing, seed 1, begun ${timeText("2026-01-02T03:04:05Z")}`,
  );
  assert.match(
    aboutText({ games: 2, until: "ranks", seed: 1, begun }),
    /^2 games .* at most, until all ranks/,
  );
  assert.equal(shownText({}), "");
  assert.equal(
    shownText({ sprtShows: "nearer to 50 than to 0", warning: "Biased." }),
    "Sequential test, normalised Elo: nearer to 50 than to 0. Biased.",
  );
  assert.equal(shownText({ shows: "not shown" }), "not shown.");
});

test("a plan that is asked for again says that it goes on", () => {
  assert.equal(continuedText({ continued: 0, id: 4, size: 12 }), "");
  assert.match(
    continuedText({ continued: 5, id: 4, size: 12 }),
    /^The same plan is tournament 4, with 5 of 12 games played: it goes on/,
  );
  assert.match(continuedText({ continued: 12, id: 4, size: 12 }), /it is finished/);
});

test("what the players of a match think", () => {
  const line = [
    { move: "a", value: 3, depth: 4, nodes: 1200, millis: 12.3 },
    { move: "b", name: "B", value: 5, depth: 0, nodes: 0, millis: 2300 },
    { move: "c", value: null, depth: 0, nodes: 0, millis: 0 },
  ];
  const mover = (i) => i % 2;
  assert.deepEqual(lastThoughts(line, 0, mover), [null, null]);
  const [first, second] = lastThoughts(line, 2, mover);
  assert.deepEqual(thoughtCells(first), ["a", "+3", "4", "1,200", "12 ms"]);
  assert.deepEqual(thoughtCells(second), ["B", "−5", "–", "–", "2.3 s"], "in its own view");
  assert.equal(lastThoughts(line, 3, mover)[0].move, "c");
  assert.deepEqual(thoughtCells(null), ["–", "–", "–", "–", "–"]);
  assert.equal(expectedText(null), "");
  assert.equal(expectedText({ expects: ["d3"] }), "", "its own move is no expectation");
  assert.equal(expectedText({ expects: ["d3", "c5", "f6"] }), "expects c5, f6");
  assert.equal(searchText({ depth: 0, nodes: 0 }), "");
  assert.equal(
    searchText({ depth: 3, nodes: 1200, expects: ["d3", "c5"] }),
    "depth 3 · 1,200 positions · d3, c5",
  );
});

test("how a match ended", () => {
  assert.equal(
    endText(["A", "B"], { wins: [7, 2], draws: 1 }),
    "A wins the match: 7 to 2, 1 drawn, in 10 games.",
  );
  assert.equal(endText(["A", "B"], { wins: [2, 2], draws: 0 }), "Level after 4 games: 2 won by each.");
  assert.equal(endText(["A", "B"], { wins: [0, 1], draws: 0 }), "B won.");
  assert.equal(endText(["A", "B"], { wins: [0, 0], draws: 1 }), "The game was drawn.");
});

test("results and shares of a tournament", () => {
  assert.equal(resultText({ seat: 1, reason: "three in a row" }), "second wins: three in a row");
  assert.equal(resultText({ seat: -1, reason: "board full" }), "draw: board full");
  assert.deepEqual([0, 1 / 3, 1].map(percent), ["0", "33.3", "100"]);
});

test("only positions that are not yet valued are asked for", async (t) => {
  const requests = fakeServer(t, { values: [0, 1, 2] }, { values: [7] }, { values: [5, 6] });
  const evaluations = new Evaluations();
  const state = (...moves) => ({ game: "g", start: "s", line: moves.map((move) => ({ move })) });
  assert.equal(await evaluations.update(state("a", "b")), true);
  assert.equal(await evaluations.update(state("a", "b")), false, "all is known");
  await evaluations.update(state("a", "c"));
  assert.deepEqual(evaluations.values, [0, 1, 7]);
  await evaluations.update({ ...state("x"), start: "other" });
  assert.deepEqual(evaluations.values, [5, 6]);
  assert.deepEqual(
    requests.map(({ body }) => body.from),
    [0, 2, 0],
  );
});

test("an answer that comes too late is not taken", async (t) => {
  fakeServer(t, { values: [1] }, { values: [2] });
  const evaluations = new Evaluations();
  const late = evaluations.update({ game: "g", start: "one", line: [] });
  const last = evaluations.update({ game: "g", start: "two", line: [] });
  assert.deepEqual(await Promise.all([late, last]), [false, true]);
  assert.deepEqual(evaluations.values, [2]);
});

test("differences have a sign, and a bound where nothing was lost", () => {
  assert.equal(signed(12.4), "+12");
  assert.equal(signed(-0.6), "−1");
  assert.equal(bounds(35, [10, 60]), "+35");
  assert.equal(bounds(null, [120, null]), "> +120");
  assert.equal(bounds(null, [null, -50.2]), "< −50");
  assert.equal(bounds(7, undefined, Math.round), 7);
});
