package plyground.web;

import com.microsoft.playwright.Browser.NewPageOptions;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.LoadState;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Measures a lab at an address, as the first who ever opens it: the first page, the way from it to
 * a board that takes a move, and Stop. bench/pages runs it. The moments are read off the browser's
 * own clock, so that what it takes to steer the browser is not in them.
 */
final class PageTimes {
  /** Notes the first moment at which something is there. */
  private static final String WATCH =
      """
      (() => {
        window.seen = {};
        const look = () => {
          for (const [name, selector] of [["door", "#play-now"], ["board", ".board .spot.legal"], ["move", "#moves li"]]) {
            if (!(name in seen) && document.querySelector(selector)) {
              seen[name] = performance.now();
            }
          }
          requestAnimationFrame(look);
        };
        look();
        addEventListener("pointerdown", () => (window.pressed = performance.now()), { capture: true });
      })()
      """;

  private static final String SENT =
      """
      performance.getEntriesByType("resource").reduce((sum, each) => sum + each.transferSize, 0)
        + performance.getEntriesByType("navigation")[0].transferSize
      """;

  private static final String TOURNAMENT =
      """
      async ([game, first, second]) => {
        const body = JSON.stringify({ game, agents: [first, second], games: 10000, seed: 7 });
        const headers = { "Content-Type": "application/json" };
        const answer = await fetch("/api/tournaments", { method: "POST", headers, body });
        return (await answer.json()).id;
      }
      """;

  /** Begun before the click; how long after it the page says so. */
  private static final String STOPPED =
      """
      () => new Promise((done) => {
        const look = () =>
          /stopped/.test(document.querySelector("#progress-text").textContent)
            ? done(performance.now() - window.pressed)
            : requestAnimationFrame(look);
        look();
      })
      """;

  private PageTimes() {}

  /**
   * @param arguments the browser's program and the lab's address
   */
  public static void main(String[] arguments) {
    var environment = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    var launched =
        new BrowserType.LaunchOptions()
            .setExecutablePath(Path.of(arguments[0]))
            .setArgs(List.of("--no-sandbox"));
    try (var playwright = Playwright.create(new Playwright.CreateOptions().setEnv(environment));
        var browser = playwright.chromium().launch(launched)) {
      var page = browser.newPage(new NewPageOptions().setViewportSize(1280, 900));
      page.addInitScript(WATCH);
      firstGame(page, arguments[1]);
      String tournaments = arguments[1] + "tournaments";
      stop(page, tournaments, "othello:size=8", "random", "greedy");
      stop(page, tournaments, "othello", "alphabeta:depth=4", "mcts:playouts=500");
      stop(page, tournaments, "othello:size=8", "pvs:time=5s", "mcts:time=5s");
    }
  }

  private static void firstGame(Page page, String address) {
    page.navigate(address);
    page.locator("html[data-ready]").waitFor();
    page.waitForLoadState(LoadState.NETWORKIDLE);
    double door = number(page, "seen.door");
    double painted =
        number(page, "performance.getEntriesByName('first-contentful-paint')[0].startTime");
    row("first page with all it loads, bytes", number(page, SENT));
    row("first page: something to read, ms", painted);
    row("first page: the doors can be clicked, ms", door);
    page.locator("#play-now").click();
    page.locator(".board .spot.legal").first().waitFor();
    double board = number(page, "seen.board");
    row("from that click to a board that takes a move, ms", board);
    row("both together: playable, ms", Math.max(door, painted) + board);
    page.locator(".board .spot.legal").first().click();
    page.locator("#moves li").first().waitFor();
    row("from the first move to its being in the list, ms", number(page, "seen.move - pressed"));
  }

  private static void stop(Page page, String address, String game, String first, String second) {
    page.navigate(address);
    var id = page.evaluate(TOURNAMENT, List.of(game, first, second));
    page.navigate(address + "?id=" + id);
    page.locator("#stop:not([disabled])").waitFor();
    page.waitForTimeout(3000);
    page.evaluate("() => { window.stopping = (" + STOPPED + ")(); }");
    page.locator("#stop").click();
    double millis = ((Number) page.evaluate("() => window.stopping")).doubleValue();
    row("Stop, " + game + " " + first + " " + second + ", ms", millis);
  }

  private static double number(Page page, String expression) {
    return ((Number) page.evaluate(expression)).doubleValue();
  }

  private static void row(String what, double figure) {
    System.out.println(what + "|" + Math.round(figure));
  }
}
