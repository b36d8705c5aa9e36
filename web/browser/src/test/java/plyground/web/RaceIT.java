package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Races of searches in a real browser. */
@Tag("browser")
final class RaceIT {
  private static final String POSITION = "xo./.x./..o x";
  private static final String MINIMAX = "minimax:depth=3,eval=lines";
  private static final String CUTTING = "alphabeta:depth=3,eval=lines";

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

  private static Page race(int width, ColorScheme colours) {
    String address =
        Browser.address("/race", "game", "tic-tac-toe", "start", POSITION, "agent", MINIMAX)
            + Browser.address("", "agent", CUTTING).replace('?', '&');
    var page = browser.open(address, width, colours, ReducedMotion.REDUCE);
    page.locator("[data-ready=race]").waitFor();
    return page;
  }

  private static long nodes(String agent) {
    return Engine.of("tic-tac-toe").nodes(POSITION, agent);
  }

  private static String tally(Page page, int lane, String name) {
    return page.locator(".race-lane")
        .nth(lane)
        .locator(".race-tally div", new Locator.LocatorOptions().setHasText(name))
        .locator("dd")
        .textContent();
  }

  private static String grouped(long number) {
    return String.format(Locale.ENGLISH, "%,d", number);
  }

  /** The counters are the engine's, the ghosts what the other search alone visits. */
  @Test
  void everySearchIsCountedToItsEnd() {
    var page = race(Browser.DESKTOP, ColorScheme.LIGHT);
    assertThat(page.locator("#race-say")).hasText("Nobody is done yet.");
    assertThat(tally(page, 0, "positions visited")).isEqualTo("1");
    page.locator("#race-time").press("End");
    assertThat(page.locator("#race-say")).hasText("Done: " + MINIMAX + ", " + CUTTING + ".");
    assertThat(tally(page, 0, "positions visited")).isEqualTo(grouped(nodes(MINIMAX)));
    assertThat(tally(page, 1, "positions visited")).isEqualTo(grouped(nodes(CUTTING)));
    assertThat(tally(page, 0, "ghosts")).isEqualTo("0");
    assertThat(tally(page, 1, "ghosts")).isEqualTo(grouped(nodes(MINIMAX) - nodes(CUTTING)));
    assertThat(page.locator(".race-lane").nth(1)).containsText("Done as number 1");
    page.reload();
    assertThat(page.locator(".race-lane h2")).hasText(new String[] {MINIMAX, CUTTING});
    page.context().close();
  }

  /** Who asks for nothing sees three searches at their beginning. */
  @Test
  void thereIsARaceAtOnce() {
    var page = browser.open("/race", Browser.DESKTOP);
    page.locator("[data-ready=race]").waitFor();
    assertThat(page.locator("#trouble")).hasText("");
    assertThat(page.locator(".race-lane")).hasCount(3);
    page.locator("#race-time").press("End");
    assertThat(tally(page, 1, "ghosts")).isNotEqualTo("0");
    page.context().close();
  }

  @Test
  void traceFilesRace() throws IOException {
    var page = race(Browser.DESKTOP, ColorScheme.LIGHT);
    var files = new Path[] {folder.resolve("a.jsonl"), folder.resolve("b.jsonl")};
    Engine.of("tic-tac-toe").trace(POSITION, MINIMAX, files[0]);
    Engine.of("tic-tac-toe").trace(POSITION, "mcts:playouts=50", files[1]);
    page.locator("#race-files").setInputFiles(files);
    assertThat(page.locator(".race-lane h2").nth(1)).hasText("mcts:playouts=50");
    page.locator("#race-time").press("End");
    long playouts;
    try (var lines = Files.lines(files[1])) {
      playouts = lines.filter(each -> each.contains("\"playout\"")).count();
    }
    assertThat(tally(page, 1, "playouts")).isEqualTo(grouped(playouts));
    Engine.of("tic-tac-toe").trace("x../.../... o", MINIMAX, files[1]);
    page.locator("#race-files").setInputFiles(files);
    assertThat(page.locator("#trouble")).containsText("a race is about one position");
    page.context().close();
  }

  @Test
  void isForEveryone() {
    var page = race(Browser.PHONE, ColorScheme.DARK);
    page.locator("#race-step").click();
    Browser.assertForEveryone(page);
    page.locator("#race-setup > summary").click();
    Browser.assertForEveryone(page);
    page.context().close();
  }
}
