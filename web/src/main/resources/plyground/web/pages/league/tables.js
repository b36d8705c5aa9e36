// The tables of a league. Whatever people wrote goes in as text.
import { fillTable, html } from "../shared/elements.js";
import { ratingBar } from "../shared/rating-bar.js";
import { pageOf } from "./place.js";
import { gameText, opponentLink, replayLink, stateText } from "./words.js";

const right = (words) => [words, { class: "right" }];

/** @param league with the game and the name that opponents are asked for by */
export function ladderTable(table, league, standings) {
  const bounds = standings.filter(({ games }) => games > 0).flatMap(({ interval }) => interval);
  const range = [Math.min(...bounds, 0), Math.max(...bounds, 1)];
  const rows = standings.map((each, i) =>
    html(
      "tr",
      { class: each.own ? "own" : null },
      html("td", { class: "right num" }, i + 1),
      html("th", { scope: "row" }, each.version ? `${each.name} (version ${each.version})` : each.name),
      ...numbers(each),
      each.games ? ratingBar(each.rating, each.interval, range) : html("td"),
      html("td", {}, each.opponent && html("a", { href: opponentLink(league, each.opponent) }, "Play it")),
    ),
  );
  const headings = ["Rating", "from – to", "Games", "Faults"].map(right);
  fillTable(table, [right("#"), "Bot", ...headings, "", ""], rows);
}

function numbers({ rating, interval, games, faults }) {
  const known = games > 0;
  return [
    known ? Math.round(rating) : "",
    known ? interval.map(Math.round).join(" – ") : "not yet known",
    games,
    faults,
  ].map((cell) => html("td", { class: "right num" }, cell));
}

/**
 * @param onChecks hears the version whose checks somebody wants to see
 * @param onPlay hears the number of a version that is to play again
 */
export function versionsTable(table, versions, onChecks, onPlay) {
  const rows = versions.map((each) =>
    html(
      "tr",
      {},
      html("td", { class: "right num" }, each.version),
      html("td", {}, new Date(each.received).toLocaleString()),
      html("td", {}, each.language),
      html("td", {}, stateText(each)),
      html("td", { class: "right num" }, each.games ? Math.round(each.rating) : ""),
      html("td", { class: "right num" }, each.games ? each.interval.map(Math.round).join(" – ") : ""),
      html("td", { class: "right num" }, each.games ?? ""),
      html("td", { class: "right num" }, each.faults ?? ""),
      html(
        "td",
        {},
        button("Checks", `Checks of version ${each.version}`, () => onChecks(each)),
        each.state === "replaced" &&
          button("Bring back", `Bring back version ${each.version}`, () => onPlay(each.version)),
      ),
    ),
  );
  const headings = ["Rating", "from – to", "Games", "Faults"].map(right);
  fillTable(table, [right("#"), "Received", "Language", "State", ...headings, ""], rows);
}

export function checksList(place, { version, checks }) {
  place.hidden = false;
  place.replaceChildren(
    html("h3", {}, `Checks of version ${version}`),
    checks.length === 0 && html("p", {}, "They are under way."),
    ...checks.map(({ step, passed, text, position }) =>
      html(
        "div",
        {},
        html("strong", {}, `${passed ? "✓" : "✗"} ${step}`),
        html("pre", { class: "detail" }, position ? `${text}\nat: ${position}` : text),
      ),
    ),
  );
}

/** @param onTurns hears of a lost game whose owner asks where it was lost, and where to say it */
export function gamesTable(table, game, games, onTurns) {
  const rows = games.map((each) => {
    const turns = html("div", { class: "small", role: "status" });
    return html(
      "tr",
      {},
      html("td", {}, each.opponent),
      html("td", {}, each.first ? "first" : "second"),
      html(
        "td",
        {},
        gameText(each),
        each.detail &&
          html(
            "details",
            {},
            html("summary", {}, "What happened"),
            html("pre", { class: "detail" }, `at: ${each.position}\n${each.detail}`),
          ),
        turns,
      ),
      html(
        "td",
        {},
        html("a", { href: pageOf("arena", { pair: each.pair, seating: each.seating }) }, "Replay"),
        " ",
        html("a", { href: replayLink("microscope", game, each) }, "Microscope"),
        " ",
        each.result === "lost" &&
          button("Where was it lost?", `Where was the game against ${each.opponent} lost?`, () =>
            onTurns(each, turns),
          ),
      ),
    );
  });
  fillTable(table, ["Opponent", "Seat", "Result", ""], rows);
}

/** @param onRenew, onRemove, onGrace hear whose link is to be renewed, who leaves, who has how many days of grace */
export function overviewTable(table, students, { onRenew, onRemove, onGrace }) {
  const rows = students.map(
    ({ id, name, version, playing, games, faults, state, language, lessons, grace, problem }) =>
      html(
        "tr",
        {},
        html("td", {}, id),
        html("th", { scope: "row" }, name),
        html("td", { class: "right num" }, version ?? ""),
        html("td", {}, language ?? ""),
        html("td", {}, state, problem && html("pre", { class: "detail" }, problem)),
        html("td", { class: "right num" }, playing ?? ""),
        html("td", { class: "right num" }, games ?? ""),
        html("td", { class: "right num" }, faults ?? ""),
        html("td", { class: "right num" }, lessonsCell(lessons)),
        html(
          "td",
          {},
          html("input", {
            type: "number",
            class: "days",
            min: 0,
            max: 365,
            value: grace,
            "aria-label": `Days of grace of ${id}`,
            onchange: ({ target }) => onGrace(id, Number(target.value)),
          }),
        ),
        html(
          "td",
          {},
          button("Renew link", `Renew the link of ${id}`, () => onRenew(id)),
          button("Remove", `Remove ${id}`, () => onRemove(id)),
        ),
      ),
  );
  const numbers = ["Plays", "Games", "Faults", "Lessons"].map(right);
  fillTable(table, ["Id", "Name", right("Version"), "Language", "State", ...numbers, "Grace", ""], rows);
}

/** How many lessons somebody has done, and on demand which. */
function lessonsCell(lessons) {
  return lessons.length === 0
    ? "0"
    : html(
        "details",
        {},
        html("summary", {}, lessons.length),
        html("p", { class: "small" }, lessons.join(", ")),
      );
}

function button(words, label, onclick) {
  return html("button", { type: "button", class: "quiet", "aria-label": label, onclick }, words);
}
