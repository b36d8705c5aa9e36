import { html } from "./elements.js";
import { sideClass } from "./board-side.js";

const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** How many elements two lists have in common at their beginning. */
export function commonLength(one, other) {
  const end = one.findIndex((each, i) => each !== other[i]);
  return end < 0 ? one.length : end;
}

/** What a move looks like in the list: like its player. */
function classOf(view, line, i) {
  const side = view.mover(line, i);
  return `${sideClass(side)} ${view.toneClass(side)}`.trim();
}

/** The list of moves as players write them; each is a button that shows the position after it. */
export class MoveList {
  #element;
  #onChoose;
  #shown = [];
  #branches = "";

  /** @param onChoose hears after how many moves the position is that somebody wants to see, and of which line */
  constructor(element, onChoose) {
    this.#element = element;
    this.#onChoose = onChoose;
    element.addEventListener("keydown", (event) => this.#key(event));
  }

  /**
   * Shows the moves of a match, those taken back too.
   *
   * @param tree the lines beside it, {variations, line: the one that is shown}; null where there are none
   */
  show({ line, at }, view, tree = null) {
    const moves = line.map(({ move }) => move);
    const branches = tree?.variations.branched ? JSON.stringify(tree.variations.lines.slice(1)) : "";
    const same = branches === this.#branches ? commonLength(moves, this.#shown) : 0;
    // What stays is not touched: it may have the focus.
    while (this.#element.children.length > same) {
      this.#element.lastChild.remove();
    }
    for (let i = same; i < moves.length; i++) {
      const item = this.#entry(line[i], i, classOf(view, line, i), 0);
      this.#element.append(item);
      if (branches) {
        this.#addBranches(item, tree.variations, 0, i, view);
      }
    }
    if (branches && same < moves.length) {
      this.#addBranches(this.#element.lastChild, tree.variations, 0, moves.length, view);
    }
    this.#shown = moves;
    this.#branches = branches;
    this.#mark(at, view.ply, tree?.line ?? 0);
  }

  /** The lines that leave a line before its move of this number. */
  #addBranches(item, variations, line, ply, view) {
    for (const child of variations.children(line, ply)) {
      const path = variations.path(child);
      const list = html("ol", { class: "branch", "aria-label": `Another line from move ${ply + 1}` });
      for (let i = ply; i < path.length; i++) {
        const entry = this.#entry(path[i], i, classOf(view, path, i), child);
        list.append(entry);
        this.#addBranches(entry, variations, child, i, view);
      }
      item.append(list);
      this.#addBranches(list.lastChild, variations, child, path.length, view);
    }
  }

  #mark(made, ply, line) {
    const buttons = [...this.#element.querySelectorAll("button")];
    for (const button of buttons) {
      const current = Number(button.dataset.ply) === ply && Number(button.dataset.line) === line;
      const main = button.dataset.line === "0";
      button.parentElement.classList.toggle("later", main && Number(button.dataset.ply) > made);
      button.tabIndex = current || (ply === 0 && button === buttons[0]) ? 0 : -1;
      if (current) {
        button.setAttribute("aria-current", "step");
        this.#reveal(button);
      } else {
        button.removeAttribute("aria-current");
      }
    }
    if (!buttons.some(({ tabIndex }) => tabIndex === 0) && buttons.length > 0) {
      buttons[0].tabIndex = 0;
    }
    if (ply === 0) {
      this.#element.scrollTop = 0;
    }
  }

  #entry({ move, name, words }, i, look, line) {
    const button = html(
      "button",
      {
        type: "button",
        title: words,
        "data-ply": i + 1,
        "data-line": line,
        "data-move": move,
        onclick: () => this.#onChoose(i + 1, line),
      },
      html("span", { class: "n" }, `${i + 1}.`),
      html("span", { class: "dot", "aria-hidden": "true" }),
      name ?? move,
    );
    return html("li", { class: look }, button);
  }

  /** Scrolls the list, never the page. */
  #reveal(item) {
    const list = this.#element;
    const top = item.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
    if (top < list.scrollTop || top + item.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top - list.clientHeight / 2;
    }
  }

  #key(event) {
    const step = STEPS[event.key];
    if (!step) {
      return;
    }
    event.preventDefault();
    const buttons = [...this.#element.querySelectorAll("button")];
    const button = buttons[buttons.indexOf(document.activeElement) + step];
    if (button) {
      this.#onChoose(Number(button.dataset.ply), Number(button.dataset.line));
      button.focus({ preventScroll: true });
    }
  }
}
