package plyground.teach.why;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Trace;
import plyground.core.spec.Spec;

/**
 * Explains moves by a search to a depth that values every one of them. The expected lines are made
 * of the same search, a ply less deep at every move, so that a line ends where its value is from.
 */
public final class MoveExplainer<P extends Position<P>> {
  private static final String DEPTH = "depth";
  private static final String POINTS = "points";
  private static final int DEEPEST = 6;
  private static final int LEAST_DEPTH = 3;
  private static final long ENOUGH_NODES = 20_000;

  private final OpenGame<P> open;
  private final AgentFactory<P> searcher;
  private final int wanted;
  private final String name;
  private final String unit;

  private MoveExplainer(OpenGame<P> open, AgentFactory<P> searcher, int wanted, Spec spec) {
    this.open = open;
    this.searcher = searcher;
    this.wanted = wanted;
    name = spec.toString();
    unit = unit(open, spec.parameters());
  }

  /** What the evaluator counts that the agent was named with. */
  private static String unit(OpenGame<?> open, Map<String, String> parameters) {
    if (parameters.containsKey("formula") || parameters.containsKey("weights")) {
      return POINTS;
    }
    var named = parameters.get("eval");
    var all = open.descriptor();
    var used =
        named == null ? all.evaluators().getFirst() : all.evaluator(Spec.parse(named).name());
    return used == null ? POINTS : used.unit();
  }

  /** Makes the agent of a name. */
  @FunctionalInterface
  public interface Maker<P extends Position<P>> {
    AgentFactory<P> make(String name);
  }

  /**
   * One that asks an agent that searches to a depth; without a depth in its name it goes as deep as
   * some ten thousand positions allow.
   *
   * @param agent empty for {@code pvs}
   * @throws InputException if it is no such agent, or the game has dice
   */
  public static <P extends Position<P>> MoveExplainer<P> of(
      OpenGame<P> open, String agent, Maker<P> maker) {
    if (Nature.playsIn(open.game())) {
      throw new InputException(
          open.game().name() + ": where dice are thrown there is no one expected line");
    }
    var spec = Spec.parse(agent.isEmpty() ? "pvs" : agent);
    var parameters = new LinkedHashMap<>(spec.parameters());
    var described =
        open.agents().stream()
            .filter(each -> each.name().equals(spec.name()))
            .flatMap(each -> each.parameters().stream())
            .map(each -> each.name())
            .toList();
    maker.make(spec.toString()); // complains of what does not fit, in the words of its name
    if (!described.contains(DEPTH)
        || parameters.containsKey("nodes")
        || parameters.containsKey("time")) {
      throw new InputException(
          "agent '%s': expected a search to a depth, such as alphabeta:depth=4".formatted(spec));
    }
    var depth = parameters.remove(DEPTH);
    if (described.contains("endgame")) {
      parameters.putIfAbsent("endgame", "off");
    }
    var searcher = maker.make(new Spec(spec.name(), parameters).toString());
    return new MoveExplainer<>(open, searcher, depth == null ? 0 : Integer.parseInt(depth), spec);
  }

  /** How many plies it was told to look ahead; 0 if it decides that itself. */
  public int depth() {
    return wanted;
  }

  /**
   * Why a move is what it is.
   *
   * @param move null for the one the search likes best
   */
  public Explanation<P> explain(P at, @Nullable Integer move, Limit limit) throws AgentException {
    try (var agent = searcher.create()) {
      agent.newGame(1);
      int tried = wanted > 0 ? wanted : quickDepth(agent, at, limit);
      var found = analyse(agent, at, tried, limit);
      // A search that found a win stops early; the other moves deserve to be looked at as deeply.
      int depth = decided(found, tried) ? Math.max(tried, LEAST_DEPTH) : found.depth();
      var order = new ArrayList<MoveValue>();
      for (var each : found.moves()) {
        order.add(found.depth() < depth ? deeper(agent, at, each, depth, limit) : each);
      }
      order.sort(Comparator.comparingDouble(MoveValue::value).reversed());
      // The search's own choice among equals goes first.
      var best = value(order, found.move());
      var asked = move == null ? best : value(order, move);
      var compared = asked.value() < best.value() ? best : nextBest(order, asked.move(), best);
      var line = line(agent, at, asked, depth, limit);
      var other = compared.move() == asked.move() ? line : line(agent, at, compared, depth, limit);
      var bare = new Explanation<>(name, unit, depth, found.nodes(), order, line, other, List.of());
      return bare.with(new ReasonWriter<>(open, bare).all());
    }
  }

