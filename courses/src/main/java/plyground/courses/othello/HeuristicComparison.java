package plyground.courses.othello;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plyground.console.Words;

/** Part C's two tables for one heuristic and, computed from them, the comparison in words. */
public record HeuristicComparison(
    String h, int depth, List<TestBoardResult> minimax, List<TestBoardResult> alphaBeta) {
  public void print(PrintWriter out) {
    out.printf("Heuristic %s, depth bound %d, player 2 to move%n%n", h, depth);
    table(out, "MiniMax", minimax);
    table(out, "Alpha-beta", alphaBeta);
    out.println(words());
    out.println();
  }

  private static void table(PrintWriter out, String search, List<TestBoardResult> trials) {
    out.printf("%-12s %6s  %-8s %10s%n", search, "Val", "BestMv", "SeF");
    for (var trial : trials) {
      out.printf(
          Locale.ROOT,
          "%-12s %6s  %-8s %,10d%n",
          "testBoard" + trial.board(),
          Words.value(trial.value()),
          trial.move(),
          trial.states());
    }
    out.println();
  }

  /** Sentences without line breaks. */
  String words() {
    return agreement() + " " + savings() + " " + trend();
  }

  private String agreement() {
    var differing =
        boards().filter(i -> !minimax.get(i).agreesWith(alphaBeta.get(i))).boxed().toList();
    if (differing.isEmpty()) {
      return "On all " + minimax.size() + " boards both searches find the same value and move.";
    }
    return "The searches differ on board "
        + differing.stream().map(this::board).collect(Collectors.joining(" and "))
        + " and agree on the others.";
  }

  private String savings() {
    String each =
        boards()
            .mapToObj(
                i ->
                    String.format(
                        Locale.ROOT,
                        "%,d of %,d states on board %s (%.1f%%)",
                        alphaBeta.get(i).states(),
                        minimax.get(i).states(),
                        board(i),
                        100 * share(i)))
            .collect(Collectors.joining(", "));
    long pruned = sum(alphaBeta);
    long whole = sum(minimax);
    return String.format(
        Locale.ROOT,
        "Alpha-beta searches %s; together %.1f times fewer.",
        each,
        (double) whole / pruned);
  }

  /** Whether larger trees are pruned more. */
  private String trend() {
    var bySize =
        boards().boxed().sorted(Comparator.comparingLong(i -> minimax.get(i).states())).toList();
    boolean falling =
        IntStream.range(1, bySize.size())
            .allMatch(i -> share(bySize.get(i)) < share(bySize.get(i - 1)));
    int least = boards().boxed().min(Comparator.comparingDouble(this::share)).orElseThrow();
    return falling
        ? "The larger the tree, the smaller the share that has to be searched."
        : "The largest share is pruned on board "
            + board(least)
            + "; the size of the tree alone does not decide it.";
  }

  private IntStream boards() {
    return IntStream.range(0, minimax.size());
  }

  private String board(int index) {
    return Integer.toString(minimax.get(index).board());
  }

  private double share(int index) {
    return (double) alphaBeta.get(index).states() / minimax.get(index).states();
  }

  private static long sum(List<TestBoardResult> trials) {
    return trials.stream().mapToLong(TestBoardResult::states).sum();
  }
}
