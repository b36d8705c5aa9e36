// The Watch page: agents play each other; speed, pause, single steps, the score.
import { Evaluations } from "../play/evaluations.js";
import { drawGraph } from "../play/graph.js";
import { setupIn } from "../shared/address.js";
import { agentsOf, gameNamed, matchNamed, post } from "../shared/api.js";
import { showSaved } from "../shared/banner.js";
import { whole } from "../shared/controls.js";
import { $, fillTable, html } from "../shared/elements.js";
import { GameBoard } from "../shared/game-board.js";
import { LiveMatch } from "../shared/live-match.js";
import { MatchView } from "../shared/match-view.js";
import { MoveList } from "../shared/move-list.js";
import { fillBoardSide, showPlayers, sideClass } from "../shared/board-side.js";
import { setupDialog } from "../shared/setup-dialog.js";
import { SetupForm } from "../shared/setup-form.js";
import { attempt, showTrouble } from "../shared/trouble.js";
import { Why } from "../shared/why.js";
import { DELAYS, delayPlace, delayText } from "./speed.js";
import { endText, expectedText, lastThoughts, searchText, thoughtCells } from "./thoughts.js";

const USUAL_DELAY = 700;
const USUAL_GAMES = 10;

/** Not more often than this the lab is asked what it thinks of the positions. */
const GRAPH_MILLIS = 1500;

fillBoardSide("Watch");
const board = new GameBoard($("board"), () => {});
const view = new MatchView(board, show);
const why = new Why($("why"), view);
const evaluations = new Evaluations();
let evaluating = false;
/** The position whose best line is shown, or was asked for. */
let studied = "";
const match = new LiveMatch((state) => {
  showSaved(state.saved);
  if (state.number !== number) {
    view.restart();
  }
  number = state.number;
  view.update(state);
  evaluate();
});
const list = new MoveList($("moves"), (ply) => view.goTo(ply));
const form = new SetupForm($("setup-fields"), { people: false });
/** Which game of the row is shown. */
let number = 0;

async function start(setup) {
  const name = await view.openGame(setup.game);
  view.restart();
  number = 0;
  document.title = `Watch ${name} · Plyground`;
  await match.create({ delay: DELAYS[$("speed").value], ...setup });
  history.replaceState(null, "", `/watch?id=${match.state.id}`);
}

function show(state) {
  const finished = state.over && state.number === state.games;
  $("game-name").textContent = view.game?.title ?? state.game;
  list.show(state, view);
  showPlayers(view);
  $("status").textContent = state.over && view.isCurrent() ? view.outcomeText() : "";
  $("number").textContent = `game ${state.number} of ${state.games}`;
  $("run").textContent = state.paused ? "Go on" : "Pause";
  $("run").disabled = finished && state.at === state.line.length;
  $("back").disabled = view.ply === 0;
  $("step").disabled = finished && view.ply === state.line.length;
  if (document.activeElement !== $("speed")) {
    $("speed").value = delayPlace(state.delay);
  }
  showDelay(state.delay);
  showScore(state);
  showThoughts(state);
  showGraph();
  showLine(state);
  why.show();
  $("end").hidden = !finished || !view.isCurrent();
  $("end-text").textContent = finished ? endText(playerNames(state), state.score) : "";
  $("record").href = `/api/matches/${state.id}/record`;
  $("play").href = `/play?${view.addressParameters()}`;
  if (state.error) {
    showTrouble(state.error);
  }
  $("table").classList.remove("waiting");
}

/** What people call the two, as they were named when the match was made. */
function playerNames({ players, agents, names }) {
  return names && players[0] === agents[1] && players[0] !== agents[0]
    ? names.toReversed()
    : (names ?? players);
}

/** What goes on in the head of who is to move. */
function thinkingText(state, side) {
  const thinks = state.thinking && view.isCurrent() && view.sideToMove() === side;
  const text = thinks ? searchText(state) : "";
  return text && `thinks: ${text}`;
}

function showThoughts(state) {
  const { line, agents, names } = state;
  const thoughts = lastThoughts(line, view.ply, (i) => view.sideToMove(i));
  const rows = thoughts.flatMap((thought, side) => [
    html(
      "tr",
      { class: sideClass(side) },
      html("th", { scope: "row", title: agents[side] }, names?.[side] ?? agents[side]),
      ...thoughtCells(thought).map((cell) => html("td", { class: "right" }, cell)),
    ),
    html(
      "tr",
      { class: "expects" },
      html("td", { colspan: 6 }, thinkingText(state, side) || expectedText(thought)),
    ),
  ]);
  const numbers = ["Move", "Value", "Depth", "Nodes", "Time"];
  fillTable($("thoughts"), ["", ...numbers.map((words) => [words, { class: "right" }])], rows);
}

