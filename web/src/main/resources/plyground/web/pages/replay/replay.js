// The Replay page: a game of a tournament, with its neighbours.
import { Evaluations } from "../play/evaluations.js";
import { drawGraph } from "../play/graph.js";
import { get, post } from "../shared/api.js";
import { fillBoardSide, showPlayers } from "../shared/board-side.js";
import { whole } from "../shared/controls.js";
import { $, html } from "../shared/elements.js";
import { GameBoard } from "../shared/game-board.js";
import { MatchView } from "../shared/match-view.js";
import { MoveList } from "../shared/move-list.js";
import { attempt, showTrouble } from "../shared/trouble.js";
import { Why } from "../shared/why.js";
import { DELAYS, delayText } from "../watch/speed.js";
import { neighbours } from "./neighbours.js";

const search = new URLSearchParams(location.search);
const tournament = whole(search.get("tournament"));
const number = whole(search.get("number"));
const pairing = search.has("first") ? [search.get("first"), search.get("second")] : null;

fillBoardSide("Replay");
const board = new GameBoard($("board"), () => {});
const view = new MatchView(board, show);
const list = new MoveList($("moves"), (ply) => view.goTo(ply));
const why = new Why($("why"), view);
const evaluations = new Evaluations();
let timer = null;

/** A played game in the shape of a match. */
async function matchOf({ game, agents, start, moves, outcome }) {
  const [begun, played] = await Promise.all([
    post("/api/position", { game, position: start }),
    post("/api/position", { game, position: start, moves }),
  ]);
  const { line } = played;
  return { game, agents, start, startToMove: begun.toMove, line, at: line.length, over: true, outcome };
}

function show(state) {
  list.show(state, view);
  showPlayers(view);
  const end = view.ply === state.line.length;
  $("result").textContent = end ? view.outcomeText() : "";
  $("status").textContent = `move ${view.ply} of ${state.line.length}`;
  $("to-start").disabled = $("back").disabled = view.ply === 0;
  $("to-end").disabled = $("forth").disabled = end;
  $("play").href = `/play?${view.addressParameters()}`;
  $("look").href = `/microscope?${view.addressParameters()}`;
  why.show();
  showGraph();
  $("table").classList.remove("waiting");
}

function showGraph() {
  const { values, measure } = evaluations;
  drawGraph($("graph"), { values, ply: view.ply, sides: board.sides, measure }, (ply) => view.goTo(ply));
}

function running(on) {
  clearTimeout(timer);
  timer = null;
  $("run").textContent = on ? "Pause" : "Play";
  $("run").setAttribute("aria-pressed", on);
  if (on) {
    if (view.ply === view.state.line.length) {
      view.goTo(0);
    }
    timer = setTimeout(step, DELAYS[$("speed").value]);
  }
}

function step() {
  view.goTo(view.ply + 1);
  if (view.ply < view.state.line.length) {
    timer = setTimeout(step, DELAYS[$("speed").value]);
    return;
  }
  running(false);
  if ($("go-on").checked && $("next").href) {
    timer = setTimeout(() => location.assign(`${$("next").href}&run=1`), 2 * DELAYS[$("speed").value]);
  }
}

function address(game) {
  const to = new URLSearchParams({ tournament, number: game });
  if (pairing) {
    to.set("first", pairing[0]);
    to.set("second", pairing[1]);
  }
  return `/replay?${to}`;
}

async function showPlace() {
  const { before, after, words } = await neighbours(tournament, number, pairing);
  $("place").replaceChildren(
    html("a", { href: `/tournaments?id=${tournament}` }, `Tournament ${tournament}`),
    `, game ${number}${words}`,
  );
  for (const [id, game] of [
    ["previous", before],
    ["next", after],
  ]) {
    $(id).toggleAttribute("aria-disabled", game === null);
    if (game !== null) {
      $(id).href = address(game);
    }
  }
}

function showDelay() {
  const words = delayText(DELAYS[$("speed").value]);
  $("delay").textContent = words;
  $("speed").setAttribute("aria-valuetext", words);
}

const travel = {
  "to-start": () => 0,
  back: () => view.ply - 1,
  forth: () => view.ply + 1,
  "to-end": () => Infinity,
};
for (const [id, to] of Object.entries(travel)) {
  $(id).addEventListener("click", () => {
    running(false);
    view.goTo(to());
  });
}
$("run").addEventListener("click", () => running(timer === null));
$("speed").addEventListener("input", showDelay);
document.addEventListener("keydown", (event) => {
  const busy = event.target.closest?.("input, select, textarea, .moves, .board");
  const id = { ArrowLeft: "back", ArrowRight: "forth", Home: "to-start", End: "to-end" }[event.key];
  if (id && !busy && !event.ctrlKey && !event.altKey && !event.metaKey) {
    $(id).click();
    event.preventDefault();
  }
});

await attempt(async () => {
  showDelay();
  $("go-on").checked = search.has("run");
  if (!tournament || !number) {
    throw new Error("no game is named: open one from its tournament");
  }
  const [state] = await Promise.all([
    get(`/api/tournaments/${tournament}/games/${number - 1}`).then(matchOf),
    showPlace(),
  ]);
  const title = await view.openGame(state.game);
  $("game-name").textContent = title;
  document.title = `${title}, game ${number} of tournament ${tournament} · Plyground`;
  view.update(state);
  view.goTo(0);
  running(search.has("run"));
  evaluations
    .update(state)
    .then(showGraph)
    .catch((failure) => showTrouble(failure));
});
$("table").classList.remove("waiting");
document.documentElement.dataset.ready = "replay";
