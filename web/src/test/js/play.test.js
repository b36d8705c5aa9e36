import assert from "node:assert/strict";
import test from "node:test";
import { continued, recent, tournamentText } from "#pages/home/words.js";
import { clockText } from "#pages/play/clocks.js";
import { graphText, moveTicks, niceStep, plotOf } from "#pages/play/graph.js";
import { thoughtText } from "#pages/play/hints.js";
import { firstKnown, opening, playersIn } from "#pages/play/opening.js";
import { turningPoints } from "#pages/play/report.js";
import { transcript } from "#pages/play/sharing.js";
import { Variations } from "#pages/play/variations.js";
import { ownGames, rememberGame } from "#pages/shared/own-games.js";
import { badgeText, behindText, lossGrade, moveWorth, worthText } from "#pages/shared/worth.js";
import { fakeServer } from "./fake-server.js";

const SIDES = ["black", "white"];
const WON = 1_000_000;
const DISCS = { unit: "discs" };
/** Who leads by ten wins 73 of 100 games. */
const CHANCES = { unit: "points", scale: 10 };

test("values have a meaning", () => {
  assert.equal(worthText(4, DISCS, SIDES), "black leads by 4 discs");
  assert.equal(worthText(-4, DISCS, SIDES), "white leads by 4 discs");
  assert.equal(worthText(0, DISCS, SIDES), "level");
  assert.equal(worthText(-WON - 12, DISCS, SIDES), "white wins by 12");
  assert.equal(worthText(WON, DISCS, SIDES), "black wins");
  assert.equal(worthText(null, DISCS, SIDES), "not known");
});

test("a move says what it wins or loses", () => {
  assert.equal(moveWorth({ value: WON + 4 }, DISCS), "wins by 4");
  assert.equal(moveWorth({ value: -WON - 1, inMoves: 3 }, { unit: "points" }), "loses in 3");
  assert.equal(moveWorth({ value: 2.5 }, DISCS), "+2.5 discs");
  assert.equal(moveWorth({ value: 0, exact: true }, DISCS), "draws");
  assert.equal(moveWorth({ value: 0 }, DISCS), "0 discs");
  assert.deepEqual(
    [{ value: WON + 4 }, { value: -WON - 4 }, { value: WON, inMoves: 2 }, { value: -3 }].map((each) =>
      badgeText(each, DISCS),
    ),
    ["+4", "−4", "win 2", "−3"],
  );
  assert.equal(badgeText({ value: 0, exact: true }, DISCS), "draw");
});

test("points of an evaluator's own are told as chances to win", () => {
  assert.equal(worthText(-10, CHANCES, SIDES), "white is ahead, 73 % to win");
  assert.equal(moveWorth({ value: -10 }, CHANCES), "27 % to win");
  assert.equal(badgeText({ value: 10 }, CHANCES), "73 %");
  assert.equal(badgeText({ value: 900 }, CHANCES), "99 %", "nothing is sure that is not proved");
  assert.equal(badgeText({ value: WON, inMoves: 2 }, CHANCES), "win 2");
  assert.equal(badgeText({ value: WON + 4 }, CHANCES), "won +4");
  assert.equal(badgeText({ value: -WON - 18 }, CHANCES), "lost −18");
  assert.equal(behindText(-10, 10, CHANCES), "46 % behind the best");
  assert.equal(behindText(10, 10.01, CHANCES), "as good as the best");
  assert.deepEqual(
    [5, 4, 0, -9].map((value) => lossGrade(value, 5, -9, CHANCES)),
    [0, 1, 2, 3],
  );
  const { points, ticks, y } = plotOf([0, 11], 300, CHANCES);
  assert.deepEqual(
    ticks.map(([, words]) => words),
    ["75 %", "25 %", "50 %"],
  );
  assert.ok(Math.abs(points[1][1] - y(10 * Math.log(3))) < 1);
});

