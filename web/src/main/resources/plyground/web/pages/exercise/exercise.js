// An exercise: a board of one's own, an answer, and the real search that marks it.
import { gameNamed, get, post } from "../shared/api.js";
import { $, html } from "../shared/elements.js";
import { GameBoard } from "../shared/game-board.js";
import { attempt } from "../shared/trouble.js";
import { answerForm } from "./answers.js";
import { Film } from "./film.js";
import { exerciseTree, sayer } from "./tree.js";

const KEY = "exercise-person";
const AGAIN_MILLIS = 1500;
const TRIES = 8;
const BUSY = 429;

const id = location.pathname.split("/").at(-1);
const film = new Film();
const shown = new GameBoard($("exercise-board"), (move) => form?.choose?.(move));
let person = "";
let number = 1;
let form = null;
let board = null;

/** A whole class may ask at once: who is told to wait does. */
async function patiently(ask) {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (failure) {
      if (failure.status !== BUSY || tries === TRIES) {
        throw failure;
      }
      await new Promise((wake) => setTimeout(wake, AGAIN_MILLIS));
    }
  }
}

function remembered() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function remember(name) {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Then it is typed again.
  }
}

async function open() {
  board = await patiently(() => post(`/api/exercises/${id}/board`, { person, number }));
  const game = await gameNamed(board.game);
  film.close();
  shown.open(game);
  form = answerForm(board);
  $("exercise-question").textContent =
    board.boards > 1 ? `Board ${number} of ${board.boards}: ${board.question}` : board.question;
  $("exercise-note").textContent =
    `${board.toMove} is to move at the root. All values are as ${board.toMove} sees them.`;
  $("exercise-tree").hidden = board.nodes.length === 0;
  $("exercise-tree").replaceChildren(
    board.nodes.length > 0 ? exerciseTree(board.nodes, (node) => form.at(node)) : "",
  );
  $("answer-field").replaceChildren(form.below ?? "");
  $("exercise-task").hidden = false;
  $("exercise-marks").hidden = true;
  $("answer-send").hidden = false;
  await shown.show({ position: board.position, moves: [], input: board.kind === "choice", values: null });
  if (board.marks) {
    form.fill(board.answer);
    await showMarks(game, board.marks);
  }
}

async function send() {
  const answer = form.text();
  const marks = await patiently(() => post(`/api/exercises/${id}/answers`, { person, number, answer }));
  await showMarks(await gameNamed(board.game), marks);
}

async function showMarks(game, marks) {
  form.controls().forEach((each) => (each.disabled = true));
  $("answer-send").hidden = true;
  $("exercise-marks").hidden = false;
  const { game: name, position: start, agent } = board;
  $("exercise-look").href = `/microscope?${new URLSearchParams({ game: name, start, agent })}`;
  $("exercise-next").hidden = number >= board.boards;
  const say = sayer(board);
  const items = marks.claims.map((claim) => claimItem(claim, say));
  $("exercise-claims").replaceChildren(...items);
  const sides = game.board.sides.map((side) => side.name);
  const players = sides[0] === board.toMove ? sides : sides.toReversed();
  await film.open(board, marks.claims, players, (decided, last) => {
    items.forEach((item, i) => (item.hidden = !decided[i]));
    const right = marks.claims.filter((claim, i) => decided[i] && claim.right).length;
    const words = last ? `${right} of ${marks.points} right` : `${right} right so far`;
    if ($("exercise-score").textContent !== words) {
      $("exercise-score").textContent = words;
    }
  });
}

function claimItem({ about, given, expected, right, sentence }, say) {
  const said = right ? say(given) : `${say(given) || "nothing"}, but it is ${say(expected)}`;
  return html(
    "li",
    { "data-verdict": right ? "right" : "wrong" },
    html("b", {}, `${right ? "Right" : "Wrong"}, ${about}: ${said}. `),
    sentence,
  );
}

$("person-form").addEventListener("submit", (event) => {
  event.preventDefault();
  person = $("person").value.trim();
  number = 1;
  remember(person);
  attempt(open);
});
$("answer-form").addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(send);
});
$("exercise-next").addEventListener("click", () => {
  number++;
  attempt(open);
});

await attempt(async () => {
  const about = await get(`/api/exercises/${id}`);
  const { title } = await gameNamed(about.game);
  $("exercise-about").textContent = `${title}, searched by ${about.agent}. ${
    about.own ? "Everybody has a board of their own." : "Everybody has the same board."
  } The first answer counts.`;
  $("person").value = new URLSearchParams(location.search).get("as") ?? remembered();
});
document.documentElement.dataset.ready = "exercise";
