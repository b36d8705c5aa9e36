package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The Microscope in a real browser: searches of the lab, their trees and words. */
@Tag("browser")
@ExtendWith(SharedBrowser.class)
final class MicroscopeIT {
  private static final String PARAMETER = "#scope-agent ";

  /** How many colours a tree is painted in; a blank canvas has one. */
  private static final String COLOURS =
      """
      () => {
        const canvas = document.querySelector("#scope-canvas");
        const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        return new Set(new Uint32Array(data.buffer)).size;
      }
      """;

  @SuppressWarnings("NullAway.Init")
  private static Browser browser;

  @BeforeAll
  static void open(Browser shared) {
    browser = shared;
  }

  @Test
  void saysWhyMovesAreCut() {
    var page =
        MicroscopePage.open(
            browser, "tic-tac-toe", MicroscopePage.POSITION, "alphabeta:depth=4,eval=lines");
    page.locator("[data-do=cut]").click();
    assertThat(page.locator("#scope-say"))
        .containsText("The rest of this node cannot matter, 1 move cut");
    page.locator("[data-do=fixed]").click();
    assertThat(page.locator("#scope-say")).containsText("value");
    assertThat(page.locator("[data-do=fixed]")).hasAttribute("aria-pressed", "true");
    page.context().close();
  }

  /** The counts are the engine's own, and minimax stands beside them. */
  @ParameterizedTest
  @CsvSource({"minimax, minimax", "alphabeta, alpha-beta", "pvs, PVS"})
  void countsWhatTheSearchCost(String search, String name) {
    var page = MicroscopePage.open(browser, "othello", "testboard1", search + ":depth=4,eval=disc");
    page.locator("[data-do=last]").click();
    long nodes = nodes(search);
    assertThat(page.locator("#scope-tally dd").first()).hasText(grouped(nodes));
    var row =
        page.locator("#scope-compare tr", new Page.LocatorOptions().setHasText(name + " (shown)"));
    assertThat(row.locator("td").first()).hasText(grouped(nodes));
    assertThat(page.locator("#scope-compare tbody tr").first().locator("td").first())
        .hasText(grouped(nodes("minimax")));
    assertThat(page.locator("#scope-verdict")).containsText("plain minimax");
    page.context().close();
  }

  private static long nodes(String search) {
    String agent = search + ":depth=4,eval=disc,wins=static,endgame=off";
    return Engine.of("othello").nodes("testboard1", agent);
  }

  private static String grouped(long number) {
    return String.format(Locale.ENGLISH, "%,d", number);
  }

  /** A node's board is the position the engine reaches by the same moves. */
  @ParameterizedTest
  @ValueSource(strings = {"othello", "war-of-life", "labyrinth", "war:map=random,size=8,seed=3"})
  void aNodeShowsItsBoard(String game) {
    var page = browser.open(Browser.address("/microscope", "game", game), Browser.DESKTOP);
    MicroscopePage.ready(page);
    String root = position(page);
    page.locator(PARAMETER + "[data-parameter=depth]").fill("2");
    page.locator("#scope-run").click();
    assertThat(page.locator("#scope-run")).isEnabled();
    page.locator("#scope-goto").fill("7");
    page.keyboard().press("Enter");
    assertThat(page.locator("#scope-node")).containsText("Node 7, ply 2");
    var moves =
        page.locator("#scope-path button[data-move]").all().stream()
            .map(each -> each.getAttribute("data-move"))
            .toList();
    assertThat(moves).hasSize(2);
    String expected = Engine.of(game).after(root, moves);
    assertThat(page.locator("#scope-board .board")).hasAttribute("data-position", expected);
    page.context().close();
  }

