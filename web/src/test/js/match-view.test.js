import assert from "node:assert/strict";
import test from "node:test";
import { MatchView } from "#pages/shared/match-view.js";
import { fakeServer } from "./fake-server.js";

/** A board that keeps what it was asked to show; its animations end when the test says. */
class FakeBoard {
  sides = ["black", "white"];
  shown = [];
  #endings = [];

  open(game) {
    this.game = game;
  }

  show(changes) {
    this.shown.push(changes);
    return new Promise((resolve) => this.#endings.push(resolve));
  }

  async endAnimations() {
    for (let i = 0; i < 10; i++) {
      this.#endings.splice(0).forEach((end) => end());
      await new Promise(setImmediate);
    }
  }

  get positions() {
    return this.shown.map(({ position, moves }) => moves[0]?.replace("m", "p") ?? position);
  }
}

/** A game between a person and an agent in which positions are numbers: p0, p1 ... */
function state(moves, changes = {}) {
  const at = changes.at ?? moves;
  return {
    game: "othello",
    agents: ["human", "random"],
    start: "p0",
    startToMove: "1",
    line: Array.from({ length: moves }, (_, i) => ({
      move: `m${i + 1}`,
      position: `p${i + 1}`,
      toMove: String(2 - (i % 2)),
    })),
    at,
    position: `p${at}`,
    toMove: String(1 + (at % 2)),
    over: false,
    ...changes,
  };
}

let games = 0;

async function viewed(t, first) {
  const board = new FakeBoard();
  const view = new MatchView(board, () => {});
  // A name of its own: what is known of a game is remembered.
  fakeServer(t, { name: "othello", sides: ["1", "2"] });
  await view.openGame(`othello-${++games}`);
  view.update(first);
  return { board, view };
}

test("shows the position and lets the person to move play", async (t) => {
  const { board, view } = await viewed(t, state(2));
  assert.deepEqual(board.shown, [{ position: "p1", moves: ["m2"], input: true, values: null }]);
  assert.equal(view.sideToMove(), 0);
  view.update(state(3));
  assert.equal(board.shown.at(-1).input, false, "it is still the old position");
  await board.endAnimations();
  assert.equal(board.positions.at(-1), "p3");
  assert.equal(board.shown.at(-1).input, false, "it is the agent's turn");
});

test("goes to a new position move by move, if it is near", async (t) => {
  const { board, view } = await viewed(t, state(1));
  view.update(state(4));
  await board.endAnimations();
  assert.deepEqual(board.positions, ["p1", "p1", "p2", "p3", "p4"]);
  view.update(state(8));
  await board.endAnimations();
  assert.deepEqual(board.positions.slice(5), ["p8"], "too far: at once");
});

test("news that come during an animation wait for it", async (t) => {
  const { board, view } = await viewed(t, state(0));
  view.update(state(1));
  view.update(state(2));
  assert.equal(board.positions.at(-1), "p1");
  await board.endAnimations();
  assert.deepEqual(board.positions, ["p0", "p0", "p1", "p2"]);
});

test("a match that runs away during an animation is met at its last move", async (t) => {
  const { board, view } = await viewed(t, state(0));
  view.update(state(1));
  view.update(state(8));
  await board.endAnimations();
  assert.deepEqual(board.positions, ["p0", "p0", "p1", "p8"]);
});

test("an earlier position stays while the match goes on", async (t) => {
  const { board, view } = await viewed(t, state(4));
  view.goTo(1);
  assert.deepEqual([view.following, view.isCurrent(), view.position()], [false, false, "p1"]);
  assert.equal(board.shown.at(-1).input, false);
  view.update(state(5));
  await board.endAnimations();
  assert.equal(board.positions.at(-1), "p1");
  view.goTo(99);
  assert.deepEqual([view.ply, view.following], [5, true]);
  view.goTo(-1);
  assert.equal(view.ply, 0);
});

test("a move that is taken back takes the board back", async (t) => {
  const { board, view } = await viewed(t, state(4));
  view.update(state(4, { at: 2 }));
  assert.equal(view.ply, 2);
  assert.equal(board.positions.at(-1), "p2");
});

test("values stand on the moves of their own position only", async (t) => {
  const { board, view } = await viewed(t, state(2));
  const values = { moves: [{ move: "a", value: 3 }] };
  view.showValues(values);
  assert.deepEqual([board.shown.at(-1).values.moves, view.hasValues()], [values.moves, true]);
  view.goTo(1);
  assert.deepEqual([board.shown.at(-1).values, view.hasValues()], [null, false]);
  view.goTo(2);
  assert.equal(view.hasValues(), false);
  view.showValues(values);
  view.update(state(9));
  view.update(state(9, { at: 2 }));
  assert.equal(board.shown.at(-1).values, null, "they are gone when the match is back");
});

test("who is to move is known after any move", async (t) => {
  const { view } = await viewed(t, state(3));
  assert.deepEqual(
    [0, 1, 2, 3].map((ply) => view.sideToMove(ply)),
    [0, 1, 0, 1],
  );
  assert.deepEqual([view.isHuman(0), view.isHuman(1)], [true, false]);
});

test("a side may move twice", async (t) => {
  const again = state(2);
  again.line[0].toMove = "1";
  const { view } = await viewed(t, again);
  assert.deepEqual([view.sideToMove(0), view.sideToMove(1), view.sideToMove(2)], [0, 0, 0]);
});

test("nobody plays where the game is over", async (t) => {
  const over = { over: true, outcome: { winner: "2", reason: "most discs" } };
  const { board, view } = await viewed(t, state(2, over));
  assert.equal(board.shown.at(-1).input, false);
  assert.equal(view.outcomeText(), "white wins: most discs");
  view.update(state(2, { ...over, outcome: { winner: null, reason: "as many discs" } }));
  assert.equal(view.outcomeText(), "Draw: as many discs");
});

test("the way to the position shown, for the server and for an address", async (t) => {
  const { view } = await viewed(t, state(3));
  view.goTo(2);
  assert.deepEqual(view.positionRequest(), { game: "othello", position: "p0", moves: ["m1", "m2"] });
  assert.equal(String(view.addressParameters()), "game=othello&start=p0&moves=m1+m2");
  view.goTo(0);
  assert.equal(String(view.addressParameters()), "game=othello&start=p0");
});

test("the state of another game is not for this board", async (t) => {
  const { board, view } = await viewed(t, state(1));
  view.update(state(2, { game: "war" }));
  assert.equal(board.shown.length, 1);
  assert.equal(view.state.game, "othello");
});
