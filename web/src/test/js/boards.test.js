import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { Film, sceneAfter } from "#pages/boards/film.js";
import { isGrid, layOut, legs } from "#pages/boards/geometry.js";
import { Gestures, movesOf, outlook } from "#pages/boards/gestures.js";
import { prompt } from "#pages/boards/prompts.js";
import { NOTHING, applyAll, decode, differences, marksAt, piecesAt, wordsAt } from "#pages/boards/scene.js";
import { loadScene } from "#pages/boards/scenes.js";
import { bestValues } from "#pages/boards/values.js";
import { fakeServer } from "./fake-server.js";

/** What the lab answered before and after a move of two steps. */
function sample() {
  const text = readFileSync(new URL("./samples/labyrinth.json", import.meta.url), "utf8");
  const { before, after } = JSON.parse(text);
  return { before: decode(before), after: decode(after) };
}

/** A scene without what shows nothing. */
function tidy({ pieces, marks, ...scene }) {
  const full = (object, list) =>
    Object.fromEntries(Object.entries(object).filter(([, each]) => list(each).length));
  return { ...scene, pieces: full(pieces, (each) => each), marks: full(marks, ({ at }) => at) };
}

test("the changes of a move lead from one scene to the next", () => {
  const { before, after } = sample();
  assert.deepEqual(tidy(after.last.scene), tidy(before.scene));
  assert.deepEqual(tidy(applyAll(before.scene, after.last.frames)), tidy(after.scene));
});

test("so do the steps of its gesture: the pieces, and all of it halfway", () => {
  const { before, after } = sample();
  const [shift] = before.gestures;
  const [walk] = shift.next;
  assert.deepEqual(
    tidy(sceneAfter(before.scene, [shift])),
    tidy(applyAll(before.scene, after.last.frames.slice(0, 1))),
  );
  assert.deepEqual(tidy(sceneAfter(before.scene, [shift, walk])).pieces, tidy(after.scene).pieces);
});

test("what slides has not changed beside it", () => {
  const { before, after } = sample();
  const [shift] = after.last.frames;
  const { appeared, vanished, turned } = differences(
    before.scene,
    applyAll(before.scene, [shift]),
    shift.slides,
  );
  assert.deepEqual([appeared, vanished, turned], [[], [], []]);
});

const stone = (owner) => ({ kind: "disc", owner, letter: String(owner), words: "" });

test("pieces appear, vanish and change sides", () => {
  const before = { ...NOTHING, pieces: { a: [stone(0)], b: [stone(1)], c: [stone(1)] } };
  const after = { ...NOTHING, pieces: { a: [stone(1)], b: [], c: [stone(1)], d: [stone(0)] } };
  const found = differences(before, after, []);
  assert.deepEqual(found.turned, [{ at: "a", piece: stone(1), was: stone(0) }]);
  assert.deepEqual(found.vanished, [{ at: "b", piece: stone(1) }]);
  assert.deepEqual(found.appeared, [{ at: "d", piece: stone(0), was: undefined }]);
});

test("a piece of another shape in the place of an enemy's has changed sides too", () => {
  const block = { ...stone(1), kind: "block" };
  const found = differences(
    { ...NOTHING, pieces: { a: [stone(0)] } },
    { ...NOTHING, pieces: { a: [block] } },
    [],
  );
  assert.deepEqual(found, { appeared: [], vanished: [], turned: [{ at: "a", piece: block, was: stone(0) }] });
});

test("a piece that takes another one slides onto it", () => {
  const slide = { piece: stone(0), path: ["a", "b"] };
  const found = differences(
    { ...NOTHING, pieces: { a: [stone(0)], b: [stone(1)] } },
    { ...NOTHING, pieces: { a: [], b: [stone(0)] } },
    [slide],
  );
  assert.deepEqual(found, { appeared: [], turned: [], vanished: [{ at: "b", piece: stone(1) }] });
});

