// The Play page: a board, the game on the server, and everything around it.
import { gameNamed, post } from "../shared/api.js";
import { showSaved } from "../shared/banner.js";
import { $ } from "../shared/elements.js";
import { GameBoard } from "../shared/game-board.js";
import { LiveMatch } from "../shared/live-match.js";
import { MatchView } from "../shared/match-view.js";
import { MoveList } from "../shared/move-list.js";
import { fillBoardSide, showPlayers } from "../shared/board-side.js";
import { rememberGame } from "../shared/own-games.js";
import { setupDialog } from "../shared/setup-dialog.js";
import { SetupForm } from "../shared/setup-form.js";
import { attempt, showTrouble } from "../shared/trouble.js";
import { Why } from "../shared/why.js";
import { Analysis } from "./analysis.js";
import { ask } from "./asking.js";
import { Clocks } from "./clocks.js";
import { Hints } from "./hints.js";
import { listenForKeys } from "./keys.js";
import { firstKnown, opening, playersIn } from "./opening.js";
import { Seating } from "./seating.js";
import { knock, prepareSettings, wants } from "./settings.js";
import { prepareSharing, showSharing } from "./sharing.js";
import { Variations } from "./variations.js";

fillBoardSide("Play");
const board = new GameBoard($("board"), chosen);
const view = new MatchView(board, show);
view.explores = true;
const match = new LiveMatch(changed);
const list = new MoveList($("moves"), look);
const form = new SetupForm($("setup-fields"), { people: true });
const hints = new Hints(view, showTrouble);
const analysis = new Analysis({ view, onChoose: (ply) => look(ply, 0), onRetry: retry });
const seating = new Seating(board, view);
const clocks = new Clocks();
const why = new Why($("why"), view);
let variations = new Variations();
/** The line that is shown: 0 for the game itself. */
let line = 0;
let heard = 0;

function changed(state) {
  showSaved(state.saved);
  clocks.update(state);
  if (state.at > heard) {
    knock();
  }
  heard = state.at;
  const lines = variations.lines.length;
  variations.setMain(state.line);
  if (line > 0 && variations.lines.length < lines) {
    line = 0;
  }
  if (line === 0) {
    view.update(state);
  } else {
    show(view.state);
  }
  analysis.update(state).catch((failure) => showTrouble(failure));
}

/** Shows the position after so many moves of a line. */
function look(ply, wanted = line) {
  if (!match.state) {
    return;
  }
  if (wanted === 0) {
    if (line !== 0) {
      line = 0;
      view.state = match.state;
    }
    view.goTo(ply);
    return;
  }
  line = wanted;
  const path = variations.path(wanted);
  const end = path.at(-1);
  view.state = {
    ...match.state,
    line: path,
    at: path.length,
    over: Boolean(end.over),
    outcome: end.outcome,
    agents: ["human", "human"],
    seats: ["open", "open"],
    thinking: false,
  };
  view.goTo(ply);
}

function chosen(move) {
  attempt(async () => {
    try {
      if (line === 0 && view.isMyTurn()) {
        await playHere(move);
      } else {
        await tryOut(move);
      }
    } catch (failure) {
      // The board waits for an answer: it may be played on again.
      view.draw();
      throw failure;
    }
  });
}

async function playHere(move) {
  if (wants("ask-first")) {
    const { line: way } = await position([move]);
    if (!(await ask(`Play ${way.at(-1).name}?`, "Play"))) {
      view.draw();
      return;
    }
  }
  await match.play(move);
}

/** The position shown after some more moves, and the way there. */
function position(more) {
  const { moves, ...from } = view.positionRequest();
  return post("/api/position", { ...from, moves: [...moves, ...more] });
}

/** A move beside the game: it goes on in a line of its own. */
async function tryOut(move) {
  const known = variations.find(line, view.ply, move);
  if (known) {
    look(known.ply, known.line);
    return;
  }
  const { line: way, over, outcome } = await position([move]);
  const place = variations.add(line, view.ply, { ...way.at(-1), over, outcome });
  look(place.ply, place.line);
}

/** A new game from an earlier position of this one, against the same players. */
async function retry(ply) {
  const { game, agents, start, seed } = match.state;
  const moves = match.state.line.slice(0, ply).map(({ move }) => move);
  await begun({ game, agents, start, seed, moves });
}

async function begun(setup) {
  const { agents, friend } = playersIn(setup.agents);
  await view.openGame(setup.game);
  view.restart();
  fresh();
  await match.create({ ...setup, agents });
  if (friend >= 0) {
    await match.command("invite", { side: friend });
  }
  history.pushState(null, "", `/play/${match.state.id}`);
  opened();
}

