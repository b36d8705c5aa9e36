package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.TimeControl;
import plyground.web.json.JsonTree;

/** Tournaments over HTTP. */
final class TournamentsTest {
  private static final String PATH = "/api/tournaments";

  @TempDir Path folder = Path.of("");
  private Lab lab = Lab.open(LabOptions.quiet());
  private Client client = new Client(lab);

  @BeforeEach
  void open() {
    lab.close();
    String store = folder.resolve("tournaments.db").toString();
    lab = Lab.open(new LabOptions("127.0.0.1", 0, 1, false, 2, store));
    client = new Client(lab);
  }

  @AfterEach
  void close() {
    lab.close();
  }

  private static String plan(int games) {
    return "{\"game\":\"tic-tac-toe\",\"agents\":[\"random\",\"greedy\",\"alphabeta:depth=9\"],\"games\":"
        + games
        + "}";
  }

  @Test
  void aTournamentIsPlayedToItsReport() throws IOException {
    var made = client.post(PATH, plan(4));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    var over = client.over(PATH + "/1");
    assertThat(over.number("played")).isEqualTo(over.number("size")).isEqualTo(24);
    var report = (Map<?, ?>) Objects.requireNonNull(over.object().get("report"));
    assertThat(report.get("games")).isEqualTo(24L);
    assertThat(client.get(PATH + "/1/report?format=html").text()).contains("<h2>Ratings</h2>");
    assertThat(client.get(PATH + "/1/report?format=pdf").status()).isEqualTo(400);
    assertThat(client.get(PATH + "/1/games").text()).contains("\"number\":23");
    assertThat(client.get(PATH + "/1/games/0").list("moves")).isNotEmpty();
    assertThat(client.get(PATH + "/1/games/24").status()).isEqualTo(404);
    assertThat(client.events(PATH + "/1/events", "", 1).get(1)).contains("\"played\":24");
  }

  @Test
  void theGamesAreThoseOfTheArena() {
    client.post(PATH, plan(4));
    client.over(PATH + "/1");
    var plan =
        new Plan(
            "tic-tac-toe",
            List.of("random", "greedy", "alphabeta:depth=9"),
            Form.NO_MIRRORS,
            4,
            1,
            null,
            null,
            TimeControl.NONE,
            null);
    var records = new ArrayList<String>();
    for (int number = 0; number < 24; number++) {
      records.add(client.get(PATH + "/1/games/" + number).text());
    }
    assertThat(records).isEqualTo(Arena.records(plan));
    var listed = (List<?>) JsonTree.parse(client.get(PATH + "/1/games?from=20").text());
    assertThat(listed).hasSize(4);
    assertThat(client.get(PATH).text()).contains("\"played\":24");
  }

  /** As many games as on the command line, on two threads or one, before and after a restart. */
  @Test
  void aSequentialTestEndsAMatch() {
    var made =
        client.post(
            PATH,
            "{\"game\":\"tic-tac-toe\",\"agents\":[\"greedy\",\"random\"],\"games\":2000,"
                + "\"form\":\"match\",\"until\":\"sprt\",\"elo0\":0,\"elo1\":100}");
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    var over = client.over(PATH + "/1");
    assertThat(over.string("finished")).isEqualTo("true");
    assertThat(over.number("played")).isBetween(10L, 1_999L);
    var report = (Map<?, ?>) Objects.requireNonNull(over.object().get("report"));
    assertThat(report.get("games")).isEqualTo(over.number("played"));
    assertThat(report.get("sprtShows")).isEqualTo("nearer to 100 than to 0");
    assertThat(report.get("warning")).asString().contains("biased");
    assertThat(report.get("llrBounds")).asString().startsWith("[-2.94");
    assertThat(report.get("llr")).asString().matches("(2\\.9|[3-9]).*");
    close();
    open();
    var again = client.get(PATH + "/1");
    assertThat(again.string("finished")).isEqualTo("true");
    assertThat(again.number("played")).isEqualTo(over.number("played"));
  }

