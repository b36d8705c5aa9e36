package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Random;
import java.util.function.Consumer;

/** A game's page as its tests use it. */
final class GamePage {
  /** No game that is played here has more turns. */
  static final int LONGEST = 80;

  /** Whether the board has done something about a click: a move is half made, sent or played. */
  private static final String TAKEN =
      """
      (before) => {
        const board = document.querySelector(".board");
        return board.dataset.position !== before || board.dataset.input === undefined
            || board.querySelector("[data-step=cancel]") !== null;
      }
      """;

  private static final String HALF_MADE =
      """
      (before) => {
        const board = document.querySelector(".board");
        return board.dataset.position === before && board.querySelector("[data-step=cancel]") !== null;
      }
      """;

  private GamePage() {}

  static Page play(Browser browser, String game, String opponent, int width) {
    var path = Browser.address("/play", "game", game, "seed", "5", "p1", "human", "p2", opponent);
    var page = browser.open(path, width);
    ready(page);
    return page;
  }

  /** Waits until it is our turn or the game is over. */
  static void ready(Page page) {
    page.locator(".board[data-input], #status.won").first().waitFor();
  }

  static boolean over(Page page) {
    return page.locator("#status.won").count() > 0;
  }

  static String shown(Page page) {
    return page.locator(".board").getAttribute("data-position");
  }

  /**
   * Waits until the board has done something about a click or a key: whether there is more to
   * choose.
   */
  static boolean halfMade(Page page, String before) {
    page.waitForFunction(TAKEN, before);
    return Boolean.TRUE.equals(page.evaluate(HALF_MADE, before));
  }

  /** One move of ours, in as many steps as it takes, and the answer. */
  static void move(Page page, Random random, Consumer<Locator> point) {
    String before = shown(page);
    do {
      var squares = page.locator(".board .spot.legal");
      var actions = page.locator(".board-actions [data-move]");
      var choices = actions.count() > 0 ? actions : squares;
      point.accept(choices.nth(random.nextInt(choices.count())));
    } while (halfMade(page, before));
    assertThat(page.locator(".board")).not().hasAttribute("data-position", before);
    ready(page);
  }
}
