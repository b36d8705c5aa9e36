import { $, html } from "./elements.js";

/** Puts what every page with a match begins with before the rest of its side: a title, and a board between two players. */
export function fillBoardSide(title) {
  $("board-side").prepend(
    html(
      "div",
      { class: "title-row" },
      html("h1", { id: "game-name" }, title),
      html("p", { id: "status", class: "status", role: "status" }),
    ),
    html("div", { id: "seat-second", class: "seat" }),
    html("div", { id: "board", class: "board-place" }),
    html("div", { id: "seat-first", class: "seat" }),
  );
}

const PEOPLE = { you: "you", free: "nobody yet: an invitation is out", taken: "somebody else" };

/**
 * Shows who plays, above and below the board, and whose turn it is.
 *
 * @param bottom the side that sits below
 */
export function showPlayers(view, bottom = 0) {
  showPlayer($("seat-first"), view, bottom);
  showPlayer($("seat-second"), view, 1 - bottom);
}

function showPlayer(element, view, side) {
  const { over, agents, names, seats, thinking } = view.state;
  const current = view.isCurrent();
  const turn = view.sideToMove() === side && !(over && current);
  const who = PEOPLE[seats?.[side]] ?? names?.[side] ?? agents[side];
  element.className = `seat ${sideClass(side)} ${view.toneClass(side)}${turn ? " turn" : ""}`;
  element.dataset.side = side;
  element.replaceChildren(
    html("span", { class: "dot", "aria-hidden": "true" }),
    html("span", { class: "who" }, view.sideName(side)),
    html("span", { class: "agent", title: agents[side] }, who),
    html("span", { class: "turn-mark" }, turn && thinking && current ? "thinking …" : ""),
    html("span", { class: "clock num" }),
  );
}

/** The class that gives something a player's colour. */
export function sideClass(side) {
  return side === 1 ? "second" : "first";
}