  @Test
  void aTournamentEndsWhenTheBestIsShown() {
    client.post(PATH, plan(1000).replace(",\"alphabeta:depth=9\"]", "],\"until\":\"best\""));
    var over = client.over(PATH + "/1");
    assertThat(over.number("played")).isLessThan(over.number("size"));
    var report = (Map<?, ?>) Objects.requireNonNull(over.object().get("report"));
    assertThat(report.get("shown")).isEqualTo(true);
    assertThat(over.string("finished")).isEqualTo("true");
  }

  @Test
  void aStoppedTournamentGoesOnAfterARestart() {
    client.post(PATH, plan(1000));
    client.post(PATH + "/1/stop", "{}");
    var stopped = client.over(PATH + "/1");
    assertThat(stopped.number("played")).isLessThan(6_000);
    close();
    open();
    assertThat(client.get(PATH + "/1").number("played")).isEqualTo(stopped.number("played"));
    assertThat(client.post(PATH + "/1/start", "{}").status()).isEqualTo(200);
    var over = client.over(PATH + "/1");
    assertThat(over.number("played")).isEqualTo(6_000);
  }

  @Test
  void othersWaitForTheirTurn() {
    client.post(PATH, plan(10_000));
    for (int id = 2; id <= 3; id++) {
      var made = client.post(PATH, plan(id));
      assertThat(made.string("waiting")).as(made.text()).isEqualTo("true");
      assertThat(made.string("running")).isEqualTo("false");
    }
    assertThat(client.get(PATH).text()).contains("\"running\":false,\"waiting\":true");
    assertThat(client.post(PATH + "/2/stop", "{}").string("waiting")).isEqualTo("false");
    client.post(PATH + "/1/stop", "{}");
    assertThat(client.over(PATH + "/3").number("played")).isEqualTo(18);
    assertThat(client.get(PATH + "/2").number("played")).isZero();
    client.post(PATH + "/2/start", "{}");
    assertThat(client.over(PATH + "/2").number("played")).isEqualTo(12);
  }

  @Test
  void whatCannotBePlayedIsSaid() {
    assertThat(client.get(PATH + "/7").status()).isEqualTo(404);
    var alone = client.post(PATH, "{\"game\":\"tic-tac-toe\",\"agents\":[\"random\"]}");
    assertThat(alone.string("error")).isEqualTo("'agents': expected at least two of them");
    var human = client.post(PATH, "{\"game\":\"tic-tac-toe\",\"agents\":[\"random\",\"human\"]}");
    assertThat(human.status()).isEqualTo(400);
    var test = client.post(PATH, plan(4).replace("}", ",\"until\":\"sprt\"}"));
    assertThat(test.string("error"))
        .isEqualTo("'until': a sequential test ends a match (form 'match')");
    var third = client.post(PATH, plan(4).replace("}", ",\"form\":\"match\"}"));
    assertThat(third.string("error")).isEqualTo("'agents': a match has two of them");
    var until = client.post(PATH, plan(4).replace("}", ",\"until\":\"dawn\"}"));
    assertThat(until.string("error")).isEqualTo("'until': expected all, ranks, best or sprt");
    var twice = client.post(PATH, "{\"game\":\"tic-tac-toe\",\"agents\":[\"random\",\"random\"]}");
    assertThat(twice.string("error")).isEqualTo("'agents': one is named twice");
  }

  /** A game of this does not end while anybody lives. */
  private static final String ENDLESS =
      "{\"game\":\"othello:size=8\",\"agents\":[\"minimax:depth=40\",\"alphabeta:depth=40\"],"
          + "\"games\":2}";

  @Test
  @Timeout(60)
  void stoppingWaitsForNoGame() throws SQLException {
    client.post(PATH, ENDLESS);
    awaitLease();
    client.post(PATH, plan(2));
    assertThat(client.get(PATH + "/2").string("waiting")).isEqualTo("true");
    client.post(PATH + "/1/stop", "{}");
    assertThat(client.over(PATH + "/1").number("played")).isZero();
    assertThat(client.over(PATH + "/2").number("played")).isEqualTo(12);
  }

  private void awaitLease() throws SQLException {
    while (count("claim") == 0) {
      Client.pause();
    }
  }

  private int count(String table) throws SQLException {
    String address = "jdbc:sqlite:" + folder.resolve("tournaments.db");
    try (var connection = DriverManager.getConnection(address);
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) from " + table)) {
      return rows.getInt(1);
    }
  }
}
