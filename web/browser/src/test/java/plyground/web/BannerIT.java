package plyground.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person sees while the lab cannot write down a game or is away, and after. */
final class BannerIT {
  @TempDir Path folder = Path.of("");

  private Connection lock(Path store) throws SQLException {
    var connection = DriverManager.getConnection("jdbc:sqlite:" + store);
    try (var statement = connection.createStatement()) {
      statement.execute("begin exclusive");
    }
    return connection;
  }

  private static void release(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("rollback");
    }
  }

  private static final String TWO_TOURNAMENTS =
      """
      async () => {
        const headers = { "Content-Type": "application/json" };
        const agents = ["random", "greedy"];
        for (const body of [{ game: "othello:size=8", agents, games: 10000 }, { game: "tic-tac-toe", agents, games: 2 }]) {
          await fetch("/api/tournaments", { method: "POST", headers, body: JSON.stringify(body) });
        }
      }
      """;

  /**
   * A page that stays open while the lab is closed and opened again goes on with its game; what was
   * played and what waited goes on by itself.
   */
  @Test
  void aGameGoesOnAfterTheLabWasRestarted() {
    var store = folder.resolve("restarted.db");
    try (var browser = new Browser(store.toString())) {
      String address =
          Browser.address("/play", "game", "tic-tac-toe", "p1", "human", "p2", "alphabeta:depth=2");
      var page = browser.open(address, Browser.DESKTOP);
      page.locator("[data-spot='5'].legal").click();
      assertThat(page.locator("#moves li")).hasCount(2);
      String match = page.url();
      page.evaluate(TWO_TOURNAMENTS);
      browser.restart(
          () -> {
            page.locator("#hint").click();
            assertThat(page.locator("#trouble")).containsText("the lab does not answer");
          });
      assertThat(page.locator("#trouble")).hasText("");
      page.locator(".board .spot.legal").first().click();
      assertThat(page.locator("#moves li")).hasCount(4);
      assertThat(page).hasURL(match);
      page.reload();
      assertThat(page.locator("#moves li")).hasCount(4);
      page.navigate(match.replaceFirst("/play/.*", "/tournaments?id=2"));
      assertThat(page.locator("#progress-text"))
          .hasText("0 of 4 games, waiting for the one before it to end");
      page.evaluate("fetch('/api/tournaments/1/stop', { method: 'POST', body: '{}' })");
      assertThat(page.locator("#progress-text")).hasText("4 of 4 games, finished");
    }
  }

  @Test
  void thePageSaysThatNothingIsSavedUntilItIs() throws SQLException {
    var store = folder.resolve("lab.db");
    try (var browser = new Browser(store.toString())) {
      String address =
          Browser.address("/play", "game", "tic-tac-toe", "p1", "human", "p2", "human");
      var page = browser.open(address, Browser.DESKTOP);
      var banner = page.locator("#banner");
      var centre = page.locator("[data-spot='5'].legal");
      assertThat(centre).isVisible();
      assertThat(banner).isHidden();
      try (var connection = lock(store)) {
        centre.click();
        assertThat(banner).isVisible();
        assertThat(banner).containsText("Not saved: the lab cannot write down your last moves");
        release(connection);
      }
      assertThat(banner).isHidden();
    }
  }
}
