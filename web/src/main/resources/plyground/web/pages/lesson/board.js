import { post } from "../shared/api.js";
import { html } from "../shared/elements.js";
import { GameBoard } from "../shared/game-board.js";
import { exactText } from "../shared/values.js";

/** A board one can move on. */
function boardOf(activity, onMove) {
  const element = html("div", { class: "lesson-board" });
  activity.place.replaceChildren(element);
  const shown = new GameBoard(element, onMove);
  shown.open(activity.game);
  return shown;
}

/** Choose a move; it is right if the judge's search finds none better. A rival's choice is told beside it. */
export async function board(activity) {
  const { position } = await post("/api/position", activity.request());
  const shown = boardOf(activity, (move) => judge(move));
  const ask = (agent, every) => post("/api/analyse", { ...activity.request(), agent, every });
  const judge = async (move) => {
    const { moves } = await ask(activity.setting("judge"), true);
    const best = moves.reduce((a, b) => (b.value > a.value ? b : a));
    const chosen = moves.find((each) => each.move === move);
    const rival = activity.setting("rival");
    const other = rival && (await ask(rival, false)).choice;
    const others = moves.find((each) => each.move === other);
    const beside = others ? ` ${rival} chooses ${others.name}, worth ${exactText(others.value)}.` : "";
    const words = `${chosen.name} is worth ${exactText(chosen.value)} to the deeper search.${beside}`;
    if (chosen.value === best.value) {
      activity.finish(words);
    } else {
      activity.tell(false, `${words} There is a better move.`);
    }
    await shown.show({ position, moves: [], input: true, values: null });
  };
  await shown.show({ position, moves: [], input: true, values: null });
}

/** Play a game against an agent and win it. */
export async function play(activity) {
  let moves = [];
  const { position, toMove } = await post("/api/position", activity.request());
  const shown = boardOf(activity, (move) => answer(move));
  const at = () => post("/api/position", { ...activity.request(), moves });
  const show = (input) => shown.show({ position, moves, input, values: null });
  const answer = async (move) => {
    moves = [...moves, move];
    let now = await at();
    while (!now.over && now.toMove !== toMove) {
      const request = { ...activity.request(), moves, agent: activity.setting("agent"), every: false };
      const { choice } = await post("/api/analyse", request);
      moves = [...moves, choice];
      now = await at();
    }
    await show(!now.over);
    if (now.over) {
      await end(now.outcome);
    } else {
      activity.say(`${now.line.at(-1).words}. Your move.`);
    }
  };
  const end = async ({ winner, reason }) => {
    if (winner === toMove) {
      activity.finish(`you won: ${reason}.`);
    } else {
      moves = [];
      activity.tell(false, `${winner ? "you lost" : "a draw"}: ${reason}. The board is set up anew.`);
      await show(true);
    }
  };
  await show(true);
}
