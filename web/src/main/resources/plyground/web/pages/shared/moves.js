// The list of moves; each is a button that shows the position after it.
import { h } from "./dom.js";

export class MoveList {
  #element;
  #onGo;
  #shown = [];

  constructor(element, onGo) {
    this.#element = element;
    this.#onGo = onGo;
    element.addEventListener("keydown", (event) => this.#key(event));
  }

  /**
   * @param words the moves
   * @param made how many of them are made; the rest was taken back
   * @param view after which one the board shows the position
   * @param firstSide 0 or 1: who made the first of them
   */
  show(words, made, view, firstSide) {
    let same = 0;
    while (same < words.length && same < this.#shown.length && words[same] === this.#shown[same]) {
      same++;
    }
    while (this.#element.children.length > same) {
      this.#element.lastChild.remove();
    }
    for (let i = same; i < words.length; i++) {
      this.#element.append(this.#entry(words[i], i, (i + firstSide) % 2));
    }
    this.#shown = [...words];
    [...this.#element.children].forEach((item, i) => {
      item.classList.toggle("later", i >= made);
      const button = item.firstChild;
      const current = i + 1 === view;
      if (current) {
        button.setAttribute("aria-current", "step");
      } else {
        button.removeAttribute("aria-current");
      }
      button.tabIndex = current || (view === 0 && i === 0) ? 0 : -1;
      if (current) {
        this.#reveal(item);
      }
    });
    if (view === 0) {
      this.#element.scrollTop = 0;
    }
  }

  #entry(word, i, side) {
    const button = h(
      "button",
      { type: "button", onclick: () => this.#onGo(i + 1) },
      h("span", { class: "n" }, `${i + 1}.`),
      h("span", { class: "dot", "aria-hidden": "true" }),
      word,
    );
    return h("li", { class: side === 1 ? "second" : "first" }, button);
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
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!step) {
      return;
    }
    event.preventDefault();
    const items = [...this.#element.querySelectorAll("button")];
    const at = items.indexOf(document.activeElement);
    const next = items[at + step];
    if (next) {
      this.#onGo(at + step + 1);
      next.focus({ preventScroll: true });
    }
  }
}
