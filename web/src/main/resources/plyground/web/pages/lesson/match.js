import { get, post } from "../shared/api.js";
import { html } from "../shared/elements.js";
import { field } from "../shared/controls.js";
import { format, parse } from "../shared/spec.js";

const POLL_MILLIS = 150;
const PERCENT = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 0 });

/** Has two agents play; the answer is the arena's own claim about them, or null if it makes none. */
async function playGames(activity, agents, onProgress) {
  const games = Math.ceil(Number(activity.setting("games")) / 2);
  const made = await post("/api/tournaments", { game: activity.game.name, agents, games });
  let state = made;
  do {
    await new Promise((wake) => setTimeout(wake, POLL_MILLIS));
    state = await get(`/api/tournaments/${made.id}`);
    onProgress(state);
  } while (state.running || state.waiting);
  return state.report;
}

/** What the games say: who is better, if that can be said, with the interval. */
function verdictOf(report) {
  const claim = report.claims?.[0];
  if (!claim?.scoreInterval) {
    return { better: null, words: report.evidence };
  }
  const [low, high] = claim.scoreInterval.map((each) => PERCENT.format(each));
  const words = `${claim.better} against ${claim.worse}: its score is ${low} to ${high} (95 % interval)`;
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
    const report = await playGames(
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
  const { name, parameters } = parse(activity.setting("agent"));
  const kind = parse(parameters.eval);
  const inputs = activity
    .setting("weights")
    .split(" ")
    .map((each) => {
      const [weight, value] = each.split("=");
      const input = html("input", { type: "range", min: -100, max: 100, step: 5, value });
      return { weight, input };
    });
  const state = html("p", { class: "num" });
  const test = html("button", { type: "button", class: "primary", onclick: () => judge() }, "Play the games");
  const agent = () => {
    const weights = Object.fromEntries(inputs.map(({ weight, input }) => [weight, input.value]));
    return format(name, { ...parameters, eval: format(kind.name, weights) });
  };
  const judge = async () => {
    test.disabled = true;
    const own = agent();
    const report = await playGames(
      activity,
      [own, activity.setting("rival")],
      ({ played, size }) => (state.textContent = `${played} of ${size} games`),
    );
    test.disabled = false;
    const { better, words } = verdictOf(report);
    if (better && better !== activity.setting("rival")) {
      activity.finish(`${words}. Your weights are better.`);
    } else {
      activity.tell(false, `${words}. That does not show that your weights are better.`);
    }
  };
  activity.place.replaceChildren(
    ...inputs.map(({ weight, input }) => field(`${weight}`, input)),
    test,
    state,
  );
}
