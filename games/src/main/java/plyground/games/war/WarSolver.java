package plyground.games.war;

import java.util.ArrayList;
import plyground.core.InputException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Search;
import plyground.core.search.Trace;

/** Exact play: the value of every root move when both sides play on to the last city perfectly. */
final class WarSolver implements Search<WarPosition> {
  private final SectorSearch search = new SectorSearch();

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
    var best = new MoveValue(moves[0], Double.NEGATIVE_INFINITY);
    search.begin(sector, limit);
    try {
      search.value();
      for (int i = 0; i < end; i++) {
        int city = sector.number(WarPosition.city(moves[i]));
        int value = search.valueOf(city, !WarPosition.drops(moves[i]));
        values.add(new MoveValue(moves[i], value));
        best = value > best.value() ? values.getLast() : best;
        if (trace.listens()) {
          int least = (int) best.value();
          trace.child(0, moves[i], value, least, least, Integer.MAX_VALUE);
        }
      }
    } catch (SectorSearch.Spent early) {
      return new Result(moves[0], null, values, 0, search.nodes(), false);
    }
    if (trace.listens()) {
      trace.leave(0, (int) best.value());
    }
    return new Result(
        best.move(), best.value(), values, sector.cities().length, search.nodes(), true);
  }
}
