// The Rules page: every game from its own description, with examples one can play.
import { gameNamed, get } from "../shared/api.js";
import { definitions, parameterList } from "../shared/descriptions.js";
import { $, html } from "../shared/elements.js";
import { attempt } from "../shared/trouble.js";
import { Example } from "./example.js";
import { EXAMPLES } from "./examples.js";

function link(words, page, { name, title }) {
  const attributes = { class: "button", href: `/${page}?game=${name}`, "aria-label": `${words} ${title}` };
  return html("a", attributes, words.split(" ")[0]);
}

/** Who is to move, as a position's text does not say it in words. */
function examples(game) {
  const { middle, end } = EXAMPLES[game.name] ?? { middle: game.start, end: null };
  const all = [
    new Example(
      game,
      middle,
      "What can be played is marked; point at it to see what it would change. Try both sides.",
    ),
    end && new Example(game, end, "One move can end the game here. Which?"),
  ];
  return html("div", { class: "examples" }, ...all.filter(Boolean).map(({ element }) => element));
}

async function section(listed) {
  const { name, title, icon, summary, rules, parameters, evaluators } = listed;
  const game = await gameNamed(name);
  return html(
    "section",
    { class: "card game", "aria-labelledby": name },
    html(
      "h2",
      { id: name, tabindex: "-1" },
      html("img", { src: icon, alt: "", width: 28, height: 28 }),
      ` ${title}`,
    ),
    html("p", {}, html("em", {}, summary)),
    ...rules.map((text) => html("p", {}, text)),
    html("h3", {}, "Try it"),
    examples(game),
    html(
      "div",
      { class: "row" },
      link("Play", "play", listed),
      link("Watch", "watch", listed),
      link("Microscope on", "microscope", listed),
      link("Agents of", "agents", listed),
    ),
    html(
      "details",
      {},
      html("summary", {}, "Parameters and evaluators"),
      parameters.length > 0 && parameterList(parameters),
      definitions(evaluators.map((each) => [each.name, each.summary])),
    ),
  );
}

await attempt(async () => {
  const games = await get("/api/games");
  $("contents").append(
    ...games.map(({ name, title }) => html("a", { class: "button", href: `#${name}` }, title)),
  );
  $("games").append(...(await Promise.all(games.map(section))));
  if (location.hash) {
    $(location.hash.slice(1))?.scrollIntoView();
  }
});
document.documentElement.dataset.ready = "rules";
