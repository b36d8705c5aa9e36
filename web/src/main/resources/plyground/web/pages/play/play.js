// The Play page: a board, the game on the server, and everything around it.
import { createBoard, rules } from "/boards/board.js";
import { game, post } from "/shared/api.js";
import { h } from "/shared/dom.js";
import { drawGraph } from "/shared/graph.js";
import { Live } from "/shared/live.js";
import { MoveList } from "/shared/moves.js";
import { SetupForm } from "/shared/setup-form.js";

const $ = (id) => document.getElementById(id);
const live = new Live((state) => changed(state));
const list = new MoveList($("moves"), (ply) => look(ply));
const form = new SetupForm($("setup-fields"), { people: true });

let board = null;
let about = null;
let words = null;
let view = 0;
let following = true;
let hints = null;
let catching = false;
let drawn = null;
let graph = { key: "", values: [] };

function say(failure) {
  $("trouble").textContent = failure ? failure.message ?? String(failure) : "";
}

async function attempt(work) {
  say(null);
  try {
    await work();
  } catch (failure) {
    if (failure.name !== "AbortError") say(failure);
  }
}

/** A new board for a new game. */
async function enter(name) {
  if (about?.name === name) return;
  about = await game(name);
  words = rules(about.name, about.map);
  board?.destroy();
  board = drawn = null;
  $("game-name").textContent = about.name;
  document.title = `${about.name} · Plyground`;
}

async function start(setup) {
  await enter((await game(setup.game)).name);
  following = true;
  hints = null;
  await live.create(setup);
  const url = new URL("/play", location.href);
  url.searchParams.set("id", live.state.id);
  history.pushState(null, "", url);
  remember();
  board?.focus();
}

function remember() {
  try {
    localStorage.setItem("match", live.state.id);
  } catch {
    // The address holds it too.
  }
}

function changed(state) {
  if (!about || state.game !== about.name) return;
  if (view > state.line.length || (following && !ahead(state))) view = state.at;
  hints = hints?.at === view && following ? hints : null;
  draw(state);
  if (following && view < state.at) catchUp();
  if (!$("graph").hidden) attempt(evaluate);
}

/** Whether the board can get to the game's position move by move. */
function ahead(state) {
  return view < state.at && state.at - view <= 2 && drawn === shown(state);
}

/** Moves that came together are shown one after the other. */
async function catchUp() {
  if (catching) return;
  catching = true;
  while (following && view < live.state.at) {
    view++;
    await draw(live.state);
  }
  catching = false;
}

function shown(state) {
  return view === 0 ? state.start : state.line[view - 1].position;
}

function human(state, side) {
  return state.agents[side] === "human";
}

function draw(state) {
  const now = view === state.at;
  const mine = now && !state.over && human(state, words.toMove(state.position));
  const options = {
    position: shown(state),
    legal: now ? state.legal : [],
    lastMove: view > 0 ? state.line[view - 1].move : null,
    input: mine,
    values: hints?.at === view ? hints.moves : null,
  };
  let done = null;
  drawn = options.position;
  if (board) done = board.update(options);
  else board = createBoard($("board"), { game: about.name, map: about.map, label: `${about.name} board`, onMove: move, ...options });
  const first = words.toMove(state.start);
  list.show(state.line.map((ply) => ply.move), state.at, view, first);
  seats(state);
  $("status").textContent = status(state);
  $("status").classList.toggle("won", state.over && now);
  $("ply").textContent = `move ${view} of ${state.line.length}`;
  $("to-start").disabled = $("back").disabled = view === 0;
  $("to-end").disabled = $("forth").disabled = view === state.line.length;
  const people = human(state, 0) || human(state, 1);
  $("undo").disabled = !people || state.at === 0;
  $("redo").disabled = state.at === state.line.length;
  $("resign").disabled = state.over || !people;
  $("hint").disabled = state.over && now;
  $("hint").setAttribute("aria-pressed", String(Boolean(options.values)));
  $("position").value = options.position;
  $("record").href = `/api/matches/${state.id}/record`;
  $("look").href = `/microscope?${query(state)}`;
  if (!$("graph").hidden) drawGraph($("graph"), graph.values, view, words.sides);
  if (state.error) say(state.error);
  $("table").classList.remove("waiting");
  return done;
}

function status(state) {
  if (!live.connected && live.state) return "Connecting …";
  if (view !== state.at) return `Looking at move ${view}`;
  if (state.over) {
    const { winner, reason } = state.outcome;
    const side = about.sides.indexOf(winner);
    return side < 0 ? `Draw: ${reason}` : `${words.sides[side]} wins: ${reason}`;
  }
  return state.thinking ? `${words.sides[words.toMove(state.position)]} is thinking …` : "";
}

