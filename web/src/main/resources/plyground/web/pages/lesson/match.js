import { get, post } from "../shared/api.js";
import { html } from "../shared/elements.js";
import { field } from "../shared/controls.js";
import { format, parse } from "../shared/spec.js";
import { valueText } from "../shared/values.js";

const POLL_MILLIS = 150;
const PERCENT = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 0 });

/** Moves at random before each pair of games, for agents that would play the same game again and again. */
const OPENING_PLIES = 4;

/** Has two agents play; gives the arena's report on them, and what it calls them. */
async function playGames(activity, agents, onProgress, openings) {
  const games = Math.ceil(Number(activity.setting("games")) / 2);
  const made = await post("/api/tournaments", { game: activity.game.name, agents, games, openings });
  let state = made;
  do {
    await new Promise((wake) => setTimeout(wake, POLL_MILLIS));
    state = await get(`/api/tournaments/${made.id}`);
    onProgress(state);
  } while (state.running || state.waiting);
  return { report: state.report, names: made.agents };
}

/** What the games say: who is better, if that can be said, with the interval. */
function verdictOf(report, called = (agent) => agent) {
  const claim = report.claims?.[0];
  if (!claim?.scoreInterval) {
    return { better: null, words: report.evidence };
  }
  const [low, high] = claim.scoreInterval.map((each) => PERCENT.format(each));
  const words = `${called(claim.better)} against ${called(claim.worse)}: its score is ${low} to ${high} (95 % interval)`;
  return { better: claim.holds ? claim.better : null, words };
}

/** How to know that A beats B: a guess, then the games. */
export function match(activity) {
  const agents = activity.setting("agents").split(" ");
  const choices = [...agents, "cannot be told"];
  const buttons = choices.map((each) => html("button", { type: "button", onclick: () => judge(each) }, each));
  const state = html("p", { class: "num" });
  const judge = async (guess) => {
    buttons.forEach((each) => (each.disabled = true));
    const { report } = await playGames(
      activity,
      agents,
      ({ played, size }) => (state.textContent = `${played} of ${size} games`),
    );
    buttons.forEach((each) => (each.disabled = false));
    const { better, words } = verdictOf(report);
    const known = better ? `so ${better} is better` : "so these games do not tell who is better";
    if (guess === (better ?? "cannot be told")) {
      activity.finish(`${words}; ${known}.`);
    } else {
      activity.tell(false, `${words}; ${known}.`);
    }
  };
  activity.place.replaceChildren(...buttons, state);
}

/** An evaluator with sliders: weights on what it counts; games on the spot say whether it got better. */
export function sliders(activity) {
  const inputs = activity
    .setting("weights")
    .split(" ")
    .map((each) => {
      const [weight, value] = each.split("=");
      const shown = html("output", { class: "num" }, valueText(Number(value)));
      const oninput = ({ target }) => (shown.textContent = valueText(target.valueAsNumber));
      const input = html("input", { type: "range", min: -100, max: 100, step: 5, value, oninput });
      return { weight, input, shown };
    });
  const state = html("p", { class: "num" });
  const test = html("button", { type: "button", class: "primary", onclick: () => judge() }, "Play the games");
  const agent = () => {
    const weights = Object.fromEntries(inputs.map(({ weight, input }) => [weight, input.value]));
    return withWeights(activity.setting("agent"), weights, activity.setting("formula"));
  };
  const judge = async () => {
    const own = agent();
    if (own === activity.setting("rival")) {
      activity.tell(
        false,
        "these are the other agent's weights, and playing against oneself does not show anything.",
      );
      return;
    }
    test.disabled = true;
    const { report, names } = await playGames(
      activity,
      [own, activity.setting("rival")],
      ({ played, size }) => (state.textContent = `${played} of ${size} games`),
      OPENING_PLIES,
    );
    test.disabled = false;
    const { better, words } = verdictOf(report, (each) => (each === names[0] ? "your agent" : "the other"));
    if (better === names[0]) {
      activity.finish(`${words}. Your weights are better.`);
    } else {
      activity.tell(false, `${words}. That does not show that your weights are better.`);
    }
  };
  activity.place.replaceChildren(
    ...inputs.map(({ weight, input, shown }) => {
      const labelled = field(weight.replaceAll("_", " "), input);
      labelled.append(shown);
      return labelled;
    }),
    test,
    state,
  );
}

/** The agent with these weights: in its evaluator's parameters, or in the formula where they are in braces. */
function withWeights(agent, weights, formula) {
  const { name, parameters } = parse(agent);
  if (formula) {
    const filled = formula.replace(/\{(\w+)\}/g, (_, weight) => `(${weights[weight]})`);
    return format(name, { ...parameters, formula: filled });
  }
  return format(name, { ...parameters, eval: format(parse(parameters.eval).name, weights) });
}
