package plyground.arena.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.TimeControl;
import plyground.arena.record.GameSummary.Cost;
import plyground.arena.record.Transcript;
import plyground.arena.standings.Standings;
import plyground.core.InputException;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.agent.Fault;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Every format on standings made by hand. */
final class ReportTest {
  private static final String ODD = "process:command=\"a, b | <c> & `d`\"";

  private static Standings standings(Form form, int games, String... agents) {
    var names = List.of(agents);
    return new Standings(
        new Plan("tic-tac-toe", names, form, games, 7, null, null, TimeControl.NONE, null));
  }

  /** Adds the next game of the schedule, won by that side. */
  private static void add(Standings to, @Nullable Side winner, @Nullable Fault fault) {
    int number = to.games();
    String reason = fault == null ? "line" : fault + ": it said nothing in game " + number;
    var outcome = winner == null ? Outcome.draw(0, "full board") : Outcome.win(winner, 1, reason);
    to.add(
        new Transcript(
            to.plan().schedule().game(number),
            "",
            "",
            "",
            "",
            outcome,
            fault,
            winner == null ? 9 : 5 + number,
            2_000_000,
            new Cost(2, 3_000_000, 40, 0),
            new Cost(2, 1_000_000, 10, 0),
            Side.FIRST,
            number + 1));
  }

  private static Report report(Standings standings) {
    return new Report(standings, "1.2.3", "play it again");
  }

  /** Two pairs: A wins both games of the first; the second has a draw and a time-out of A. */
  private static Report match() {
    var standings = standings(Form.MATCH, 4, "minimax", "random");
    add(standings, Side.FIRST, null);
    add(standings, Side.SECOND, null);
    add(standings, null, null);
    add(standings, Side.FIRST, Fault.TIME_OUT);
    return report(standings);
  }

  /** Everybody against everybody else, one game each way: the first seat always wins. */
  private static Report tournament(String... agents) {
    var standings = standings(Form.NO_MIRRORS, 1, agents);
    for (int i = 0; i < agents.length * (agents.length - 1); i++) {
      add(standings, Side.FIRST, null);
    }
    return report(standings);
  }

  private static String print(Format format, Report report) {
    return format.print(report, Statistic.WINS).replace(System.lineSeparator(), "\n");
  }

  private static JsonNode json(Report report) {
    return JsonMapper.shared().readTree(print(Format.JSON, report));
  }

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

