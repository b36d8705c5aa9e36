package plyground.courses.war;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What a comparison of searches shows, in sentences made from its numbers alone. */
record Findings(List<Row> rows) {
  /** The sentences, one paragraph each. */
  List<String> all() {
    var all = new ArrayList<String>();
    if (of(Task.ALPHA_BETA).isEmpty()) {
      return all;
    }
    all.add(play());
    all.add(sameMoves());
    all.add(work());
    if (of(Task.MINIMAX).size() > 1) {
      all.add(growth());
    }
    return all;
  }

  /** The games of a task; minimax only as deep as alpha-beta has followed. */
  private List<Row> of(Task task) {
    long pairs = rows.stream().filter(row -> row.task() == Task.ALPHA_BETA).count();
    return rows.stream().filter(row -> row.task() == task).limit(Math.max(1, pairs)).toList();
  }

  /** Playing performance: how the games ended. */
  private String play() {
    var greedy = of(Task.GREEDY).getFirst();
    var searched = of(Task.MINIMAX);
    int best = searched.stream().mapToInt(Row::margin).max().orElseThrow();
    var at = searched.stream().filter(row -> row.margin() == best).toList();
    var text = new StringBuilder();
    text.append("Greedy ends ").append(greedy.score()).append(verdict(greedy)).append(". ");
    text.append("Minimax does best at ").append(depths(at)).append(": ");
    text.append(at.getFirst().score()).append(verdict(at.getFirst())).append('.');
    var worse = worse(searched);
    if (!worse.isEmpty()) {
      text.append(" Looking further is not always better: ").append(String.join(", ", worse));
      text.append(". The search expects a Confederacy that looks as far, and meets a greedy one.");
    }
    return text.toString();
  }

  private static String verdict(Row row) {
    return row.margin() > 0
        ? ", the Union winning"
        : row.margin() < 0 ? ", the Union losing" : ", a draw";
  }

  private static List<String> worse(List<Row> searched) {
    var worse = new ArrayList<String>();
    for (int i = 1; i < searched.size(); i++) {
      var before = searched.get(i - 1);
      var row = searched.get(i);
      if (row.margin() < before.margin()) {
        worse.add(
            "depth %d (%s) is behind depth %d (%s)"
                .formatted(row.depth(), row.score(), before.depth(), before.score()));
      }
    }
    return worse;
  }

  private static String depths(List<Row> rows) {
    String numbers =
        rows.stream().map(row -> Integer.toString(row.depth())).collect(Collectors.joining(", "));
    return (rows.size() == 1 ? "depth " : "depths ") + numbers;
  }

  private String sameMoves() {
    var pruned = of(Task.ALPHA_BETA);
    var other = new ArrayList<Row>();
    var whole = of(Task.MINIMAX);
    for (int i = 0; i < whole.size(); i++) {
      if (!whole.get(i).moves().equals(pruned.get(i).moves())) {
        other.add(whole.get(i));
      }
    }
    return other.isEmpty()
        ? "Alpha-beta plays the same moves as minimax at every depth."
        : "Alpha-beta plays other moves than minimax at " + depths(other) + ".";
  }

  /** Number of iterations and running time, at the deepest. */
  private String work() {
    var whole = of(Task.MINIMAX).getLast();
    var pruned = of(Task.ALPHA_BETA).getLast();
    return String.format(
        Locale.ROOT,
        "At depth %d alpha-beta visits %,d positions in the first turn where minimax visits %,d:"
            + " %.1f %% are pruned. The whole game takes %.1f ms instead of %.1f ms.",
        whole.depth(),
        pruned.played().firstNodes(),
        whole.played().firstNodes(),
        100 * pruned.prunedFirst(whole),
        pruned.millis(),
        whole.millis());
  }

  private String growth() {
    return String.format(
        Locale.ROOT,
        "One ply more multiplies the first turn's positions by %.1f for minimax and by %.1f for"
            + " alpha-beta, on average.",
        growth(of(Task.MINIMAX)),
        growth(of(Task.ALPHA_BETA)));
  }

  private static double growth(List<Row> rows) {
    double ratio =
        (double) rows.getLast().played().firstNodes() / rows.getFirst().played().firstNodes();
    return Math.pow(ratio, 1.0 / (rows.getLast().depth() - rows.getFirst().depth()));
  }
}
