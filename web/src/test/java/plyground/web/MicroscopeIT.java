package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The Microscope in a real browser: stepping through searches, from the lab and from files. */
@Tag("browser")
final class MicroscopeIT {
  private static final String POSITION = "xo./.x./..o x";

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

  @TempDir Path folder = Path.of("");

  @BeforeAll
  static void open() {
    browser = new Browser();
  }

  @AfterAll
  static void close() {
    browser.close();
  }

  @Test
  void stepsThroughASearchEventByEvent() throws IOException {
    String agent = "alphabeta:depth=3,eval=lines";
    var page = look("tic-tac-toe", POSITION, agent);
    long events = lines(trace("tic-tac-toe", POSITION, agent)) - 1;
    assertThat(page.locator("#scope-count")).hasText("1 of " + events);
    assertThat(page.locator("#scope-say")).containsText("The root: x is to move");
    page.locator("h1").click();
    for (int i = 1; i < events; i++) {
      page.keyboard().press(".");
    }
    assertThat(page.locator("#scope-count")).hasText("%d of %<d".formatted(events));
    assertThat(page.locator("#scope-say"))
        .containsText("The search is done: the root is worth 100 to x");
    page.keyboard().press(",");
    assertThat(page.locator("#scope-count")).hasText("%d of %d".formatted(events - 1, events));
    page.context().close();
  }

  @Test
  void saysWhyMovesAreCut() {
    var page = look("tic-tac-toe", POSITION, "alphabeta:depth=4,eval=lines");
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
    var page = look("othello", "testboard1", search + ":depth=4,eval=disc");
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
    ready(page);
    String root = position(page);
    page.locator("#scope-depth").fill("2");
    page.locator("#scope-run").click();
    assertThat(page.locator("#scope-count")).containsText("1 of");
    page.locator("#scope-goto").fill("7");
    page.keyboard().press("Enter");
    assertThat(page.locator("#scope-node")).containsText("Node 7, ply 2");
    var moves = page.locator("#scope-path button").allTextContents();
    String expected = Engine.of(game).after(root, moves.subList(1, moves.size()));
    assertThat(page.locator("#scope-board .board")).hasAttribute("data-position", expected);
    page.context().close();
  }

  @Test
  void theTreeIsWalkedWithTheKeyboard() {
    var page = look("tic-tac-toe", POSITION, "minimax:depth=2,eval=lines");
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
    ready(page);
    page.locator("[data-do=cut]").click();
    assertThat(page.locator("#scope-verdict")).containsText("saved");
    Browser.assertForEveryone(page);
    assertThat((Integer) page.evaluate(COLOURS)).as("colours on the canvas").isGreaterThan(20);
    page.context().close();
  }

  @Test
  void opensATraceFile() throws IOException {
    var page = browser.open("/microscope", Browser.DESKTOP);
    ready(page);
    page.locator("#scope-file").setInputFiles(trace("war-of-life", "gliders", "pvs:depth=2"));
    assertThat(page.locator("#scope-game")).hasValue("war-of-life");
    assertThat(page.locator("#scope-search")).hasValue("pvs");
    assertThat(page.locator("#scope-say")).containsText("Iterative deepening");
    assertThat(page.locator(".scope-iteration")).isVisible();
    page.context().close();
  }

  @Test
  void opensATraceFileThatIsDroppedOnIt() throws IOException {
    var page = browser.open("/microscope", Browser.DESKTOP);
    ready(page);
    var text = Files.readString(trace("war-of-life", "gliders", "alphabeta:depth=1"));
    var dragged =
        page.evaluateHandle(
            """
            text => {
              const dragged = new DataTransfer();
              dragged.items.add(new File([text], "trace.jsonl"));
              return dragged;
            }""",
            text);
    page.dispatchEvent("#scope", "drop", Map.of("dataTransfer", dragged));
    assertThat(page.locator("#scope-game")).hasValue("war-of-life");
    assertThat(page.locator("#scope-search")).hasValue("alphabeta");
    page.context().close();
  }

  @Test
  void namesTheLineOfABrokenFile() throws IOException {
    var page = browser.open("/microscope", Browser.DESKTOP);
    ready(page);
    var file = trace("tic-tac-toe", POSITION, "alphabeta:depth=2");
    Files.writeString(
        file, Files.readString(file).replaceFirst("\\{\"event\":\"leaf\"", "{\"event\":\"loaf\""));
    page.locator("#scope-file").setInputFiles(file);
    assertThat(page.locator("#scope-trouble")).containsText("line 4: expected an event");
    page.context().close();
  }

  /** Far more nodes than can be drawn: they open, fold, unfold, and the best line is found. */
  @Test
  void aHundredThousandNodes() throws IOException {
    var page = browser.open("/microscope", Browser.DESKTOP);
    ready(page);
    var file = trace("tic-tac-toe", ".../.../... x", "minimax:depth=7");
    page.locator("#scope-file").setInputFiles(file);
    page.locator("#scope-time[max='" + (lines(file) - 2) + "']").waitFor();
    page.locator("[data-do=last]").click();
    page.locator("[data-do=whole]").click();
    page.locator("[data-do=fit]").click();
    page.locator("[data-do=line]").click();
    assertThat(page.locator("#scope-path button")).hasCount(8);
    page.locator("#scope-goto").fill("100000");
    page.keyboard().press("Enter");
    assertThat(page.locator("#scope-node")).containsText("Node 100,000");
    page.context().close();
  }

  private static Page look(String game, String position, String agent) {
    var page =
        browser.open(
            Browser.address("/microscope", "game", game, "start", position, "agent", agent),
            Browser.DESKTOP);
    ready(page);
    return page;
  }

  private static void ready(Page page) {
    page.locator("[data-ready=microscope]").waitFor();
  }

  private static String position(Page page) {
    return page.locator("#scope-board .board").getAttribute("data-position");
  }

  /** A file as the command line writes it. */
  private Path trace(String game, String position, String agent) {
    var file = folder.resolve("trace.jsonl");
    Engine.of(game).trace(position, agent, file);
    return file;
  }

  private static long lines(Path file) throws IOException {
    try (var lines = Files.lines(file)) {
      return lines.count();
    }
  }
}