  /** The tree, the sentences and the way to a node say moves as the board and the lists do. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "othello ; alphabeta:depth=2 ; tries ([a-f][1-6]) ; [a-f][1-6]",
        "othello ; mcts:playouts=40 ; down the tree by ([a-f][1-6]) ; [a-f][1-6]",
        "war:map=random,size=8,seed=3 ; alphabeta:depth=2 ; tries (march|drop) ; (march|drop) .+",
        "labyrinth ; alphabeta:depth=1 ; tries (row|column) ; (row|column) .+, to [a-g][1-7]",
      })
  void movesAreSaidAsPlayersWriteThem(String game, String agent, String says, String name) {
    var page = MicroscopePage.open(browser, game, "", agent);
    page.locator("[data-do=step]").click();
    assertThat(page.locator("#scope-say")).containsText(Pattern.compile(says));
    assertThat(page.locator("#scope-path button").last())
        .hasText(Pattern.compile("^" + name + "$"));
    page.context().close();
  }

  @Test
  void theTreeIsWalkedWithTheKeyboard() {
    var page =
        MicroscopePage.open(
            browser, "tic-tac-toe", MicroscopePage.POSITION, "minimax:depth=2,eval=lines");
    page.locator("[data-do=last]").click();
    page.locator("#scope-canvas").focus();
    for (String key : List.of("ArrowRight", "ArrowDown", "ArrowRight")) {
      page.keyboard().press(key);
    }
    assertThat(page.locator("#scope-path button").allTextContents())
        .containsExactly("root", "4", "3");
    page.keyboard().press("Enter");
    assertThat(page.locator("#scope-say")).containsText("O tries 3");
    page.context().close();
  }

  @ParameterizedTest
  @CsvSource({"1280, LIGHT", "360, DARK"})
  void isForEveryone(int width, ColorScheme colours) {
    var path = Browser.address("/microscope", "game", "othello", "agent", "alphabeta:depth=3");
    var page = browser.open(path, width, colours, ReducedMotion.REDUCE);
    MicroscopePage.ready(page);
    page.locator("[data-do=cut]").click();
    assertThat(page.locator("#scope-verdict")).containsText("saved");
    Browser.assertForEveryone(page);
    assertThat((Integer) page.evaluate(COLOURS)).as("colours on the canvas").isGreaterThan(20);
    page.context().close();
  }

  /** The finished tree is there, dimmed, before anything is played; it fits and cannot be lost. */
  @Test
  void beginsWithAPictureThatCannotBeLost() {
    var page = browser.open("/microscope", Browser.DESKTOP);
    MicroscopePage.ready(page);
    assertThat(page.locator("#scope-count")).hasText("1 of 52");
    double dimmed = MicroscopePage.painted(page);
    page.locator("[data-do=last]").click();
    double whole = MicroscopePage.painted(page);
    assertThat(dimmed).as("the tree is there from the start").isBetween(0.8 * whole, 1.2 * whole);
    assertThat(page.locator("#scope-map")).isHidden();
    page.locator("#scope-canvas").hover();
    for (int i = 0; i < 20; i++) {
      page.mouse().wheel(3000, i % 2 == 0 ? 9000 : -9000);
    }
    page.locator("#scope-canvas").focus();
    for (int i = 0; i < 30; i++) {
      page.keyboard().press("-");
    }
    assertThat(MicroscopePage.painted(page))
        .as("panned and zoomed away")
        .isGreaterThan(0.5 * whole);
    page.keyboard().press("0");
    assertThat(MicroscopePage.painted(page)).isBetween(0.9 * whole, 1.1 * whole);
    page.context().close();
  }

  @Test
  void showsBoundsAsBounds() {
    var page =
        MicroscopePage.open(
            browser, "tic-tac-toe", MicroscopePage.POSITION, "alphabeta:depth=4,eval=lines");
    page.locator("[data-do=cut]").click();
    page.locator("[data-do=step]").click();
    assertThat(page.locator("#scope-say")).containsText("worth at least");
    assertThat(page.locator("#scope-node")).containsText("value at least");
    page.locator("[data-do=step]").click();
    assertThat(page.locator("#scope-say")).containsText("comes back: worth at most");
    page.context().close();
  }

