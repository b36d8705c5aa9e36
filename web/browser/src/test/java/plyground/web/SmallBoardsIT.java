package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Boards as small as those of games under way. */
@Tag("browser")
@ExtendWith(SharedBrowser.class)
final class SmallBoardsIT {
  @SuppressWarnings("NullAway.Init")
  private static Browser browser;

  @BeforeAll
  static void open(Browser shared) {
    browser = shared;
  }

  /** Whatever the game, among the styles of the page that shows them. */
  @Test
  void nothingIsDrawnBeyondASmallBoard() {
    var page = browser.open("/tournaments", Browser.DESKTOP);
    var boards = (List<?>) page.evaluate(SMALL);
    assertThat(boards).hasSize(24).allMatch(each -> each.toString().endsWith(": nothing"));
    page.context().close();
  }

  /** Every game's board 210 pixels wide, at its start and some moves later, and what sticks out. */
  private static final String SMALL =
      """
      async () => {
        const { createBoard } = await import("/boards/board.js");
        const beyond = (part, whole) =>
          part.left < whole.left - 0.5 || part.right > whole.right + 0.5 ||
          part.top < whole.top - 0.5 || part.bottom > whole.bottom + 0.5;
        const told = [];
        for (const { name } of await (await fetch("/api/games")).json()) {
          const game = await (await fetch(`/api/games/${name}`)).json();
          const moves = [];
          for (let i = 0; i < 6; i++) {
            const body = JSON.stringify({ game: name, position: game.start, moves });
            const headers = { "Content-Type": "application/json" };
            const { legal } = await (await fetch("/api/position", { method: "POST", headers, body })).json();
            moves.push(legal[(7 * i + 3) % legal.length]);
          }
          for (const played of [[], moves]) {
            const place = document.body.appendChild(document.createElement("div"));
            place.style.width = "210px";
            await createBoard(place, { game, animate: false }).update({ position: game.start, moves: played, input: true });
            const drawing = place.querySelector("svg").getBoundingClientRect();
            const out = [...place.querySelectorAll("svg *, .board > *")].filter((each) => {
              const box = each.getBoundingClientRect();
              const whole = each.closest(".board > svg") ? drawing : place.getBoundingClientRect();
              return box.width > 0 && !each.closest("clipPath, .board-hidden") && beyond(box, whole);
            });
            const wide = beyond(drawing, place.getBoundingClientRect()) ? ["svg"] : [];
            told.push(`${name}: ${[...wide, ...out.map((each) => `${each.tagName}.${each.getAttribute("class")}`)].join(" ") || "nothing"}`);
          }
        }
        return told;
      }
      """;
}
