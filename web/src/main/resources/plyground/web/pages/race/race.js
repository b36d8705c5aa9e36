// The race: several searches of one position side by side, over one slider.
import { AgentList } from "../shared/agent-list.js";
import { agentsOf, gameNamed, postForLines } from "../shared/api.js";
import { copyFor } from "../shared/clipboard.js";
import { $ } from "../shared/elements.js";
import { GameChoice } from "../shared/game-picker.js";
import { parse } from "../shared/spec.js";
import { attempt } from "../shared/trouble.js";
import { countText } from "../shared/values.js";
import { Playback } from "../microscope/playback.js";
import { readTrace } from "../microscope/reader.js";
import { Recorder } from "../microscope/recorder.js";
import { Ground } from "./ground.js";
import { Lane } from "./lane.js";

const MOST = 4;
const FEWEST = 2;
const FIRST = {
  game: "tic-tac-toe",
  start: "xo./.../... x",
  searches: ["minimax:depth=4,eval=lines", "alphabeta:depth=4,eval=lines", "pvs:depth=4,eval=lines"],
};
/** Whose race it is where nobody says: the first two that the game has. */
const USUAL = ["minimax:depth=2", "alphabeta:depth=2", "expectiminimax:depth=2", "mcts:playouts=200"];
const SLOWEST = 2;

let lanes = [];
let places = [];
const agents = new AgentList($("race-agents"), { most: MOST, next: "mcts:playouts=200" });
const choice = new GameChoice($("race-game"), (name) => attempt(() => chooseGame(name)));
let game = null;
const playback = new Playback((event) => show(event));

function show(event) {
  if (lanes.length === 0) {
    return;
  }
  $("race-play").textContent = playback.playing ? "Pause" : "Play";
  $("race-time").value = event;
  $("race-count").textContent = `${countText(event + 1)} of ${countText(Number($("race-time").max) + 1)}`;
  lanes.forEach((lane, i) => lane.show(event, places[i]));
  const done = lanes.filter((lane) => event >= lane.length - 1);
  const words =
    done.length === 0 ? "Nobody is done yet." : `Done: ${done.map(({ name }) => name).join(", ")}.`;
  if ($("race-say").textContent !== words) {
    $("race-say").textContent = words;
  }
}

/** Puts traces of one position beside each other. */
function open(traces, names) {
  const headers = traces.map(({ header }) => header);
  const other = headers.find(
    ({ game, position }) => game !== headers[0].game || position !== headers[0].position,
  );
  if (other) {
    throw new Error(`a race is about one position: ${headers[0].position} is not ${other.position}`);
  }
  const ground = new Ground();
  const wheres = traces.map((trace) => ground.add(trace));
  const rows = ground.rows();
  lanes = traces.map((trace, i) => new Lane(trace, names[i], ground, rows, wheres[i]));
  places = lanes.map(({ length }) => 1 + lanes.filter((each) => each.length < length).length);
  $("race-lanes").replaceChildren(...lanes.map(({ element }) => element));
  const length = Math.max(...lanes.map((lane) => lane.length));
  $("race-time").max = length - 1;
  setSpeed();
  playback.load(length);
}

function setSpeed() {
  playback.speed = Math.max(SLOWEST, (Number($("race-time").max) + 1) / Number($("race-seconds").value));
}

function chosen() {
  const searches = agents.values();
  if (searches.length < FEWEST) {
    throw new Error("a race needs two searches at least");
  }
  return { game: game.name, start: $("race-start").value.trim(), searches };
}

async function traceOf(setup, agent) {
  const recorder = new Recorder();
  const request = { game: setup.game, position: setup.start, agent };
  await postForLines("/api/trace", request, (line) => recorder.add(line));
  return recorder.finish();
}

function addressOf({ game: name, start, searches }) {
  return `?${new URLSearchParams([["game", name], ["start", start], ...searches.map((each) => ["agent", each])])}`;
}

async function race() {
  const setup = chosen();
  const traces = await Promise.all(setup.searches.map((agent) => traceOf(setup, agent)));
  history.replaceState(null, "", addressOf(setup));
  open(traces, setup.searches);
  const cut = setup.searches.filter((_, i) => traces[i].end?.complete === false);
  if (cut.length > 0) {
    throw new Error(`the lab ended before they were done: ${cut.join(", ")}`);
  }
}

async function readFiles(files) {
  if (files.length < 1 || files.length > MOST) {
    throw new Error(`choose one to ${MOST} trace files`);
  }
  const traces = [];
  for (const file of files) {
    traces.push(await readTrace(file.stream()));
  }
  open(
    traces,
    traces.map(({ header }, i) => header.agent ?? files[i].name),
  );
}

async function fill({ game: name, start, searches }) {
  const [described, known] = await Promise.all([gameNamed(name), agentsOf(name)]);
  game = described;
  await choice.show(game);
  $("race-start").value = start;
  agents.fill(known, searches);
}

/** Another game from its start; who is known there goes on racing. */
async function chooseGame(name) {
  await fill({ game: name, start: "", searches: await knownOf(name, agents.values()) });
}

/** Those of some searches that a game has, or the usual ones if they are too few for a race. */
async function knownOf(name, searches) {
  const { agents: there } = await agentsOf(name);
  const isKnown = (search) => there.some((agent) => agent.name === parse(search).name);
  const known = searches.filter(isKnown);
  return known.length < FEWEST ? USUAL.filter(isKnown).slice(0, FEWEST) : known;
}

function listen(id, type, action) {
  $(id).addEventListener(type, (event) => {
    event.preventDefault();
    attempt(action);
  });
}

listen("race-form", "submit", race);
listen("race-files", "change", () => {
  const files = [...$("race-files").files];
  // A browser says nothing of files that are chosen once more, after they were written again.
  $("race-files").value = "";
  return readFiles(files);
});
listen("race-copy", "click", () => copyFor($("race-copy"), new URL(addressOf(chosen()), location.href).href));
listen("race-play", "click", () => playback.toggle());
listen("race-back", "click", () => playback.stepTo(playback.at - 1));
listen("race-step", "click", () => playback.stepTo(playback.at + 1));
listen("race-time", "input", () => playback.stepTo($("race-time").valueAsNumber));
listen("race-seconds", "change", setSpeed);
addEventListener("resize", () => show(playback.at));
new MutationObserver(() => {
  lanes.forEach((lane) => (lane.colours = undefined));
  show(playback.at);
}).observe(document.documentElement, { attributeFilter: ["data-theme"] });

await attempt(async () => {
  const asked = new URLSearchParams(location.search);
  const searches = asked.getAll("agent").slice(0, MOST);
  const name = asked.get("game");
  await fill(
    name
      ? {
          game: name,
          start: asked.get("start") ?? "",
          searches: searches.length > 0 ? searches : await knownOf(name, []),
        }
      : FIRST,
  );
  $("race-setup").open = asked.has("game") && searches.length < FEWEST;
  if (!$("race-setup").open) {
    await race();
  }
});
document.documentElement.dataset.ready = "race";