  /** The first game of a kind in the schedule tells it, whichever comes in first. */
  @Test
  void faultsAreExplainedOnceAKind() {
    var standings = standings(Form.ONE_SIDED, 4, "minimax", "random");
    add(standings, Side.SECOND, Fault.CRASH);
    add(standings, Side.SECOND, Fault.CRASH);
    add(standings, Side.FIRST, Fault.ILLEGAL_MOVE);
    add(standings, Side.SECOND, null);
    for (var format : List.of(Format.TEXT, Format.JSON, Format.MARKDOWN, Format.HTML)) {
      assertThat(print(format, report(standings)))
          .as("%s", format)
          .contains("it said nothing in game 0", "it said nothing in game 2")
          .doesNotContain("it said nothing in game 1");
    }
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

  @Test
  void oddNamesBreakNoFormat() {
    var report = tournament(ODD, "random");
    assertThat(json(report).path("agents").path(0).asString()).isEqualTo(ODD);
    assertThat(print(Format.CSV, report))
        .contains("\"process:command=\"\"a, b | <c> & `d`\"\"\",random,1,");
    assertThat(print(Format.HTML, report)).doesNotContain("<c>").contains("&lt;c");
    var rows =
        print(Format.MARKDOWN, report).lines().filter(line -> line.contains("process")).toList();
    assertThat(rows).isNotEmpty();
    for (String row : rows) {
      assertThat(row).contains("`` process:command=\"a, b \\| <c> & `d`\" ``");
      long bars = row.replace("\\|", "").chars().filter(c -> c == '|').count();
      assertThat(bars).as(row).isIn(11L, 4L, 7L);
    }
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void withoutGamesThereIsAReportAllTheSame(Format format) {
    for (var form : List.of(Form.MATCH, Form.ONE_SIDED, Form.ROUND_ROBIN, Form.GAUNTLET)) {
      var report = report(standings(form, 4, "minimax", "random"));
      for (var statistic : Statistic.values()) {
        assertThat(format.print(report, statistic)).doesNotContain("NaN").isNotBlank();
      }
      assertThat(json(report).path("games").asInt()).isZero();
      boolean match = form == Form.MATCH || form == Form.ONE_SIDED;
      assertThat(json(report).get(match ? "score" : "claims").isNull()).isTrue();
      assertThat(print(Format.TEXT, report)).doesNotContain("-1 moves", "50.0%");
    }
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void nothingButDrawsIsEven(Format format) {
    for (var form : List.of(Form.MATCH, Form.ONE_SIDED, Form.ROUND_ROBIN)) {
      var standings = standings(form, 4, "minimax", "random");
      for (int i = 0; i < standings.plan().schedule().size(); i++) {
        add(standings, null, null);
      }
      for (var statistic : Statistic.values()) {
        assertThat(format.print(report(standings), statistic)).doesNotContain("NaN", "inf");
      }
      assertThat(json(report(standings)).path("game").asString()).isEqualTo("tic-tac-toe");
    }
  }

  @Test
  void everyStatisticHasItsCells() {
    var report = tournament("greedy", "random");
    assertThat(Format.TEXT.print(report, Statistic.SCORE)).contains("Score of the row", "50.0");
    assertThat(Format.TEXT.print(report, Statistic.ELO)).contains("Elo difference", "+0");
    assertThat(Format.TEXT.print(report, Statistic.SUPERIORITY))
        .contains("Likelihood that the row")
        .doesNotContain("Where the true figures are");
  }

  @Test
  void aFileNameAsksForItsFormat() {
    assertThat(Format.of(Path.of("a/Report.HTML"))).isEqualTo(Format.HTML);
    assertThat(Format.of(Path.of("report.md"))).isEqualTo(Format.MARKDOWN);
    assertThatThrownBy(() -> Format.of(Path.of("report.pdf")))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "report 'report.pdf': expected a name that ends in .txt, .md, .csv, .json, .html");
  }

  /** Three of whom each beats the next, twenty times of twenty-five. */
  private static Report circle() {
    var standings = standings(Form.NO_MIRRORS, 25, "rock", "scissors", "paper");
    for (int game = 0; game < 150; game++) {
      var scheduled = standings.plan().schedule().game(game);
      boolean wins = (scheduled.second() - scheduled.first() + 3) % 3 == 1;
      boolean usual = scheduled.start() % 5 != 0;
      add(standings, wins == usual ? Side.FIRST : Side.SECOND, null);
    }
    return report(standings);
  }

  @Test
  void whereNoNumberOrdersThePlayersTheirMixtureIsShown() {
    var report = circle();
    assertThat(report.circles()).isEqualTo(1);
    assertThat(print(Format.TEXT, report))
        .contains("One rating a player does not explain the results (p ")
        .contains("1 set of three beat one another in a circle")
        .containsPattern("Nobody beats this mixture \\(Nash averaging\\):\\s+rock\\s+33%");
    assertThat(print(Format.MARKDOWN, report)).contains("Nobody beats this mixture");
    assertThat(print(Format.HTML, report))
        .contains("The mixture nobody beats", "Shares of players in the mixture that nobody beats");
    var json = json(report);
    assertThat(json.get("fitProbability").doubleValue()).isLessThan(0.05);
    assertThat(json.get("nash").get(2).get("share").doubleValue()).isBetween(0.32, 0.35);
    assertThat(json.get("nash").get(2).get("score").doubleValue()).isBetween(0.49, 0.51);
    var claim = json.get("claims").get(0);
    assertThat(claim.get("expected").doubleValue()).isBetween(0.49, 0.51);
    assertThat(claim.get("residual").doubleValue()).isGreaterThan(2);
    assertThat(claim.get("drawRatio").doubleValue()).isZero();
  }

  @Test
  void ratingsAreMeasuredFromWhomOneLikes() {
    var report = circle();
    assertThat(report.anchor()).isNull();
    assertThat(json(report).get("anchor").isNull()).isTrue();
    report.measureFrom(new Anchor("paper", 800));
    assertThat(print(Format.TEXT, report)).contains("paper is at 800.");
    var ratings = json(report).get("ratings");
    for (var each : ratings) {
      if (each.get("agent").stringValue().equals("paper")) {
        assertThat(each.get("rating").doubleValue()).isEqualTo(800);
      }
      assertThat(each.get("superiority").size()).isEqualTo(3);
    }
    assertThat(json(report).get("anchor").get("rating").intValue()).isEqualTo(800);
  }
}
