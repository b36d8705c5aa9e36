package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every lesson in a real browser, done wrong and then right, some in another game too.
 * LessonGamesTest looks at all their games.
 */
@Tag("browser")
@ExtendWith(SharedBrowser.class)
final class LessonsIT {
  @SuppressWarnings("NullAway.Init")
  private static Browser browser;

  @BeforeAll
  static void open(Browser shared) {
    browser = shared;
  }

  private static Page lesson(String name) {
    return lesson(name, "");
  }

  private static Page lesson(String name, String game) {
    var page = browser.open("/learn/" + name + "?game=" + game, Browser.DESKTOP);
    page.locator("[data-ready=lesson]").waitFor();
    assertThat(page.locator("#trouble")).hasText("");
    return page;
  }

  private static void isDone(Page page, String name) {
    assertThat(page.locator("#lesson-done")).hasText("This lesson is done.");
    page.navigate(page.url().replaceFirst("/learn/.*", "/learn"));
    assertThat(page.locator("[data-lesson=" + name + "] .done")).hasText("✓ done");
    page.context().close();
  }

  /** The values come from the leaves that are shown, by the rule the lesson teaches. */
  private static final String MINIMAX =
      """
      () => {
        const value = (item) => {
          const below = [...item.querySelectorAll(":scope > ul > li")].map(value);
          if (below.length === 0) {
            return Number(item.querySelector("b").textContent.replace("−", "-"));
          }
          const input = item.querySelector("input");
          const best = input.ariaLabel.includes("max") ? Math.max(...below) : Math.min(...below);
          input.value = best;
          input.dispatchEvent(new Event("change"));
          return best;
        };
        value(document.querySelector(".tree > li"));
      }
      """;

  @Test
  void minimaxByHand() {
    var page = lesson("minimax-by-hand", "tic-tac-toe");
    var root = page.getByLabel("Value of root (max)");
    root.fill("12345");
    root.blur();
    var feedback = page.locator(".activity .feedback");
    assertThat(feedback.first()).containsText("Not yet: at the root your side chooses the largest");
    page.evaluate(MINIMAX);
    assertThat(feedback.first()).containsText("All values agree with the search");
    answer(page, "You may get less than the value of the root.");
    assertThat(feedback.last()).containsText("Not yet");
    answer(page, "You get at least the value of the root.");
    assertThat(feedback.last()).containsText("Right");
    isDone(page, "minimax-by-hand");
  }

  private static void answer(Page page, String words) {
    page.locator("[data-kind=quiz] button", new Page.LocatorOptions().setHasText(words)).click();
  }

  /** A move the engine thinks best, or worst, made on the board. */
  private static void play(Page page, int sign) {
    String move =
        (String)
            page.evaluate(
                """
                async (sign) => {
                  const position = document.querySelector(".activity .board").dataset.position;
                  const agent = "alphabeta:depth=9,eval=lines,wins=first";
                  const body = JSON.stringify({ game: "tic-tac-toe", position, agent, every: true });
                  const headers = { "Content-Type": "application/json" };
                  const answer = await fetch("/api/analyse", { method: "POST", headers, body });
                  const { moves } = await answer.json();
                  return moves.toSorted((a, b) => sign * (b.value - a.value))[0].move;
                }
                """,
                sign);
    page.locator(".activity .board[data-input]").first().waitFor();
    page.locator(".activity .board .spot").nth(Integer.parseInt(move) - 1).click();
  }

  /** Plays until the board is said to be won, or set up anew. */
  private static void playOut(Page page, int sign, String end) {
    var feedback = page.locator(".activity .feedback").first();
    var begun = page.locator(".activity .board").first().getAttribute("data-position");
    for (int i = 0; i < 5; i++) {
      page.evaluate("document.querySelector('.activity .feedback').textContent = ''");
      play(page, sign);
      assertThat(feedback).not().hasText("");
      if (feedback.textContent().matches(".*(you won|you lost|a draw).*")) {
        break;
      }
    }
    assertThat(feedback).containsText(end);
    if (sign < 0) {
      assertThat(page.locator(".activity .board").first()).hasAttribute("data-position", begun);
    }
  }

  @Test
  void beatRandom() {
    var page = lesson("beat-random");
    playOut(page, -1, "Not yet");
    playOut(page, 1, "Right: you won");
    quiz(page, "That it plays well.", "Only that it is not broken.");
    isDone(page, "beat-random");
  }

  private static void quiz(Page page, String wrong, String right) {
    var feedback = page.locator(".activity .feedback").last();
    answer(page, wrong);
    assertThat(feedback).containsText("Not yet");
    answer(page, right);
    assertThat(feedback).containsText("Right");
  }

  private static void board(Page page) {
    var feedback = page.locator(".activity .feedback").first();
    play(page, -1);
    assertThat(feedback).containsText("There is a better move");
    play(page, 1);
    assertThat(feedback).containsText("Right");
  }

  @Test
  void whyGreedyFails() {
    var page = lesson("why-greedy-fails");
    board(page);
    isDone(page, "why-greedy-fails");
  }

