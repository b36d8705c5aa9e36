// The Tournaments page: set up, start, stop, go on; tables that fill while games are played.
import { get, post } from "/shared/api.js";
import { h } from "/shared/dom.js";
import { openSetup, setup } from "./setup.js";
import { crossTable, gamesTable, ratingsTable } from "./tables.js";

const $ = (id) => document.getElementById(id);
const FORMATS = [
  ["html", "Web page"],
  ["text", "Text"],
  ["markdown", "Markdown"],
  ["csv", "CSV"],
  ["json", "JSON"],
];
const PAGE = 50;
let source = null;
let current = null;
let from = 0;
let listed = "";

async function attempt(work) {
  $("trouble").textContent = "";
  try {
    await work();
  } catch (failure) {
    $("trouble").textContent = failure.message;
  }
}

async function list() {
  const all = await get("/api/tournaments");
  $("none").hidden = all.length > 0;
  const head = ["#", "Game", "Agents", "Games", ""];
  const rows = all.toReversed().map((each) =>
    h(
      "tr",
      {},
      h("td", { class: "num" }, String(each.id)),
      h("td", {}, each.game),
      h("td", {}, each.agents.join(", ")),
      h(
        "td",
        { class: "num" },
        `${each.played} of ${each.size}${each.running ? ", playing" : each.waiting ? ", waiting" : ""}`,
      ),
      h(
        "td",
        {},
        h(
          "button",
          {
            type: "button",
            class: "quiet",
            "aria-label": `Open tournament ${each.id}`,
            onclick: () => attempt(() => open(each.id)),
          },
          "Open",
        ),
      ),
    ),
  );
  $("all").replaceChildren(
    h("thead", {}, h("tr", {}, ...head.map((text) => h("th", { scope: "col" }, text)))),
    h("tbody", {}, ...rows),
  );
  return all;
}

async function open(id) {
  source?.close();
  from = 0;
  listed = "";
  show(await get(`/api/tournaments/${id}`));
  history.replaceState(null, "", `/tournaments?id=${id}`);
  source = new EventSource(`/api/tournaments/${id}/events`);
  source.addEventListener("tournament", (event) => show(JSON.parse(event.data)));
}

function show(state) {
  current = state;
  $("one").hidden = false;
  $("one-title").textContent = `${state.game}: ${state.agents.length} agents`;
  $("one-about").textContent =
    `${state.games} games a pairing, seed ${state.seed}, begun ${state.begun.replace("T", " ").replace("Z", " UTC")}`;
  $("progress").max = state.size;
  $("progress").value = state.played;
  $("progress-text").textContent = `${state.played} of ${state.size} games, ${standing(state)}`;
  const busy = state.running || state.waiting;
  $("start").disabled = busy || state.played >= state.size;
  $("stop").disabled = !busy;
  $("trouble").textContent = state.error ?? "";
  if (state.report) {
    crossTable($("cross"), state.agents, state.report.pairings);
    ratingsTable($("ratings"), state.report);
  } else {
    $("cross").replaceChildren();
    $("ratings").replaceChildren();
  }
  $("reports").replaceChildren(
    ...FORMATS.map(([format, text]) =>
      h(
        "a",
        {
          class: "button",
          href: `/api/tournaments/${state.id}/report?format=${format}`,
          target: "_blank",
          rel: "noopener",
        },
        text,
      ),
    ),
  );
  attempt(games);
}

function standing(state) {
  if (state.waiting) {
    return "waiting for the one before it to end";
  }
  if (state.running) {
    return state.secondsLeft === null ? "playing" : `about ${duration(state.secondsLeft)} left`;
  }
  return state.played < state.size ? "stopped" : "finished";
}

function duration(seconds) {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

async function games() {
  $("earlier").disabled = from === 0;
  $("later").disabled = from + PAGE >= current.played;
  const wanted = `${current.id} ${from} ${Math.min(current.played, from + PAGE)} ${current.running}`;
  if (wanted === listed) {
    return;
  }
  listed = wanted;
  gamesTable(
    $("games"),
    (await get(`/api/tournaments/${current.id}/games?from=${from}`)).slice(0, PAGE),
    (number) => attempt(() => replay(number)),
  );
}

async function replay(number) {
  const game = await get(`/api/tournaments/${current.id}/games/${number}`);
  const search = new URLSearchParams({
    game: game.game,
    start: game.start,
    moves: game.moves.join(" "),
    p1: game.agents[0],
    p2: game.agents[1],
    at: "0",
  });
  location.href = `/play?${search}`;
}

function turn(step) {
  from = Math.max(0, from + step);
  attempt(games);
}

$("earlier").addEventListener("click", () => turn(-PAGE));
$("later").addEventListener("click", () => turn(PAGE));
$("new").addEventListener("click", () => attempt(openSetup));
$("cancel").addEventListener("click", () => $("setup").close());
$("start").addEventListener("click", () =>
  attempt(async () => show(await post(`/api/tournaments/${current.id}/start`))),
);
$("stop").addEventListener("click", () =>
  attempt(async () => show(await post(`/api/tournaments/${current.id}/stop`))),
);
$("setup-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    const made = await post("/api/tournaments", setup());
    $("setup").close();
    await open(made.id);
    await list();
  } catch (failure) {
    $("setup-trouble").textContent = failure.message;
  }
});

attempt(async () => {
  const all = await list();
  const asked = new URLSearchParams(location.search).get("id");
  if (asked) {
    await open(Number(asked));
  } else if (all.length) {
    await open(all.at(-1).id);
  }
});