test("a spot is called by all that is on it", () => {
  const { before } = sample();
  const home = { id: "1/1", words: "row 1 column 1" };
  assert.match(wordsAt(before.scene, home), /^row 1 column 1, open right down, .*player a is here/);
  assert.equal(wordsAt(NOTHING, { id: "x", words: "centre" }), "centre, empty");
  assert.equal(wordsAt(NOTHING, { id: "x", words: "shift row 2 left", arrow: true }), "shift row 2 left");
  const target = Object.values(before.scene.marks).find(({ kind }) => kind === "first-target");
  assert.equal(marksAt(before.scene, target.at[0]).length, 1);
  assert.equal(piecesAt(NOTHING, "x").length, 0);
});

const step = (changes) => ({ frames: [], next: [], ...changes });

function twoSteps() {
  const to = (at) => step({ at, move: `a${at}` });
  const choose = step({ at: "a", next: [to("b"), to("c")] });
  const pass = step({ words: "Pass", move: "pass" });
  return { choose, pass, gestures: new Gestures([choose, step({ at: "b", move: "b" }), pass]) };
}

test("a move is made step by step, taken back, or begun anew elsewhere", () => {
  const { choose, pass, gestures } = twoSteps();
  assert.deepEqual(gestures.buttons, [pass]);
  assert.equal(gestures.at("c"), undefined);
  assert.equal(gestures.at(undefined), undefined, "a button is nowhere");
  assert.equal(gestures.point("a"), choose);
  assert.equal(gestures.point("a"), undefined, "chosen already");
  assert.equal(gestures.point("x"), undefined);
  assert.equal(gestures.point("c").move, "ac");
  gestures.taken = [choose];
  assert.equal(gestures.point("b").move, "ab");
  gestures.taken = [choose];
  const other = new Gestures([
    step({ at: "a", next: [step({ at: "z", move: "az" })] }),
    step({ at: "b", move: "b" }),
  ]);
  other.follow(gestures.taken);
  assert.equal(other.taken.length, 1);
  assert.equal(other.point("b").move, "b", "from the beginning");
  new Gestures().follow([choose]);
});

test("the moves behind a step, and what they would do", () => {
  const { choose } = twoSteps();
  assert.deepEqual(movesOf(choose), ["ab", "ac"]);
  assert.deepEqual(outlook(choose), [], "two places");
  const frames = [{}];
  const march = step({ words: "March", move: "m", frames });
  assert.deepEqual(outlook(step({ at: "a", next: [march] })), [frames]);
  assert.deepEqual(outlook(march), [frames]);
});

test("a spot has the best value of the moves behind it", () => {
  const { gestures } = twoSteps();
  const values = [
    { move: "ab", value: -2 },
    { move: "ac", value: 3 },
    { move: "pass", value: 9 },
  ];
  const told = { value: 3, badge: "+3", words: "+3 points, 6 points behind the best", grade: 2 };
  assert.deepEqual([...bestValues(gestures.next, values)], [["a", told]]);
  assert.equal(bestValues(gestures.next, null).size, 0);
});

test("people are asked for the next step", () => {
  const prompts = { steps: ["{side}: shift", "one of {count}"], forced: "{side} must pass" };
  const { choose, pass } = twoSteps();
  assert.equal(prompt(prompts, [], [choose, pass], "black", ""), "black: shift");
  assert.equal(prompt(prompts, [choose], choose.next, "black", "a1"), "one of 2");
  assert.equal(prompt(prompts, [], [pass], "black", ""), "black must pass");
  assert.equal(prompt({ steps: [], forced: "" }, [], [choose], "blue", ""), "blue to move");
  assert.equal(prompt({ steps: [], forced: "" }, [choose], [pass], "blue", "D4"), "D4:");
});

const spot = (id, x, y, shape = "circle") => ({ id, x, y, width: 1, height: 1, shape, row: 0 });

