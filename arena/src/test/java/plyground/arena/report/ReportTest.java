package plyground.arena.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static plyground.arena.report.MadeReports.add;
import static plyground.arena.report.MadeReports.circle;
import static plyground.arena.report.MadeReports.json;
import static plyground.arena.report.MadeReports.print;
import static plyground.arena.report.MadeReports.report;
import static plyground.arena.report.MadeReports.standings;
import static plyground.arena.report.MadeReports.tournament;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.arena.plan.Plan.Form;
import plyground.core.InputException;
import plyground.core.Side;
import plyground.core.agent.Fault;

/** What every format says of standings made by hand. */
final class ReportTest {
  private static final String ODD = "process:command=\"a, b | <c> & `d`\"";

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
