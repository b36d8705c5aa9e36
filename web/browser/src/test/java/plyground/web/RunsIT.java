package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.Collections;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Tournaments while they are played and after, their replays, and what the pages say of games and
 * agents.
 */
@Tag("browser")
@ExtendWith(SharedBrowser.class)
final class RunsIT {
  @SuppressWarnings("NullAway.Init")
  private static Browser browser;

  @BeforeAll
  static void open(Browser shared) {
    browser = shared;
  }

  /** Makes a tournament and shows it; its page is as the form leaves it. */
  private static Page start(String game, String agents, int games, int width, ColorScheme colours) {
    var page = browser.open("/tournaments", width, colours, ReducedMotion.REDUCE);
    var id =
        page.evaluate(
            """
            async ([game, agents, games]) => {
              const body = JSON.stringify({ game, agents: agents.split(" "), games, seed: 7 });
              const headers = { "Content-Type": "application/json" };
              const answer = await fetch("/api/tournaments", { method: "POST", headers, body });
              return (await answer.json()).id;
            }
            """,
            new Object[] {game, agents, games});
    page.navigate(page.url().replaceFirst("\\?.*", "") + "?id=" + id);
    return page;
  }

  @Test
  void gamesAreSeenWhileTheyArePlayedAndStopEndsThem() {
    var page = start("othello", "pvs:time=4s mcts:time=4s", 400, 1280, ColorScheme.DARK);
    assertThat(page.locator("#live figure").first()).isVisible();
    assertThat(page.locator("#live .board").first()).isVisible();
    assertThat(page.locator("#live figcaption").first())
        .hasText(Pattern.compile("Game \\d+: .* – .*"));
    Browser.assertForEveryone(page);
    var millis = (Number) page.evaluate(STOP);
    assertThat(millis.doubleValue()).as("before a move would have ended").isLessThan(1000);
    assertThat(page.locator("#live-card")).isHidden();
    assertThat(page.locator("#all tbody tr").first()).not().containsText("playing");
    page.context().close();
  }

  /** Stops the run shown; after how many milliseconds the page says so. */
  private static final String STOP =
      """
      () => new Promise((done) => {
        const said = document.querySelector("#progress-text");
        const begun = performance.now();
        const look = () => said.textContent.includes("stopped") && done(performance.now() - begun);
        new MutationObserver(look).observe(said, { childList: true, characterData: true, subtree: true });
        document.querySelector("#stop").click();
      })
      """;

  /** Every pairing has a game before any has its next: so a run can be stopped at any time. */
  @Test
  void roundsAreInterleaved() {
    var page =
        start("tic-tac-toe", "random greedy mcts:playouts=2000", 500, 1280, ColorScheme.LIGHT);
    assertThat(page.locator("#games tbody tr").nth(11)).isVisible();
    page.locator("#stop").click();
    assertThat(page.locator("#progress-text")).containsText("stopped");
    var pairings =
        page.locator("#games tbody tr").all().stream()
            .limit(12)
            .map(row -> row.locator("td").allTextContents().subList(0, 2))
            .toList();
    assertThat(pairings.subList(0, 6)).doesNotHaveDuplicates();
    assertThat(pairings.subList(6, 12)).doesNotHaveDuplicates();
    var counts =
        page.locator("#cross .cell").all().stream()
            .map(cell -> cell.getAttribute("title").replaceFirst(".* of ", ""))
            .map(Integer::parseInt)
            .toList();
    assertThat(counts).hasSize(6);
    assertThat(Collections.max(counts) - Collections.min(counts))
        .as("games of pairings: %s", counts)
        .isLessThanOrEqualTo(2);
    page.context().close();
  }

