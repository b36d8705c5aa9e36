import assert from "node:assert/strict";
import { test } from "node:test";
import {
  completions,
  mistakeIn,
  wordBefore,
} from "../../main/resources/plyground/web/pages/workbench/names.js";
import {
  OWN,
  competitors,
  shortNames,
  verdicts,
} from "../../main/resources/plyground/web/pages/workbench/rating.js";

test("the word before the cursor is completed, the opponent's too", () => {
  assert.deepEqual(wordBefore("10 * mob", 8), { word: "mob", from: 5 });
  assert.deepEqual(wordBefore("a - opponent.co", 15), { word: "co", from: 13 });
  assert.deepEqual(wordBefore("a - ", 4), { word: "", from: 4 });
  assert.deepEqual(completions(["corners", "corner_moves", "discs"], "cor"), ["corners", "corner_moves"]);
  assert.deepEqual(completions(["corners"], "corners"), []);
  assert.deepEqual(completions(["corners"], ""), []);
});

test("a mistake is shown in its place", () => {
  assert.deepEqual(mistakeIn("1 + disks * 2", "formula, character 5: no feature 'disks'"), {
    before: "1 + ",
    word: "disks",
    after: " * 2",
  });
  assert.equal(mistakeIn("1 +", "formula, character 4: expected a number").word, "∎");
  assert.equal(mistakeIn("x", "the lab does not answer"), null);
});

test("the same search plays for the formula and for the house", () => {
  const agents = [{ name: "alphabeta", parameters: [{ name: "depth" }, { name: "wins" }] }];
  assert.deepEqual(competitors(agents, 2, "a - b", ["disc"]), [
    'alphabeta:depth=2,wins=first,formula="a - b"',
    "alphabeta:depth=2,wins=first,eval=disc",
  ]);
  assert.equal(
    competitors([{ name: "expectiminimax", parameters: [] }], 1, "a", [])[0].split(":")[0],
    "expectiminimax",
  );
});

test("verdicts are told from the formula's side, and only what holds", () => {
  const report = shortNames(
    {
      claims: [
        { better: "one", worse: "two", score: 0.75, scoreInterval: [0.6, 0.9], elo: 190, holds: true },
        { better: "three", worse: "one", score: 0.75, scoreInterval: [0.45, 0.9], elo: null, holds: false },
        { better: "three", worse: "two", score: 0.9, scoreInterval: [0.8, 1], elo: 300, holds: true },
      ],
    },
    ["one", "two", "three"],
    ["disc", "corners"],
  );
  assert.equal(report.claims[0].better, OWN);
  assert.deepEqual(verdicts(report), [
    "Against disc it scored 75.0 %, 60.0 to 90.0 %, +190 Elo: so it is better.",
    "Against corners it scored 25.0 %, 10.0 to 55.0 %: which does not tell who is better.",
  ]);
  assert.deepEqual(verdicts({ claims: null }), []);
});
