// The tables of a tournament, from the arena's own report.
import { fillTable, html, svg } from "../shared/elements.js";
import { percent, resultText } from "./words.js";

/** The strongest colour of a cell: where every game was won. */
const FULL_TINT = 26;

export function crossTable(table, agents, pairings) {
  const key = (first, second) => `${first}\n${second}`;
  const found = new Map(pairings.map((each) => [key(each.first, each.second), each]));
  const rows = agents.map((first, i) =>
    row(
      html("th", { scope: "row" }, `${i + 1}  ${first}`),
      ...agents.map((second) => crossCell(found.get(key(first, second)))),
    ),
  );
  fillTable(table, ["first \\ second", ...agents.map((title, i) => [i + 1, { title }])], rows);
}

function crossCell(pairing) {
  if (!pairing?.games) {
    return html("td", { class: "muted" }, "·");
  }
  const { games, firstWins, draws, secondWins, firstWinsInterval } = pairing;
  const interval = firstWinsInterval?.map(percent).join(" – ") ?? "";
  const cell = html(
    "td",
    { title: `${firstWins} won, ${draws} drawn, ${secondWins} lost of ${games}` },
    percent(firstWins / games),
    html("small", {}, interval),
  );
  const tint = Math.round((FULL_TINT * firstWins) / games);
  cell.style.background = `color-mix(in oklab, var(--first) ${tint}%, transparent)`;
  return cell;
}

export function ratingsTable(table, { ranking, ratings = [] }) {
  const rated = new Map(ratings.map((each) => [each.agent, each]));
  const bounds = ratings.flatMap(({ interval }) => interval ?? []).filter(Number.isFinite);
  const range = [Math.min(...bounds, 0), Math.max(...bounds, 1)];
  const numbers = ["Score", "Wins", "Draws", "Losses", "Elo", "from – to"];
  const headings = ["Agent", ...numbers.map((words) => [words, { class: "right" }]), ""];
  const rows = ranking.map(({ agent, score, wins, draws, losses }) => {
    const { rating, interval } = rated.get(agent) ?? {};
    const cells = [
      `${percent(score)} %`,
      wins,
      draws,
      losses,
      ratingText(rating, interval),
      interval ? interval.map((end) => (end === null ? "?" : Math.round(end))).join(" – ") : "",
    ];
    return row(
      html("th", { scope: "row" }, agent),
      ...cells.map((cell) => html("td", { class: "right num" }, cell)),
      interval ? ratingBar(rating, [interval[0] ?? range[0], interval[1] ?? range[1]], range) : html("td"),
    );
  });
  fillTable(table, headings, rows);
}

/** Where nothing was lost, or nothing won, only a bound is known. */
function ratingText(rating, interval) {
  if (rating === undefined) {
    return "";
  }
  const [low, high] = interval ?? [0, 0];
  if ((low === null) === (high === null)) {
    return Math.round(rating);
  }
  return high === null ? `> ${Math.round(low)}` : `< ${Math.round(high)}`;
}

function ratingBar(rating, [low, high], [least, most]) {
  const x = (value) => 4 + (92 * (Math.max(least, Math.min(most, value)) - least)) / (most - least);
  const picture = svg(
    "svg",
    { viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("line", { class: "span", x1: x(low), x2: x(high), y1: 5, y2: 5 }),
    svg("rect", { class: "point", x: x(rating) - 0.7, y: 0, width: 1.4, height: 10 }),
  );
  return html("td", { class: "bar-cell" }, picture);
}

/** @param onReplay hears the number of a game somebody wants to see */
export function gamesTable(table, games, onReplay) {
  const rows = games.map((game) =>
    row(
      html("td", { class: "num" }, game.number + 1),
      html("td", {}, game.first),
      html("td", {}, game.second),
      html("td", {}, resultText(game)),
      html("td", { class: "right num" }, game.length),
      action("Replay", `Replay game ${game.number + 1}`, () => onReplay(game.number)),
    ),
  );
  fillTable(table, ["#", "First", "Second", "Result", "Moves", ""], rows);
}

/** @param onOpen hears the number of a tournament somebody wants to see */
export function tournamentsTable(table, tournaments, onOpen) {
  const rows = tournaments.map(({ id, game, agents, played, size, running, waiting }) =>
    row(
      html("td", { class: "num" }, id),
      html("td", {}, game),
      html("td", {}, agents.join(", ")),
      html(
        "td",
        { class: "num" },
        `${played} of ${size}${running ? ", playing" : waiting ? ", waiting" : ""}`,
      ),
      action("Open", `Open tournament ${id}`, () => onOpen(id)),
    ),
  );
  fillTable(table, ["#", "Game", "Agents", "Games", ""], rows);
}

function row(...cells) {
  return html("tr", {}, ...cells);
}

function action(words, label, onclick) {
  return html(
    "td",
    {},
    html("button", { type: "button", class: "quiet", "aria-label": label, onclick }, words),
  );
}
