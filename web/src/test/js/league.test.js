import assert from "node:assert/strict";
import test from "node:test";
import {
  aboutText,
  base64,
  gameText,
  replayLink,
  stateText,
} from "../../main/resources/plyground/web/pages/league/words.js";

test("the deadline is said as long as it counts, and afterwards", () => {
  assert.equal(aboutText({ game: "hex", end: null, closed: false }), "hex.");
  const end = "2026-12-24T18:00:00Z";
  assert.match(aboutText({ game: "hex", end, closed: false }, "en"), /^hex; hand in until .*2026/);
  assert.match(aboutText({ game: "hex", end, closed: true }, "en"), /^hex; handing in ended .*2026/);
});

test("a refused version names the step it failed in", () => {
  const checks = [
    { step: "build", passed: true },
    { step: "time", passed: false },
  ];
  assert.equal(stateText({ state: "refused", checks }), "refused: time");
  assert.equal(stateText({ state: "playing", checks: [] }), "playing");
});

test("whose fault a game was is said", () => {
  const lost = { result: "lost", reason: "x", fault: "time-out", ownFault: true };
  assert.equal(gameText(lost), "lost by your own time-out");
  assert.equal(gameText({ ...lost, result: "won", ownFault: false }), "won by the other's time-out");
  assert.equal(gameText({ result: "drawn", reason: "full board", fault: null }), "drawn: full board");
});

test("a replay's address holds start and moves", () => {
  const link = replayLink("play", "hex:size=5", { start: "a b", moves: "1 2" });
  assert.equal(link, "/play?game=hex%3Asize%3D5&start=a+b&moves=1+2");
});

test("bytes of every value are sent", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
  assert.deepEqual(new Uint8Array(Buffer.from(base64(bytes), "base64")), bytes);
});
