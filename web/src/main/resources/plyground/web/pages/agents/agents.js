// The Agents page: who can play a game, from their own descriptions.
import { agentsOf, get } from "../shared/api.js";
import { options } from "../shared/controls.js";
import { parameterList } from "../shared/descriptions.js";
import { $, html } from "../shared/elements.js";
import { attempt } from "../shared/trouble.js";

function card(game, { name, summary, parameters }) {
  const search = new URLSearchParams({ game, p1: "human", p2: name });
  const attributes = { class: "button", href: `/play?${search}`, "aria-label": `Play against ${name}` };
  return html(
    "section",
    { class: "card agent" },
    html("h2", {}, name),
    html("p", {}, summary),
    parameters.length > 0 && parameterList(parameters),
    name !== "human" && html("div", {}, html("a", attributes, "Play against it")),
  );
}

async function show() {
  const game = $("game").value;
  const { agents } = await agentsOf(game);
  $("agents").replaceChildren(...agents.map((agent) => card(game, agent)));
  history.replaceState(null, "", `/agents?game=${encodeURIComponent(game)}`);
}

await attempt(async () => {
  const games = (await get("/api/games")).map(({ name }) => name);
  $("game").append(...options(games));
  const asked = new URLSearchParams(location.search).get("game");
  if (games.includes(asked)) {
    $("game").value = asked;
  }
  $("game").addEventListener("change", () => attempt(show));
  await show();
});
