// The Agents page: who can play a game, how strong they are, from their own descriptions.
import { agentsOf, gameNamed } from "../shared/api.js";
import { parameterList } from "../shared/descriptions.js";
import { $, fillTable, html } from "../shared/elements.js";
import { GameChoice } from "../shared/game-picker.js";
import { ratingBar } from "../shared/rating-bar.js";
import { attempt } from "../shared/trouble.js";
import { RATINGS } from "./ratings.js";
import { goodFor, ratingOf, strengthText } from "./words.js";

const USUAL_GAME = "othello";

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

async function show(name) {
  const [game, { agents, levels }] = await Promise.all([gameNamed(name), agentsOf(name)]);
  await choice.show(game);
  const measured = RATINGS[game.name];
  const strength = (agent) => ratingOf(agent.name, measured)?.rating ?? -1;
  $("levels").replaceChildren(...levels.map((level) => levelCard(game.name, level)));
  showStrength(measured);
  const sorted = agents.toSorted((a, b) => strength(b) - strength(a));
  $("agents").replaceChildren(...sorted.map((agent) => card(game.name, agent, measured)));
  history.replaceState(null, "", `/agents?${new URLSearchParams({ game: game.name })}`);
}

const choice = new GameChoice($("game"), (name) => attempt(() => show(name)));
const asked = new URLSearchParams(location.search).get("game") ?? USUAL_GAME;
if (!(await attempt(() => show(asked)))) {
  await choice.show(await gameNamed(USUAL_GAME));
}
document.documentElement.dataset.ready = "agents";