  private MoveValue deeper(Agent<P> agent, P at, MoveValue shallow, int depth, Limit limit)
      throws AgentException {
    var child = at.play(shallow.move());
    if (child.over() || depth == 1) {
      return shallow;
    }
    var value = search(agent, child, depth - 1, limit).value();
    int sign = child.toMove() == at.toMove() ? 1 : -1;
    return value == null ? shallow : new MoveValue(shallow.move(), sign * value + 0.0);
  }

  private Result search(Agent<P> agent, P at, int depth, Limit limit) throws AgentException {
    var found = agent.consider(at, Limit.depth(depth).withStop(limit.stop()), Trace.NONE);
    if (limit.stop().raised()) {
      throw late(depth);
    }
    return found;
  }

  private InputException late(int depth) {
    return new InputException("agent '" + name + "' did not come to depth " + depth + " in time");
  }

  /** Where a game is decided, the shallowest search that says the same shows the shortest way. */
  private Result shortest(Agent<P> agent, P at, int depth, Limit limit) throws AgentException {
    var full = search(agent, at, depth, limit);
    for (int less = 1; less < depth && decided(full, depth); less++) {
      var found = search(agent, at, less, limit);
      if (decided(found, less) && Objects.equals(found.value(), full.value())) {
        return found;
      }
    }
    return full;
  }

  /** Whether deeper searches would find the same: all lines ended, or one did that is enough. */
  private static boolean decided(Result found, int depth) {
    return found.exact() || found.depth() < depth;
  }

  private static MoveValue nextBest(List<MoveValue> order, int asked, MoveValue best) {
    return best.move() != asked
        ? best
        : order.stream().filter(each -> each.move() != asked).findFirst().orElse(best);
  }

  private MoveValue value(List<MoveValue> all, int move) {
    return all.stream()
        .filter(each -> each.move() == move)
        .findFirst()
        .orElseThrow(() -> new InputException("agent '" + name + "' put no value on the move"));
  }

  /** The depth to which a search takes no time worth waiting for. */
  private int quickDepth(Agent<P> agent, P at, Limit limit) throws AgentException {
    int depth = 1;
    var found = analyse(agent, at, depth, limit);
    while (depth < DEEPEST
        && !decided(found, depth)
        && found.nodes() * Math.max(2, found.moves().size() / 2) <= ENOUGH_NODES) {
      depth++;
      found = analyse(agent, at, depth, limit);
    }
    return depth;
  }

  private Result analyse(Agent<P> agent, P at, int depth, Limit limit) throws AgentException {
    var found = agent.analyse(at, Limit.depth(depth).withStop(limit.stop()), Trace.NONE);
    if (limit.stop().raised()) {
      throw late(depth);
    }
    return found;
  }

  private ExpectedLine<P> line(Agent<P> agent, P at, MoveValue first, int depth, Limit limit)
      throws AgentException {
    var moves = new ArrayList<>(List.of(first.move()));
    var positions = new ArrayList<>(List.of(at, at.play(first.move())));
    for (int left = depth - 1; left > 0 && !positions.getLast().over(); left--) {
      var now = positions.getLast();
      int next = shortest(agent, now, left, limit).move();
      moves.add(next);
      positions.add(now.play(next));
    }
    return new ExpectedLine<>(first.value(), moves, positions);
  }
}