  @Test
  void horizon() {
    var page = lesson("horizon");
    board(page);
    quiz(page, "To count faster.", "To look further where the position is not quiet.");
    isDone(page, "horizon");
  }

  /** Alpha-beta by hand, on the values that are shown. */
  private static final String CUTS =
      """
      () => {
        let alpha = -Infinity;
        for (const move of document.querySelectorAll(".tree > li > ul > li")) {
          let least = Infinity;
          for (const reply of move.querySelectorAll(":scope > ul > li")) {
            if (least <= alpha) {
              reply.querySelector("input").click();
            } else {
              const value = Number(reply.querySelector("b").textContent.replace("−", "-"));
              least = Math.min(least, value);
            }
          }
          if (move.querySelector(":scope > label b").textContent !== "") {
            least = Number(move.querySelector("b").textContent.replace("−", "-"));
          }
          alpha = Math.max(alpha, least);
        }
      }
      """;

  @Test
  void findTheCut() {
    var page = lesson("find-the-cut", "othello");
    var check = page.locator("[data-kind=cut] button.primary");
    check.click();
    assertThat(page.locator(".activity .feedback")).containsText("is never looked at");
    page.evaluate(CUTS);
    check.click();
    assertThat(page.locator(".activity .feedback")).containsText("exactly these");
    isDone(page, "find-the-cut");
  }

  @Test
  void orderMatters() {
    var page = lesson("order-matters", "war");
    var feedback = page.locator(".activity .feedback");
    int moves = page.locator(".order li").count();
    page.locator(".order li").first().locator("button").last().press("Enter");
    assertThat(feedback).containsText("need not be");
    page.locator(".order li").nth(1).locator("button").first().press("Enter");
    // The worst move is first and the best last: bringing each to the front turns the list round.
    for (int from = 1; from < moves; from++) {
      page.locator(".order li").nth(from).dragTo(page.locator(".order li").first());
    }
    assertThat(feedback).containsText("as few as the best move first allows");
    isDone(page, "order-matters");
  }

  @ParameterizedTest
  @ValueSource(strings = {"othello", "labyrinth:treasures=1"})
  void deepeningAndTable(String game) {
    var page = lesson("deepening-and-table", game);
    var feedback = page.locator(".activity .feedback").first();
    page.locator("[data-kind=count] button").first().click();
    assertThat(feedback).containsText("is not the one with the fewest");
    page.locator("[data-kind=count] button").last().click();
    assertThat(feedback).containsText("Right");
    quiz(page, "They double it.", "About a tenth.");
    isDone(page, "deepening-and-table");
  }

  /** Presses the move with the largest, or smallest, sum of mean and bonus. */
  private static final String PLAYOUT =
      """
      (sign) => {
        const rows = [...document.querySelectorAll(".activity tbody tr")].map((row) => ({
          button: row.querySelector("button"),
          sum: [...row.querySelectorAll("td")].slice(1)
            .reduce((sum, cell) => sum + Number(cell.textContent.replace("−", "-")), 0),
        }));
        rows.toSorted((a, b) => sign * (b.sum - a.sum))[0].button.click();
      }
      """;

  @Test
  void monteCarloByHand() {
    var page = lesson("monte-carlo-by-hand", "othello");
    page.evaluate(PLAYOUT, -1);
    assertThat(page.locator(".activity .feedback")).containsText("another move has more");
    for (int i = 0; i < 3; i++) {
      page.evaluate(PLAYOUT, 1);
      assertThat(page.locator(".activity .feedback")).containsText("Right");
      page.evaluate(PLAYOUT, i < 2 ? -1 : 1);
    }
    isDone(page, "monte-carlo-by-hand");
  }

  @ParameterizedTest
  @ValueSource(strings = {"war-of-life", "othello"})
  void evaluators(String game) {
    var page = lesson("evaluators", game);
    var start = page.locator("[data-kind=sliders] button");
    start.click();
    assertThat(page.locator(".activity .feedback")).containsText("does not show");
    for (var slider : page.locator("[data-kind=sliders] .field").all()) {
      slider.locator("input").fill("40");
      assertThat(slider.locator("output")).hasText("40");
    }
    start.click();
    assertThat(page.locator(".activity .feedback")).containsText("Your weights are better");
    isDone(page, "evaluators");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "labyrinth:treasures=1"})
  void howToKnowThatOneBeatsAnother(String game) {
    var page = lesson("a-beats-b", game);
    var feedback = page.locator(".activity .feedback").first();
    page.locator("[data-kind=match] button").first().click();
    assertThat(feedback).containsText("Not yet");
    page.locator("[data-kind=match] button").nth(1).click();
    assertThat(feedback).containsText(Pattern.compile("so (alphabeta:depth=2|h1) is better"));
    assertThat(feedback).containsText("% (95 % interval)");
    assertThat(feedback).not().containsText("NaN");
    quiz(page, "That A is better.", "That the games do not show who is better.");
    isDone(page, "a-beats-b");
  }
}
