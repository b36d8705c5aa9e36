// The tables of a tournament, from the arena's own report.
import { fillTable, html } from "../shared/elements.js";
import { ratingBar } from "../shared/rating-bar.js";
import { bounds, percent, resultText, signed, timeText } from "./words.js";

/** The strongest colour of a cell: where every game was won. */
const FULL_TINT = 26;

/** Fills a table anew; what had the focus has it again. */
function refill(table, headings, rows) {
  const focused = table.contains(document.activeElement) && document.activeElement;
  const label = focused && focused.getAttribute("aria-label")?.replace(/:.*/, "");
  fillTable(table, headings, rows);
  if (label) {
    const same = [...table.querySelectorAll("[aria-label]")];
    same.find((each) => each.getAttribute("aria-label").replace(/:.*/, "") === label)?.focus();
  }
}

/** @param onOpen hears the two agents whose games somebody wants to see, who moved first first */
export function crossTable(table, agents, pairings = [], onOpen = () => {}) {
  const key = (first, second) => `${first}\n${second}`;
  const found = new Map(pairings.map((each) => [key(each.first, each.second), each]));
  const rows = agents.map((first, i) =>
    row(
      html("th", { scope: "row" }, `${i + 1}  ${first}`),
      ...agents.map((second) => crossCell(found.get(key(first, second)), onOpen)),
    ),
  );
  refill(table, ["first \\ second", ...agents.map((title, i) => [i + 1, { title }])], rows);
}

function crossCell(pairing, onOpen) {
  if (!pairing?.games) {
    return html("td", { class: "muted" }, "·");
  }
  const { first, second, games, firstWins, draws, secondWins, firstWinsInterval } = pairing;
  const interval = firstWinsInterval?.map(percent).join(" – ") ?? "";
  const words = `${firstWins} won, ${draws} drawn, ${secondWins} lost of ${games}`;
  const attributes = {
    type: "button",
    class: "quiet cell",
    title: words,
    "aria-label": `Games of ${first} against ${second}: ${words}`,
    onclick: () => onOpen(first, second),
  };
  const cell = html(
    "td",
    {},
    html("button", attributes, percent(firstWins / games), html("small", {}, interval)),
  );
  const tint = Math.round((FULL_TINT * firstWins) / games);
  cell.style.background = `color-mix(in oklab, var(--first) ${tint}%, transparent)`;
  return cell;
}

/** Ratings that do not compare, or of which only bounds are known, have no plot. */
export function ratingsTable(table, report) {
  const { ranking = scores(report), connected = true } = report;
  const ratings = report.ratings ?? [];
  const rated = new Map(ratings.map((each) => [each.agent, each]));
  // A plot of figures of which only bounds are known would show what is not so.
  const plotted = connected && ratings.every(({ interval }) => interval?.every(Number.isFinite));
  const bounds = ratings.flatMap(({ interval }) => interval ?? []).filter(Number.isFinite);
  const range = [Math.min(...bounds, 0), Math.max(...bounds, 1)];
  const numbers = ["Score", "Wins", "Draws", "Losses", "Elo", "from – to"];
  const headings = ["Agent", ...numbers.map((words) => [words, { class: "right" }]), ""];
  const rows = ranking.map(({ agent, score, wins, draws, losses }) => {
    const { rating, interval } = rated.get(agent) ?? {};
    const cells = [
      score === null ? "" : `${percent(score)} %`,
      wins,
      draws,
      losses,
      ratingText(rating, interval),
      interval ? interval.map((end) => (end === null ? "?" : Math.round(end))).join(" – ") : "",
    ];
    return row(
      html("th", { scope: "row" }, agent),
      ...cells.map((cell) => html("td", { class: "right num" }, cell)),
      interval && plotted
        ? ratingBar(rating, [interval[0] ?? range[0], interval[1] ?? range[1]], range)
        : html("td"),
    );
  });
  refill(table, headings, rows);
}

