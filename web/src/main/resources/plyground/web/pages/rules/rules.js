// The Rules page: every game from its own description.
import { get } from "/shared/api.js";
import { h } from "/shared/dom.js";

function parameters(list) {
  return h(
    "dl",
    {},
    ...list.flatMap((each) => [
      h("dt", {}, `${each.name}=${each.default || "…"}`),
      h("dd", {}, `${each.summary}: ${each.values}`),
    ]),
  );
}

function section(game) {
  const parts = [
    h("h2", { id: game.name, tabindex: "-1" }, game.name),
    h("p", {}, h("em", {}, game.summary)),
    ...game.rules.map((text) => h("p", {}, text)),
  ];
  if (game.parameters.length) {
    parts.push(h("h3", {}, "Parameters"), parameters(game.parameters));
  }
  parts.push(
    h("h3", {}, "Evaluators"),
    h("dl", {}, ...game.evaluators.flatMap((each) => [h("dt", {}, each.name), h("dd", {}, each.summary)])),
  );
  parts.push(
    h(
      "div",
      { class: "row" },
      h("a", { class: "button", href: `/play?game=${game.name}`, "aria-label": `Play ${game.name}` }, "Play"),
      h(
        "a",
        { class: "button", href: `/watch?game=${game.name}`, "aria-label": `Watch ${game.name}` },
        "Watch",
      ),
      h(
        "a",
        { class: "button", href: `/agents?game=${game.name}`, "aria-label": `Agents of ${game.name}` },
        "Agents",
      ),
    ),
  );
  return h("section", { class: "card game", "aria-labelledby": game.name }, ...parts);
}

try {
  const games = await get("/api/games");
  document
    .getElementById("contents")
    .append(...games.map((game) => h("a", { class: "button", href: `#${game.name}` }, game.name)));
  document.getElementById("games").append(...games.map(section));
  if (location.hash) {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }
} catch (failure) {
  document.getElementById("trouble").textContent = failure.message;
}
