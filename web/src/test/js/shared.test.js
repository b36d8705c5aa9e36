import assert from "node:assert/strict";
import test from "node:test";
import { Evaluations } from "#pages/play/evaluations.js";
import { setupIn } from "#pages/shared/address.js";
import { whole } from "#pages/shared/controls.js";
import { commonLength } from "#pages/shared/move-list.js";
import { choicesOf } from "#pages/shared/parameter-form.js";
import { countText, valueText } from "#pages/shared/values.js";
import { aboutText, bounds, percent, progressText, resultText, signed } from "#pages/tournaments/words.js";
import { DELAYS, delayPlace, delayText } from "#pages/watch/speed.js";
import { fakeServer } from "./fake-server.js";

test("values are short and have a true minus sign", () => {
  assert.deepEqual([0, -0, -3, 1.239, 9999].map(valueText), ["0", "0", "−3", "1.24", "9 999"]);
  assert.deepEqual([12_345, -1_000_000].map(valueText), ["12.3K", "−1M"]);
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
  const state = { played: 3, size: 12, running: true, waiting: false, secondsLeft: 80 };
  assert.equal(progressText(state), "3 of 12 games, about 80 s left");
  assert.equal(progressText({ ...state, secondsLeft: 600 }), "3 of 12 games, about 10 min left");
  assert.equal(progressText({ ...state, secondsLeft: null }), "3 of 12 games, playing");
  assert.equal(progressText({ ...state, running: false }), "3 of 12 games, stopped");
  assert.equal(progressText({ ...state, running: false, played: 12 }), "12 of 12 games, finished");
  assert.match(progressText({ ...state, waiting: true }), /, waiting for the one before it to end$/);
  const begun = "2026-01-02T03:04:05Z";
  assert.equal(
    aboutText({ games: 2, seed: 1, begun }),
    "2 games a pairing, seed 1, begun 2026-01-02 03:04:05 UTC",
  );
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
  assert.equal(signed(-0.6), "-1");
  assert.equal(bounds(35, [10, 60]), "+35");
  assert.equal(bounds(null, [120, null]), "> +120");
  assert.equal(bounds(null, [null, -50.2]), "< -50");
  assert.equal(bounds(7, undefined, Math.round), 7);
});
