import assert from "node:assert/strict";
import test from "node:test";
import { guessesByNode, peopleIn, shareRight, tally } from "#pages/class/guesses.js";

const marked = (person, answer, score, points, number = 1) => ({
  person,
  number,
  answer,
  marks: { score, points },
});

test("how many name a node counts a person once, however it is written", () => {
  const said = guessesByNode("cuts", [
    marked("a", "C f C", 1, 2),
    marked("b", "F", 1, 2),
    marked("c", "", 0, 2),
  ]);
  assert.deepEqual(
    [...said].map(([name, { count }]) => [name, count]),
    [
      ["C", 1],
      ["F", 2],
    ],
  );
});

test("values are told apart", () => {
  const said = guessesByNode("values", [marked("a", "A=3 B=-1", 1, 2), marked("b", "A=4", 0, 2)]);
  assert.deepEqual(
    [...said.get("A").guesses],
    [
      ["3", 1],
      ["4", 1],
    ],
  );
  assert.equal(said.get("B").count, 1);
});

test("answers to one question are counted, the commonest first", () => {
  const answers = ["7", "9", " 9", ""].map((answer, i) => marked(`p${i}`, answer, 0, 1));
  assert.deepEqual(tally(answers), [
    ["9", 2],
    ["7", 1],
    ["nothing", 1],
  ]);
});

test("the share that is right, and who has answered", () => {
  assert.equal(shareRight([]), null);
  const answers = [marked("a", "C", 1, 3), marked("a", "D", 2, 3, 2), marked("b", "C", 3, 4)];
  assert.equal(shareRight(answers), 0.6);
  assert.equal(peopleIn(answers), 2);
});
