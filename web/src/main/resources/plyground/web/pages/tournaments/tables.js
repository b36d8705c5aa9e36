// The tables of a tournament, from the arena's own report.
import { h, svg } from "/shared/dom.js";

const percent = (share) => `${(100 * share).toFixed(share === 0 || share === 1 ? 0 : 1)}`;

export function crossTable(table, agents, pairings) {
  const found = new Map(pairings.map((each) => [`${each.first}\n${each.second}`, each]));
  const head = h(
    "thead",
    {},
    h(
      "tr",
      {},
      h("th", { scope: "col" }, "first \\ second"),
      ...agents.map((name, i) => h("th", { scope: "col", title: name }, String(i + 1))),
    ),
  );
  const rows = agents.map((first, i) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, `${i + 1}  ${first}`),
      ...agents.map((second) => cell(found.get(`${first}\n${second}`))),
    ),
  );
  table.replaceChildren(head, h("tbody", {}, ...rows));
}

function cell(pairing) {
  if (!pairing?.games) {
    return h("td", { class: "muted" }, "·");
  }
  const share = pairing.firstWins / pairing.games;
  const [low, high] = bounds(pairing.firstWinsInterval);
  const made = h(
    "td",
    {
      title: `${pairing.firstWins} won, ${pairing.draws} drawn, ${pairing.secondWins} lost of ${pairing.games}`,
    },
    percent(share),
    h("small", {}, `${percent(low)} – ${percent(high)}`),
  );
  made.style.background = `color-mix(in oklab, var(--first) ${Math.round(26 * share)}%, transparent)`;
  return made;
}

function bounds(interval) {
  return Array.isArray(interval) ? interval : [interval.low, interval.high];
}

export function ratingsTable(table, report) {
  const rated = new Map((report.ratings ?? []).map((each) => [each.agent, each]));
  const all = [...rated.values()].map((each) => ({ ...each, range: bounds(each.interval) }));
  const finite = all.flatMap((each) => each.range).filter(Number.isFinite);
  const [least, most] = [Math.min(...finite, 0), Math.max(...finite, 1)];
  const head = ["Agent", "Score", "Wins", "Draws", "Losses", "Elo", "from – to", ""];
  const rows = report.ranking.map((each) => {
    const rating = all.find((other) => other.agent === each.agent);
    return h(
      "tr",
      {},
      h("th", { scope: "row" }, each.agent),
      right(`${percent(each.score)} %`),
      right(each.wins),
      right(each.draws),
      right(each.losses),
      right(rating ? Math.round(rating.rating ?? rating.elo) : ""),
      right(rating ? rating.range.map((bound) => Math.round(bound)).join(" – ") : ""),
      bar(rating, least, most),
    );
  });
  table.replaceChildren(
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        ...head.map((text, i) => h("th", { scope: "col", class: i > 0 && i < 7 ? "right" : null }, text)),
      ),
    ),
    h("tbody", {}, ...rows),
  );
}

function right(content) {
  return h("td", { class: "right num" }, String(content));
}

function bar(rating, least, most) {
  if (!rating) {
    return h("td", {});
  }
  const x = (value) => 4 + (92 * (Math.max(least, Math.min(most, value)) - least)) / (most - least || 1);
  return h(
    "td",
    { class: "bar-cell" },
    svg(
      "svg",
      { viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" },
      svg("line", { class: "span", x1: x(rating.range[0]), x2: x(rating.range[1]), y1: 5, y2: 5 }),
      svg("rect", { class: "point", x: x(rating.rating ?? rating.elo) - 0.7, y: 0, width: 1.4, height: 10 }),
    ),
  );
}

export function gamesTable(table, games, open) {
  const head = ["#", "First", "Second", "Result", "Moves", ""];
  const rows = games.map((game) =>
    h(
      "tr",
      {},
      h("td", { class: "num" }, String(game.number + 1)),
      h("td", {}, game.first),
      h("td", {}, game.second),
      h(
        "td",
        {},
        game.seat < 0
          ? `draw: ${game.reason}`
          : `${game.seat === 0 ? "first" : "second"} wins: ${game.reason}`,
      ),
      right(game.length),
      h(
        "td",
        {},
        h(
          "button",
          {
            type: "button",
            class: "quiet",
            "aria-label": `Replay game ${game.number + 1}`,
            onclick: () => open(game.number),
          },
          "Replay",
        ),
      ),
    ),
  );
  table.replaceChildren(
    h("thead", {}, h("tr", {}, ...head.map((text) => h("th", { scope: "col" }, text)))),
    h("tbody", {}, ...rows),
  );
}
