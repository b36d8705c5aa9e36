// The Play page: a board, the game on the server, and everything around it.
import { game, get, post } from "/shared/api.js";
import { BoardRoom } from "/shared/board-room.js";
import { drawGraph } from "/shared/graph.js";
import { Live } from "/shared/live.js";
import { MoveList } from "/shared/moves.js";
import { SetupForm } from "/shared/setup-form.js";

const $ = (id) => document.getElementById(id);
const room = new BoardRoom($("board"), { onMove: move, onShow: show });
const live = new Live((state) => {
  room.take(state);
  if (!$("graph").hidden) {
    attempt(evaluate);
  }
});
const list = new MoveList($("moves"), (ply) => room.look(ply));
const form = new SetupForm($("setup-fields"), { people: true });
let graph = { values: [] };

function say(failure) {
  $("trouble").textContent = failure ? (failure.message ?? String(failure)) : "";
}

async function attempt(work) {
  say(null);
  try {
    await work();
  } catch (failure) {
    say(failure);
  }
}

async function start(setup) {
  const name = await room.enter(setup.game);
  room.begin();
  document.title = `${name} · Plyground`;
  await live.create(setup);
  history.pushState(null, "", `/play?id=${live.state.id}`);
}

function show(state) {
  const now = room.now();
  const people = room.human(0) || room.human(1);
  $("game-name").textContent = state.game;
  list.show(
    state.line.map((ply) => ply.move),
    state.at,
    room.view,
    room.words.toMove(state.start),
  );
  room.seat($("seat-first"), 0);
  room.seat($("seat-second"), 1);
  $("status").textContent = status(state);
  $("status").classList.toggle("won", state.over && now);
  $("ply").textContent = `move ${room.view} of ${state.line.length}`;
  $("to-start").disabled = $("back").disabled = room.view === 0;
  $("to-end").disabled = $("forth").disabled = room.view === state.line.length;
  $("undo").disabled = !people || state.at === 0;
  $("redo").disabled = state.at === state.line.length;
  $("resign").disabled = state.over || !people;
  $("hint").disabled = state.over && now;
  $("hint").setAttribute("aria-pressed", String(Boolean(room.hints)));
  $("position").value = room.position();
  $("record").href = `/api/matches/${state.id}/record`;
  $("look").href = `/microscope?${room.query()}`;
  if (!$("graph").hidden) {
    drawGraph($("graph"), graph.values, room.view, room.words.sides);
  }
  if (state.error) {
    say(state.error);
  }
  $("table").classList.remove("waiting");
}

function status(state) {
  if (!live.connected && state.at > 0) {
    return "Connecting …";
  }
  if (!room.now()) {
    return `Looking at move ${room.view}`;
  }
  if (state.over) {
    return room.outcome();
  }
  return state.thinking ? `${room.words.sides[room.words.toMove(state.position)]} is thinking …` : "";
}

function move(text) {
  attempt(async () => {
    try {
      await live.move(text);
    } catch (failure) {
      room.unlock();
      throw failure;
    }
  });
}

async function hint() {
  if (room.hints) {
    room.hints = null;
    return room.draw();
  }
  const at = room.view;
  $("hint").textContent = "Thinking …";
  try {
    const advice = await post("/api/analyse", room.place());
    if (room.view === at) {
      room.hints = { at, moves: advice.moves };
    }
  } finally {
    $("hint").textContent = "Hint";
  }
  room.draw();
}

/** Asks only for the positions not yet valued. */
async function evaluate() {
  const state = live.state;
  const moves = state.line.map((ply) => ply.move);
  const asked = JSON.stringify([state.game, state.start, moves]);
  if (graph.asked === asked) {
    return;
  }
  const same = graph.start === state.start && graph.game === state.game;
  const values = same ? graph.values.slice(0, common(graph.moves, moves) + 1) : [];
  const own = (graph = { game: state.game, start: state.start, moves, values, asked });
  const { values: more } = await post("/api/evaluate", {
    game: state.game,
    position: state.start,
    moves,
    from: values.length,
  });
  if (graph !== own) {
    return;
  }
  graph.values = [...values, ...more];
  drawGraph($("graph"), graph.values, room.view, room.words.sides);
}

function common(a, b) {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) {
    n++;
  }
  return n;
}

async function copyLink() {
  const search = room.query();
  search.set("p1", live.state.agents[0]);
  search.set("p2", live.state.agents[1]);
  await navigator.clipboard.writeText(new URL(`/play?${search}`, location.href).href);
  $("copy").textContent = "Copied";
  setTimeout(() => ($("copy").textContent = "Copy link"), 1500);
}

async function openSetup() {
  const state = live.state;
  $("setup-trouble").textContent = "";
  await form.open(state ? { game: state.game, agents: state.agents } : {});
  $("setup").showModal();
}

function toggleGraph() {
  if (!live.state) {
    return;
  }
  const hidden = ($("graph").hidden = !$("graph").hidden);
  $("graph-toggle").textContent = hidden ? "Show" : "Hide";
  $("graph-toggle").setAttribute("aria-expanded", String(!hidden));
  if (!hidden) {
    drawGraph($("graph"), graph.values, room.view, room.words.sides);
    attempt(evaluate);
  }
}

function command(name) {
  attempt(() => {
    room.following = true;
    return live.command(name);
  });
}

$("new").addEventListener("click", () => attempt(openSetup));
$("cancel").addEventListener("click", () => $("setup").close());
$("setup-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    await start(form.value());
    $("setup").close();
    room.focus();
  } catch (failure) {
    $("setup-trouble").textContent = failure.message;
  }
});
for (const name of ["undo", "redo", "resign"]) {
  $(name).addEventListener("click", () => command(name));
}
$("hint").addEventListener("click", () => attempt(hint));
$("copy").addEventListener("click", () => attempt(copyLink));
$("to-start").addEventListener("click", () => room.look(0));
$("back").addEventListener("click", () => room.look(room.view - 1));
$("forth").addEventListener("click", () => room.look(room.view + 1));
$("to-end").addEventListener("click", () => room.look(live.state.line.length));
$("graph-toggle").addEventListener("click", toggleGraph);
window.addEventListener("popstate", () => location.reload());

async function resume(id) {
  const state = await get(`/api/matches/${encodeURIComponent(id)}`);
  await room.enter(state.game);
  await live.open(id);
}

async function begin() {
  const search = new URLSearchParams(location.search);
  if (search.has("id")) {
    return resume(search.get("id"));
  }
  const name = search.get("game") ?? "tic-tac-toe";
  const found = await game(name);
  const setup = { game: name, agents: [search.get("p1") ?? "human", search.get("p2") ?? found.opponent] };
  if (search.has("seed")) {
    setup.seed = Math.trunc(Number(search.get("seed"))) || 0;
  }
  if (search.has("start")) {
    setup.start = search.get("start");
  }
  if (search.has("moves")) {
    setup.moves = search.get("moves").split(" ").filter(Boolean);
  }
  await room.enter(name);
  await live.create(setup);
  if (search.has("at")) {
    room.look(Math.trunc(Number(search.get("at"))) || 0);
  }
}

attempt(begin).finally(() => $("table").classList.remove("waiting"));
