package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game in the browser: notation, seats, sounds, questions, its window. */
@Tag("browser")
@ExtendWith(SharedBrowser.class)
final class PlayIT {
  @SuppressWarnings("NullAway.Init")
  private static Browser browser;

  @BeforeAll
  static void open(Browser shared) {
    browser = shared;
  }

  /** Keeps what a page copies, and has it do without a clipboard as on a plain network. */
  private static String copied(Page page, String button) {
    page.evaluate(
        """
        () => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
          document.execCommand = () => {
            window.copied = document.activeElement.value;
            return true;
          };
        }\
        """);
    page.locator(button).click();
    assertThat(page.locator(button)).hasText("Copied");
    return String.valueOf(page.evaluate("window.copied"));
  }

  @Test
  void movesAreWrittenAsPlayersWriteThemEverywhere() {
    var page = browser.people("othello:size=8", "d3 c3 c4", ColorScheme.LIGHT);
    assertThat(page.locator("#moves li")).containsText(new String[] {"d3", "c3", "c4"});
    assertThat(page.locator(".board .edge").first()).hasText("a");
    assertThat(page.locator("[data-spot='2,3']"))
        .hasAttribute("aria-label", Pattern.compile("^d3, "));
    assertThat(page.locator("#raw-moves")).hasValue("[2,3] [2,2] [3,2]");
    assertThat(copied(page, "#copy-moves")).isEqualTo("d3c3c4");
    assertThat(copied(page, "#copy-game")).matches(".*/play/[\\w-]{22}");
    assertThat(copied(page, "#copy")).contains("/play?game=othello").contains("moves=");
    page.context().close();
  }

  /** The letters and numbers beside a board are those its squares and moves are called by. */
  @ParameterizedTest
  @ValueSource(strings = {"othello:size=8", "war-of-life", "breakthrough"})
  void labelsOnTheBoardAgreeWithTheNotation(String game) {
    var page =
        browser.open(
            Browser.address("/play", "game", game, "p1", "human", "p2", "human"), Browser.DESKTOP);
    assertThat(page.locator(".board .spot.legal").first()).isVisible();
    page.locator("#flip").click();
    assertThat(page.locator(".board .spot.legal").first()).isVisible();
    var told = (List<?>) page.evaluate(LABELS);
    assertThat(told).as("squares with a letter, a number and both labels").hasSizeGreaterThan(20);
    assertThat(told).allMatch(Boolean.TRUE::equals);
    page.context().close();
  }

  /** Of each square with a name like d2: whether the labels in its column and its row say so. */
  private static final String LABELS =
      """
      () => {
        const middle = (each) => {
          const { left, top, width, height } = each.getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        };
        const labels = [...document.querySelectorAll(".board .edge")].map((each) => [each.textContent, ...middle(each)]);
        return [...document.querySelectorAll(".board .spot")].flatMap((spot) => {
          const [, letter, number] = /^([a-z])(\\d+)\\b/.exec(spot.getAttribute("aria-label")) ?? [];
          const [x, y] = middle(spot);
          const across = labels.filter(([text, lx]) => /^[a-z]$/.test(text) && Math.abs(lx - x) < 8);
          const down = labels.filter(([text, , ly]) => /^\\d+$/.test(text) && Math.abs(ly - y) < 8);
          const says = (found, text) => found.every(([each]) => each === text);
          return letter ? [across.length + down.length > 0 && says(across, letter) && says(down, number)] : [];
        });
      }
      """;

  /** Points of an evaluator's own mean nothing to anybody: they are told as chances to win. */
  @Test
  void leadsInPointsAreToldAsChancesToWin() {
    var page = browser.people("othello:size=8", "d3 c3 c4 e3 f3 c5", ColorScheme.LIGHT);
    page.locator("#hint").click();
    assertThat(page.locator(".hint.best text").first()).hasText(Pattern.compile("\\d+ %"));
    assertThat(page.locator("#thoughts-text")).hasText(Pattern.compile(".*, \\d+ % to win .*"));
    assertThat(page.locator(".spot.legal[aria-label*='% behind the best']").first()).isAttached();
    page.locator("#graph-toggle").click();
    assertThat(page.locator("#graph .tick").first()).hasText("75 %");
    assertThat(page.locator("#graph svg"))
        .hasAttribute("aria-label", Pattern.compile("Evaluation, now .*(level|% to win)"));
    page.context().close();
  }

  /** Depth, line and positions, as the search goes on, and after the agent that is asked before. */
  @Test
  void aHintAskedWhileTheAgentThinksComesAfterItsMove() {
    var page =
        browser.open(
            Browser.address("/play", "game", "othello:size=8", "p2", "pvs:time=1s"),
            Browser.DESKTOP);
    page.locator(".spot.legal").first().click();
    assertThat(page.locator("#status")).containsText("is thinking … depth ");
    page.locator("#hint").click();
    assertThat(page.locator("#hint")).hasAttribute("aria-pressed", "true");
    assertThat(page.locator(".hint")).hasCount(0);
    assertThat(page.locator("#moves li")).hasCount(2);
    assertThat(page.locator(".hint.best").first()).isVisible();
    assertThat(page.locator("#thoughts-text"))
        .hasText(Pattern.compile("[a-h][1-8].* \\((depth \\d+|to the end), [\\d,]+ positions.*"));
    page.context().close();
  }

