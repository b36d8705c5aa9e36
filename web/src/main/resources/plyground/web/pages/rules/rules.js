// The Rules page: every game from its own description.
import { get } from "../shared/api.js";
import { definitions, parameterList } from "../shared/descriptions.js";
import { $, html } from "../shared/elements.js";
import { attempt } from "../shared/trouble.js";

function link(words, page, game) {
  const attributes = { class: "button", href: `/${page}?game=${game}`, "aria-label": `${words} ${game}` };
  return html("a", attributes, words.split(" ")[0]);
}

function section({ name, summary, rules, parameters, evaluators }) {
  return html(
    "section",
    { class: "card game", "aria-labelledby": name },
    html("h2", { id: name, tabindex: "-1" }, name),
    html("p", {}, html("em", {}, summary)),
    ...rules.map((text) => html("p", {}, text)),
    parameters.length > 0 && html("h3", {}, "Parameters"),
    parameters.length > 0 && parameterList(parameters),
    html("h3", {}, "Evaluators"),
    definitions(evaluators.map((each) => [each.name, each.summary])),
    html(
      "div",
      { class: "row" },
      link("Play", "play", name),
      link("Watch", "watch", name),
      link("Agents of", "agents", name),
    ),
  );
}

await attempt(async () => {
  const games = await get("/api/games");
  $("contents").append(...games.map(({ name }) => html("a", { class: "button", href: `#${name}` }, name)));
  $("games").append(...games.map(section));
  if (location.hash) {
    $(location.hash.slice(1))?.scrollIntoView();
  }
});
