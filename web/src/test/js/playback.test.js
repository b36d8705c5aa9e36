import assert from "node:assert/strict";
import test from "node:test";
import { Playback } from "#pages/microscope/playback.js";

/** A playback whose frames come when the test says. */
function playback(t, length) {
  const frames = [];
  let now = 0;
  t.mock.method(performance, "now", () => now);
  globalThis.requestAnimationFrame = (frame) => frames.push(frame);
  t.after(() => delete globalThis.requestAnimationFrame);
  const shown = [];
  const made = new Playback((event) => shown.push(event));
  made.load(length);
  const pass = (millis) => {
    now += millis;
    frames.splice(0).forEach((frame) => frame(now));
  };
  return { made, shown, pass };
}

test("plays so many events a second and stops at the end", (t) => {
  const { made, pass } = playback(t, 6);
  made.speed = 4;
  made.toggle();
  pass(200);
  assert.equal(made.at, 0, "a quarter of a second is not over");
  pass(60);
  assert.equal(made.at, 1);
  pass(500);
  assert.equal(made.at, 3);
  assert.equal(made.playing, true);
  pass(5000);
  assert.deepEqual([made.at, made.playing], [5, false]);
});

test("begins anew when it is at the end", (t) => {
  const { made } = playback(t, 3);
  made.stepTo(Infinity);
  assert.equal(made.at, 2);
  made.toggle();
  assert.deepEqual([made.at, made.playing], [0, true]);
});

test("a step pauses and stays inside", (t) => {
  const { made, shown, pass } = playback(t, 3);
  made.toggle();
  made.stepTo(1);
  pass(5000);
  assert.deepEqual([made.at, made.playing], [1, false]);
  made.stepTo(-4);
  assert.equal(made.at, 0);
  assert.equal(shown.at(-1), 0);
});

test("one event alone cannot be played", (t) => {
  const { made } = playback(t, 1);
  made.toggle();
  assert.equal(made.playing, false);
});
