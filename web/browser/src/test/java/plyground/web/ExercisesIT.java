package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.teach.exercise.Exercise;
import plyground.teach.exercise.ExerciseKind;
import plyground.teach.exercise.ExerciseMaker;

/**
 * Exercises in a real browser: made in the Microscope, done wrong and right, seen by their owner.
 */
@Tag("browser")
final class ExercisesIT {
  private static final String POSITION = "xo./.x./..o x";

  @SuppressWarnings("NullAway.Init")
  private static Browser browser;

  @BeforeAll
  static void open() {
    browser = new Browser();
  }

  @AfterAll
  static void close() {
    browser.close();
  }

  /** Gives an answer of a kind as text, through the page's own controls. */
  private static final String FILL =
      """
      ([kind, answer]) => {
        const words = answer.split(" ").filter(Boolean);
        if (kind === "cuts") {
          words.forEach((name) => document.querySelector(`[data-node=${name}] > .node input`).click());
        } else if (kind === "values") {
          words.map((word) => word.split("=")).forEach(([name, value]) =>
            (document.querySelector(`[data-node=${name}] > .node input`).value = value));
        } else {
          document.querySelector("#answer-field select, #answer-field input").value = answer;
        }
      }
      """;

  /** Makes an exercise with the Microscope's dialog; gives the class's link and the owner's. */
  private static String[] make(String agent, String kind, boolean own) {
    var page =
        browser.open(
            Browser.address(
                "/microscope", "game", "tic-tac-toe", "start", POSITION, "agent", agent),
            Browser.DESKTOP);
    page.locator("[data-ready=microscope]").waitFor();
    page.locator("#make-exercise").click();
    page.locator("#make-kind").selectOption(kind);
    page.locator(own ? "#make-own" : "#make-same").check();
    page.locator("#make-form .primary").click();
    page.locator("#make-links").waitFor();
    String[] links = {
      path(page.locator("#make-class").inputValue()), path(page.locator("#make-owner").inputValue())
    };
    page.context().close();
    return links;
  }

  private static String path(String address) {
    return address.replaceFirst("https?://[^/]*", "");
  }

  private static Page begin(String link, String person) {
    var page = browser.open(link, Browser.DESKTOP);
    page.locator("[data-ready=exercise]").waitFor();
    page.locator("#person").fill(person);
    page.locator("#person-form button").click();
    page.locator("#exercise-board .board[data-position]").waitFor();
    return page;
  }

  private static void answer(Page page, String kind, String answer) {
    page.evaluate(FILL, new Object[] {kind, answer});
    page.locator("#answer-send").click();
    page.locator("#exercise-marks").waitFor();
  }

  @ParameterizedTest
  @CsvSource({
    "'alphabeta:depth=2,eval=lines', cuts, B, true",
    "'minimax:depth=2,eval=lines', values, A=99, false",
    "'alphabeta:depth=2,eval=lines', choice, , true",
    "'alphabeta:depth=3,eval=lines', count, 1, false"
  })
  void isDoneWrongAndRight(String agent, String kind, String wrong, boolean own)
      throws AgentException {
    var links = make(agent, kind, own);
    var page = begin(links[0], "Ann");
    answer(page, kind, wrong == null ? "" : wrong);
    assertThat(page.locator("#exercise-score")).hasText(Pattern.compile("0 of \\d+ right"));
    assertThat(page.locator("#exercise-claims [data-verdict=wrong]").first()).isVisible();
    page.context().close();
    var asked = begin(links[0], "Bob");
    String solution = solution(asked, kind, agent);
    answer(asked, kind, solution);
    assertThat(asked.locator("#exercise-claims [data-verdict=right]").first()).isVisible();
    assertThat(asked.locator("#exercise-claims [data-verdict=wrong]")).hasCount(0);
    assertThat(asked.locator("#exercise-score")).hasText(Pattern.compile("(\\d+) of \\1 right"));
    asked.context().close();
  }

