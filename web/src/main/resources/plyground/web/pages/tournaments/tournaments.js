// The Tournaments page: set up, start, stop, go on; tables that fill while games are played.
import { get, post, remove } from "../shared/api.js";
import { $, html } from "../shared/elements.js";
import { setupDialog } from "../shared/setup-dialog.js";
import { attempt, showTrouble } from "../shared/trouble.js";
import { chooseEnd, fillGame, fillSetup, setup } from "./setup.js";
import { LiveBoards } from "./live-boards.js";
import { crossTable, gamesTable, ratingsTable, strengthTable, tournamentsTable } from "./tables.js";
import { aboutText, continuedText, progressText, shownText } from "./words.js";

const FORMATS = { html: "Web page", text: "Text", markdown: "Markdown", csv: "CSV", json: "JSON" };

/** How many games are listed at a time. */
const PAGE = 50;

/** How often the list is asked for again. */
const LIST_MILLIS = 3000;

const NOT_COMPARABLE =
  "These ratings do not compare: no chain of won and lost games leads from everybody to everybody. ";

let source = null;
let current = null;
/** The first game listed, and which list that is: so that it is asked for only when it changed. */
let from = 0;
let listed = "";
/** Whose games are listed: who moved first, who second; null for all. */
let pairing = null;
/** The list of tournaments as it was told last. */
let listedAll = "";
const boards = new LiveBoards();
/** The tournaments that this browser made, and may remove. */
let mine = new Set();

async function showAll() {
  const all = await get("/api/tournaments");
  const text = JSON.stringify(all);
  if (text === listedAll) {
    return all;
  }
  listedAll = text;
  mine = new Set(all.filter((each) => each.mine).map(({ id }) => id));
  $("none").hidden = all.length > 0;
  tournamentsTable($("all"), all.toReversed(), (id) => attempt(() => open(id)));
  return all;
}

async function open(id) {
  source?.close();
  from = 0;
  listed = "";
  pairing = null;
  show(await get(`/api/tournaments/${id}`));
  history.replaceState(null, "", `/tournaments?id=${id}`);
  source = new EventSource(`/api/tournaments/${id}/events`);
  source.addEventListener("tournament", (event) => show(JSON.parse(event.data)));
}

function show(state) {
  current = state;
  const busy = state.running || state.waiting;
  $("one").hidden = false;
  $("one-title").textContent = `Tournament ${state.id}: ${state.title}, ${state.agents.length} agents`;
  document.title = `Tournament ${state.id}, ${state.title} · Plyground`;
  $("one-about").textContent = aboutText(state);
  $("progress").max = state.size;
  $("progress").value = state.played;
  $("progress-text").textContent = progressText(state);
  $("start").disabled = busy || state.finished;
  $("stop").disabled = !busy;
  $("remove").hidden = !mine.has(state.id);
  $("remove").disabled = busy;
  showTrouble(state.error);
  $("cross-card").hidden = state.form === "match";
  $("shows").textContent = state.report ? shownText(state.report) : "";
  if (state.report) {
    crossTable($("cross"), state.agents, state.report.pairings, openPairing);
    ratingsTable($("ratings"), state.report);
    strengthTable($("strengths"), state.report);
    const apart = state.report.connected === false ? NOT_COMPARABLE : "";
    $("evidence").textContent = `${apart}Evidence: ${state.report.evidence}.`;
  } else {
    $("cross").replaceChildren();
    $("ratings").replaceChildren();
    $("strengths").replaceChildren();
    $("evidence").textContent = "";
  }
  $("reports").replaceChildren(...Object.keys(FORMATS).map((format) => reportLink(state.id, format)));
  boards.show(state.game, state.live).catch((failure) => showTrouble(failure));
  showGames().catch((failure) => showTrouble(failure));
}

/** Lists the games of a cell of the cross table. */
function openPairing(first, second) {
  pairing = first === null ? null : [first, second];
  from = 0;
  listed = "";
  attempt(async () => {
    await showGames();
    if (pairing) {
      $("games-title").focus();
      $("games-title").scrollIntoView({ block: "nearest" });
    }
  });
}

function reportLink(id, format) {
  const href = `/api/tournaments/${id}/report?format=${format}`;
  return html("a", { class: "button", href, target: "_blank", rel: "noopener" }, FORMATS[format]);
}

async function showGames() {
  const { id, played, running } = current;
  $("earlier").disabled = from === 0 || pairing !== null;
  $("later").disabled = from + PAGE >= played || pairing !== null;
  $("all-games").hidden = pairing === null;
  $("games-title").textContent = pairing ? `Games: ${pairing.join(" – ")}` : "Games";
  const end = pairing ? played : Math.min(played, from + PAGE);
  const wanted = `${id} ${from} ${end} ${running} ${pairing}`;
  if (wanted !== listed) {
    listed = wanted;
    const search = new URLSearchParams({ from, ...(pairing && { first: pairing[0], second: pairing[1] }) });
    const games = await get(`/api/tournaments/${id}/games?${search}`);
    if (wanted === listed) {
      const shown = pairing ? games : games.slice(0, PAGE);
      gamesTable($("games"), shown, (number) => replayAddress(id, number));
    }
  }
}

function replayAddress(tournament, number) {
  const search = new URLSearchParams({ tournament, number: number + 1 });
  if (pairing) {
    search.set("first", pairing[0]);
    search.set("second", pairing[1]);
  }
  return `/replay?${search}`;
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
  const { title, played, id } = current;
  if (!confirm(`Remove this tournament of ${title} with its ${played} games?`)) {
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
  const command = async () => {
    $("continued").textContent = "";
    const answer = await post(`/api/tournaments/${current.id}/${name}`);
    // Events that were on their way may have told what came after it.
    if (answer.id === current.id && answer.version > current.version) {
      show(answer);
    }
    await showAll();
  };
  $(name).addEventListener("click", () => attempt(command));
}
$("remove").addEventListener("click", () => attempt(removeCurrent));
const attemptInDialog = setupDialog({
  prepare: fillSetup,
  async start() {
    const made = await post("/api/tournaments", setup());
    await showAll();
    await open(made.id);
    $("continued").textContent = continuedText(made);
  },
});
$("all-games").addEventListener("click", () => openPairing(null, null));
setInterval(() => {
  if (!document.hidden && !$("setup").open) {
    // A lab that does not answer now is asked again.
    showAll().catch(() => {});
  }
}, LIST_MILLIS);
$("game").addEventListener("change", () => attemptInDialog(fillGame));
$("until").addEventListener("change", chooseEnd);

await attempt(async () => {
  const asked = new URLSearchParams(location.search).get("id");
  await openOneOf(await showAll(), asked);
});
