package plyground.arena.report;

import static org.assertj.core.api.Assertions.assertThat;
import static plyground.arena.report.MadeReports.add;
import static plyground.arena.report.MadeReports.json;
import static plyground.arena.report.MadeReports.match;
import static plyground.arena.report.MadeReports.print;
import static plyground.arena.report.MadeReports.report;
import static plyground.arena.report.MadeReports.standings;
import static plyground.arena.report.MadeReports.tournament;

import java.util.List;
import org.junit.jupiter.api.Test;
import plyground.arena.plan.Plan.Form;
import plyground.core.Side;

/** Each format by itself. */
final class ReportFormatsTest {
  @Test
  void textOfAMatch() {
    assertThat(print(Format.TEXT, match()))
        .contains("minimax                                        2       1       1    62.5%")
        .contains("score of minimax: 62.5%\n")
        .contains("evidence: 2 distinct pairs; no test is made with fewer than 5 distinct pairs\n")
        .doesNotContain("Elo", "likelihood")
        .contains("1 game lost by a fault, not on the board:\nminimax ")
        .contains("      1  time-out\n  it said nothing in game 3\n");
  }

  @Test
  void longNamesKeepTheColumns() {
    String name = "alphabeta:depth=5,eval=disc,order=captures,table=64";
    assertThat(print(Format.TEXT, tournament(name, "random")))
        .contains(
            "\n   1  " + name + "\n" + " ".repeat(46) + "       1       0       1    50.0%\n");
    var match = standings(Form.MATCH, 2, name, "random");
    add(match, Side.FIRST, null);
    add(match, Side.FIRST, null);
    assertThat(print(Format.TEXT, report(match)))
        .contains("\n" + name + "\n" + " ".repeat(40) + "       1       0       1    50.0%\n");
  }

  @Test
  void textOfATournament() {
    assertThat(print(Format.TEXT, tournament("greedy", "minimax", "random")))
        .startsWith("tic-tac-toe, 1 game a pairing, seed 7\n\nWins of the row, which moves first")
        .contains("\n   1       -   100.0   100.0\n   2   100.0       -   100.0\n")
        .contains("   1  greedy                                         2       0       2    50.0%")
        .contains("Elo points above random")
        .contains("6 games, no two alike; 0.0% drawn; 5 to 10 moves.\n")
        .doesNotContain("fault", "Better than")
        .endsWith(
            "Evidence: 3 distinct pairs; no test is made with fewer than 5 distinct pairs.\n");
  }

  @Test
  void textWithTimesTellsWhatMovesTook() {
    assertThat(Format.TEXT.print(tournament("greedy", "random"), Statistic.WINS, true))
        .contains("ms a move", "1.000");
    assertThat(print(Format.TEXT, tournament("greedy", "random"))).doesNotContain("ms a move");
  }

  @Test
  void jsonOfAMatch() {
    var json = json(match());
    assertThat(json.path("game").asString()).isEqualTo("tic-tac-toe");
    assertThat(json.path("wins").toString()).isEqualTo("[2,1]");
    assertThat(json.path("draws").asInt()).isEqualTo(1);
    assertThat(json.path("faults").asInt()).isEqualTo(1);
    assertThat(json.path("score").asDouble()).isEqualTo(0.625);
    assertThat(json.path("pairs").toString()).isEqualTo("[0,1,0,0,1]");
    assertThat(json.path("distinctPairs").asInt()).isEqualTo(2);
    for (String unsure : List.of("scoreInterval", "elo", "eloInterval", "superiority")) {
      assertThat(json.path(unsure).isNull()).as(unsure).isTrue();
    }
    assertThat(json.path("evidence").asString()).contains("fewer than 5 distinct pairs");
    assertThat(json.path("faultsBy").toString())
        .isEqualTo(
            "[{\"agent\":\"minimax\",\"fault\":\"time-out\",\"games\":1,"
                + "\"reason\":\"it said nothing in game 3\"}]");
    assertThat(json.path("command").asString()).isEqualTo("play it again");
    assertThat(json.path("software").asString()).isEqualTo("1.2.3");
    assertThat(json.has("spending")).isFalse();
    assertThat(Format.JSON.print(match(), Statistic.WINS, true)).contains("\"millisAMove\":");
  }

  @Test
  void jsonOfATournament() {
    var json = json(tournament("greedy", "minimax", "random"));
    assertThat(json.path("pairings")).hasSize(6);
    assertThat(json.path("ranking")).hasSize(3);
    assertThat(json.path("claims").isNull()).isTrue();
    assertThat(json.path("distinctPairs").asInt()).isEqualTo(3);
    assertThat(json.path("ratings").path(0).path("interval").isNull()).isTrue();
    assertThat(json.path("pairings").path(0).path("firstWinsInterval").isNull()).isTrue();
    assertThat(json.path("firstSeat").path("probability").isNull()).isTrue();
    assertThat(json.path("firstSeat").path("wins").asInt()).isEqualTo(6);
    assertThat(json.path("distinct").asInt()).isEqualTo(6);
  }

  @Test
  void csvHasARowForEveryPairing() {
    assertThat(print(Format.CSV, match()).lines())
        .hasSize(3)
        .startsWith(
            "first,second,games,first_wins,second_wins,draws,faults,first_wins_share,low,high,"
                + "mean_length,shortest,longest")
        .anyMatch(line -> line.startsWith("minimax,random,2,1,0,1,0,0.500000,"))
        .anyMatch(line -> line.startsWith("random,minimax,2,1,1,0,1,0.500000,"));
  }

  @Test
  void csvHasTheTimesInATableOfTheirOwn() {
    assertThat(Format.CSV.print(match(), Statistic.WINS, true).lines())
        .hasSize(3)
        .startsWith("first,second,games,mean_millis")
        .anyMatch(line -> line.matches("minimax,random,2,\\d+\\.\\d{6}"));
  }

  @Test
  void markdownOfAMatch() {
    assertThat(print(Format.MARKDOWN, match()))
        .startsWith(
            """
            # tic-tac-toe

            4 games, seed 7; 4 games in all, no two alike; 25.0 % drawn.

            ## Ranking""")
        .contains("| `minimax` | 2 | 1 | 1 | 62.5 % |")
        .contains("## Faults\n\nGames lost off the board")
        .contains("| `minimax` | time-out | 1 |")
        .endsWith("```\nplay it again\n```\n\nPlyground 1.2.3\n");
    assertThat(print(Format.MARKDOWN, tournament("greedy", "random"))).doesNotContain("## Faults");
  }

  @Test
  void htmlOfAMatch() {
    assertThat(print(Format.HTML, match()))
        .startsWith("<!DOCTYPE html>")
        .contains("<h2>Ratings</h2>", "minimax against random", "time-out", "play it again");
    assertThat(print(Format.HTML, tournament("greedy", "minimax", "random")))
        .contains("tournament of 3 agents", "None: no crash, no time-out, no illegal move.");
  }
}
