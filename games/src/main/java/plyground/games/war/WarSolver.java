package plyground.games.war;

import java.util.ArrayList;
import java.util.List;
import plyground.core.InputException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Search;
import plyground.core.search.Trace;

/** Exact play: what is best when both sides play on to the last city perfectly. */
final class WarSolver implements Search<WarPosition> {
  /** With so many empty cities the best move takes about a second (bench/war.md). */
  private static final double A_SECOND = 19;

  /** How much longer it takes with an empty city more. */
  private static final double GROWTH = 2.1;

  private final boolean everyMove;
  private final SectorProof search;

  /**
   * @param threads how many to use where there is enough to do
   * @param everyMove whether each move gets its exact value, or only the first best one
   */
  WarSolver(int threads, boolean everyMove) {
    this.everyMove = everyMove;
    search = new SectorProof(threads);
  }

  /** About how long the best move takes on maps where cities have three neighbours or fewer. */
  static double expectedSeconds(WarPosition position) {
    return Sector.of(position) == null
        ? Double.POSITIVE_INFINITY
        : Math.pow(GROWTH, position.emptyCities() - A_SECOND);
  }

  @Override
  public Result search(WarPosition root, Limit limit, Trace trace) {
    var sector = Sector.of(root);
    if (sector == null) {
      throw new InputException(
          "too large to solve: "
              + root.emptyCities()
              + " empty cities and their neighbours are more than 64 to keep apart");
    }
    int[] moves = new int[2 * root.map().size()];
    int end = root.moves(moves, 0);
    var values = new ArrayList<MoveValue>(end);
    search.begin(sector, limit);
    try {
      int value = search.value();
      for (int i = 0; i < end; i++) {
        int city = sector.number(WarPosition.city(moves[i]));
        boolean march = !WarPosition.drops(moves[i]);
        if (everyMove) {
          values.add(new MoveValue(moves[i], search.valueOf(city, march)));
          tell(trace, values);
        } else if (search.reaches(value, city, march)) {
          values.add(new MoveValue(moves[i], value));
          tell(trace, values);
          break;
        }
      }
    } catch (SectorSearch.Spent early) {
      return new Result(moves[0], null, values, 0, search.nodes(), false);
    }
    var best = best(values);
    if (trace.listens()) {
      trace.leave(0, (int) best.value());
    }
    return new Result(
        best.move(), best.value(), values, sector.cities().length, search.nodes(), true);
  }

  /** The first of the best. */
  private static MoveValue best(List<MoveValue> values) {
    var best = values.getFirst();
    for (var each : values) {
      best = each.value() > best.value() ? each : best;
    }
    return best;
  }

  private static void tell(Trace trace, List<MoveValue> values) {
    if (trace.listens()) {
      var last = values.getLast();
      int best = (int) best(values).value();
      trace.child(0, last.move(), (int) last.value(), best, best, Integer.MAX_VALUE);
    }
  }
}
