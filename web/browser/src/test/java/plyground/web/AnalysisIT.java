package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A game looked into in the browser: hints, lines beside it, the graph, the report. */
@Tag("browser")
@ExtendWith(SharedBrowser.class)
final class AnalysisIT {
  @SuppressWarnings("NullAway.Init")
  private static Browser browser;

  @BeforeAll
  static void open(Browser shared) {
    browser = shared;
  }

  @Test
  void hintsSayWhatTheyMeanAndStayWhenAskedTo() {
    var page = browser.people("tic-tac-toe", "1 5 2", ColorScheme.DARK);
    page.locator("#settings > summary").click();
    page.locator("#keep-hints").check();
    page.locator("#hint").click();
    assertThat(page.locator(".hint.best").first()).isVisible();
    assertThat(page.locator("#thoughts-text")).containsText("to the end");
    assertThat(page.locator("[data-spot='3']"))
        .hasAttribute("aria-label", Pattern.compile("draws, best"));
    assertThat(page.locator("[data-spot='4']"))
        .hasAttribute("aria-label", Pattern.compile("loses in 1"));
    assertThat(page.locator(".hint.grade-3").first()).isVisible();
    assertThat(page.locator(".line-move").first()).isVisible();
    var badges =
        page.evaluate(
            """
            () => {
              const board = document.querySelector('.board > svg').getBoundingClientRect();
              return [...document.querySelectorAll('.hint rect')].every((each) => {
                const { left, right, top, bottom } = each.getBoundingClientRect();
                return left >= board.left && right <= board.right && top >= board.top
                    && bottom <= board.bottom;
              });
            }\
            """);
    assertThat(badges).isEqualTo(true);
    Browser.assertForEveryone(page);
    page.locator("[data-spot='3'].legal").click();
    assertThat(page.locator("#moves li")).hasCount(4);
    assertThat(page.locator(".hint").first()).isVisible();
    assertThat(page.locator("#hint")).hasAttribute("aria-pressed", "true");
    page.context().close();
  }

  @Test
  void aMoveBesideTheGameBeginsALineAndKeysLeadThroughIt() {
    var page = browser.people("tic-tac-toe", "5 1 9 3", ColorScheme.LIGHT);
    for (String key : List.of("ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowRight")) {
      page.keyboard().press(key);
    }
    assertThat(page.locator("#ply")).hasText("move 2 of 4");
    page.locator("[data-spot='2'].legal").click();
    assertThat(page.locator("#moves .branch li")).hasCount(1);
    assertThat(page.locator("#status")).containsText("A line of your own");
    page.locator("[data-spot='8'].legal").click();
    assertThat(page.locator("#moves .branch li")).hasCount(2);
    assertThat(page.locator("#moves > li")).hasCount(4);
    Browser.assertForEveryone(page);
    page.locator("#to-game").click();
    assertThat(page.locator("#ply")).hasText("move 4 of 4");
    page.keyboard().press("u");
    assertThat(page.locator("#moves li.later")).hasCount(1);
    page.locator("[data-spot='7'].legal").click();
    assertThat(page.locator("#moves .branch")).hasCount(2);
    page.keyboard().press("f");
    assertThat(page.locator("#seat-first")).hasAttribute("data-side", "1");
    page.keyboard().press("h");
    assertThat(page.locator(".hint.best").first()).isVisible();
    page.keyboard().press("?");
    assertThat(page.locator(".keys")).isVisible();
    page.keyboard().press("n");
    assertThat(page.locator("#setup")).isVisible();
    page.keyboard().press("Escape");
    assertThat(page.locator("#setup")).isHidden();
    page.context().close();
  }

  @Test
  void afterTheEndTheTurningPointsAreShownAndTriedAgain() {
    var page = browser.people("tic-tac-toe", "5 2 1 3", ColorScheme.DARK);
    page.locator("#graph-toggle").click();
    assertThat(page.locator("#graph .tick").first()).isVisible();
    page.locator("[data-spot='9'].legal").click();
    assertThat(page.locator("#status")).hasText(Pattern.compile("x wins: .*"));
    assertThat(page.locator("#report-list li").first()).isVisible();
    assertThat(page.locator("#moves .turning").first()).isVisible();
    assertThat(page.locator("#graph svg")).hasAttribute("aria-label", "Evaluation, now x wins");
    Browser.assertForEveryone(page);
    var graph = page.locator("#graph svg");
    var size = graph.boundingBox();
    graph.click(new Locator.ClickOptions().setPosition(size.width * 0.15, size.height / 2));
    assertThat(page.locator("#ply")).hasText("move 0 of 5");
    String before = page.url();
    page.locator("#report-list li").first().getByText("Try again from here").click();
    assertThat(page).not().hasURL(before);
    assertThat(page.locator("#report")).isHidden();
    page.goBack();
    assertThat(page).hasURL(before);
    assertThat(page.locator("#moves li")).hasCount(5);
    page.context().close();
  }

  @Test
  void undoThenResignWithTheGraphOpenIsNoError() {
    var page = browser.people("tic-tac-toe", "5 1 9", ColorScheme.LIGHT);
    page.locator("#graph-toggle").click();
    assertThat(page.locator("#graph .curve")).hasCount(1);
    page.locator("#undo").click();
    assertThat(page.locator("#moves li.later")).hasCount(1);
    page.locator("#resign").click();
    page.locator("#question-yes").click();
    assertThat(page.locator("#status")).containsText("resignation");
    assertThat(page.locator("#report")).isVisible();
    assertThat(page.locator("#graph .point")).hasCount(3);
    assertThat(page.locator("#trouble")).isEmpty();
    page.context().close();
  }
}
