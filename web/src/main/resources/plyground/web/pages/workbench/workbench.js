// The Workbench page: an evaluator as a formula, valued, compared, rated, taken away.
import { setupIn } from "../shared/address.js";
import { agentsOf, gameNamed, get, post } from "../shared/api.js";
import { copyFor } from "../shared/clipboard.js";
import { $, html } from "../shared/elements.js";
import { GameBoard } from "../shared/game-board.js";
import { GameChoice } from "../shared/game-picker.js";
import { format } from "../shared/spec.js";
import { attempt } from "../shared/trouble.js";
import { countText, valueText } from "../shared/values.js";
import { ratingsTable } from "../tournaments/tables.js";
import { completions, insert, mistakeIn, namesTable, wordBefore } from "./names.js";
import { Rating, competitors, shortNames, verdicts } from "./rating.js";
import { showStates } from "./states.js";

const TYPING_MILLIS = 200;
const BOARDS = 6;
const USUAL_GAME = "othello";

const board = new GameBoard($("board"), (move) =>
  attempt(() => goTo({ ...place, moves: [...place.moves, move] })),
);
const choice = new GameChoice($("game"), (name) => attempt(() => openGame(name)));
const field = $("formula");
/** What the server says of the game, and what formulas for it may name. */
let game = null;
let bench = null;
/** The position shown: a start and the moves from there. */
let place = { moves: [] };
let seed = 1;
let typing = null;
let asked = 0;
let rating = null;
/** The last formula that was one. */
let right = "";

async function openGame(name, from = { moves: [] }, formula = null) {
  [game, bench] = await Promise.all([
    gameNamed(name),
    get(`/api/workbench?${new URLSearchParams({ game: name })}`),
  ]);
  await choice.show(game);
  board.open(game);
  field.value = formula ?? usualFormula();
  $("functions").textContent =
    `+ − * / and < <= > >= = != (1 if so, else 0); ${bench.functions.map(({ name: each, words }) => `${each}: ${words}`).join("; ")}. Whole numbers only; x/0 is 0.`;
  for (const id of ["states", "ratings"]) {
    $(id).replaceChildren();
  }
  for (const id of ["states-text", "rating-text", "verdicts", "evidence"]) {
    $(id).textContent = "";
  }
  $("language-words").replaceChildren(
    ...bench.languages.flatMap(({ name: each, summary }) => [
      html("dt", {}, title(each)),
      html("dd", {}, summary),
    ]),
  );
  await goTo(from);
}

/** Something to begin with: what one has more of than the other. */
function usualFormula() {
  const own = bench.features
    .filter(({ shared, name }) => !shared && name !== "first")
    .map(({ name }) => name);
  const name = own.includes("mobility") ? "mobility" : own[0];
  return name ? `${name} - opponent.${name}` : "moves";
}

function title(language) {
  return language[0].toUpperCase() + language.slice(1);
}

async function goTo(next) {
  place = { ...next, moves: next.moves ?? [] };
  $("undo").disabled = place.moves.length === 0;
  await value();
}

/** Asks what the formula is worth everywhere, and shows that, or where it is wrong. */
async function value() {
  const number = ++asked;
  const formula = field.value;
  let found;
  try {
    const question = { game: game.name, ...place, formula, sample: seed, boards: BOARDS };
    found = await post("/api/workbench/value", question);
  } catch (failure) {
    if (number === asked) {
      showMistake(formula, failure);
      await showBoard(null);
    }
    return;
  }
  if (number !== asked) {
    return;
  }
  right = formula;
  showMistake(formula, null);
  $("value").textContent = `${valueText(found.value)} for ${found.toMove} to move`;
  $("value").classList.remove("stale");
  const counts = new Map(found.features.map((each) => [each.name, each]));
  namesTable(
    $("names"),
    bench.features.map((each) => ({ ...each, ...counts.get(each.name) })),
    (name) => insert(field, name),
  );
  $("house").textContent = found.evaluators.length
    ? `The house says: ${found.evaluators.map((each) => `${each.name} ${valueText(each.value)}`).join(", ")}.`
    : "";
  showBoards(found.boards);
  showLinks();
  await showBoard(found);
}

function showMistake(formula, failure) {
  const words = failure?.message ?? "";
  const wrong = failure && mistakeIn(formula, words);
  field.setAttribute("aria-invalid", failure !== null);
  $("mistake").replaceChildren(
    words,
    ...(wrong ? [html("br"), html("code", {}, wrong.before, html("mark", {}, wrong.word), wrong.after)] : []),
  );
  $("value").classList.toggle("stale", failure !== null);
  for (const id of ["count", "rate"]) {
    $(id).disabled = failure !== null || (id === "rate" && rating !== null);
  }
}

async function showBoard(found) {
  const last = place.moves.length - 1;
  const values = found && { moves: found.moves, line: [], unit: "points", exact: false };
  const position = place.position ?? game.start;
  // A board goes on from the position it shows only if it knows where that came from.
  await board.show({ position, moves: place.moves.slice(0, last + 1), input: true, values });
}

