package plyground.web;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * Measures how long a frame lasts while boards move, a tree is panned and searches race, and how
 * soon a trace of a million events is open; bench/frames runs it.
 */
final class FrameTimes {
  private static final List<String> GAMES =
      List.of("othello:size=8", "war-of-life", "labyrinth", "war", "connect-four", "kalah");

  private static final String EMPTY = ".../.../... x";

  private FrameTimes() {}

  public static void main(String[] arguments) throws IOException {
    try (var browser = new Browser()) {
      if (arguments.length == 0) {
        boards(browser);
        tree(browser);
      }
      large(browser);
    }
  }

  private static void boards(Browser browser) {
    for (String game : GAMES) {
      var path =
          Browser.address(
              "/watch", "game", game, "p1", "random", "p2", "random", "games", "1", "seed", "2");
      var page = moving(browser, path);
      page.locator("#moves li").nth(1).waitFor();
      report(page, game + ", watched", "() => {}");
    }
  }

  private static void tree(Browser browser) {
    var page =
        moving(
            browser,
            Browser.address("/microscope", "game", "othello:size=8", "agent", "alphabeta:depth=4"));
    page.locator("html[data-ready]").waitFor();
    report(
        page,
        "Microscope, whole tree panned",
        """
        () => {
          document.querySelector("[data-do=last]").click();
          document.querySelector("[data-do=whole]").click();
          const canvas = document.querySelector("#scope-canvas");
          let i = 0;
          const pan = () => {
            const deltaY = i++ % 100 < 50 ? 60 : -60;
            canvas.dispatchEvent(new WheelEvent("wheel", { deltaY, bubbles: true, cancelable: true }));
            requestAnimationFrame(pan);
          };
          pan();
        }
        """);
  }

  private static void large(Browser browser) throws IOException {
    var folder = Files.createTempDirectory("frames");
    var files = new Path[] {folder.resolve("minimax.jsonl"), folder.resolve("alphabeta.jsonl")};
    Engine.of("tic-tac-toe").trace(EMPTY, "minimax:depth=8,eval=lines", files[0]);
    Engine.of("tic-tac-toe").trace(EMPTY, "alphabeta:depth=8,eval=lines", files[1]);
    opened(browser, "/microscope", "#scope-file", "#scope-time", files[0]);
    opened(browser, "/race", "#race-files", "#race-time", files[0]);
    var race = opened(browser, "/race", "#race-files", "#race-time", files);
    report(race, "race of a million events", "() => document.querySelector('#race-play').click()");
    for (var file : files) {
      Files.delete(file);
    }
    Files.delete(folder);
  }

  /** Opens trace files, and says how long that took until the picture was there. */
  private static Page opened(Browser browser, String path, String input, String time, Path... files)
      throws IOException {
    var page = moving(browser, path);
    page.locator("html[data-ready]").waitFor();
    long events = 0;
    for (var file : files) {
      try (var lines = Files.lines(file)) {
        events = Math.max(events, lines.count() - 1);
      }
    }
    page.evaluate(
        "input => document.querySelector(input).addEventListener('change', () => (window.begun = performance.now()), { capture: true })",
        input);
    page.locator(input).setInputFiles(files);
    var millis =
        (Number)
            page.waitForFunction(
                    """
                    ([time, most]) => Number(document.querySelector(time).max) >= most
                      && new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun))))
                    """,
                    List.of(time, (double) events - 2))
                .jsonValue();
    System.out.printf(
        Locale.ROOT,
        "%s, %d file(s), %,d events in the longest: open after %.1f s%n",
        path,
        files.length,
        events,
        millis.doubleValue() / 1000);
    return page;
  }

  private static Page moving(Browser browser, String path) {
    return browser.open(path, Browser.DESKTOP, ColorScheme.LIGHT, ReducedMotion.NO_PREFERENCE);
  }

  private static void report(Page page, String what, String work) {
    page.evaluate(work);
    var times =
        ((List<?>)
                page.evaluate(
                    """
                    () => new Promise((done) => {
                      const times = [];
                      let last = performance.now();
                      const tick = (now) => {
                        times.push(now - last);
                        last = now;
                        if (times.length < 300) {
                          requestAnimationFrame(tick);
                        } else {
                          done(times.slice(1));
                        }
                      };
                      requestAnimationFrame(tick);
                    })
                    """))
            .stream().mapToDouble(each -> ((Number) each).doubleValue()).sorted().toArray();
    System.out.printf(
        Locale.ROOT,
        "| %s | %.1f | %.1f | %.1f |%n",
        what,
        times[times.length / 2],
        times[times.length * 95 / 100],
        times[times.length - 1]);
    page.context().close();
  }
}
