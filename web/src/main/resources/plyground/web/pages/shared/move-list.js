import { html } from "./elements.js";
import { sideClass } from "./board-side.js";

const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** How many elements two lists have in common at their beginning. */
export function commonLength(one, other) {
  const end = one.findIndex((each, i) => each !== other[i]);
  return end < 0 ? one.length : end;
}

/** The list of moves; each is a button that shows the position after it. */
export class MoveList {
  #element;
  #onChoose;
  #shown = [];

  /** @param onChoose hears after how many moves the position is that somebody wants to see */
  constructor(element, onChoose) {
    this.#element = element;
    this.#onChoose = onChoose;
    element.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Shows the moves of a match, those taken back too. */
  show({ line, at }, view) {
    const moves = line.map(({ move }) => move);
    const same = commonLength(moves, this.#shown);
    // What stays is not touched: it may have the focus.
    while (this.#element.children.length > same) {
      this.#element.lastChild.remove();
    }
    for (let i = same; i < moves.length; i++) {
      this.#element.append(this.#entry(line[i], i, view.sideToMove(i)));
    }
    this.#shown = moves;
    this.#mark(at, view.ply);
  }

  #mark(made, ply) {
    for (const [i, item] of [...this.#element.children].entries()) {
      const current = i + 1 === ply;
      const button = item.firstChild;
      item.classList.toggle("later", i >= made);
      button.tabIndex = current || (ply === 0 && i === 0) ? 0 : -1;
      if (current) {
        button.setAttribute("aria-current", "step");
        this.#reveal(item);
      } else {
        button.removeAttribute("aria-current");
      }
    }
    if (ply === 0) {
      this.#element.scrollTop = 0;
    }
  }

  #entry({ move, words }, i, side) {
    const button = html(
      "button",
      { type: "button", title: words, onclick: () => this.#onChoose(i + 1) },
      html("span", { class: "n" }, `${i + 1}.`),
      html("span", { class: "dot", "aria-hidden": "true" }),
      move,
    );
    return html("li", { class: sideClass(side) }, button);
  }

  /** Scrolls the list, never the page. */
  #reveal(item) {
    const list = this.#element;
    const top = item.offsetTop - list.offsetTop;
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
    const at = buttons.indexOf(document.activeElement) + step;
    if (buttons[at]) {
      this.#onChoose(at + 1);
      buttons[at].focus({ preventScroll: true });
    }
  }
}
