package plyground.courses.waroflife;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import plyground.arena.stats.Holm;
import plyground.arena.stats.SignTest;
import plyground.core.Side;
import tools.jackson.core.JsonGenerator;

/**
 * Question 5's "which is best": who scores most against all others, and whether each of the others
 * is beaten. A start that one strategy won with both colours counts for it; the claims are
 * corrected for their number.
 */
final class BestStrategy {
  /** A strategy's games against all others; draws count half in the score. */
  record Row(String title, int wins, int draws, int losses) {
    double score() {
      int games = wins + draws + losses;
      return games == 0 ? 0 : (wins + draws / 2.0) / games;
    }
  }

  private final List<Row> rows;
  private final List<String> beaten = new ArrayList<>();
  private final List<String> open = new ArrayList<>();

  BestStrategy(Results results, List<String> titles) {
    var all = IntStream.range(0, titles.size()).mapToObj(i -> row(results, titles, i)).toList();
    rows = all.stream().sorted(Comparator.comparingDouble(Row::score).reversed()).toList();
    int best = titles.indexOf(rows.getFirst().title);
    var others = IntStream.range(0, titles.size()).filter(other -> other != best).toArray();
    var tests =
        IntStream.of(others)
            .mapToObj(other -> results.swap(best, other))
            .map(swap -> new SignTest(swap.one(), swap.other()))
            .toList();
    double[] corrected = Holm.adjust(tests.stream().mapToDouble(SignTest::probability).toArray());
    for (int i = 0; i < others.length; i++) {
      boolean better = corrected[i] < SignTest.LEVEL && tests.get(i).share() > 0.5;
      (better ? beaten : open).add(titles.get(others[i]));
    }
  }

  private static Row row(Results results, List<String> titles, int player) {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    for (int other = 0; other < titles.size(); other++) {
      if (other != player) {
        var asFirst = results.cell(player, other);
        var asSecond = results.cell(other, player);
        wins += asFirst.wins(Side.FIRST) + asSecond.wins(Side.SECOND);
        losses += asFirst.wins(Side.SECOND) + asSecond.wins(Side.FIRST);
        draws += asFirst.draws() + asSecond.draws();
      }
    }
    return new Row(titles.get(player), wins, draws, losses);
  }

  String answer() {
    var best = rows.getFirst();
    String scored =
        "%s of the points in the games against the other strategies"
            .formatted(FiguresTable.percent(best.score()));
    return (open.isEmpty()
                ? "%s is the best: it makes %s and is better than each of them."
                : "%s makes most, %s; but that it is better than "
                    + FiguresTable.list(open)
                    + " is not shown.")
            .formatted(best.title, scored)
        + " (Starts won with both colours, two-sided sign tests, corrected for %d claims after Holm, at the 5 %% level.)"
            .formatted(beaten.size() + open.size());
  }

  FiguresTable sheet() {
    return new FiguresTable(
        1,
        List.of("Strategy", "Won", "Drawn", "Lost", "Score against the others"),
        rows.stream()
            .map(
                row ->
                    List.of(
                        row.title,
                        Integer.toString(row.wins),
                        Integer.toString(row.draws),
                        Integer.toString(row.losses),
                        FiguresTable.percent(row.score())))
            .toList());
  }

  void write(JsonGenerator json) {
    json.writeObjectPropertyStart("best");
    json.writeStringProperty("strategy", rows.getFirst().title);
    json.writeNumberProperty("score", rows.getFirst().score());
    json.writeBooleanProperty("shown", open.isEmpty());
    json.writeEndObject();
  }
}