test("a map lies as the screen does, squares stay", () => {
  const board = { kind: "graph", spots: [spot("a", 0, 0), spot("b", 1, 5)], labels: [] };
  assert.deepEqual(
    layOut(board, true).spots.map(({ x, y }) => [x, y]),
    [
      [0, 0],
      [500, 100],
    ],
  );
  assert.deepEqual(layOut(board, false).plate, { x: -50, y: -50, width: 200, height: 600 });
  assert.equal(layOut({ ...board, kind: "squares" }, true).spots[1].x, 100);
  assert.equal(layOut({ ...board, spots: [spot("a", 0, 0, "up")] }, true).spots[0].arrow, true);
});

test("what parts a board is turned with it", () => {
  const line = { fromX: 1, fromY: 0, toX: 1, toY: 2 };
  const spots = [0, 1, 2, 3].map((i) => ({
    ...spot(String(i), (i % 2) * 2 + 0.5, i > 1 ? 1.5 : 0.5),
    shape: "square",
  }));
  const board = { kind: "squares", spots, labels: [], dividers: [line] };
  assert.deepEqual(layOut(board, true).dividers, [
    [
      { x: 100, y: 0 },
      { x: 100, y: 200 },
    ],
  ]);
  assert.deepEqual(
    layOut(board, true, true).dividers.map(([{ x }]) => x),
    [200],
  );
});

test("rows and columns are a grid, a map mostly not", () => {
  const four = [spot("a", 0, 0), spot("b", 1, 0), spot("c", 0, 1), spot("d", 1, 1)];
  assert.equal(isGrid("graph", four), true);
  assert.equal(isGrid("graph", four.slice(1)), false);
  assert.equal(isGrid("squares", four.slice(1)), true);
});

test("a way that leaves the board comes in on the other side", () => {
  const point = (x) => ({ x, y: 50 });
  assert.deepEqual(legs([point(50), point(150)], false), [[point(50), point(150)]]);
  assert.deepEqual(legs([point(650), point(50)], false), [
    [point(650), point(750)],
    [point(-50), point(50)],
  ]);
  assert.equal(legs([point(650), point(50)], true).length, 1, "on a map all is joined");
});

/** Keeps what it was asked to show. */
class FakeDrawing {
  runs = [];

  async run(before, after, slides, origin) {
    this.runs.push({ before, after, slides, origin });
  }
}

const noMotion = { rest: async () => {} };

test("half a move is shown, taken back, and the rest played later", async () => {
  const { before, after } = sample();
  const [shift] = before.gestures;
  const drawing = new FakeDrawing();
  const film = new Film(drawing);
  film.scene = before.scene;
  await film.change(before.scene, [], [shift], noMotion);
  assert.equal(drawing.runs.length, 1);
  await film.change(before.scene, [shift], [], noMotion);
  const [forth, back] = drawing.runs;
  assert.deepEqual(back.slides[0].path, forth.slides[0].path.toReversed());
  assert.deepEqual(film.scene, before.scene);
  drawing.runs = [];
  await film.play(after.last, [shift], noMotion);
  assert.equal(drawing.runs.length, 1, "the walk alone");
  assert.equal(drawing.runs[0].origin, after.last.steps[1]);
  drawing.runs = [];
  await film.play(after.last, [step({ at: "6/up", frames: shift.frames })], noMotion);
  assert.equal(drawing.runs.length, 2, "another shift was chosen: all of it");
  assert.deepEqual(tidy(film.scene), tidy(after.scene));
});

test("scenes are asked for once, and again after a failure", async (t) => {
  const answer = { scene: {}, looks: { tiles: [], pieces: [], marks: [] }, position: "p" };
  const requests = fakeServer(t, new Error("gone"), answer, answer);
  const place = { game: "kalah", position: "p q", moves: ["a", "b"], gestures: false };
  await assert.rejects(loadScene(place), /does not answer/);
  assert.equal((await loadScene(place)).position, "p");
  await loadScene(place);
  await loadScene({ ...place, moves: [], gestures: true });
  assert.deepEqual(
    requests.map(({ path }) => path),
    [
      "/api/scene?game=kalah&position=p+q&moves=a+b&gestures=false",
      "/api/scene?game=kalah&position=p+q&moves=a+b&gestures=false",
      "/api/scene?game=kalah&position=p+q",
    ],
  );
});