test("a move is compared with the best one", () => {
  assert.equal(behindText(3, 3, DISCS), "best");
  assert.equal(behindText(1, 3, DISCS), "2 discs behind the best");
  assert.equal(behindText(1, WON, DISCS), "", "a win cannot be counted in discs");
  assert.deepEqual(
    [10, 9, 6, 0].map((value) => lossGrade(value, 10, 0, DISCS)),
    [0, 1, 2, 3],
  );
  assert.equal(lossGrade(5, WON, 0, DISCS), 3, "who misses a win blunders");
  assert.equal(lossGrade(-WON, 5, -WON, DISCS), 3);
});

test("a graph bends far values and puts won games at the edge", () => {
  const { points, ticks, plyAt, y } = plotOf([0, null, 10, WON, -WON], 300, DISCS);
  assert.deepEqual(
    points.map(([, , ply]) => ply),
    [0, 2, 3, 4],
  );
  assert.ok(points[1][1] < y(0) && points[1][1] > y(WON));
  assert.deepEqual([points[2][1], points[3][1]], [y(WON), y(-WON)]);
  assert.deepEqual(
    ticks.map(([, words]) => words),
    ["wins", "loses", "+20", "−20", "0"],
  );
  assert.equal(plyAt(-50), 0);
  assert.equal(plyAt(points[2][0] + 3), 3);
  assert.equal(plyAt(10_000), 4);
  assert.deepEqual([0.7, 3, 20, 99].map(niceStep), [0.5, 2, 20, 50]);
  assert.deepEqual(moveTicks(31), [0, 5, 10, 15, 20, 25, 30]);
  assert.deepEqual(moveTicks(1), [0]);
});

test("a graph is told in words", () => {
  assert.equal(graphText([], SIDES, DISCS), "No values yet");
  assert.equal(graphText([3, -4, null], SIDES, DISCS), "Evaluation, now white leads by 4 discs");
});

function entries(...moves) {
  return moves.map((move) => ({ move }));
}

function words(path) {
  return path.map(({ move }) => move).join("");
}

test("moves beside the game are lines of their own, and lines of these", () => {
  const tree = new Variations();
  tree.setMain(entries("a", "b", "c"));
  assert.deepEqual(tree.find(0, 1, "b"), { line: 0, ply: 2 });
  assert.equal(tree.find(0, 1, "x"), undefined);
  const first = tree.add(0, 1, { move: "x" });
  assert.deepEqual(first, { line: 1, ply: 2 });
  assert.deepEqual(tree.add(1, 2, { move: "y" }), { line: 1, ply: 3 });
  assert.deepEqual(tree.find(0, 1, "x"), { line: 1, ply: 2 });
  const second = tree.add(1, 2, { move: "z" });
  assert.equal(words(tree.path(second.line)), "axz");
  const early = tree.add(2, 0, { move: "q" });
  assert.equal(tree.lines[early.line].parent, 0, "what leaves the common part leaves the game");
  assert.deepEqual(tree.children(0, 1), [1]);
  assert.deepEqual(tree.children(1, 2), [2]);
});

test("what was taken back and played differently is not lost", () => {
  const tree = new Variations();
  tree.setMain(entries("a", "b", "c"));
  tree.add(0, 3, { move: "d" });
  tree.add(0, 1, { move: "x" });
  tree.setMain(entries("a", "y"));
  assert.deepEqual(
    tree.lines.map((_, i) => words(tree.path(i))),
    ["ay", "ax", "abc"],
  );
  tree.setMain(entries("a", "y", "z"));
  assert.equal(tree.lines.length, 3, "a longer game leaves nothing behind");
});

test("an address leads to a match, or makes one", () => {
  const id = "abcdefghijklmnopqrstuv";
  const at = (pathname, search = "") => opening({ pathname, search }, []);
  assert.deepEqual(at(`/play/${id}`, "?invite=k"), { id, invitation: "k" });
  assert.equal(at("/play", `?id=${id}`).id, id);
  assert.deepEqual(opening({ pathname: "/play", search: "" }, [id]).own, [id]);
  assert.deepEqual(opening({ pathname: "/play", search: "?game=hex" }, [id]).own, []);
  const made = at("/play", "?game=war&p2=greedy&moves=a+b&at=1");
  assert.equal(made.game, "war");
  assert.deepEqual(made.agents, ["human", "greedy"]);
  assert.deepEqual(made.setup, { moves: ["a", "b"] });
  assert.equal(made.at, 1);
  assert.equal(at("/play").agents, undefined);
  assert.equal(opening({ pathname: "/play", search: "?new" }, [id]).dialog, true);
});

