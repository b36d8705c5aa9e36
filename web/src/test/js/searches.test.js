import assert from "node:assert/strict";
import test from "node:test";
import { furtherSearches, searchFamily } from "#pages/microscope/searches.js";

const NAMES = ["random", "minimax", "alphabeta", "pvs", "abc-minimax", "abc-alphabeta"];

test("the textbook's searches are compared with each other", () => {
  assert.deepEqual(searchFamily("alphabeta", NAMES), ["minimax", "alphabeta", "pvs"]);
  assert.deepEqual(searchFamily("greedy", NAMES), ["minimax", "alphabeta", "pvs"]);
});

test("a course's searches are compared with a course's", () => {
  assert.deepEqual(searchFamily("abc-alphabeta", NAMES), ["abc-minimax", "abc-alphabeta"]);
  assert.deepEqual(furtherSearches(NAMES), ["abc-minimax", "abc-alphabeta"]);
});
