// The Agents page: who can play a game, how strong they are, from their own descriptions.
import { agentsOf, get } from "../shared/api.js";
import { options } from "../shared/controls.js";
import { parameterList } from "../shared/descriptions.js";
import { $, fillTable, html } from "../shared/elements.js";
import { ratingBar } from "../shared/rating-bar.js";
import { attempt } from "../shared/trouble.js";
import { RATINGS } from "./ratings.js";
import { goodFor, ratingOf, strengthText } from "./words.js";

function playAgainst(game, agent, words) {
  const search = new URLSearchParams({ game, p1: "human", p2: agent });
  const attributes = { class: "button", href: `/play?${search}`, "aria-label": `Play against ${words}` };
  return html("a", attributes, "Play against it");
}

function levelCard(game, { name, agent, about }) {
  return html(
    "section",
    { class: "card agent start-here" },
    html("h3", {}, name),
    html("p", {}, `${about.charAt(0).toUpperCase()}${about.slice(1)}.`),
    html("p", { class: "small muted" }, html("code", {}, agent)),
    html("div", {}, playAgainst(game, agent, name)),
  );
}

function card(game, { name, summary, parameters }, measured) {
  return html(
    "section",
    { class: "card agent" },
    html("h3", {}, name),
    html("p", {}, summary),
    goodFor(name) && html("p", { class: "good-for" }, goodFor(name)),
    html("p", { class: "small muted" }, strengthText(ratingOf(name, measured))),
    parameters.length > 0 &&
      html("details", {}, html("summary", {}, "Parameters"), parameterList(parameters)),
    name !== "human" && html("div", {}, playAgainst(game, name, name)),
  );
}

function showStrength(measured) {
  $("strength-card").hidden = !measured;
  if (!measured) {
    return;
  }
  const { agents, connected, games, command } = measured;
  const numbers = agents.map(({ rating }) => rating);
  const range = [Math.min(0, ...numbers), Math.max(1, ...numbers)];
  const rows = agents.map(({ agent, rating, interval }) =>
    html(
      "tr",
      {},
      html("th", { scope: "row" }, agent),
      html("td", { class: "num right" }, Math.round(rating)),
      connected ? ratingBar(rating, interval ?? [rating, rating], range) : html("td"),
    ),
  );
  fillTable($("strength"), ["Agent", ["Elo", { class: "right" }], ""], rows);
  $("strength-from").replaceChildren(
    `From ${games} games, random at zero; with so few they say who is stronger, not by how much to the point: `,
    html("code", {}, command),
  );
}

async function show() {
  const game = $("game").value;
  const { agents, levels } = await agentsOf(game);
  const measured = RATINGS[game];
  const strength = ({ name }) => ratingOf(name, measured)?.rating ?? -1;
  $("levels").replaceChildren(...levels.map((level) => levelCard(game, level)));
  showStrength(measured);
  const sorted = agents.toSorted((a, b) => strength(b) - strength(a));
  $("agents").replaceChildren(...sorted.map((agent) => card(game, agent, measured)));
  history.replaceState(null, "", `/agents?game=${encodeURIComponent(game)}`);
}

await attempt(async () => {
  const games = await get("/api/games");
  $("game").append(...options(games.map(({ name, title }) => [name, title])));
  const asked = new URLSearchParams(location.search).get("game");
  $("game").value = games.some(({ name }) => name === asked) ? asked : "othello";
  $("game").addEventListener("change", () => attempt(show));
  await show();
});
document.documentElement.dataset.ready = "agents";