  /** A tree too large to be read at once has a small picture of all of it, to be pointed at. */
  @Test
  void aLargeTreeHasAMap() {
    var page = MicroscopePage.open(browser, "connect-four", "", "alphabeta:depth=5");
    var map = page.locator("#scope-map");
    assertThat(map).isVisible();
    assertThat(page.locator("[data-do=whole]")).hasAttribute("aria-pressed", "false");
    map.click(new Locator.ClickOptions().setPosition(20, 40));
    assertThat(page.locator("[data-do=whole]")).hasAttribute("aria-pressed", "true");
    assertThat(map).isVisible();
    assertThat(MicroscopePage.painted(page)).isGreaterThan(0.02);
    page.locator("[data-do=fit]").click();
    assertThat(map).isHidden();
    page.context().close();
  }

  /** Visits, means and the way of each playout, to its end on the board. */
  @Test
  void showsTheTreeOfAMonteCarloSearch() {
    var page =
        MicroscopePage.open(browser, "tic-tac-toe", MicroscopePage.POSITION, "mcts:playouts=60");
    assertThat(page.locator(MicroscopePage.AGENT)).hasValue("mcts");
    assertThat(page.locator(PARAMETER + "[data-parameter=playouts]")).hasValue("60");
    assertThat(page.locator("#scope-say")).containsText("Playout 1: the tree is only its root.");
    page.locator("[data-do=step]").click();
    assertThat(page.locator("#scope-say")).containsText("Playout 2: down the tree by");
    assertThat(page.locator("#scope-path button")).hasCount(2);
    page.locator("[data-do=last]").click();
    assertThat(page.locator("#scope-node")).containsText("came through it");
    assertThat(page.locator("#scope-compare thead")).containsText("Of all playouts");
    assertThat(page.locator("#scope-compare tbody tr")).hasCount(5);
    assertThat(page.locator("[data-do=cut]")).isHidden();
    assertThat(MicroscopePage.painted(page)).isGreaterThan(0.02);
    page.locator("[data-do=line]").click();
    assertThat(page.locator("#scope-path .here")).not().hasText("root");
    page.context().close();
  }

  /** Dice, a course's own searches, and who has no tree to show. */
  @ParameterizedTest
  @CsvSource({
    "dice-race, expectiminimax, the dice",
    "othello, mpc, Iterative deepening",
    "war-of-life, bloodlust, The root",
  })
  void showsEverySearch(String game, String search, String says) {
    var page = browser.open(Browser.address("/microscope", "game", game), Browser.DESKTOP);
    MicroscopePage.ready(page);
    page.locator(MicroscopePage.AGENT).selectOption(search);
    page.locator("#scope-run").click();
    assertThat(page.locator("#scope-say")).containsText(says);
    assertThat(MicroscopePage.painted(page)).isGreaterThan(0.005);
    page.locator(MicroscopePage.AGENT).selectOption("random");
    page.locator("#scope-run").click();
    assertThat(page.locator("#scope-trouble")).containsText("chooses without a tree");
    page.context().close();
  }

  /** The picture comes first on a phone, and takes the whole width of a large screen. */
  @Test
  void fitsSmallAndLargeScreens() {
    var phone = browser.open("/microscope", Browser.PHONE);
    MicroscopePage.ready(phone);
    assertThat(phone.locator("#scope-canvas").boundingBox().y).isLessThan(740);
    assertThat(MicroscopePage.painted(phone)).isGreaterThan(0.02);
    phone.locator(".scope-jump").click();
    assertThat(phone.locator("#scope-what")).isInViewport();
    phone.context().close();
    var large = browser.open("/microscope", 1920);
    MicroscopePage.ready(large);
    var canvas = large.locator("#scope-canvas").boundingBox();
    assertThat(canvas.x + canvas.width).isGreaterThan(1850);
    assertThat(canvas.y + canvas.height).as("no scrolling to see it").isLessThan(910);
    large.context().close();
  }

  private static String position(Page page) {
    return page.locator("#scope-board .board").getAttribute("data-position");
  }
}