function showBoards(boards) {
  $("boards").replaceChildren(
    ...boards.map(({ position, toMove, value: worth }) => {
      const words = `${valueText(worth)} for ${toMove}`;
      const picture = `/api/picture?${new URLSearchParams({ game: game.name, position })}`;
      return html(
        "li",
        {},
        html(
          "button",
          {
            type: "button",
            class: "quiet",
            "aria-label": `${words}; show it on the board`,
            onclick: () => attempt(() => goTo({ position, moves: [] })),
          },
          html("img", { src: picture, alt: "" }),
          html("span", { class: "num" }, words),
        ),
      );
    }),
  );
}

/** Everything that leads elsewhere has the formula and the position in its address. */
function showLinks() {
  const formula = right.trim();
  const at = {
    ...(place.position !== undefined && { start: place.position }),
    ...(place.moves.length > 0 && { moves: place.moves.join(" ") }),
  };
  const here = new URLSearchParams({ game: game.name, formula, ...at });
  history.replaceState(null, "", `/workbench?${here}`);
  const agent = format("alphabeta", { depth: "3", formula });
  $("play").href = `/play?${new URLSearchParams({ game: game.name, p1: "human", p2: agent, ...at })}`;
  $("scope").href = `/microscope?${new URLSearchParams({ game: game.name, agent, ...at })}`;
  $("languages").replaceChildren(
    ...bench.languages.map(({ name }) => {
      const search = new URLSearchParams({ game: game.name, language: name, formula });
      return html(
        "a",
        { class: "button", href: `/api/workbench/source?${search}`, download: "" },
        title(name),
      );
    }),
  );
}

function offer() {
  const names = bench.features.map(({ name }) => name);
  const { word } = wordBefore(field.value, field.selectionStart);
  const fits = completions([...names, "opponent."], word);
  $("completions").hidden = fits.length === 0;
  const words = new Map(bench.features.map((each) => [each.name, each.words]));
  $("completions").replaceChildren(
    ...fits.map((name) =>
      html("button", { type: "button", title: words.get(name), onclick: () => insert(field, name) }, name),
    ),
  );
}

/** Up and down lead from the formula to the names and back, Escape back at once. */
function key(event) {
  const buttons = [...$("completions").querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement);
  if (event.key === "ArrowDown" && event.target === field && buttons.length > 0) {
    buttons[0].focus();
  } else if (at >= 0 && ["ArrowRight", "ArrowLeft"].includes(event.key)) {
    buttons[(at + (event.key === "ArrowRight" ? 1 : -1) + buttons.length) % buttons.length].focus();
  } else if (at >= 0 && ["Escape", "ArrowUp"].includes(event.key)) {
    field.focus();
  } else {
    return;
  }
  event.preventDefault();
}

async function count() {
  $("count").disabled = true;
  $("states-text").textContent = "Searching …";
  try {
    const question = { game: game.name, formula: right, depth: Number($("depth").value), seed };
    const found = await post("/api/workbench/states", question);
    showStates(found);
  } catch (failure) {
    $("states-text").textContent = "";
    throw failure;
  } finally {
    $("count").disabled = false;
  }
}

async function rate() {
  const { agents: known } = await agentsOf(game.name);
  const evaluators = bench.evaluators.map(({ name }) => name);
  const agents = competitors(known, $("rating-depth").value, right.trim(), evaluators);
  rating = new Rating();
  $("rate").disabled = true;
  $("cancel").disabled = false;
  $("rating-progress").hidden = false;
  $("rating-progress").value = 0;
  try {
    const state = await rating.play(game.name, agents, (now) => showRating(now, agents, evaluators));
    const all = html("a", { href: `/tournaments?id=${state.id}` }, "All games");
    $("rating-text").append(" ", all);
  } finally {
    rating = null;
    $("rate").disabled = false;
    $("cancel").disabled = true;
    $("rating-progress").hidden = true;
  }
}

function showRating({ played, size, waiting, report }, agents, evaluators) {
  $("rating-progress").value = played / size;
  $("rating-text").textContent = waiting
    ? "Waiting for the tournaments before it …"
    : `${countText(played)} of ${countText(size)} games.`;
  if (report) {
    const short = shortNames(report, agents, evaluators);
    ratingsTable($("ratings"), short);
    $("verdicts").replaceChildren(...verdicts(short).flatMap((each) => [each, html("br")]));
    $("evidence").textContent = short.evidence ?? "";
  }
}

field.addEventListener("input", () => {
  offer();
  clearTimeout(typing);
  typing = setTimeout(() => attempt(value), TYPING_MILLIS);
});
document.addEventListener("keydown", key);
$("undo").addEventListener("click", () => attempt(() => goTo({ ...place, moves: place.moves.slice(0, -1) })));
$("restart").addEventListener("click", () => attempt(() => goTo({ moves: [] })));
$("more").addEventListener("click", () => {
  seed++;
  attempt(value);
});
$("count").addEventListener("click", () => attempt(count));
$("rate").addEventListener("click", () => attempt(rate));
$("cancel").addEventListener("click", () => rating?.cancel());
$("copy").addEventListener("click", () => attempt(() => copyFor($("copy"), location.href)));

const opened = await attempt(async () => {
  const search = new URLSearchParams(location.search);
  const { start, moves = [] } = setupIn(search);
  const from = { ...(start && { position: start }), moves };
  await openGame(search.get("game") ?? USUAL_GAME, from, search.get("formula"));
});
if (!opened) {
  await choice.show(await gameNamed(USUAL_GAME));
}
document.documentElement.dataset.ready = "workbench";
