import { EventCounts, PlayoutCounts } from "../microscope/counts.js";
import { readColours } from "../microscope/colours.js";
import { html } from "../shared/elements.js";
import { countText, valueText } from "../shared/values.js";
import { Cells, LEVELS, NEVER, firstVisits, span } from "./cells.js";

/** Lines of the picture, in pixels of the page. */
const LINES = 420;

/** A node this high has room for its move. */
const READABLE = 12;
const MOST_LABELS = 400;

/** How strong a ghost is, and a cell of each level. */
const STRENGTHS = [0.14, 0.4, 0.6, 0.8, 1];
const OPAQUE = 255;

/** One search of a race: its counters, and its tree on the ground that all share. */
export class Lane {
  #trace;
  #visited;
  #cells;
  #rows;
  #ground;
  #counts;
  #sorted;
  #canvas = html("canvas", { class: "race-tree", role: "img" });
  #tally = html("dl", { class: "race-tally num" });
  #state = html("p", { class: "small num" });
  #small = document.createElement("canvas");
  #labels = [];

  constructor(trace, name, ground, rows, where) {
    this.#trace = trace;
    this.#ground = ground;
    this.#rows = rows;
    this.#visited = firstVisits(trace, where, ground.nodes.length);
    this.#sorted = this.#visited.filter((event) => event !== NEVER).sort();
    this.#cells = new Cells(ground, rows, this.#visited, LINES);
    this.#counts = trace.monteCarlo ? new PlayoutCounts(trace) : new EventCounts(trace);
    [this.#small.width, this.#small.height] = [rows.plies, LINES];
    this.#labels = this.#labelled();
    this.name = name;
    this.element = html(
      "section",
      { class: "card stack tight race-lane", "aria-label": name },
      html("h2", {}, name),
      this.#canvas,
      this.#state,
      this.#tally,
    );
  }

  get length() {
    return this.#trace.events.length;
  }

  #labelled() {
    const { nodes } = this.#ground;
    const labels = [];
    for (let node = 1; node < nodes.length && labels.length < MOST_LABELS; node++) {
      const [from, to] = span(this.#rows, node, LINES);
      if (to - from >= READABLE) {
        labels.push(node);
      }
    }
    return labels;
  }

  /** Nodes of the ground that this search has visited by an event. */
  #visitedBy(event) {
    let [from, to] = [0, this.#sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      [from, to] = this.#sorted[middle] <= event ? [middle + 1, to] : [from, middle];
    }
    return from;
  }

  /** Shows the moment after an event, or the end where that is over. */
  show(event, place) {
    const at = Math.min(event, this.length - 1);
    const done = event >= this.length - 1;
    this.#paint(at);
    this.#canvas.setAttribute("aria-label", `The tree of ${this.name}`);
    const ghosts = this.#ground.nodes.length - this.#visitedBy(at);
    this.#tally.replaceChildren(
      ...[...this.#counts.at(at), ["ghosts: others visit them", ghosts]].map(([name, count]) =>
        html("div", {}, html("dt", {}, name), html("dd", {}, countText(count))),
      ),
    );
    this.#state.textContent = done
      ? `Done as number ${place}, after ${countText(this.length)} events${this.#answer()}.`
      : `Event ${countText(at + 1)} of ${countText(this.length)}`;
    this.element.classList.toggle("race-done", done);
  }

  #answer() {
    const { end } = this.#trace;
    const value = typeof end?.value === "number" ? `, worth ${valueText(end.value)}` : "";
    return end?.choice ? `: ${end.choice}${value}` : "";
  }

  #paint(event) {
    const ratio = devicePixelRatio;
    const width = Math.round(this.#canvas.clientWidth * ratio);
    const height = LINES * ratio;
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      [this.#canvas.width, this.#canvas.height] = [width, height];
    }
    this.colours ??= paintColours(this.element);
    this.#small.getContext("2d").putImageData(this.#image(event), 0, 0);
    const context = this.#canvas.getContext("2d");
    context.clearRect(0, 0, width, height);
    context.imageSmoothingEnabled = false;
    context.drawImage(this.#small, 0, 0, width, height);
    this.#write(context, event, width / this.#rows.plies, ratio);
  }

  /** One pixel a cell. */
  #image(event) {
    const { plies, sides } = this.#cells;
    const image = new ImageData(plies, LINES);
    const pixels = image.data;
    for (let ply = 0; ply < plies; ply++) {
      for (let line = 0; line < LINES; line++) {
        const cell = ply * LINES + line;
        const level = this.#cells.level(cell, event);
        if (level >= 0) {
          const colour = this.colours.sides[sides[cell]];
          const at = 4 * (line * plies + ply);
          pixels[at] = colour[0];
          pixels[at + 1] = colour[1];
          pixels[at + 2] = colour[2];
          pixels[at + 3] = STRENGTHS[level] * OPAQUE;
        }
      }
    }
    return image;
  }

  #write(context, event, column, ratio) {
    const { nodes, moves } = this.#ground;
    context.font = `${11 * ratio}px ${this.colours.font}`;
    context.textBaseline = "middle";
    for (const node of this.#labels) {
      const [from, to] = span(this.#rows, node, LINES);
      const x = nodes.ply[node] * column;
      const seen = this.#visited[node] <= event;
      context.fillStyle = this.colours.card;
      context.fillRect(x, to * ratio - 1, column, 1);
      context.fillStyle = seen ? this.colours.card : this.colours.muted;
      context.fillText(moves[nodes.move[node]], x + 4 * ratio, ((from + to) / 2) * ratio, column - 6 * ratio);
    }
  }
}

/** The colours of a lane as numbers. */
function paintColours(element) {
  const named = readColours(element);
  return {
    sides: [numbers(named.first), numbers(named.second)],
    card: named.card,
    muted: named.muted,
    font: getComputedStyle(element).fontFamily,
  };
}

/** A colour of the page as red, green and blue, however the browser writes it. */
function numbers(colour) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [1, 1];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, LEVELS - 1);
}
