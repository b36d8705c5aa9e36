// What a class answered, for whoever made the exercise: guesses as heat on the tree, live.
import { gameNamed, get, post } from "../shared/api.js";
import { copyFor } from "../shared/clipboard.js";
import { $, fillTable, html } from "../shared/elements.js";
import { attempt } from "../shared/trouble.js";
import { exerciseTree, sayer } from "../exercise/tree.js";
import { guessesByNode, peopleIn, shareRight, tally } from "./guesses.js";

const POLL_MILLIS = 2000;
const MOST_BARS = 12;
const PERCENT = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 0 });

const id = location.pathname.split("/").at(-1);
const owner = location.hash.slice(1);
const address = `/api/exercises/${id}`;
let about = null;
let board = null;
let solution = null;
let answers = [];
let shown = "";

function pressed(name) {
  return $(name).getAttribute("aria-pressed") === "true";
}

/** Guesses mean something on a tree only where all see the same one. */
function sameBoard() {
  return !about.own && board.nodes.length > 0;
}

function truthOf(name) {
  return pressed("class-truth") ? solution.claims.find((claim) => claim.about === name) : null;
}

function nodeGuess(guesses, people, node) {
  const said = guesses.get(node.name);
  const asked = about.kind === "cuts" ? node.parent >= 0 : about.kind === "values" && !node.leaf;
  if (!asked) {
    return null;
  }
  const truth = truthOf(node.name);
  if (about.kind === "cuts") {
    const words = `${PERCENT.format((said?.count ?? 0) / people)} cut`;
    return html("span", { class: "small" }, truth ? `${words} ✂` : words);
  }
  const common = [...(said?.guesses ?? [])].toSorted((a, b) => b[1] - a[1]).slice(0, 3);
  const words = common.map(([value, count]) => `${value} (${count})`).join(", ");
  return html("span", { class: "small" }, truth ? `${words} = ${truth.expected}` : words);
}

function showTree() {
  const kinds = ["cuts", "values"];
  if (!sameBoard() || !kinds.includes(about.kind)) {
    $("class-tree").hidden = true;
    return;
  }
  const people = Math.max(1, answers.length);
  const guesses = guessesByNode(about.kind, answers);
  $("class-tree").replaceChildren(exerciseTree(board.nodes, (node) => nodeGuess(guesses, people, node)));
  for (const node of board.nodes) {
    const item = $("class-tree").querySelector(`[data-node="${node.name}"] > .node`);
    const said = guesses.get(node.name);
    const most = Math.max(0, ...(said?.guesses.values() ?? []));
    const heat = about.kind === "cuts" ? (said?.count ?? 0) / people : most / people;
    item.style.setProperty("--heat", PERCENT.format(heat * 0.35));
    item.classList.toggle("truth", Boolean(truthOf(node.name)));
  }
  $("class-heat-words").textContent =
    about.kind === "cuts"
      ? "The warmer a branch, the more of the class say that it is cut."
      : "The warmer a node, the more of the class agree on its value.";
}

/** One question with one answer: how many say what. */
function showBars() {
  const one = ["choice", "count"].includes(about.kind);
  $("class-bars").hidden = !one || about.own;
  if ($("class-bars").hidden) {
    return;
  }
  const expected = pressed("class-truth") ? solution.claims[0].expected : null;
  const rows = tally(answers)
    .slice(0, MOST_BARS)
    .map(([said, count]) =>
      html(
        "tr",
        { class: said === expected && "truth" },
        html("th", { scope: "row" }, sayer(board)(said)),
        html("td", {}, html("meter", { min: 0, max: answers.length, value: count }), ` ${count}`),
      ),
    );
  fillTable($("class-bars"), ["Answer", "People"], rows);
}

function showSolution() {
  $("class-solution").hidden = !pressed("class-truth") || about.own;
  $("class-solution").replaceChildren(
    ...(solution?.claims ?? []).map(({ about: what, expected, sentence }) =>
      html(
        "li",
        { "data-verdict": "right" },
        html("b", {}, `${what}: ${sayer(board)(expected)}. `),
        sentence,
      ),
    ),
  );
}

function showTable() {
  const names = pressed("class-names");
  const say = about.own ? (answer) => answer : sayer(board);
  const rows = answers.map(({ person, number, answer, marks }, i) =>
    html(
      "tr",
      {},
      html("th", { scope: "row" }, names ? person : `${i + 1}`),
      about.boards > 1 && html("td", {}, number),
      html("td", {}, `${marks.score} of ${marks.points}`),
      html("td", {}, say(answer) || "nothing"),
    ),
  );
  const heads = ["Person", about.boards > 1 && "Board", "Right", "Answer"].filter(Boolean);
  fillTable($("class-table"), heads, rows);
}

function show() {
  const right = shareRight(answers);
  $("class-people").textContent = peopleIn(answers);
  $("class-right").textContent = right === null ? "–" : PERCENT.format(right);
  showTree();
  showBars();
  showSolution();
  showTable();
}

async function poll() {
  const found = await get(`${address}/answers`, owner);
  const text = JSON.stringify(found);
  if (text !== shown) {
    shown = text;
    ({ answers } = found);
    show();
  }
}

async function keepPolling() {
  await attempt(poll);
  setTimeout(keepPolling, POLL_MILLIS);
}

/** A file that needs the owner's secret, which stays out of addresses. */
async function download(format, name) {
  const headers = { Authorization: `Bearer ${owner}` };
  const response = await fetch(`${address}/answers?format=${format}`, { headers });
  if (!response.ok) {
    throw new Error((await response.json()).error);
  }
  const link = html("a", { href: URL.createObjectURL(await response.blob()), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}

function toggle(name) {
  $(name).addEventListener("click", () =>
    attempt(async () => {
      solution ??= await get(`${address}/solution`, owner);
      $(name).setAttribute("aria-pressed", String(!pressed(name)));
      show();
    }),
  );
}

await attempt(async () => {
  about = await get(address);
  $("class-question").textContent = about.question;
  $("class-title").textContent = `${(await gameNamed(about.game)).title}: ${about.agent}`;
  $("class-link").value = new URL(`/exercise/${id}`, location.href).href;
  $("class-copy").addEventListener("click", () => copyFor($("class-copy"), $("class-link").value));
  board = await post(`${address}/board`, {});
  const place = about.own ? "--like" : "--position";
  $("class-command").textContent =
    `plyground exercise make ${about.game} --kind ${about.kind} --search '${about.agent}' ${place} '${board.position}' --out sheet.html --solutions solutions.html`;
  $("class-heat-words").textContent = about.own
    ? "Everybody has a board of their own: what they say is in the table below."
    : "";
  ["class-truth", "class-names"].forEach(toggle);
  $("class-csv").addEventListener("click", () => attempt(() => download("csv", "answers.csv")));
  $("class-gradescope").addEventListener("click", () =>
    attempt(() => download("gradescope", "gradescope.zip")),
  );
  await keepPolling();
});
document.documentElement.dataset.ready = "class";