/** Of a match, whose report has a score, once there are games, and no ranking. */
function scores({ agents, score, wins: [won, lost], draws }) {
  const one = { agent: agents[0], score, wins: won, draws, losses: lost };
  const rest = score === null ? null : 1 - score;
  const other = { agent: agents[1], score: rest, wins: lost, draws, losses: won };
  return score < 0.5 ? [other, one] : [one, other];
}

/** How every two compare, in the figures that testers of engines watch. */
export function strengthTable(table, report) {
  const pairs = comparisons(report);
  const tested = pairs.some(({ llr }) => llr !== undefined);
  const numbers = ["Elo", "from – to", "nElo", "LOS", "pairs 0 – ½ – 1 – 1½ – 2", "Draws"];
  const all = tested ? [...numbers, "LLR"] : numbers;
  const rows = pairs.map((pair) =>
    row(
      html("th", { scope: "row" }, `${pair.better} – ${pair.worse}`),
      ...strength(pair, tested).map((cell) => html("td", { class: "right num" }, cell)),
    ),
  );
  refill(table, ["Pairing", ...all.map((words) => [words, { class: "right" }])], rows);
}

/** A match is one pairing, whose figures are the report's own. */
function comparisons({ claims, agents, ...match }) {
  return claims ?? (match.pairs ? [{ better: agents[0], worse: agents[1], ...match }] : []);
}

function strength(pair, tested) {
  const { elo, eloInterval, normalisedElo, superiority, pairs, drawRatio, llr, llrBounds } = pair;
  const known = superiority !== null;
  const cells = [
    known ? bounds(elo, eloInterval) : "",
    eloInterval ? eloInterval.map((end) => (end === null ? "?" : signed(end))).join(" – ") : "",
    known && normalisedElo !== null ? signed(normalisedElo) : "",
    known ? `${percent(superiority)} %` : "",
    pairs.join(" – "),
    `${percent(drawRatio)} %`,
  ];
  return tested ? [...cells, Number.isFinite(llr) ? ratio(llr, llrBounds) : ""] : cells;
}

function ratio(llr, llrBounds) {
  return `${llr.toFixed(2)} [${llrBounds.map((end) => end.toFixed(2)).join(", ")}]`;
}

/** Where nothing was lost, or nothing won, only a bound is known. */
function ratingText(rating, interval) {
  if (rating === undefined) {
    return "";
  }
  return bounds(rating, interval, Math.round);
}

/** @param replayAddress gives the page that shows the game of a number */
export function gamesTable(table, games, replayAddress) {
  const rows = games.map((game) =>
    row(
      html("td", { class: "num" }, game.number + 1),
      html("td", {}, game.first),
      html("td", {}, game.second),
      html("td", {}, resultText(game)),
      html("td", { class: "right num" }, game.length),
      html(
        "td",
        {},
        html(
          "a",
          {
            class: "button quiet",
            href: replayAddress(game.number),
            "aria-label": `Replay game ${game.number + 1}`,
          },
          "Replay",
        ),
      ),
    ),
  );
  refill(table, ["#", "First", "Second", "Result", "Moves", ""], rows);
}

/** @param onOpen hears the number of a tournament somebody wants to see */
export function tournamentsTable(table, tournaments, onOpen) {
  const rows = tournaments.map(({ id, title, agents, begun, played, size, running, waiting }) =>
    row(
      html("td", { class: "num" }, id),
      html("td", {}, title),
      html("td", {}, agents.join(", ")),
      html("td", { class: "num" }, timeText(begun)),
      html(
        "td",
        { class: "num" },
        `${played} of ${size}${running ? ", playing" : waiting ? ", waiting" : ""}`,
      ),
      action("Open", `Open tournament ${id}`, () => onOpen(id)),
    ),
  );
  refill(table, ["#", "Game", "Agents", "Begun", "Games", ""], rows);
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
