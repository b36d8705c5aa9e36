// The form for a new tournament.
import { agents, game, get } from "/shared/api.js";
import { agentForm } from "/shared/agent-form.js";
import { h } from "/shared/dom.js";
import { parameterForm } from "/shared/parameter-form.js";
import { format } from "/shared/spec.js";

const $ = (id) => document.getElementById(id);
let kinds = [];
let who = null;
let values = () => ({});
let competitors = [];

export async function openSetup() {
  $("setup-trouble").textContent = "";
  if (!kinds.length) {
    kinds = await get("/api/games");
    $("game").append(...kinds.map((kind) => h("option", {}, kind.name)));
    $("game").addEventListener("change", () => choose().catch(complain));
    $("add").addEventListener("click", () => add("random"));
    await choose();
  }
  $("setup").showModal();
}

function complain(failure) {
  $("setup-trouble").textContent = failure.message;
}

async function choose() {
  const kind = kinds.find((each) => each.name === $("game").value);
  values = parameterForm($("game-fields"), { parameters: kind.parameters });
  who = await agents(kind.name);
  competitors = [];
  $("agents").replaceChildren();
  const names = new Set(["random", "greedy", (await game(kind.name)).opponent]);
  for (const name of names) {
    add(name);
  }
}

function add(value) {
  const place = h("div", {});
  const row = h("div", { class: "competitor" }, place);
  const made = {
    form: agentForm(place, {
      agents: who.agents,
      evaluators: who.evaluators,
      value,
      label: `Agent ${competitors.length + 1}`,
      people: false,
    }),
  };
  row.append(
    h(
      "button",
      {
        type: "button",
        class: "quiet",
        "aria-label": `Remove agent ${competitors.length + 1}`,
        onclick: () => {
          competitors = competitors.filter((each) => each !== made);
          row.remove();
        },
      },
      "Remove",
    ),
  );
  competitors.push(made);
  $("agents").append(row);
}

export function setup() {
  const number = (id) => Math.trunc(Number($(id).value)) || 0;
  const plan = {
    game: format($("game").value, values()),
    agents: competitors.map((each) => each.form.value()),
    form: $("form").value,
    games: number("per-pairing"),
    seed: number("seed"),
  };
  return $("openings").value === "" ? plan : { ...plan, openings: number("openings") };
}