function fresh() {
  variations = new Variations();
  line = heard = 0;
  seating.reset();
}

function opened() {
  rememberGame(match.state.id);
  seating.sit();
  view.draw();
}

function show(state) {
  const current = line === 0 && view.isCurrent();
  const people = state.seats.some((seat) => seat === "you" || seat === "open");
  const mine = line === 0 && people && match.state.seats.some((seat) => seat !== "taken");
  const alone = !(match.state.clock || match.state.seats.some((seat) => seat === "taken" || seat === "free"));
  $("game-name").textContent = state.title;
  list.show(match.state, view, { variations, line });
  showPlayers(view, seating.bottom);
  clocks.show();
  $("status").textContent = status(state);
  $("status").classList.toggle("won", state.over && current);
  $("ply").textContent = `move ${view.ply} of ${state.line.length}`;
  $("to-start").disabled = $("back").disabled = view.ply === 0;
  $("to-end").disabled = $("forth").disabled = view.ply === state.line.length;
  $("undo").disabled = !mine || !alone || state.at === 0;
  $("redo").disabled = line > 0 || !alone || state.at === state.line.length;
  $("resign").disabled = match.state.over || !mine;
  $("to-game").hidden = current;
  $("hint").disabled = view.isOver();
  $("hint").setAttribute("aria-pressed", hints.wanted);
  document.title = `${state.title} · Plyground`;
  document.querySelector("link[rel=icon]").href = view.game.icon;
  showSharing(match.state, view);
  analysis.show();
  why.show();
  hints.refresh();
  $("hint").setAttribute("aria-pressed", hints.wanted);
  if (state.error) {
    showTrouble(state.error);
  }
  $("table").classList.remove("waiting");
}

function status(state) {
  if (!match.connected && state.at > 0 && line === 0) {
    return "Connecting …";
  }
  if (line > 0) {
    return view.isOver() ? view.outcomeText() : "A line of your own: play for both sides";
  }
  if (!view.isCurrent()) {
    return `Looking at move ${view.ply}: a move here begins a line of your own`;
  }
  if (state.over) {
    return view.outcomeText();
  }
  if (state.thinking) {
    return `${view.sideName(view.sideToMove())} is thinking …${state.depth ? ` depth ${state.depth}` : ""}`;
  }
  if (state.seats[view.sideToMove()] === "taken") {
    return `Waiting for ${view.sideName(view.sideToMove())}`;
  }
  return state.seats.includes("free") ? "Waiting for somebody to take the free seat" : "";
}

function backToGame() {
  view.following = true;
  look(match.state.at, 0);
}

function command(name) {
  backToGame();
  return match.command(name);
}

async function resign() {
  if (await ask("Resign this game?", "Resign")) {
    await command("resign");
  }
}

const dialog = setupDialog({
  prepare: () => form.open(match.state ?? {}),
  start: () => begun(form.value()),
  started: () => board.focus(),
});
for (const name of ["undo", "redo"]) {
  $(name).addEventListener("click", () => attempt(() => command(name)));
}
$("resign").addEventListener("click", () => attempt(resign));
/** Does something to what is shown, once there is something. */
function onClick(id, change) {
  $(id).addEventListener("click", () => {
    if (view.state) {
      change();
      show(view.state);
    }
  });
}
onClick("hint", () => hints.toggle());
onClick("flip", () => seating.flip());
$("to-start").addEventListener("click", () => look(0));
$("back").addEventListener("click", () => look(view.ply - 1));
$("forth").addEventListener("click", () => look(view.ply + 1));
$("to-end").addEventListener("click", () => look(view.state.line.length));
$("to-game").addEventListener("click", backToGame);
window.addEventListener("popstate", () => location.reload());
prepareSettings(() => view.state && show(view.state));
prepareSharing(match, view);
listenForKeys();

async function begin() {
  const wanted = opening(location);
  wanted.id ??= await firstKnown(wanted.own);
  if (wanted.id) {
    const { game } = await match.peek(wanted.id);
    await view.openGame(game);
    await match.open(wanted.id);
    history.replaceState(null, "", `/play/${wanted.id}`);
    if (wanted.invitation) {
      await attempt(() => match.command("join", { invitation: wanted.invitation }));
    }
  } else {
    const { levels } = await gameNamed(wanted.game);
    const agents = wanted.agents ?? ["human", levels[1].agent];
    await view.openGame(wanted.game);
    await match.create({ game: wanted.game, agents, ...wanted.setup });
    history.replaceState(null, "", `/play/${match.state.id}`);
  }
  opened();
  if (wanted.at !== undefined) {
    look(wanted.at);
  }
  if (wanted.dialog) {
    dialog.open();
  }
}

await attempt(begin);
$("table").classList.remove("waiting");
