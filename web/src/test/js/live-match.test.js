import assert from "node:assert/strict";
import test from "node:test";
import { LiveMatch } from "#pages/shared/live-match.js";
import { FakeEventSource, fakeServer } from "./fake-server.js";

function plies(...moves) {
  return moves.map((move) => ({ move }));
}

function state(version, keep, ...moves) {
  return { id: "m1", version, keep, line: plies(...moves), at: keep + moves.length };
}

/** A match after its first state, version 1 without a move. */
async function opened(t, ...answers) {
  const sources = FakeEventSource.install(t);
  const requests = fakeServer(t, state(1, 0), ...answers);
  const seen = [];
  const match = new LiveMatch(({ version }) => seen.push(version));
  await match.open("m1");
  return { match, seen, requests, sources };
}

test("a move that comes back twice is shown once, whichever comes first", async (t) => {
  const { match, seen, sources, requests } = await opened(t, state(2, 0, "5"), state(3, 0, "5", "1"));
  await match.play("5");
  sources[0].tell("match", state(2, 0, "5"));
  assert.deepEqual(seen, [1, 2], "the answer came first");
  sources[0].tell("match", state(3, 1, "1"));
  await match.command("redo");
  assert.deepEqual(seen, [1, 2, 3], "the event came first");
  assert.deepEqual(match.state.line, plies("5", "1"));
  assert.deepEqual(requests[1], { path: "/api/matches/m1/moves", body: { move: "5", at: 0 } });
});

test("an event tells only what is new of the line", async (t) => {
  const { match, sources } = await opened(t);
  sources[0].tell("match", state(2, 0, "5", "1"));
  sources[0].tell("match", state(3, 1, "9"));
  assert.deepEqual(match.state.line, plies("5", "9"));
  assert.equal(match.state.at, 2);
});

test("what is older than the state is left alone", async (t) => {
  const { match, seen, sources } = await opened(t);
  sources[0].tell("match", state(4, 0, "5"));
  sources[0].tell("match", state(3, 0));
  assert.deepEqual(seen, [1, 4]);
  assert.equal(match.state.version, 4);
});

test("if moves are missing, everything is asked for", async (t) => {
  const { match, sources, requests } = await opened(t, state(5, 0, "5", "1", "9"));
  sources[0].tell("match", state(5, 2, "9"));
  await new Promise(setImmediate);
  assert.equal(requests[1].path, "/api/matches/m1");
  assert.deepEqual(match.state.line, plies("5", "1", "9"));
});

test("another match closes the source of the one before", async (t) => {
  const { match, sources } = await opened(t, { ...state(1, 0), id: "m2" });
  await match.create({ game: "othello" });
  assert.equal(sources[0].readyState, FakeEventSource.CLOSED);
  assert.equal(sources[1].path, "/api/matches/m2/events");
  sources[0].tell("match", state(9, 0, "5"));
  assert.equal(match.state.id, "m2", "nobody listens to the old one");
});

test("a lost connection is told and made anew", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { match, seen, sources } = await opened(t);
  sources[0].tell("open");
  assert.equal(match.connected, true);
  sources[0].close();
  sources[0].tell("error");
  assert.equal(match.connected, false);
  t.mock.timers.tick(1000);
  assert.equal(sources.length, 2);
  assert.deepEqual(seen, [1, 1, 1]);
});