function seats(state) {
  const turn = words.toMove(shown(state));
  ["seat-first", "seat-second"].forEach((id, side) => {
    const seat = $(id);
    const active = turn === side && !(state.over && view === state.at);
    seat.className = `seat ${side === 1 ? "second" : "first"}${active ? " turn" : ""}`;
    const who = human(state, side) ? "a person" : state.agents[side];
    const mark = active && state.thinking && view === state.at ? "thinking …" : "";
    seat.replaceChildren(h("span", { class: "dot", "aria-hidden": "true" }), h("span", { class: "who" }, words.sides[side]),
      h("span", { class: "agent", title: who }, who), h("span", { class: "turn-mark" }, mark));
  });
}

function move(text) {
  attempt(async () => {
    try {
      await live.move(text);
    } catch (failure) {
      board.update({ input: true });
      throw failure;
    }
  });
}

function look(ply) {
  view = Math.max(0, Math.min(ply, live.state.line.length));
  following = view === live.state.at;
  hints = null;
  draw(live.state);
}

/** The way to the position shown, for the address bar and for questions. */
function place(state) {
  return { game: state.game, position: state.start, moves: state.line.slice(0, view).map((ply) => ply.move) };
}

function query(state) {
  const { game: name, position, moves } = place(state);
  const search = new URLSearchParams({ game: name, start: position });
  if (moves.length) search.set("moves", moves.join(" "));
  return search;
}

async function hint() {
  if (hints) {
    hints = null;
    return draw(live.state);
  }
  const at = view;
  $("hint").textContent = "Thinking …";
  try {
    const advice = await post("/api/analyse", place(live.state));
    if (view === at) hints = { at, moves: advice.moves };
  } finally {
    $("hint").textContent = "Hint";
  }
  draw(live.state);
}

/** Asks only for the positions not yet valued. */
async function evaluate() {
  const state = live.state;
  const moves = state.line.map((ply) => ply.move);
  const start = JSON.stringify([state.game, state.start]);
  const known = graph.start === start ? common(graph.moves, moves) : -1;
  const values = graph.start === start ? graph.values.slice(0, known + 1) : [];
  if (graph.asked === moves.join(" ") && graph.start === start) return;
  graph = { start, moves, values, asked: moves.join(" ") };
  const own = graph;
  const { values: fresh } = await post("/api/evaluate", { game: state.game, position: state.start, moves, from: values.length });
  if (graph !== own) return;
  graph.values = [...values, ...fresh];
  drawGraph($("graph"), graph.values, view, words.sides);
}

function common(a, b) {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n++;
  return n;
}

async function copyLink() {
  const state = live.state;
  const search = query(state);
  search.set("p1", state.agents[0]);
  search.set("p2", state.agents[1]);
  const link = new URL(`/play?${search}`, location.href).href;
  await navigator.clipboard.writeText(link);
  $("copy").textContent = "Copied";
  setTimeout(() => ($("copy").textContent = "Copy link"), 1500);
}

async function openSetup() {
  const state = live.state;
  $("setup-trouble").textContent = "";
  $("setup").showModal();
  await form.open(state ? { game: state.game, agents: state.agents } : {});
}

$("new").addEventListener("click", () => attempt(openSetup));
$("cancel").addEventListener("click", () => $("setup").close());
$("setup-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    await start(form.value());
    $("setup").close();
    board?.focus();
  } catch (failure) {
    $("setup-trouble").textContent = failure.message;
  }
});
$("undo").addEventListener("click", () => attempt(() => ((following = true), live.command("undo"))));
$("redo").addEventListener("click", () => attempt(() => ((following = true), live.command("redo"))));
$("resign").addEventListener("click", () => attempt(() => live.command("resign")));
$("hint").addEventListener("click", () => attempt(hint));
$("copy").addEventListener("click", () => attempt(copyLink));
$("to-start").addEventListener("click", () => look(0));
$("back").addEventListener("click", () => look(view - 1));
$("forth").addEventListener("click", () => look(view + 1));
$("to-end").addEventListener("click", () => look(live.state.line.length));
$("graph-toggle").addEventListener("click", () => {
  const hidden = ($("graph").hidden = !$("graph").hidden);
  $("graph-toggle").textContent = hidden ? "Show" : "Hide";
  $("graph-toggle").setAttribute("aria-pressed", String(!hidden));
  if (!hidden) {
    drawGraph($("graph"), graph.values, view, words.sides);
    attempt(evaluate);
  }
});
window.addEventListener("popstate", () => location.reload());

async function resume(id) {
  const state = await (await fetch(`/api/matches/${encodeURIComponent(id)}`)).json();
  if (state.error && !state.id) throw new Error(state.error);
  await enter(state.game);
  await live.open(id);
}

async function begin() {
  const search = new URLSearchParams(location.search);
  if (search.has("id")) return resume(search.get("id"));
  const name = search.get("game") ?? "tic-tac-toe";
  const found = await game(name);
  const setup = { game: name, agents: [search.get("p1") ?? "human", search.get("p2") ?? found.opponent] };
  if (search.has("seed")) setup.seed = Math.trunc(Number(search.get("seed"))) || 0;
  if (search.has("start")) setup.start = search.get("start");
  if (search.has("moves")) setup.moves = search.get("moves").split(" ").filter(Boolean);
  await enter(found.name);
  await live.create(setup);
  remember();
}

attempt(begin);
