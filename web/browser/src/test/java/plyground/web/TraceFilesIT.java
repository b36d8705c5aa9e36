package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The Microscope and trace files, as the command line writes them. */
@Tag("browser")
@ExtendWith(SharedBrowser.class)
final class TraceFilesIT {
  @SuppressWarnings("NullAway.Init")
  private static Browser browser;

  @TempDir Path folder = Path.of("");

  @BeforeAll
  static void open(Browser shared) {
    browser = shared;
  }

  @Test
  void stepsThroughASearchEventByEvent() throws IOException {
    String agent = "alphabeta:depth=3,eval=lines";
    var page = MicroscopePage.open(browser, "tic-tac-toe", MicroscopePage.POSITION, agent);
    long events = lines(trace("tic-tac-toe", MicroscopePage.POSITION, agent)) - 1;
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
  void opensATraceFile() throws IOException {
    var page = browser.open("/microscope", Browser.DESKTOP);
    MicroscopePage.ready(page);
    page.locator("#scope-file").setInputFiles(trace("war-of-life", "gliders", "pvs:depth=2"));
    assertThat(page.locator("#scope-game summary").first()).hasText("Game: War of Life");
    assertThat(page.locator(MicroscopePage.AGENT)).hasValue("pvs");
    assertThat(page.locator("#scope-say")).containsText("Iterative deepening");
    assertThat(page.locator(".scope-iteration")).isVisible();
    page.context().close();
  }

  @Test
  void opensATraceFileThatIsDroppedOnIt() throws IOException {
    var page = browser.open("/microscope", Browser.DESKTOP);
    MicroscopePage.ready(page);
    var text = Files.readString(trace("war-of-life", "gliders", "alphabeta:depth=1"));
    var dragged =
        page.evaluateHandle(
            """
            text => {
              const dragged = new DataTransfer();
              dragged.items.add(new File([text], "trace.jsonl"));
              return dragged;
            }\
            """,
            text);
    page.dispatchEvent("#scope", "drop", Map.of("dataTransfer", dragged));
    assertThat(page.locator("#scope-game summary").first()).hasText("Game: War of Life");
    assertThat(page.locator(MicroscopePage.AGENT)).hasValue("alphabeta");
    page.context().close();
  }

  @Test
  void namesTheLineOfABrokenFile() throws IOException {
    var page = browser.open("/microscope", Browser.DESKTOP);
    MicroscopePage.ready(page);
    var file = trace("tic-tac-toe", MicroscopePage.POSITION, "alphabeta:depth=2");
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
    MicroscopePage.ready(page);
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
