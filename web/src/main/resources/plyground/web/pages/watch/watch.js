// The Watch page: agents play each other; speed, pause, single steps, the score.
import { agents, game, get } from "/shared/api.js";
import { BoardRoom } from "/shared/board-room.js";
import { h } from "/shared/dom.js";
import { Live } from "/shared/live.js";
import { MoveList } from "/shared/moves.js";
import { SetupForm } from "/shared/setup-form.js";

const DELAYS = [0, 50, 100, 200, 300, 500, 700, 1000, 1500, 2000, 3000, 5000, 10000];
const $ = (id) => document.getElementById(id);
const room = new BoardRoom($("board"), { onMove() {}, onShow: show });
const live = new Live((state) => {
  if (state.number !== number) {
    room.begin();
  }
  number = state.number;
  room.take(state);
});
const list = new MoveList($("moves"), (ply) => room.look(ply));
const form = new SetupForm($("setup-fields"), { people: false });
let number = 0;

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
  number = 0;
  document.title = `Watch ${name} · Plyground`;
  await live.create({ delay: DELAYS[$("speed").value], ...setup });
  history.replaceState(null, "", `/watch?id=${live.state.id}`);
}

function show(state) {
  $("game-name").textContent = state.game;
  list.show(
    state.line.map((ply) => ply.move),
    state.at,
    room.view,
    room.words.toMove(state.start),
  );
  room.seat($("seat-first"), 0);
  room.seat($("seat-second"), 1);
  $("status").textContent = state.over && room.now() ? room.outcome() : "";
  $("number").textContent = `game ${state.number} of ${state.games}`;
  $("run").textContent = state.paused ? "Go on" : "Pause";
  const finished = state.over && state.number === state.games;
  $("run").disabled = finished && state.at === state.line.length;
  $("back").disabled = room.view === 0;
  $("step").disabled = finished && room.view === state.line.length;
  speed(state.delay);
  score(state);
  $("record").href = `/api/matches/${state.id}/record`;
  $("play").href = `/play?${room.query()}`;
  if (state.error) {
    say(state.error);
  }
  $("table").classList.remove("waiting");
}

function speed(delay) {
  const at = DELAYS.findLastIndex((each) => each <= delay);
  if (document.activeElement !== $("speed")) {
    $("speed").value = at;
  }
  const text = delay === 0 ? "none" : delay < 1000 ? `${delay} ms` : `${delay / 1000} s`;
  $("delay").textContent = text;
  $("speed").setAttribute("aria-valuetext", text);
}

function score(state) {
  const { wins, draws } = state.score;
  const rows = state.players.map((name, i) =>
    h(
      "tr",
      { class: i === 1 ? "second" : "first" },
      h("td", {}, name),
      h("td", { class: "num right" }, String(wins[i])),
    ),
  );
  rows.push(h("tr", {}, h("td", {}, "Draws"), h("td", { class: "num right" }, String(draws))));
  $("score").replaceChildren(...rows);
  const total = Math.max(1, wins[0] + wins[1] + draws);
  const parts = [
    ["first", wins[0]],
    ["drawn", draws],
    ["second", wins[1]],
  ].map(([name, count]) => {
    const part = h("span", { class: name });
    part.style.flexBasis = `${(100 * count) / total}%`;
    return part;
  });
  $("bar").replaceChildren(...parts);
  $("bar").setAttribute(
    "aria-label",
    `${state.players[0]} won ${wins[0]}, ${state.players[1]} ${wins[1]}, ${draws} drawn`,
  );
}

function step() {
  if (room.view < live.state.line.length && !room.following) {
    return room.look(room.view + 1);
  }
  return attempt(() => live.command("step"));
}

async function back() {
  if (!live.state.paused) {
    await attempt(() => live.command("pause"));
  }
  room.look(room.view - 1);
}

$("run").addEventListener("click", () =>
  attempt(() => {
    room.following = true;
    return live.command(live.state.paused ? "resume" : "pause");
  }),
);
$("step").addEventListener("click", step);
$("back").addEventListener("click", back);
$("speed").addEventListener("input", () => {
  const millis = DELAYS[$("speed").value];
  speed(millis);
  if (live.state) {
    attempt(() => live.command("delay", { millis }));
  }
});
$("new").addEventListener("click", () =>
  attempt(async () => {
    const state = live.state;
    $("setup-trouble").textContent = "";
    await form.open(state ? { game: state.game, agents: state.players } : {});
    $("setup").showModal();
  }),
);
$("cancel").addEventListener("click", () => $("setup").close());
$("setup-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    await start({
      ...form.value(),
      games: Math.trunc(Number($("games").value)) || 1,
      swap: $("swap").checked,
    });
    $("setup").close();
  } catch (failure) {
    $("setup-trouble").textContent = failure.message;
  }
});

async function begin() {
  const search = new URLSearchParams(location.search);
  $("speed").value = DELAYS.indexOf(700);
  if (search.has("id")) {
    const state = await get(`/api/matches/${encodeURIComponent(search.get("id"))}`);
    await room.enter(state.game);
    return live.open(search.get("id"));
  }
  const name = search.get("game") ?? "othello";
  const [found, who] = await Promise.all([game(name), agents(name)]);
  const rival = who.agents.some((agent) => agent.name === "greedy") ? "greedy" : "random";
  const pair = [search.get("p1") ?? found.opponent, search.get("p2") ?? rival];
  const setup = {
    game: name,
    agents: pair,
    games: Number(search.get("games")) || 10,
    swap: true,
    paused: true,
  };
  if (search.has("seed")) {
    setup.seed = Math.trunc(Number(search.get("seed"))) || 0;
  }
  if (search.has("start")) {
    setup.start = search.get("start");
  }
  return start(setup);
}

attempt(begin).finally(() => $("table").classList.remove("waiting"));
