import assert from "node:assert/strict";
import test from "node:test";
import { asLookedAt, comparableAgent, searchFamily, searchesOf } from "#pages/microscope/searches.js";

const NAMES = ["random", "minimax", "alphabeta", "pvs", "abc-minimax", "abc-alphabeta"];

test("the textbook's searches are compared with each other", () => {
  assert.deepEqual(searchFamily("alphabeta", NAMES), ["minimax", "alphabeta", "pvs"]);
  assert.deepEqual(searchFamily("greedy", NAMES), ["minimax", "alphabeta", "pvs"]);
});

test("a course's searches are compared with a course's", () => {
  assert.deepEqual(searchFamily("abc-alphabeta", NAMES), ["abc-minimax", "abc-alphabeta"]);
  assert.deepEqual(searchFamily("expectiminimax", ["expectiminimax", "mcts"]), ["expectiminimax"]);
});

test("everybody but a person can be looked at, those with a tree first", () => {
  const agent = (name, ...parameters) => ({ name, parameters: parameters.map((each) => ({ name: each })) });
  const agents = [
    agent("human"),
    agent("random"),
    agent("greedy", "eval"),
    agent("h1"),
    agent("minimax", "depth"),
    agent("mcts", "playouts", "eval"),
    agent("abc-minimax", "depth"),
  ];
  assert.deepEqual(
    searchesOf(agents).map(({ name }) => name),
    ["minimax", "mcts", "abc-minimax", "h1", "random", "greedy"],
  );
});

test("a Monte Carlo search is limited by its playouts and plays them out", () => {
  const known = new Map([["mcts", ["playouts", "eval", "endgame", "c"]]]);
  assert.equal(
    comparableAgent("mcts", { playouts: "50", eval: "disc" }, known),
    "mcts:playouts=50,endgame=off",
  );
});

test("what somebody names replaces what is usual", () => {
  const usual = { depth: "3", eval: "disc", wins: "static" };
  const names = ["depth", "time", "eval", "formula", "wins"];
  assert.deepEqual(asLookedAt(usual, { depth: "5", ties: "random" }, names), { ...usual, depth: "5" });
  assert.deepEqual(asLookedAt(usual, { time: "1s" }, names), { eval: "disc", wins: "static", time: "1s" });
  assert.deepEqual(asLookedAt(usual, { formula: "discs" }, names), {
    depth: "3",
    wins: "static",
    formula: "discs",
  });
});
