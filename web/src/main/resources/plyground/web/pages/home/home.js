// The front door: what one can do here, one's own games, and what goes on.
import { get } from "../shared/api.js";
import { $, html } from "../shared/elements.js";
import { ownGames } from "../shared/own-games.js";
import { attempt } from "../shared/trouble.js";
import { samples } from "./samples.js";
import { continued, recent, tournamentText } from "./words.js";

const RECENT = 6;

function gameCard({ name, title, icon, summary }) {
  const play = new URLSearchParams({ game: name });
  return html(
    "li",
    { class: "card", "data-game": name },
    html("img", {
      class: "thumb",
      src: `/api/games/${name}/sample/0`,
      alt: "",
      loading: "lazy",
      "data-sample": name,
    }),
    html(
      "div",
      { class: "stack tight" },
      html("h3", {}, html("img", { src: icon, alt: "" }), title),
      html("p", { class: "muted" }, summary),
    ),
    html(
      "div",
      { class: "row" },
      html("a", { class: "button", href: `/play?${play}`, "aria-label": `Play ${title}` }, "Play"),
      html("a", { class: "button", href: `/watch?${play}`, "aria-label": `Watch ${title}` }, "Watch"),
    ),
  );
}

function matchCard(match, action) {
  const search = new URLSearchParams({ game: match.game, position: match.position });
  const { line, button } = action(match);
  return html(
    "li",
    { class: "card", "data-match": match.id },
    html("img", { class: "thumb", src: `/api/picture?${search}`, alt: "", loading: "lazy" }),
    html("div", { class: "stack tight" }, html("h3", {}, match.title), html("p", { class: "muted" }, line)),
    html(
      "div",
      { class: "row" },
      html(
        "a",
        { class: "button", href: `/play/${match.id}`, "aria-label": `${button}: ${match.title}` },
        button,
      ),
    ),
  );
}

function fill(id, items) {
  $(id).hidden = items.length === 0;
  $(`${id}-list`).replaceChildren(...items);
}

async function showGames() {
  const games = await get("/api/games");
  $("games").replaceChildren(...games.map(gameCard));
  samples(games.map(({ name }) => name));
}

async function showOwn() {
  const ids = ownGames();
  if (ids.length === 0) {
    return;
  }
  const matches = await get(`/api/matches?ids=${ids.join(",")}`);
  const byAge = ids.map((id) => matches.find((match) => match.id === id)).filter(Boolean);
  const open = byAge.filter(({ over, people, at }) => !over && people && at > 0);
  fill(
    "continue",
    open.slice(0, RECENT / 2).map((match) => matchCard(match, continued)),
  );
  const rest = byAge.filter(({ over }) => over);
  fill(
    "recent",
    rest.slice(0, RECENT).map((match) => matchCard(match, recent)),
  );
  if (open.length > 0) {
    $("play-now").href = "/play?new";
  }
}

async function showTournaments() {
  const all = await get("/api/tournaments").catch(() => []);
  const live = all.filter(({ running, waiting }) => running || waiting);
  const entry = (each) =>
    html("li", {}, html("a", { href: `/tournaments?id=${each.id}` }, tournamentText(each)));
  fill("running", live.map(entry));
}

await Promise.all([attempt(showGames), attempt(showOwn), attempt(showTournaments)]);
document.documentElement.dataset.ready = "";
