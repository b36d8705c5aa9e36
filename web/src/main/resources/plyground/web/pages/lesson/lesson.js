// A lesson: fills the places its text has with things to do.
import { gameNamed } from "../shared/api.js";
import { $ } from "../shared/elements.js";
import { GameChoice } from "../shared/game-picker.js";
import { attempt } from "../shared/trouble.js";
import { Activity } from "./activity.js";
import { board, play } from "./board.js";
import { count } from "./count.js";
import { cut } from "./cut.js";
import { match, sliders } from "./match.js";
import { mcts } from "./mcts.js";
import { minimax } from "./minimax.js";
import { order } from "./order.js";
import { isDone, markDone } from "./progress.js";
import { quiz } from "./quiz.js";

const KINDS = { board, count, cut, match, mcts, minimax, order, play, quiz, sliders };

/** What is about one position, which is shown beside it. */
const ABOUT_A_BOARD = ["count", "cut", "mcts", "minimax", "order"];

const lesson = document.querySelector("[data-lesson]");
const games = JSON.parse(lesson.dataset.games);

async function start(game) {
  const activities = [];
  $("lesson-done").textContent = isDone(lesson.dataset.lesson) ? "You have done this lesson before." : "";
  const finished = () => {
    if (activities.every((each) => each.done)) {
      $("lesson-done").textContent = "This lesson is done.";
      attempt(() => markDone(lesson.dataset.lesson));
    }
  };
  for (const element of document.querySelectorAll("[data-kind]")) {
    const activity = new Activity(element, game, finished);
    activities.push(activity);
    await KINDS[element.dataset.kind](activity);
    if (ABOUT_A_BOARD.includes(element.dataset.kind)) {
      await activity.showBoard();
    }
  }
}

/** Another game is the lesson from its beginning. */
const choice = new GameChoice(
  $("game-choice"),
  (name) => location.assign(`?game=${encodeURIComponent(name)}`),
  games,
);

await attempt(async () => {
  const asked = new URLSearchParams(location.search).get("game");
  const name = games.some(([each]) => each === asked) ? asked : games[0][0];
  const game = await gameNamed(name);
  await choice.show({ ...game, name, title: games.find(([each]) => each === name)[1] });
  await start(game);
});
document.documentElement.dataset.ready = "lesson";