function showGraph() {
  const { values, measure } = evaluations;
  drawGraph($("graph"), { values, ply: view.ply, sides: board.sides, measure }, (ply) => view.goTo(ply));
}

/** Keeps the graph up to date, now and then. */
async function evaluate() {
  if (evaluating) {
    return;
  }
  evaluating = true;
  try {
    while (await evaluations.update(match.state)) {
      showGraph();
      await new Promise((wake) => setTimeout(wake, GRAPH_MILLIS));
    }
  } catch {
    // The game goes on without a graph.
  }
  evaluating = false;
}

/** The line the lab expects from here, where nobody is in a hurry. */
async function showLine(state) {
  const calm = state.paused || !view.isCurrent();
  const position = view.position();
  if (!calm || (state.over && view.isCurrent())) {
    studied = "";
    $("line").textContent = "";
    return;
  }
  if (studied === position) {
    return;
  }
  studied = position;
  $("line").textContent = "";
  const { line } = await post("/api/analyse", view.positionRequest()).catch(() => ({ line: [] }));
  if (studied === position && line.length > 0) {
    $("line").textContent = `The lab expects ${line.map(({ name }) => name).join(", ")}.`;
  }
}

function showDelay(millis) {
  $("delay").textContent = delayText(millis);
  $("speed").setAttribute("aria-valuetext", delayText(millis));
}

function showScore(state) {
  const { wins, draws } = state.score;
  const players = playerNames(state);
  const row = (name, count, attributes) =>
    html("tr", attributes, html("td", {}, name), html("td", { class: "num right" }, count));
  $("score").replaceChildren(
    ...players.map((name, side) => row(name, wins[side], { class: sideClass(side) })),
    row("Draws", draws),
  );
  const total = Math.max(1, wins[0] + wins[1] + draws);
  const part = (name, count) => {
    const made = html("span", { class: name });
    made.style.flexBasis = `${(100 * count) / total}%`;
    return made;
  };
  $("bar").replaceChildren(part("first", wins[0]), part("drawn", draws), part("second", wins[1]));
  const words = `${players[0]} won ${wins[0]}, ${players[1]} ${wins[1]}, ${draws} drawn`;
  $("bar").setAttribute("aria-label", words);
}

async function step() {
  if (view.ply < match.state.line.length && !view.following) {
    view.goTo(view.ply + 1);
  } else {
    await match.command("step");
  }
}

async function back() {
  if (!match.state.paused) {
    await attempt(() => match.command("pause"));
  }
  view.goTo(view.ply - 1);
}

function run() {
  view.following = true;
  return match.command(match.state.paused ? "resume" : "pause");
}

setupDialog({
  prepare: () => form.open(match.state ? { game: match.state.game, agents: match.state.players } : {}),
  start: () => start({ ...form.value(), games: whole($("games").value) || 1, swap: $("swap").checked }),
});
$("run").addEventListener("click", () => attempt(run));
$("again").addEventListener("click", () => {
  const { game, players, games } = match.state;
  attempt(() => start({ game, agents: players, games, swap: true, seed: freshSeed() }));
});
$("step").addEventListener("click", () => attempt(step));
$("back").addEventListener("click", back);
$("speed").addEventListener("input", () => {
  const millis = DELAYS[$("speed").value];
  showDelay(millis);
  if (match.state) {
    attempt(() => match.command("delay", { millis }));
  }
});

function freshSeed() {
  return Math.floor(Math.random() * 2 ** 31);
}

/** Does what the address asks for. */
async function begin(search) {
  $("speed").value = delayPlace(USUAL_DELAY);
  if (search.has("id")) {
    const { game } = await matchNamed(search.get("id"));
    await view.openGame(game);
    await match.open(search.get("id"));
    return;
  }
  const game = search.get("game") ?? "othello";
  const [{ opponent }, known] = await Promise.all([gameNamed(game), agentsOf(game)]);
  const rival = known.agents.some(({ name }) => name === "greedy") ? "greedy" : "random";
  const agents = [search.get("p1") ?? opponent, search.get("p2") ?? rival];
  const games = whole(search.get("games")) || USUAL_GAMES;
  await start({ game, agents, games, swap: true, ...setupIn(search) });
}

await attempt(() => begin(new URLSearchParams(location.search)));
$("table").classList.remove("waiting");
