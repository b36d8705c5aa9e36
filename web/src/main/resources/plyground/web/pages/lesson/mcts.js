import { postForLines } from "../shared/api.js";
import { fillTable, html } from "../shared/elements.js";
import { parse } from "../shared/spec.js";
import { valueText } from "../shared/values.js";

const ROUNDS = 3;

/** What is asked about has to be seen in two places behind the point. */
const CLEAR = 0.02;

/** How much the search explores, where its name does not say. */
const USUAL_C = 1.4;

/** What the first playouts say of the root's moves. */
function tally(playouts, c) {
  const rows = new Map();
  for (const { moves, names = moves, ply, result } of playouts) {
    if (ply > 0) {
      const row = rows.get(moves[0]) ?? { move: moves[0], name: names[0], visits: 0, sum: 0 };
      rows.set(moves[0], { ...row, visits: row.visits + 1, sum: row.sum + result });
    }
  }
  const logarithm = Math.log(playouts.length);
  return [...rows.values()].map((row) => ({
    ...row,
    mean: row.sum / row.visits,
    bonus: c * Math.sqrt(logarithm / row.visits),
  }));
}

/** Monte Carlo tree search by hand: through which move does the next playout go? The trace knows. */
export async function mcts(activity) {
  const playouts = [];
  const agent = activity.setting("agent");
  await postForLines("/api/trace", { ...activity.request(), agent }, (line) => {
    if (line.event === "playout") {
      playouts.push(line);
    }
  });
  const c = Number(parse(agent).parameters.c ?? USUAL_C);
  const moves = new Set(playouts.filter(({ ply }) => ply > 0).map((each) => each.moves[0]));
  const rowsAt = (i) => tally(playouts.slice(0, i), c);
  // Where moves have as much as each other, nobody can tell through which the next playout goes.
  const clearFrom = (from) => {
    for (let i = from; i < playouts.length; i++) {
      const rows = rowsAt(i);
      const [first, second] = rows.map(({ mean, bonus }) => mean + bonus).toSorted((a, b) => b - a);
      if (rows.length === moves.size && playouts[i].ply > 0 && first - second >= CLEAR) {
        return i;
      }
    }
    return -1;
  };
  let shown = clearFrom(1);
  let round = 0;
  const table = html("table", { class: "num" });
  const show = () => {
    const row = ({ move, name, visits, mean, bonus }) =>
      html(
        "tr",
        {},
        html("th", { scope: "row" }, html("button", { type: "button", onclick: () => judge(move) }, name)),
        ...[visits, mean, bonus].map((each) => html("td", {}, valueText(each))),
      );
    fillTable(table, ["Move", "Visits", "Mean", "Bonus"], rowsAt(shown).map(row));
  };
  const judge = (guess) => {
    const next = playouts[shown].moves[0];
    const rows = rowsAt(shown);
    const sum = ({ mean, bonus }) => valueText(mean + bonus);
    const [mine, its] = [guess, next].map((move) => rows.find((each) => each.move === move));
    if (guess !== next) {
      activity.tell(false, `${mine.name} has mean and bonus ${sum(mine)} together; another move has more.`);
      return;
    }
    const words = `the next playout goes through ${its.name}, with ${sum(its)}; its result is ${valueText(playouts[shown].result)}.`;
    const [before, after] = [shown + 1, clearFrom(shown + 1)];
    round++;
    if (round === ROUNDS || after < 0) {
      activity.finish(words);
      return;
    }
    const more = after - before;
    const passed = more > 0 ? ` ${more} more follow that nobody could have told.` : "";
    activity.tell(true, `${words}${passed} And the one after?`);
    shown = after;
    show();
  };
  show();
  activity.place.replaceChildren(html("div", { class: "scroll", tabindex: "0" }, table));
}
