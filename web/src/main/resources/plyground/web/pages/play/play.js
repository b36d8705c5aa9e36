// The Play page: a board, the game on the server, and everything around it.
import { setupIn } from "../shared/address.js";
import { gameNamed, matchNamed, post } from "../shared/api.js";
import { showSaved } from "../shared/banner.js";
import { whole } from "../shared/controls.js";
import { $ } from "../shared/elements.js";
import { GameBoard } from "../shared/game-board.js";
import { LiveMatch } from "../shared/live-match.js";
import { MatchView } from "../shared/match-view.js";
import { MoveList } from "../shared/move-list.js";
import { fillBoardSide, showPlayers } from "../shared/board-side.js";
import { setupDialog } from "../shared/setup-dialog.js";
import { SetupForm } from "../shared/setup-form.js";
import { attempt, showTrouble } from "../shared/trouble.js";
import { Evaluations } from "./evaluations.js";
import { drawGraph } from "./graph.js";

const COPIED_MILLIS = 1500;

fillBoardSide("Play");
const board = new GameBoard($("board"), play);
const view = new MatchView(board, show);
const match = new LiveMatch((state) => {
  showSaved(state.saved);
  view.update(state);
  evaluate().catch((failure) => showTrouble(failure));
});
const list = new MoveList($("moves"), (ply) => view.goTo(ply));
const form = new SetupForm($("setup-fields"), { people: true });
const evaluations = new Evaluations();

async function start(setup) {
  const name = await view.openGame(setup.game);
  view.restart();
  document.title = `${name} · Plyground`;
  await match.create(setup);
  history.pushState(null, "", `/play?id=${match.state.id}`);
}

function show(state) {
  const current = view.isCurrent();
  const people = view.isHuman(0) || view.isHuman(1);
  $("game-name").textContent = state.game;
  list.show(state, view);
  showPlayers(view);
  $("status").textContent = status(state);
  $("status").classList.toggle("won", state.over && current);
  $("ply").textContent = `move ${view.ply} of ${state.line.length}`;
  $("to-start").disabled = $("back").disabled = view.ply === 0;
  $("to-end").disabled = $("forth").disabled = view.ply === state.line.length;
  $("undo").disabled = !people || state.at === 0;
  $("redo").disabled = state.at === state.line.length;
  $("resign").disabled = state.over || !people;
  $("hint").disabled = state.over && current;
  $("hint").setAttribute("aria-pressed", view.hasValues());
  $("position").value = view.position();
  $("record").href = `/api/matches/${state.id}/record`;
  $("look").href = `/microscope?${view.addressParameters()}`;
  showGraph();
  if (state.error) {
    showTrouble(state.error);
  }
  $("table").classList.remove("waiting");
}

function status(state) {
  if (!match.connected && state.at > 0) {
    return "Connecting …";
  }
  if (!view.isCurrent()) {
    return `Looking at move ${view.ply}`;
  }
  if (state.over) {
    return view.outcomeText();
  }
  return state.thinking ? `${view.sideName(view.sideToMove())} is thinking …` : "";
}

function play(move) {
  attempt(async () => {
    try {
      await match.play(move);
    } catch (failure) {
      // The board waits for an answer: it may be played on again.
      view.draw();
      throw failure;
    }
  });
}

async function toggleHint() {
  if (view.hasValues()) {
    view.showValues(null);
    return;
  }
  const { ply } = view;
  $("hint").textContent = "Thinking …";
  try {
    const { moves } = await post("/api/analyse", view.positionRequest());
    if (view.ply === ply) {
      view.showValues(moves);
    }
  } finally {
    $("hint").textContent = "Hint";
  }
}

function showGraph() {
  if (!$("graph").hidden) {
    drawGraph($("graph"), evaluations.values, view.ply, board.sides);
  }
}

async function evaluate() {
  if (!$("graph").hidden && (await evaluations.update(match.state))) {
    showGraph();
  }
}

async function toggleGraph() {
  if (!match.state) {
    return;
  }
  const hidden = ($("graph").hidden = !$("graph").hidden);
  $("graph-toggle").textContent = hidden ? "Show" : "Hide";
  $("graph-toggle").setAttribute("aria-expanded", !hidden);
  showGraph();
  await evaluate();
}

async function copyLink() {
  const search = view.addressParameters();
  const [p1, p2] = match.state.agents;
  search.set("p1", p1);
  search.set("p2", p2);
  await navigator.clipboard.writeText(new URL(`/play?${search}`, location.href).href);
  $("copy").textContent = "Copied";
  setTimeout(() => ($("copy").textContent = "Copy link"), COPIED_MILLIS);
}

function command(name) {
  view.following = true;
  return match.command(name);
}

setupDialog({
  prepare: () => form.open(match.state ?? {}),
  start: () => start(form.value()),
  started: () => board.focus(),
});
for (const name of ["undo", "redo", "resign"]) {
  $(name).addEventListener("click", () => attempt(() => command(name)));
}
$("hint").addEventListener("click", () => attempt(toggleHint));
$("copy").addEventListener("click", () => attempt(copyLink));
$("to-start").addEventListener("click", () => view.goTo(0));
$("back").addEventListener("click", () => view.goTo(view.ply - 1));
$("forth").addEventListener("click", () => view.goTo(view.ply + 1));
$("to-end").addEventListener("click", () => view.goTo(match.state.line.length));
$("graph-toggle").addEventListener("click", () => attempt(toggleGraph));
window.addEventListener("popstate", () => location.reload());

async function resume(id) {
  const { game } = await matchNamed(id);
  await view.openGame(game);
  await match.open(id);
}

/** Does what the address asks for. */
async function begin(search) {
  if (search.has("id")) {
    await resume(search.get("id"));
    return;
  }
  const game = search.get("game") ?? "tic-tac-toe";
  const { opponent } = await gameNamed(game);
  const agents = [search.get("p1") ?? "human", search.get("p2") ?? opponent];
  await view.openGame(game);
  await match.create({ game, agents, ...setupIn(search) });
  if (search.has("at")) {
    view.goTo(whole(search.get("at")));
  }
}

await attempt(() => begin(new URLSearchParams(location.search)));
$("table").classList.remove("waiting");
