package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is around the boards, used in a real browser as a person would. */
@Tag("browser")
@ExtendWith(SharedBrowser.class)
final class PagesIT {
  @SuppressWarnings("NullAway.Init")
  private static Browser browser;

  @BeforeAll
  static void open(Browser shared) {
    browser = shared;
  }

  private static Locator button(Page page, String name) {
    return page.getByRole(AriaRole.BUTTON, new GetByRoleOptions().setName(name).setExact(true));
  }

  private static void mark(Page page, String square) {
    page.locator("[data-spot='" + square + "'].legal").click();
  }

  private static void made(Page page, int moves) {
    assertThat(page.locator("#moves li")).hasCount(moves);
    assertThat(page.locator("#moves li.later")).hasCount(0);
  }

  @Test
  void aGameIsTakenBackLookedAtAndGivenUp() {
    var page =
        browser.open(
            Browser.address("/play", "game", "tic-tac-toe", "p2", "alphabeta:depth=9"),
            Browser.DESKTOP);
    mark(page, "5");
    made(page, 2);
    button(page, "Undo").click();
    assertThat(page.locator("#moves li.later")).hasCount(2);
    button(page, "Redo").click();
    made(page, 2);
    button(page, "One move back").click();
    assertThat(page.locator("#status")).containsText("Looking at move 1");
    button(page, "To the last move").click();
    button(page, "Hint").click();
    assertThat(button(page, "Hint")).hasAttribute("aria-pressed", "true");
    button(page, "Show").click();
    assertThat(page.locator("#graph .curve")).hasCount(1);
    Browser.assertForEveryone(page);
    button(page, "Resign").click();
    page.locator("#question-yes").click();
    assertThat(page.locator("#status")).hasText("o wins: resignation");
    page.context().close();
  }

  @ParameterizedTest
  @ValueSource(ints = {Browser.DESKTOP, Browser.PHONE})
  void aNewGameIsSetUpFromTheAgentsOwnDescriptions(int width) {
    var page = browser.open("/play", width);
    button(page, "New game").click();
    page.getByRole(AriaRole.RADIO, new GetByRoleOptions().setName("War").setExact(true)).check();
    page.getByRole(AriaRole.RADIO, new GetByRoleOptions().setName("Othello")).check();
    page.locator(".setup-more > summary").click();
    page.locator("[data-parameter=size]").selectOption("8");
    assertThat(page.locator(".agent-about").last()).containsText("looks four moves ahead; rated ");
    page.locator(".agent-more > summary").last().click();
    page.locator(".agent-name").last().selectOption("minimax");
    page.locator("[data-parameter=depth]:visible").fill("2");
    page.locator("[data-parameter=eval]:visible").selectOption("disc");
    Browser.assertForEveryone(page);
    assertThat(button(page, "Start")).isInViewport();
    button(page, "Start").click();
    assertThat(page.locator("#game-name")).hasText("Othello, size 8");
    assertThat(page).hasTitle("Othello, size 8 · Plyground");
    assertThat(page.locator("#seat-second")).containsText("minimax, depth 2, eval disc");
    assertThat(page).hasURL(Pattern.compile(".*/play/[\\w-]{22}$"));
    page.context().close();
  }

  @Test
  void twoPeopleShareAScreenAndAnAddressMakesThePositionAgain() {
    var page =
        browser.open(
            Browser.address(
                "/play", "game", "tic-tac-toe", "p1", "human", "p2", "human", "moves", "5 1"),
            Browser.DESKTOP);
    made(page, 2);
    mark(page, "9");
    made(page, 3);
    mark(page, "2");
    made(page, 4);
    assertThat(page.locator("#position")).hasValue("oo./.x./..x x");
    page.context().close();
  }