  /**
   * A cell lists its games, a game its neighbours; the same plan again goes on with the old one.
   */
  @Test
  void aCellOpensItsGamesAndAGameItsNeighbours() {
    var page = start("tic-tac-toe", "random greedy minimax", 4, 1280, ColorScheme.LIGHT);
    assertThat(page.locator("#progress-text")).hasText("24 of 24 games, finished");
    assertThat(page.locator("#all tbody tr").first()).containsText("24 of 24");
    assertThat(page.locator("#one-about")).not().containsText("UTC");
    var cell = page.locator("#cross [aria-label^='Games of greedy against random']");
    cell.focus();
    page.keyboard().press("Enter");
    assertThat(page.locator("#games-title")).hasText("Games: greedy – random");
    assertThat(page.locator("#games tbody tr")).hasCount(4);
    page.locator("#games tbody a").nth(1).click();
    assertThat(page.locator("#place")).containsText("2 of 4 of greedy against random");
    assertThat(page.locator("#game-name")).hasText("Tic Tac Toe");
    assertThat(page.locator("#undo, #resign, #hint, #new")).hasCount(0);
    // Until all is there the page is hidden: what becomes visible in between confuses axe.
    assertThat(page.locator(".board .spot").first()).isVisible();
    Browser.assertForEveryone(page);
    page.locator("#speed").fill("0");
    page.locator("#run").click();
    assertThat(page.locator("#result")).containsText(Pattern.compile("wins|Draw"));
    assertThat(page.locator("#graph .curve")).hasCount(1);
    page.keyboard().press("Home");
    assertThat(page.locator("#status")).containsText("move 0 of");
    page.locator("#next").click();
    assertThat(page.locator("#place")).containsText("3 of 4");
    page.locator("#previous").click();
    assertThat(page.locator("#place")).containsText("2 of 4");
    page.locator("#place a").click();
    assertThat(page.locator("#progress-text")).hasText("24 of 24 games, finished");
    page.locator("#new").click();
    page.locator("#game input[value=tic-tac-toe]").check();
    assertThat(page.locator(".competitor")).hasCount(3);
    page.locator("#per-pairing").fill("1");
    page.locator("#setup button[type=submit]").click();
    assertThat(page.locator("#progress-text")).containsText("finished");
    assertThat(page.locator("#continued")).hasText("");
    page.locator("#new").click();
    page.locator("#setup button[type=submit]").click();
    assertThat(page.locator("#continued")).containsText("The same plan is tournament");
    page.context().close();
  }

  /** Where nobody loses to anybody weaker, ratings have no plot. */
  @Test
  void ratingsThatDoNotCompareHaveNoPlot() {
    var page = start("othello", "random greedy alphabeta:depth=3", 2, 360, ColorScheme.LIGHT);
    assertThat(page.locator("#progress-text")).hasText("12 of 12 games, finished");
    assertThat(page.locator("#ratings tbody tr")).hasCount(3);
    assertThat(page.locator("#ratings svg")).hasCount(0);
    Browser.assertForEveryone(page);
    page.context().close();
  }

  @Test
  void rulesHaveExamplesOneCanPlay() {
    var page = browser.open("/rules", 1280, ColorScheme.DARK, ReducedMotion.REDUCE);
    page.locator("[data-ready=rules]").waitFor();
    assertThat(page.locator("figure.example")).hasCount(24);
    var figure = page.locator("section[aria-labelledby=tic-tac-toe] figure").last();
    figure.scrollIntoViewIfNeeded();
    figure.locator("[data-spot='7'].legal").click();
    assertThat(figure.locator(".said")).containsText("The game is over");
    assertThat(figure.locator("a")).hasAttribute("href", Pattern.compile("moves=7"));
    figure.locator("button").click();
    assertThat(figure.locator(".said")).hasText("");
    assertThat(figure.locator("[data-spot='7'].legal")).isVisible();
    assertThat(page.locator("section[aria-labelledby=war]")).containsText("Union");
    // Before all 24 boards are drawn, which BoardsIT looks at one by one: axe reads every node.
    Browser.assertForEveryone(page);
    for (var section : page.locator("section.game").all()) {
      section.locator("figure").last().scrollIntoViewIfNeeded();
      assertThat(section.locator("figure .board").last()).isVisible();
      assertThat(section.locator(".said").last()).hasText("");
    }
    page.context().close();
  }

  @Test
  void agentsSayWhereToStartHowStrongTheyAreAndWhatTheyAreGoodFor() {
    var page = browser.open("/agents?game=othello", 1280, ColorScheme.DARK, ReducedMotion.REDUCE);
    page.locator("[data-ready=agents]").waitFor();
    assertThat(page.locator("#levels h3")).hasText(new String[] {"Easy", "Medium", "Strong"});
    assertThat(page.locator("#strength tbody tr")).hasCount(6);
    assertThat(page.locator("#strength tbody th").last()).hasText("random");
    assertThat(page.locator("#strength-from")).containsText("plyground tournament othello");
    assertThat(page.locator("#agents")).containsText("Elo above random");
    assertThat(page.locator(".good-for").first()).isVisible();
    Browser.assertForEveryone(page);
    page.context().close();
  }

  /** What is said while the lab is away is taken back when it answers. */
  @Test
  void thatTheLabDoesNotAnswerGoesAwayWhenItDoes() {
    var page = browser.open("/agents", 1280);
    page.locator("[data-ready=agents]").waitFor();
    page.context().setOffline(true);
    page.locator("#game summary").first().click();
    page.locator("#game input[value=hex]").check();
    assertThat(page.locator("#trouble")).containsText("the lab does not answer");
    page.context().setOffline(false);
    assertThat(page.locator("#trouble")).hasText("");
    page.context().close();
  }
}
