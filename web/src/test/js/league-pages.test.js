import assert from "node:assert/strict";
import test from "node:test";
import { merged } from "../../main/resources/plyground/web/pages/arena/live-boards.js";
import { countText, ordered, sentenceOf } from "../../main/resources/plyground/web/pages/finals/sentences.js";
import { differences, pairedFiles } from "../../main/resources/plyground/web/pages/league/diff.js";
import {
  lastOpinion,
  opinionText,
  opinionsOf,
  pathOf,
} from "../../main/resources/plyground/web/pages/league/opinions.js";
import { apiOf } from "../../main/resources/plyground/web/pages/league/place.js";
import { byVersion, ticks } from "../../main/resources/plyground/web/pages/league/plot.js";
import {
  loadText,
  opponentLink,
  rungText,
  statesText,
  turnsText,
} from "../../main/resources/plyground/web/pages/league/words.js";

test("news of boards change those they name, and leave out those that are gone", () => {
  const boards = [
    { id: "a", moves: [] },
    { id: "b", moves: [] },
  ];
  const next = merged(boards, { ids: ["b", "c"], boards: [{ id: "c", moves: ["1"] }] });
  assert.deepEqual(next, [boards[1], { id: "c", moves: ["1"] }]);
});

test("what becomes certain comes first, and what is no longer certain goes", () => {
  const certain = [
    { better: "Ada", worse: "Bob" },
    { better: "Ada", worse: "random" },
  ];
  const first = ordered([], certain.slice(0, 1));
  assert.deepEqual(first, ["Ada beats Bob."]);
  assert.deepEqual(ordered(first, certain), [sentenceOf(certain[1]), "Ada beats Bob."]);
  assert.deepEqual(ordered(first, []), []);
});

test("the count of finals is said", () => {
  assert.equal(countText({ state: "none" }), "");
  assert.equal(countText({ state: "playing", played: 10, size: 2000 }), "10 of 2,000 games");
  assert.match(countText({ state: "over", played: 4, size: 4 }), /over/);
});

test("two versions are compared line by line", () => {
  assert.deepEqual(differences("a\nb\nc\n", "a\nx\nc\n"), [
    [" ", "a"],
    ["-", "b"],
    ["+", "x"],
    [" ", "c"],
  ]);
  assert.deepEqual(differences("a\nb", "b\na"), [
    ["-", "a"],
    [" ", "b"],
    ["+", "a"],
  ]);
  assert.deepEqual(differences(null, "a"), [["+", "a"]]);
  assert.deepEqual(differences("same\n", "same\n"), [[" ", "same"]]);
});

test("a longest common subsequence is kept, whatever the texts", () => {
  // Both texts come back from what was kept, taken away and added.
  for (let seed = 1; seed < 200; seed++) {
    const draw = (salt) =>
      Array.from({ length: (seed * salt) % 9 }, (_, i) => String((seed * (i + salt) * 7) % 3)).join("\n");
    const [older, newer] = [draw(5), draw(11)];
    const lines = differences(older, newer);
    const of = (kinds) => lines.filter(([kind]) => kinds.includes(kind)).map(([, line]) => line);
    assert.equal(of(" -").join("\n"), older, `seed ${seed}`);
    assert.equal(of(" +").join("\n"), newer, `seed ${seed}`);
  }
});

test("files of two versions are paired by name", () => {
  const paired = pairedFiles([{ name: "a", text: "1" }], [{ name: "b", text: null }]);
  assert.deepEqual(paired, [
    ["a", "1", null],
    ["b", null, null],
  ]);
});

test("engines' opinions are told apart and seen from the first player", () => {
  const game = { values: [1, 2, null, 4], sides: [0, 1, 0, 1] };
  assert.deepEqual(opinionsOf(game), [
    [[1, 1]],
    [
      [2, -2],
      [4, -4],
    ],
  ]);
  assert.equal(lastOpinion(game, 0), 1);
  assert.equal(lastOpinion(game, 1, 3), 2);
  assert.equal(lastOpinion({ values: [], sides: [] }, 0), null);
  assert.equal(opinionText(-2.345), "−2.35");
  assert.equal(opinionText(12), "+12");
  assert.equal(opinionText(null), "");
  assert.match(pathOf([[1, 5]], 2), /^M150\.0 6\.0$/);
});

test("a league is asked by its name where there are several", () => {
  assert.equal(apiOf(null), "/api/league");
  assert.equal(apiOf("autumn"), "/api/leagues/autumn");
});

test("a history is drawn version by version on a round scale", () => {
  const history = [{ version: 1 }, { version: 2 }, { version: 1 }];
  assert.deepEqual(
    byVersion(history).map(([version, notes]) => [version, notes.length]),
    [
      [1, 2],
      [2, 1],
    ],
  );
  assert.deepEqual(ticks(-130, 410), [0, 200, 400]);
  assert.deepEqual(ticks(5, 5), [5]);
});

test("what the house's rungs show is said, and never more than that", () => {
  assert.equal(
    rungText({ agent: "random", pairs: 9, score: 1, beaten: true }),
    "✓ random: beaten for certain",
  );
  assert.equal(rungText({ agent: "best", pairs: 0, score: 0.5, beaten: false }), "best: not met yet");
  assert.match(
    rungText({ agent: "best", pairs: 2, score: 0.75, beaten: false }),
    /75 % of 4 games, not certain/,
  );
});

test("where a game was lost leads to the Microscope at that move", () => {
  const turn = { ply: 2, move: "c3", better: "d4", before: 1, after: -1, exact: true, ahead: true };
  const [line] = turnsText({ judge: "best", turns: [turn], complete: true }, "othello", {
    start: "s",
    moves: "a b c d",
  });
  assert.match(
    line.text,
    /^Move 3: c3 gave a won position away \(\+1 to −1, solved to the end\); d4 was better\.$/,
  );
  assert.equal(line.links[0].href, "/microscope?game=othello&start=s&moves=a+b");
  const none = turnsText({ judge: "best", turns: [], complete: true }, "othello", { start: "s", moves: "" });
  assert.match(none[0].text, /no move of yours/);
});

test("an opponent is asked for by league and number", () => {
  assert.equal(
    opponentLink({ game: "hex", in: "autumn" }, "12"),
    "/play?game=hex&p2=league%3Abot%3D12%2Cin%3Dautumn",
  );
});

test("the class and its load are summed up", () => {
  const load = { playing: 1, pairs: 10, waiting: 2, workers: 1, lastHour: 3 };
  assert.match(loadText(load), /^20 games played, 6 in the last hour; 2 under way by 1 worker; 2 hand-ins/);
  const students = [
    { state: "playing", playing: 1 },
    { state: "refused", playing: 2 },
    { state: "nothing handed in" },
  ];
  assert.match(
    statesText(students),
    /^3 students: 2 on the ladder, 1 whose last .* 0 waiting, 1 without any$/,
  );
});
