package plyground.teach.workbench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.core.spec.Spec;

/**
 * How many states alpha-beta visits with a formula and with each evaluator of the house, on the
 * same positions, and minimax for comparison.
 *
 * @param positions how many were searched by all
 * @param alphaBeta by evaluator, the formula first under the name {@link #FORMULA}
 */
public record StateCounts(int depth, int positions, long minimax, Map<String, Long> alphaBeta) {
  public static final String FORMULA = "formula";

  public static final int DEEPEST = 6;
  private static final double QUICK = 20_000;

  /**
   * Searches one position after the other until the limit's signal comes.
   *
   * @param depth 0 for as deep as is quick
   */
  public static <P extends Position<P>> StateCounts of(
      OpenGame<P> open, String formula, int depth, List<P> positions, Limit limit)
      throws AgentException {
    int plies = depth > 0 ? depth : quickDepth(open, positions);
    var minimax = search(open, "minimax", plies, "");
    var all = new LinkedHashMap<String, AgentFactory<P>>();
    all.put(FORMULA, search(open, "alphabeta", plies, formula));
    for (var each : HouseEvaluator.of(open)) {
      all.put(each.name(), search(open, "alphabeta:eval=" + each.name(), plies, ""));
    }
    int done = 0;
    long full = 0;
    var sums = new LinkedHashMap<String, Long>();
    for (P at : positions) {
      long states = states(minimax, at, plies, limit);
      var counts = new LinkedHashMap<String, Long>();
      for (var each : all.entrySet()) {
        counts.put(each.getKey(), states(each.getValue(), at, plies, limit));
      }
      if (limit.stop().raised()) {
        break;
      }
      done++;
      full += states;
      counts.forEach((name, count) -> sums.merge(name, count, Long::sum));
    }
    if (done == 0) {
      throw new InputException("depth " + plies + ": not one search came to its end in time");
    }
    return new StateCounts(plies, done, full, sums);
  }

  private static <P extends Position<P>> long states(
      AgentFactory<P> searcher, P at, int depth, Limit limit) throws AgentException {
    try (var agent = searcher.create()) {
      agent.newGame(1);
      return agent.consider(at, Limit.depth(depth).withStop(limit.stop()), Trace.NONE).nodes();
    }
  }

  /**
   * A search to a depth as the textbook has it: no solver, won games worth what is said of them.
   */
  private static <P extends Position<P>> AgentFactory<P> search(
      OpenGame<P> open, String name, int depth, String formula) {
    var spec = Spec.parse(name);
    var known =
        open.agents().stream()
            .filter(each -> each.name().equals(spec.name()))
            .flatMap(each -> each.parameters().stream())
            .map(each -> each.name())
            .collect(Collectors.toSet());
    var parameters = new LinkedHashMap<>(spec.parameters());
    parameters.put("depth", String.valueOf(depth));
    if (!formula.isEmpty()) {
      parameters.put("formula", formula);
    }
    Map.of("wins", "static", "endgame", "off")
        .forEach(
            (parameter, value) -> {
              if (known.contains(parameter)) {
                parameters.put(parameter, value);
              }
            });
    return open.machine(new Spec(spec.name(), parameters).toString());
  }

  /** To which minimax visits some ten thousand states, as far as the moves at the roots tell. */
  private static <P extends Position<P>> int quickDepth(OpenGame<P> open, List<P> positions) {
    double moves =
        positions.stream()
            .mapToInt(at -> LegalMoves.of(open.game(), at).length)
            .average()
            .orElse(1);
    int depth = 1;
    while (depth < DEEPEST && Math.pow(Math.max(2, moves), depth + 1.0) <= QUICK) {
      depth++;
    }
    return depth;
  }
}
