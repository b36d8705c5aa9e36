package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Boards as small as those of games under way. */
@Tag("browser")
@ExtendWith(SharedBrowser.class)
final class SmallBoardsIT {
  private static final int WHITE = 0xFFFFFFFF;

  @SuppressWarnings("NullAway.Init")
  private static Browser browser;

  @BeforeAll
  static void open(Browser shared) {
    browser = shared;
  }

  /** Whatever the game. */
  @Test
  void nothingIsDrawnBeyondASmallBoard() {
    var page = browser.open("/rules", Browser.DESKTOP);
    var boards = (List<?>) page.evaluate(SMALL);
    assertThat(boards).hasSize(24).allMatch(each -> each.toString().endsWith(": nothing"));
    page.context().close();
  }

  /** Wherever between two pixels it begins and ends. */
  @Test
  void aSmallBoardKeepsItsRim() throws IOException {
    var page = browser.open("/rules", Browser.DESKTOP, ColorScheme.DARK, ReducedMotion.REDUCE);
    var plates = (List<?>) page.evaluate(BETWEEN_PIXELS);
    var image = ImageIO.read(new ByteArrayInputStream(page.screenshot()));
    assertThat(plates).hasSize(5);
    for (var each : plates) {
      var plate = (Map<?, ?>) each;
      int y = (int) number(plate, "middle");
      double left = number(plate, "left");
      double right = number(plate, "right");
      int first = (int) left - 5;
      while (image.getRGB(first, y) == WHITE) {
        first++;
      }
      int last = (int) right + 5;
      while (image.getRGB(last, y) == WHITE) {
        last--;
      }
      assertThat(first - left).as("lost at the left of %s", plate).isLessThan(1);
      assertThat(right - (last + 1)).as("lost at the right of %s", plate).isLessThan(1);
    }
    page.context().close();
  }

  private static double number(Map<?, ?> values, String name) {
    return ((Number) Objects.requireNonNull(values.get(name))).doubleValue();
  }

  /** Boards without names beside them, so wide that their ends fall between pixels. */
  private static final String BETWEEN_PIXELS =
      """
      async () => {
        const { createBoard } = await import("/boards/board.js");
        const game = await (await fetch("/api/games/othello")).json();
        game.board.labels = [];
        document.body.replaceChildren();
        document.body.style.background = "#fff";
        const plates = [];
        for (const [i, width] of [206.6, 208.25, 210, 211.5, 213.3333].entries()) {
          const place = document.body.appendChild(document.createElement("div"));
          const left = 20.4 + i * 240.3;
          place.style.cssText = `position: absolute; left: ${left}px; top: 20.3px; width: ${width}px`;
          const board = createBoard(place, { game, animate: false, caption: false });
          await board.update({ position: game.start });
          const box = place.querySelector(".plate").getBoundingClientRect();
          plates.push({ left: box.left, right: box.right, middle: box.top + box.height / 4 + 4 });
        }
        return plates;
      }
      """;

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
