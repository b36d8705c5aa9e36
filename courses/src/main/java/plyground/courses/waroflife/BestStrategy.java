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
 * is beaten. The two games from a start count together, and starts whose games came before not at
 * all. Chances are corrected for all pairings: which of them is looked at was decided by how they
 * came out.
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
  private final int pairings;

  BestStrategy(Results results, List<String> titles) {
    var all = IntStream.range(0, titles.size()).mapToObj(i -> row(results, titles, i)).toList();
    rows = all.stream().sorted(Comparator.comparingDouble(Row::score).reversed()).toList();
    pairings = titles.size() * (titles.size() - 1) / 2;
    int best = titles.indexOf(rows.getFirst().title);
    boolean[] beats = beats(results, best);
    for (int other = 0; other < titles.size(); other++) {
      if (other != best) {
        (beats[other] ? beaten : open).add(titles.get(other));
      }
    }
  }

  /** Whom a strategy is shown to be better than. */
  private static boolean[] beats(Results results, int best) {
    var pairs = new ArrayList<int[]>();
    var chances = new ArrayList<Double>();
    for (int one = 0; one < results.players(); one++) {
      for (int other = one + 1; other < results.players(); other++) {
        var evidence = results.evidence(one, other);
        pairs.add(new int[] {one, other});
        chances.add(evidence.enough() ? evidence.pValue() : 1);
      }
    }
    boolean[] holds =
        Holm.holds(SignTest.LEVEL, chances.stream().mapToDouble(Double::doubleValue).toArray());
    boolean[] beats = new boolean[results.players()];
    for (int i = 0; i < holds.length; i++) {
      int one = pairs.get(i)[0];
      int other = pairs.get(i)[1] == best ? one : pairs.get(i)[1];
      boolean concerned = one == best || pairs.get(i)[1] == best;
      if (concerned && holds[i]) {
        beats[other] = results.evidence(best, other).score() > 0.5;
      }
    }
    return beats;
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
        + " (Both games from a start together, two-sided permutation tests, corrected for %d pairings after Holm, at the 5 %% level.)"
            .formatted(pairings);
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