  /** What the search says of the board that is shown. */
  private static String solution(Page page, String kind, String agent) throws AgentException {
    String position = page.locator("#exercise-board .board").getAttribute("data-position");
    var asked =
        new Exercise(ExerciseKind.of(kind), "tic-tac-toe", agent, 1, 1, String.valueOf(position));
    return solution(Catalogue.load(MoveInput.NOBODY).open("tic-tac-toe"), asked);
  }

  private static <P extends Position<P>> String solution(OpenGame<P> open, Exercise asked)
      throws AgentException {
    return new ExerciseMaker<>(open).make(asked, Limit.NONE).solution();
  }

  /** The search plays over the tree, and a claim is marked when it is decided. */
  @Test
  void theSearchPlaysAndMarks() {
    var links = make("alphabeta:depth=2,eval=lines", "cuts", false);
    var page = begin(links[0], "Cem");
    answer(page, "cuts", "B");
    page.locator("#film-time").fill("0");
    assertThat(page.locator("#film-say")).containsText("The root");
    assertThat(page.locator("#exercise-score")).hasText("0 right so far");
    assertThat(page.locator("#exercise-claims li:visible")).hasCount(0);
    page.locator("#film-step").click();
    assertThat(page.locator(".node.now b")).hasText("B");
    assertThat(page.locator("[data-node=B] > .node")).hasAttribute("data-verdict", "wrong");
    page.locator("#film-end").click();
    assertThat(page.locator("#film-say")).containsText("The search is done");
    page.reload();
    page.locator("#person-form button").click();
    assertThat(page.locator("#exercise-score")).containsText("right");
    assertThat(page.locator("[data-node=B] > .node input")).isChecked();
    page.context().close();
  }

  @ParameterizedTest
  @CsvSource({
    "'alphabeta:depth=2,eval=lines', cuts, B, 100% cut",
    "'minimax:depth=2,eval=lines', values, A=7, 7 (1)"
  })
  void theClassIsHeatOnTheTree(String agent, String kind, String answer, String shown) {
    var links = make(agent, kind, false);
    var owner = browser.open(links[1], 1920, ColorScheme.DARK, ReducedMotion.REDUCE);
    owner.locator("[data-ready=class]").waitFor();
    assertThat(owner.locator("#class-people")).hasText("0");
    var page = begin(links[0], "Ann <b>");
    answer(page, kind, answer);
    page.context().close();
    assertThat(owner.locator("#class-people")).hasText("1");
    String name = answer.substring(0, 1);
    assertThat(owner.locator("[data-node=" + name + "] > .node").first()).containsText(shown);
    assertThat(owner.locator("#class-table")).not().containsText("Ann");
    owner.locator("#class-names").click();
    assertThat(owner.locator("#class-table")).containsText("Ann <b>");
    owner.locator("#class-truth").click();
    assertThat(owner.locator("#class-solution li").first()).isVisible();
    Browser.assertForEveryone(owner);
    var download = owner.waitForDownload(() -> owner.locator("#class-csv").click());
    assertThat(download.suggestedFilename()).isEqualTo("answers.csv");
    owner.context().close();
  }

  @Test
  void areForEveryone() {
    var links = make("alphabeta:depth=2,eval=lines", "cuts", true);
    var page = browser.open(links[0], Browser.PHONE, ColorScheme.DARK, ReducedMotion.REDUCE);
    page.locator("[data-ready=exercise]").waitFor();
    page.locator("#person").fill("Dua");
    page.locator("#person-form button").click();
    page.locator("#exercise-task").waitFor();
    Browser.assertForEveryone(page);
    page.locator("#answer-send").click();
    assertThat(page.locator("#exercise-score")).containsText("right");
    Browser.assertForEveryone(page);
    page.navigate(page.url().replaceFirst("/exercise/.*", links[1]));
    page.locator("[data-ready=class]").waitFor();
    Browser.assertForEveryone(page);
    page.context().close();
  }
}
