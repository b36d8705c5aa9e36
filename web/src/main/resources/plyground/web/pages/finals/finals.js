// The finals on a wall: boards in play, the ladder, and what has become certain.
import { gameNamed } from "../shared/api.js";
import { $, fillTable, html } from "../shared/elements.js";
import { ratingBar } from "../shared/rating-bar.js";
import { attempt, showTrouble } from "../shared/trouble.js";
import { BoardGrid } from "../arena/board-grid.js";
import { followBoards } from "../arena/live-boards.js";
import { ask, pageOf } from "../league/place.js";
import { countText, ordered } from "./sentences.js";

const NEWS = 3000;
const MOST_BOARDS = 6;

let sentences = [];
/** The widest scale so far: whiskers should shrink, and not the scale. */
let range = null;

const right = (words) => [words, { class: "right" }];

function showLadder(players) {
  const bounds = players.filter(({ games }) => games > 0).flatMap(({ interval }) => interval);
  const now = [Math.min(...bounds, 0), Math.max(...bounds, 1)];
  range = range ? [Math.min(range[0], now[0]), Math.max(range[1], now[1])] : now;
  const rows = players.map(({ name, rating, interval, games, score }, i) =>
    html(
      "tr",
      {},
      html("td", { class: "right num" }, i + 1),
      html("th", { scope: "row" }, name),
      html("td", { class: "right num" }, games ? Math.round(rating) : ""),
      games ? ratingBar(rating, interval, range) : html("td"),
      html("td", { class: "right num" }, games ? `${Math.round(100 * score)} %` : ""),
    ),
  );
  fillTable($("ladder"), [right("#"), "Bot", right("Rating"), "", right("Points")], rows);
}

function showSentences(certain) {
  const next = ordered(sentences, certain);
  const fresh = next.filter((each) => !sentences.includes(each));
  if (next.join() !== sentences.join()) {
    $("certain").replaceChildren(
      ...next.map((each) => html("li", { class: fresh.includes(each) ? "new" : null }, each)),
    );
    sentences = next;
  }
}

function show(finals) {
  $("count").textContent = countText(finals);
  if (finals.state === "none") {
    $("quiet").textContent =
      "The finals have not begun. The lecturer starts them: plyground league finals DIR --out DIR";
    return;
  }
  $("quiet").textContent = "";
  $("progress").setAttribute("aria-valuemax", finals.size);
  $("progress").setAttribute("aria-valuenow", finals.played);
  $("bar").style.width = `${(100 * finals.played) / Math.max(1, finals.size)}%`;
  showLadder(finals.players);
  showSentences(finals.certain);
}

async function news() {
  try {
    show(await ask("/finals"));
    showTrouble(null);
  } catch (failure) {
    showTrouble(failure);
  }
  setTimeout(news, NEWS);
}

async function begin() {
  $("to-league").href = pageOf("league");
  $("full").addEventListener("click", () => attempt(() => $("screen").requestFullscreen()));
  const league = await ask("");
  const game = await gameNamed(league.game);
  document.title = `Finals of ${league.name} · Plyground`;
  $("name").textContent = `Finals of ${league.name}`;
  const grid = new BoardGrid($("boards"), game);
  followBoards(game.name, (boards) =>
    grid.show(boards.filter(({ kind }) => kind === "finals").slice(0, MOST_BOARDS)),
  );
  await news();
}

await attempt(begin);
