package plyground.web;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Locale;

/** Measures how long a frame lasts while boards move and a tree is panned; bench/frames runs it. */
final class FrameTimes {
  private static final List<String> GAMES =
      List.of("othello:size=8", "war-of-life", "labyrinth", "war", "connect-four", "kalah");

  private FrameTimes() {}

  public static void main(String[] arguments) {
    try (var browser = new Browser()) {
      for (String game : GAMES) {
        var path =
            Browser.address(
                "/watch", "game", game, "p1", "random", "p2", "random", "games", "1", "seed", "2");
        var page = moving(browser, path);
        page.locator("#moves li").nth(1).waitFor();
        report(page, game + ", watched", "() => {}");
      }
      var page =
          moving(
              browser,
              Browser.address(
                  "/microscope", "game", "othello:size=8", "agent", "alphabeta:depth=4"));
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