  /** In the colour of its side, and another mark where one came. */
  @Test
  void whosePieceDiedIsShown() {
    var page =
        browser.open(
            Browser.address(
                "/play", "game", "war-of-life", "seed", "3", "p1", "random", "p2", "human"),
            Browser.DESKTOP);
    assertThat(page.locator("#moves li")).hasCount(1);
    assertThat(page.locator(".board .died.tone-blue").first()).isVisible();
    assertThat(page.locator(".board .died.tone-red").first()).isVisible();
    page.context().close();
  }

  @Test
  void aMoveKnocksForWhoWantsToHearIt() {
    var page = browser.people("tic-tac-toe", "5", ColorScheme.LIGHT);
    page.evaluate(
        """
        () => {
          window.knocks = 0;
          const start = OscillatorNode.prototype.start;
          OscillatorNode.prototype.start = function (when) {
            window.knocks++;
            return start.call(this, when);
          };
        }\
        """);
    page.locator("[data-spot='1'].legal").click();
    assertThat(page.locator("#moves li")).hasCount(2);
    assertThat(page.evaluate("window.knocks")).as("nobody asked for it").isEqualTo(0);
    page.locator("#settings > summary").click();
    page.locator("#sound").check();
    page.locator("[data-spot='9'].legal").click();
    assertThat(page.locator("#moves li")).hasCount(3);
    assertThat(page.evaluate("window.knocks")).isEqualTo(1);
    page.context().close();
  }

  /** Who steps fast reads the counts of the position on the board, never of one before it. */
  @Test
  void fastSteppingShowsNoStaleCounts() {
    String address =
        Browser.address(
            "/play",
            "game",
            "othello:size=8",
            "p1",
            "human",
            "p2",
            "human",
            "moves",
            "d3 c3 c4 e3 f3 c5 b4 b3");
    var page =
        browser.open(address, Browser.DESKTOP, ColorScheme.LIGHT, ReducedMotion.NO_PREFERENCE);
    assertThat(page.locator("#ply")).hasText("move 8 of 8");
    assertThat(page.locator(".board[data-input]")).isAttached();
    page.evaluate(
        """
        () => {
          window.read = [];
          const caption = document.querySelector(".board-caption");
          const note = () => window.read.push(`${document.querySelector("#ply").textContent}: ${caption.textContent}`);
          new MutationObserver(note).observe(caption, { childList: true, characterData: true, subtree: true });
        }\
        """);
    for (String key : "LLLLLLLLRRRRRRRRLLRRLRLLLLL".split("")) {
      page.keyboard().press(key.equals("L") ? "ArrowLeft" : "ArrowRight");
    }
    assertThat(page.locator("#ply")).hasText("move 3 of 8");
    assertThat(page.locator(".board:not([data-busy])")).isAttached();
    var read = (List<?>) page.evaluate("[...new Set(window.read)]");
    var positions =
        (List<?>) page.evaluate("[...new Set(window.read.map((each) => each.split(':')[0]))]");
    assertThat(read).as("one count a position").hasSameSizeAs(positions);
    page.context().close();
  }

  @Test
  void aMoveIsAskedForFirstIfSomebodyWantsThat() {
    var page = browser.people("tic-tac-toe", "5", ColorScheme.LIGHT);
    page.locator("#settings > summary").click();
    page.locator("#ask-first").check();
    page.locator("[data-spot='1'].legal").click();
    assertThat(page.locator("#question-text")).hasText("Play 1?");
    page.keyboard().press("Escape");
    assertThat(page.locator("#moves li")).hasCount(1);
    page.locator("[data-spot='2'].legal").click();
    page.locator("#question-yes").click();
    assertThat(page.locator("#moves li")).hasCount(2);
    page.context().close();
  }

  @Test
  void boardsFitTheWindowAndTurnForWhoSitsOnTheOtherSide() {
    var page =
        browser.open(
            Browser.address("/play", "game", "breakthrough", "p1", "random", "p2", "human"),
            Browser.DESKTOP);
    assertThat(page.locator("#moves li")).hasCount(1);
    assertThat(page.locator("#seat-first")).hasAttribute("data-side", "1");
    var own = page.locator("[data-spot=a8]").boundingBox();
    var theirs = page.locator("[data-spot=a1]").boundingBox();
    assertThat(own.y).isGreaterThan(theirs.y);
    var seat = page.locator("#seat-first").boundingBox();
    assertThat(seat.y + seat.height).isLessThanOrEqualTo(page.viewportSize().height);
    assertThat(page.locator(".spot.movable").first()).isVisible();
    page.context().close();
  }
}
