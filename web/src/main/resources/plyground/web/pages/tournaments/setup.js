// The form for a new tournament.
import { agentForm } from "../shared/agent-form.js";
import { agentsOf, gameNamed, get } from "../shared/api.js";
import { whole } from "../shared/controls.js";
import { $, html } from "../shared/elements.js";
import { gamePicker } from "../shared/game-picker.js";
import { parameterForm } from "../shared/parameter-form.js";
import { format } from "../shared/spec.js";

let games = [];
let known = null;
let parameters = null;
/** For each competitor a function that gives its agent. */
let competitors = [];

/** Fills the form; what somebody chose before stays. */
export async function fillSetup() {
  if (games.length === 0) {
    games = await get("/api/games");
    $("game").append(gamePicker(games, games[0].name, () => {}));
    await fillGame();
  }
}

function chosenGame() {
  return $("game").querySelector("input:checked").value;
}

/** Fills what depends on the game chosen. */
export async function fillGame() {
  const game = games.find(({ name }) => name === chosenGame());
  parameters = parameterForm($("game-fields"), { parameters: game.parameters });
  const [{ opponent }, found] = await Promise.all([gameNamed(game.name), agentsOf(game.name)]);
  known = found;
  competitors = [];
  $("agents").replaceChildren();
  new Set(["random", "greedy", opponent]).forEach(addCompetitor);
}

/** Adds a place for one more agent. */
export function addCompetitor(value) {
  const number = competitors.length + 1;
  const place = html("div");
  const agent = agentForm(place, { ...known, value, label: `Agent ${number}` });
  const remove = () => {
    competitors = competitors.filter((each) => each !== agent);
    row.remove();
  };
  const attributes = {
    type: "button",
    class: "quiet",
    "aria-label": `Remove agent ${number}`,
    onclick: remove,
  };
  const row = html("div", { class: "competitor" }, place, html("button", attributes, "Remove"));
  competitors.push(agent);
  $("agents").append(row);
}

/** Shows the hypotheses where a test is made, which is of two agents. */
export function chooseEnd() {
  const tested = $("until").value === "sprt";
  document.querySelectorAll("[data-sprt]").forEach((field) => (field.hidden = !tested));
  if (tested) {
    $("form").value = "match";
  } else if ($("until").value !== "all") {
    $("form").value = "no-mirrors";
  }
}

/** What to send to the server. */
export function setup() {
  const openings = $("openings").value;
  const until = $("until").value;
  return {
    game: format(chosenGame(), parameters()),
    agents: competitors.map((agent) => agent()),
    form: $("form").value,
    games: whole($("per-pairing").value),
    until,
    ...(until === "sprt" && { elo0: whole($("elo0").value), elo1: whole($("elo1").value) }),
    seed: whole($("seed").value),
    ...(openings !== "" && { openings: whole(openings) }),
  };
}
