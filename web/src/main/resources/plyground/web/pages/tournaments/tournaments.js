// The Tournaments page: set up, start, stop, go on; tables that fill while games are played.
import { get, post, remove } from "../shared/api.js";
import { $, html } from "../shared/elements.js";
import { setupDialog } from "../shared/setup-dialog.js";
import { attempt, showTrouble } from "../shared/trouble.js";
import { addCompetitor, fillGame, fillSetup, setup } from "./setup.js";
import { crossTable, gamesTable, ratingsTable, strengthTable, tournamentsTable } from "./tables.js";
import { aboutText, progressText } from "./words.js";

const FORMATS = { html: "Web page", text: "Text", markdown: "Markdown", csv: "CSV", json: "JSON" };

/** How many games are listed at a time. */
const PAGE = 50;

let source = null;
let current = null;
/** The first game listed, and which list that is: so that it is asked for only when it changed. */
let from = 0;
let listed = "";
/** The tournaments that this browser made, and may remove. */
let mine = new Set();

async function showAll() {
  const all = await get("/api/tournaments");
  mine = new Set(all.filter((each) => each.mine).map(({ id }) => id));
  $("none").hidden = all.length > 0;
  tournamentsTable($("all"), all.toReversed(), (id) => attempt(() => open(id)));
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
  const busy = state.running || state.waiting;
  $("one").hidden = false;
  $("one-title").textContent = `${state.game}: ${state.agents.length} agents`;
  $("one-about").textContent = aboutText(state);
  $("progress").max = state.size;
  $("progress").value = state.played;
  $("progress-text").textContent = progressText(state);
  $("start").disabled = busy || state.played >= state.size;
  $("stop").disabled = !busy;
  $("remove").hidden = !mine.has(state.id);
  $("remove").disabled = busy;
  showTrouble(state.error);
  if (state.report) {
    crossTable($("cross"), state.agents, state.report.pairings);
    ratingsTable($("ratings"), state.report);
    strengthTable($("strengths"), state.report);
    $("evidence").textContent = `Evidence: ${state.report.evidence}.`;
  } else {
    $("cross").replaceChildren();
    $("ratings").replaceChildren();
    $("strengths").replaceChildren();
    $("evidence").textContent = "";
  }
  $("reports").replaceChildren(...Object.keys(FORMATS).map((format) => reportLink(state.id, format)));
  showGames().catch((failure) => showTrouble(failure));
}

function reportLink(id, format) {
  const href = `/api/tournaments/${id}/report?format=${format}`;
  return html("a", { class: "button", href, target: "_blank", rel: "noopener" }, FORMATS[format]);
}

async function showGames() {
  const { id, played, running } = current;
  $("earlier").disabled = from === 0;
  $("later").disabled = from + PAGE >= played;
  const wanted = `${id} ${from} ${Math.min(played, from + PAGE)} ${running}`;
  if (wanted !== listed) {
    listed = wanted;
    const games = await get(`/api/tournaments/${id}/games?from=${from}`);
    gamesTable($("games"), games.slice(0, PAGE), (number) => attempt(() => replay(number)));
  }
}

async function replay(number) {
  const { game, start, moves, agents } = await get(`/api/tournaments/${current.id}/games/${number}`);
  const [p1, p2] = agents;
  const search = new URLSearchParams({ game, start, moves: moves.join(" "), p1, p2, at: "0" });
  location.href = `/play?${search}`;
}

function turnPage(step) {
  from = Math.max(0, from + step);
  return showGames();
}

/** Shows the one asked for, or the newest. */
async function openOneOf(all, asked = null) {
  const id = asked ?? all.at(-1)?.id;
  if (id !== undefined) {
    await open(Number(id));
  }
}

async function removeCurrent() {
  const { game, played, id } = current;
  if (!confirm(`Remove this tournament of ${game} with its ${played} games?`)) {
    return;
  }
  source?.close();
  await remove(`/api/tournaments/${id}`);
  $("one").hidden = true;
  history.replaceState(null, "", "/tournaments");
  await openOneOf(await showAll());
}

$("earlier").addEventListener("click", () => attempt(() => turnPage(-PAGE)));
$("later").addEventListener("click", () => attempt(() => turnPage(PAGE)));
for (const name of ["start", "stop"]) {
  const command = async () => show(await post(`/api/tournaments/${current.id}/${name}`));
  $(name).addEventListener("click", () => attempt(command));
}
$("remove").addEventListener("click", () => attempt(removeCurrent));
const attemptInDialog = setupDialog({
  prepare: fillSetup,
  async start() {
    const { id } = await post("/api/tournaments", setup());
    await showAll();
    await open(id);
  },
});
$("game").addEventListener("change", () => attemptInDialog(fillGame));
$("add").addEventListener("click", () => addCompetitor("random"));

await attempt(async () => {
  const asked = new URLSearchParams(location.search).get("id");
  await openOneOf(await showAll(), asked);
});
