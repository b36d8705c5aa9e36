package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A lab and a real Chromium looking at it, for the tests of one class. */
final class Browser implements AutoCloseable {
  static final int DESKTOP = 1280;
  static final int PHONE = 360;

  private static final List<String> PROGRAMS =
      List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome");

  /** A classroom's machine as its neighbours call it: no TLS, and so no clipboard. */
  private static final String NEIGHBOUR = "192.0.2.7";

  /**
   * Milliseconds before something that does not happen is a failure; a busy machine may take a
   * while.
   */
  private static final double PATIENCE = 60_000;

  /**
   * What axe finds serious. What it found in order stays in the page: to bring it over took longer
   * than to look.
   */
  private static final String FAULTS =
      """
      async () => {
        const { violations } = await axe.run(document, { resultTypes: ["violations"] });
        return violations
          .filter(({ impact }) => ["serious", "critical"].includes(impact))
          .map(({ id, nodes }) => id + ": " + nodes[0].html);
      }
      """;

  /** The elements that end beyond the window and are in nothing that scrolls. */
  private static final String STICKS_OUT =
      """
      () => [...document.querySelectorAll("main *")]
        .filter((each) => each.getBoundingClientRect().right > innerWidth + 0.1)
        .filter((each) => !each.closest(".scroll"))
        .map((each) => each.tagName + "#" + each.id + "." + each.className)
        .slice(0, 5).join(", ")
      """;

  private final String store;
  private Lab lab;
  private final Playwright playwright;
  private final com.microsoft.playwright.Browser chromium;

  Browser() {
    this(store());
  }

  /** With a store of the test's own. */
  Browser(String store) {
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
    this.store = store;
    lab = open(0);
    var environment = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    playwright = Playwright.create(new Playwright.CreateOptions().setEnv(environment));
    chromium =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(program())
                    .setArgs(
                        List.of(
                            "--no-sandbox",
                            "--host-resolver-rules=MAP " + NEIGHBOUR + " " + LabOptions.LOOPBACK)));
  }

  private static String store() {
    try {
      var folder = Files.createTempDirectory("plyground-lab");
      folder.toFile().deleteOnExit();
      return folder.resolve("tournaments.db").toString();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Path program() {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .flatMap(folder -> PROGRAMS.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(() -> new AssertionError("none of " + PROGRAMS + " on the path"));
  }

  private Lab open(int port) {
    return Lab.open(new LabOptions(LabOptions.LOOPBACK, port, 1, false, 2, store));
  }

  /** Closes the lab, has something done without it, and opens it again at the same address. */
  void restart(Runnable without) {
    int port = lab.port();
    lab.close();
    without.run();
    lab = open(port);
  }

  /** A page of the lab; nothing moves on it, so that tests need not wait. */
  Page open(String path, int width) {
    return open(path, width, ColorScheme.LIGHT, ReducedMotion.REDUCE);
  }

  /** A page of the lab as another machine of a plain network sees it. */
  Page openNextDoor(String path, int width) {
    String address = "http://" + NEIGHBOUR + ":" + lab.port() + path;
    return goTo(address, width, ColorScheme.LIGHT, ReducedMotion.REDUCE);
  }

  /** A game of two people at one board, after some moves. */
  Page people(String game, String moves, ColorScheme colours) {
    String path = address("/play", "game", game, "p1", "human", "p2", "human", "moves", moves);
    var page = open(path, DESKTOP, colours, ReducedMotion.REDUCE);
    PlaywrightAssertions.assertThat(page.locator("#moves li")).hasCount(moves.split(" ").length);
    return page;
  }

  Page open(String path, int width, ColorScheme colours, ReducedMotion motion) {
    return goTo(lab.address() + path.substring(1), width, colours, motion);
  }

  private Page goTo(String address, int width, ColorScheme colours, ReducedMotion motion) {
    var options =
        new com.microsoft.playwright.Browser.NewContextOptions()
            .setViewportSize(width, width == PHONE ? 740 : 900)
            .setHasTouch(width == PHONE)
            .setColorScheme(colours)
            .setReducedMotion(motion);
    var page = chromium.newContext(options).newPage();
    page.onPageError(
        error -> {
          throw new AssertionError(error);
        });
    page.setDefaultTimeout(PATIENCE);
    page.navigate(address);
    return page;
  }

  /** An address with its parameters: {@code address("/play", "game", "othello")}. */
  static String address(String path, String... namesAndValues) {
    var text = new StringBuilder(path);
    for (int i = 0; i < namesAndValues.length; i += 2) {
      String value = URLEncoder.encode(namesAndValues[i + 1], StandardCharsets.UTF_8);
      text.append(i == 0 ? '?' : '&').append(namesAndValues[i]).append('=').append(value);
    }
    return text.toString();
  }

  /** Whether every board is drawn: what appears while axe looks confuses it. */
  private static final String SETTLED =
      """
      () => document.querySelector(".waiting, .board[data-busy], .board:not([data-position])") === null
      """;

  /** That nobody is kept out: axe finds nothing serious, and nothing sticks out sideways. */
  static void assertForEveryone(Page page) {
    page.waitForFunction(SETTLED);
    page.evaluate(AxeBuilder.getAxeScript());
    assertThat((List<?>) page.evaluate(FAULTS)).isEmpty();
    assertNothingSticksOut(page);
  }

  /** That nobody has to scroll sideways. */
  static void assertNothingSticksOut(Page page) {
    assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
        .as("the page's width; what sticks out: %s", page.evaluate(STICKS_OUT))
        .isLessThanOrEqualTo(page.viewportSize().width);
  }

  @Override
  public void close() {
    playwright.close();
    lab.close();
  }
}