  @ParameterizedTest
  @ValueSource(ints = {Browser.DESKTOP, Browser.PHONE})
  void agentsAreWatchedStepByStepAndToTheEnd(int width) {
    var page =
        browser.open(
            Browser.address(
                "/watch", "game", "tic-tac-toe", "p1", "random", "p2", "greedy", "games", "3"),
            width);
    made(page, 1); // it plays by itself
    button(page, "Pause").click();
    assertThat(button(page, "Go on")).isVisible();
    button(page, "One move back").click();
    page.locator("#speed").fill("0");
    button(page, "Go on").click();
    assertThat(page.locator("#number")).hasText("game 3 of 3");
    assertThat(page.locator("#run")).isDisabled();
    assertThat(page.locator("#end-text")).containsText("in 3 games");
    assertThat(page.locator("#thoughts tbody tr:not(.expects)")).hasCount(2);
    assertThat(page.locator("#thoughts")).containsText("ms");
    assertThat(page.locator("#graph .curve")).hasCount(1);
    Browser.assertForEveryone(page);
    page.context().close();
  }

  /** Both agents' own depth, nodes and line; what the one to move thinks, as it thinks. */
  @Test
  void whatWatchedAgentsThinkIsShownAsTheyThink() {
    String path =
        Browser.address(
            "/watch", "game", "othello", "p1", "pvs:time=600ms", "p2", "mcts:playouts=3000");
    var page = browser.open(path, Browser.DESKTOP);
    var lines = page.locator("#thoughts .expects");
    assertThat(lines.first()).containsText(Pattern.compile("thinks: depth \\d+ · .* positions · "));
    String several = "expects [a-f][1-6], [a-f][1-6]";
    assertThat(lines.last()).containsText(Pattern.compile(several));
    button(page, "Pause").click();
    assertThat(lines.first()).containsText(Pattern.compile(several));
    assertThat(page.locator("#thoughts tbody tr").first()).containsText("ms");
    assertThat(page.locator("#score tr").first()).containsText("pvs, time 600ms");
    page.context().close();
  }

  @ParameterizedTest
  @ValueSource(ints = {Browser.DESKTOP, Browser.PHONE})
  void aSmallTournamentRunsToItsReport(int width) {
    var page = browser.open("/tournaments", width);
    setUp(page, "tic-tac-toe", 2, width);
    Browser.assertForEveryone(page);
    assertThat(button(page, "Start")).isInViewport();
    button(page, "Start").click();
    assertThat(page.locator("#progress-text")).hasText("12 of 12 games, finished");
    assertThat(page.locator("#cross tbody tr")).hasCount(3);
    assertThat(page.locator("#ratings tbody tr")).hasCount(3);
    Browser.assertForEveryone(page);
    String report =
        String.valueOf(
            page.evaluate(
                "async () => (await fetch(document.querySelector('#reports a').href)).text()"));
    assertThat(report).contains("<h2>Ratings</h2>");
    page.context().close();
  }

  private static void setUp(Page page, String game, int games, int seed) {
    button(page, "New tournament").click();
    page.locator("#game input[value='" + game + "']").check();
    assertThat(page.locator(".competitor")).hasCount(3);
    // One picker everywhere: the levels are chips here as where one plays.
    assertThat(page.locator(".competitor .chips").first()).hasCSS("display", "flex");
    page.locator("#per-pairing").fill(Integer.toString(games));
    page.locator("#seed").fill(Integer.toString(seed));
  }

  private static String address(Page page) {
    return String.valueOf(page.evaluate("location.href"));
  }

  @Test
  void aSecondTournamentWaitsForTheFirst() {
    var page = browser.open("/tournaments", Browser.PHONE);
    setUp(page, "othello", 10_000, 1);
    button(page, "Start").click();
    assertThat(page.locator("#one-title")).containsText("Othello, 3 agents");
    assertThat(page.locator("#cross tbody tr")).hasCount(3);
    String first = address(page);
    setUp(page, "tic-tac-toe", 2, 2);
    button(page, "Start").click();
    assertThat(page.locator("#progress-text"))
        .hasText("0 of 12 games, waiting for the one before it to end");
    assertThat(page.locator("#cross tbody tr")).hasCount(0);
    String second = address(page);
    page.navigate(first.replaceFirst("/tournaments.*", "/"));
    assertThat(page.locator("#running-list li"))
        .hasText(
            new Pattern[] {
              Pattern.compile("Othello, 3 agents: \\d+ of 60000 games"),
              Pattern.compile("Tic Tac Toe, 3 agents: waiting")
            });
    page.navigate(first);
    button(page, "Stop").click();
    page.navigate(second);
    assertThat(page.locator("#progress-text")).hasText("12 of 12 games, finished");
    page.context().close();
  }
}
