package plyground.cli;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plyground.arena.GameRecord;
import plyground.arena.Interval;
import plyground.arena.Tally;
import plyground.cli.base.Words;
import plyground.core.Side;

/** The results of a round robin: a row for who moved first, a column for who moved second. */
final class CrossTable {
  /** So many columns have room for tenths of a percent. */
  private static final int WIDE = 6;

  private final List<String> names;
  private final List<Tally> cells;

  CrossTable(List<String> names) {
    this.names = names;
    cells = Stream.generate(Tally::new).limit((long) names.size() * names.size()).toList();
  }

  /** Takes a pairing's counts. */
  interface Reader {
    void read(String first, String second, Tally tally);
  }

  List<String> names() {
    return names;
  }

  void add(GameRecord<?> game) {
    cell(game.fixture().first(), game.fixture().second()).add(game);
  }

  private Tally cell(int first, int second) {
    return cells.get(first * names.size() + second);
  }

  void pairings(Reader reader) {
    for (int first = 0; first < names.size(); first++) {
      for (int second = 0; second < names.size(); second++) {
        if (cell(first, second).games() > 0) {
          reader.read(names.get(first), names.get(second), cell(first, second));
        }
      }
    }
  }

  void print(PrintWriter out) {
    out.println("Wins of the row, which moves first, in percent:");
    grid(out, 8, tally -> percent((double) tally.wins(Side.FIRST) / tally.games(), 1));
    out.println();
    out.println("Where the true percentages are, 95 times of 100:");
    int digits = names.size() <= WIDE ? 1 : 0;
    grid(out, digits == 0 ? 8 : 11, tally -> interval(tally, digits));
    ranking(out);
  }

  private void grid(PrintWriter out, int width, Function<Tally, String> entry) {
    out.println();
    out.printf("%4s", "");
    IntStream.range(0, names.size())
        .forEach(column -> out.print(right(width, Integer.toString(column + 1))));
    out.println();
    for (int row = 0; row < names.size(); row++) {
      out.printf("%4d", row + 1);
      for (int column = 0; column < names.size(); column++) {
        var tally = cell(row, column);
        out.print(right(width, tally.games() == 0 ? "-" : entry.apply(tally)));
      }
      out.println();
    }
  }

  private static String right(int width, String text) {
    return " ".repeat(Math.max(1, width - text.length())) + text;
  }

  private static String interval(Tally tally, int digits) {
    var interval = Interval.wilson(tally.wins(Side.FIRST), tally.games());
    return percent(interval.low(), digits) + "-" + percent(interval.high(), digits);
  }

  private static String percent(double share, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", 100 * share);
  }

  private void ranking(PrintWriter out) {
    out.printf("%n%4s  %-40s %7s %7s %7s %8s%n", "", "", "wins", "draws", "losses", "score");
    IntStream.range(0, names.size())
        .boxed()
        .sorted(Comparator.comparingDouble((Integer player) -> -score(player)))
        .forEach(
            player ->
                out.printf(
                    Locale.ROOT,
                    "%4d  %-40s %7d %7d %7d %7.1f%%%n",
                    player + 1,
                    names.get(player),
                    others(player, Tally::wins),
                    others(player, (tally, _) -> tally.draws()),
                    others(player, (tally, side) -> tally.wins(side.other())),
                    100 * score(player)));
    int faults = cells.stream().mapToInt(Tally::faults).sum();
    if (faults > 0) {
      out.println();
      out.println(Words.plural(faults, "game") + " lost by a fault, not on the board");
    }
  }

  private interface Count {
    int of(Tally tally, Side side);
  }

  /** A sum over the games against others; those against oneself say nothing. */
  private int others(int player, Count count) {
    return IntStream.range(0, names.size())
        .filter(other -> other != player)
        .map(
            other ->
                count.of(cell(player, other), Side.FIRST)
                    + count.of(cell(other, player), Side.SECOND))
        .sum();
  }

  private double score(int player) {
    int games = others(player, (tally, _) -> tally.games());
    double points = others(player, Tally::wins) + others(player, (tally, _) -> tally.draws()) / 2.0;
    return games == 0 ? 0 : points / games;
  }
}