test("of this browser's games the first goes on that the lab still has", async (t) => {
  const [one, two] = ["a".repeat(22), "b".repeat(22)];
  const requests = fakeServer(t, [{ id: two }], []);
  assert.equal(await firstKnown([one, two]), two);
  assert.equal(requests[0].path, `/api/matches?ids=${one},${two}`);
  assert.equal(await firstKnown([one]), undefined);
  assert.equal(await firstKnown([]), undefined);
  assert.equal(requests.length, 2);
});

test("a friend is a person elsewhere, and never plays alone", () => {
  assert.deepEqual(playersIn(["human", "friend"]), { agents: ["human", "human"], friend: 1 });
  assert.deepEqual(playersIn(["human", "pvs"]), { agents: ["human", "pvs"], friend: -1 });
  assert.throws(() => playersIn(["friend", "pvs"]), /plays the other side/);
});

test("the moves that cost most are the turning points", () => {
  const values = [0, 1, -9, -8, -8, null, 2];
  const points = turningPoints(values, [0, 0, 1, 0, 1, 0]);
  assert.deepEqual(
    points.map(({ ply, side }) => [ply, side]),
    [[1, 0]],
  );
  assert.deepEqual(turningPoints([0, 0, 0], [0, 1]), []);
  const [late] = turningPoints([0, 0, -WON], [1, 0]);
  assert.equal(late.ply, 1, "the move that lost the game");
});

test("Othello's moves are copied as a transcript, others as players write them", () => {
  const named = (...names) => names.map((name) => ({ name }));
  assert.equal(transcript(named("d3", "c5", "pass", "e6")), "d3c5e6");
  assert.equal(transcript(named("march E4", "drop C3")), "march E4, drop C3");
});

test("what the lab thinks while it thinks", () => {
  const found = { depth: 4, nodes: 1200, unit: "discs", exact: false, complete: false };
  const line = [
    { move: "a", name: "d3" },
    { move: "b", name: "c5" },
  ];
  const text = thoughtText({ ...found, line, moves: [{ move: "a", value: 3 }] });
  assert.equal(text, "d3 · c5, +3 discs (depth 4, 1,200 positions …)");
});

test("own games are remembered, the last one first", () => {
  const kept = new Map();
  const storage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
  assert.deepEqual(ownGames(storage), []);
  const [one, other] = ["a".repeat(22), "b".repeat(22)];
  rememberGame(one, storage);
  rememberGame(other, storage);
  rememberGame(one, storage);
  assert.deepEqual(ownGames(storage), [one, other]);
  storage.setItem("own-games", "nonsense");
  assert.deepEqual(ownGames(storage), []);
});

test("the front page tells of one's games", () => {
  const match = { names: ["you", "Strong"], sides: SIDES, at: 1, yours: true, result: "white won" };
  assert.equal(continued(match).line, "You are black, against Strong; 1 move, your turn");
  assert.equal(recent({ ...match, at: 30 }).line, "You are black, against Strong; white won after 30 moves");
  const tournament = { title: "Othello", agents: ["a", "b"], played: 3, size: 12 };
  assert.equal(tournamentText(tournament), "Othello, 2 agents: 3 of 12 games");
  assert.equal(tournamentText({ ...tournament, waiting: true }), "Othello, 2 agents: waiting");
});

test("a clock shows minutes, and tenths at the end", () => {
  assert.deepEqual([125_000, 60_000, 10_000, 9_870, -5].map(clockText), [
    "2:05",
    "1:00",
    "0:10",
    "0:09.8",
    "0:00.0",
  ]);
});
