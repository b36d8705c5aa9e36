// The form for a new tournament.
import { AgentList } from "../shared/agent-list.js";
import { agentsOf, gameNamed, get } from "../shared/api.js";
import { whole } from "../shared/controls.js";
import { $ } from "../shared/elements.js";
import { gamePicker } from "../shared/game-picker.js";
import { parameterForm } from "../shared/parameter-form.js";
import { format } from "../shared/spec.js";

let games = [];
let parameters = null;
const competitors = new AgentList($("agents"));

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
  const [{ opponent }, known] = await Promise.all([gameNamed(game.name), agentsOf(game.name)]);
  competitors.fill(known, [...new Set(["random", "greedy", opponent])]);
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
    agents: competitors.values(),
    form: $("form").value,
    games: whole($("per-pairing").value),
    until,
    ...(until === "sprt" && { elo0: whole($("elo0").value), elo1: whole($("elo1").value) }),
    seed: whole($("seed").value),
    ...(openings !== "" && { openings: whole(openings) }),
  };
}
