// The Agents page: who can play a game, from their own descriptions.
import { agents, get } from "/shared/api.js";
import { h } from "/shared/dom.js";

const $ = (id) => document.getElementById(id);

function parameters(list) {
  return h(
    "dl",
    {},
    ...list.flatMap((each) => [
      h("dt", {}, `${each.name}=${each.default || "…"}`),
      h("dd", {}, `${each.summary}; ${each.values}`),
    ]),
  );
}

function card(game, agent, kind) {
  const parts = [h("h2", {}, agent.name), h("p", {}, agent.summary)];
  if (agent.parameters.length) {
    parts.push(parameters(agent.parameters));
  }
  if (kind === "agent" && agent.name !== "human") {
    const search = new URLSearchParams({ game, p1: "human", p2: agent.name });
    parts.push(
      h(
        "div",
        {},
        h(
          "a",
          { class: "button", href: `/play?${search}`, "aria-label": `Play against ${agent.name}` },
          "Play against it",
        ),
      ),
    );
  }
  return h("section", { class: "card agent" }, ...parts);
}

async function show() {
  const game = $("game").value;
  $("trouble").textContent = "";
  try {
    const found = await agents(game);
    $("agents").replaceChildren(...found.agents.map((agent) => card(game, agent, "agent")));
    history.replaceState(null, "", `/agents?game=${encodeURIComponent(game)}`);
  } catch (failure) {
    $("trouble").textContent = failure.message;
  }
}

try {
  const games = await get("/api/games");
  $("game").append(...games.map((game) => h("option", {}, game.name)));
  const asked = new URLSearchParams(location.search).get("game");
  if (games.some((game) => game.name === asked)) {
    $("game").value = asked;
  }
  $("game").addEventListener("change", show);
  await show();
} catch (failure) {
  $("trouble").textContent = failure.message;
}
