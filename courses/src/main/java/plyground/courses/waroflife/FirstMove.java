package plyground.courses.waroflife;

import java.util.ArrayList;
import java.util.List;
import plyground.arena.standings.Tally;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.Holm;
import plyground.arena.stats.SignTest;
import plyground.core.Side;
import tools.jackson.core.JsonGenerator;

/**
 * Question 6: where both players have one strategy, whether playing first matters. Each strategy is
 * a claim of its own, so the chances are corrected for their number.
 */
final class FirstMove {
  /** What became of a strategy's games against itself. */
  record Row(String title, Tally tally, int distinct, SignTest test, double corrected) {
    boolean enough() {
      return distinct >= Evidence.FEWEST;
    }

    boolean shown() {
      return enough() && corrected < SignTest.LEVEL;
    }

    String verdict() {
      return !shown() ? "not shown" : test.share() > 0.5 ? "advantage" : "disadvantage";
    }
  }

  private final List<Row> rows = new ArrayList<>();

  FirstMove(Results results, List<String> titles) {
    var tests = new ArrayList<SignTest>();
    for (int i = 0; i < titles.size(); i++) {
      var tally = results.cell(i, i);
      tests.add(
          SignTest.ofDistinct(
              firsts(tally, true), firsts(tally, false), tally.games(), results.distinct(i, i)));
    }
    double[] corrected = Holm.adjust(tests.stream().mapToDouble(SignTest::probability).toArray());
    for (int i = 0; i < titles.size(); i++) {
      rows.add(
          new Row(
              titles.get(i),
              results.cell(i, i),
              results.distinct(i, i),
              tests.get(i),
              corrected[i]));
    }
  }

  /** Games won by whoever made the first move, or by the other. */
  private static int firsts(Tally tally, boolean won) {
    int games = 0;
    for (var opener : Side.values()) {
      games += tally.wins(won ? opener : opener.other(), opener);
    }
    return games;
  }

  List<Row> rows() {
    return rows;
  }

  String answer() {
    return ("Playing first is an advantage for %s, a disadvantage for %s;"
            + " for %s neither is shown. (Two-sided binomial tests on the decided games,"
            + " corrected for %d strategies after Holm, at the 5 %% level.)")
        .formatted(named("advantage"), named("disadvantage"), named("not shown"), rows.size());
  }

  private String named(String verdict) {
    return FiguresTable.list(
        rows.stream()
            .filter(row -> row.verdict().equals(verdict))
            .map(row -> row.title + " (" + FiguresTable.percent(row.test.share()) + ")")
            .toList());
  }

  FiguresTable sheet() {
    return new FiguresTable(
        1,
        List.of(
            "Both play",
            "P1 wins",
            "P2 wins",
            "Draws",
            "P1's share of decided games",
            "95 % interval",
            "Chance if even",
            "after Holm",
            "Playing first"),
        rows.stream().map(FirstMove::cells).toList());
  }

  private static List<String> cells(Row row) {
    var interval = row.test.interval();
    return List.of(
        row.title,
        Integer.toString(row.tally.wins(Side.FIRST)),
        Integer.toString(row.tally.wins(Side.SECOND)),
        Integer.toString(row.tally.draws()),
        FiguresTable.percent(row.test.share()),
        row.enough()
            ? FiguresTable.percent(interval.low()) + " to " + FiguresTable.percent(interval.high())
            : "",
        row.enough() ? FiguresTable.chance(row.test.probability()) : "not tested",
        row.enough() ? FiguresTable.chance(row.corrected) : "",
        row.verdict());
  }

  void write(JsonGenerator json, List<String> names) {
    json.writeArrayPropertyStart("playingFirst");
    for (int i = 0; i < rows.size(); i++) {
      var row = rows.get(i);
      json.writeStartObject();
      json.writeStringProperty("strategy", names.get(i));
      json.writeNumberProperty("share", row.test.share());
      json.writeNumberProperty("distinctGames", row.distinct);
      if (row.enough()) {
        json.writeArrayPropertyStart("interval");
        json.writeNumber(row.test.interval().low());
        json.writeNumber(row.test.interval().high());
        json.writeEndArray();
        json.writeNumberProperty("probability", row.test.probability());
        json.writeNumberProperty("corrected", row.corrected);
      } else {
        json.writeNullProperty("interval");
        json.writeNullProperty("probability");
        json.writeNullProperty("corrected");
      }
      json.writeStringProperty("verdict", row.verdict());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
