package plyground.web;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.WinsFirst;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;

/**
 * The lab's own opinion: the truth where the game's solver or its book of solved positions knows
 * it, otherwise a strong search, made to value every move in about a second.
 */
record HintAgent<P extends Position<P>>(OpenGame<P> open, AgentFactory<P> player) {
  private static final Duration ENOUGH = Duration.ofMillis(300);
  private static final int DEEPEST = 30;
  private static final int NODES = 20_000;
  private static final double SECONDS_FOR_A_PROOF = 0.5;
  private static final Duration LONGEST_PROOF = Duration.ofSeconds(2);

  /** The deepest search that has a value for every move, within reason. */
  Result values(P at, Limit limit) throws AgentException {
    int moves = LegalMoves.of(open.game(), at).length;
    var proved = proved(at, moves, limit);
    if (proved.isPresent()) {
      return proved.get();
    }
    long begun = System.nanoTime();
    try (var agent = player.create()) {
      agent.newGame(1);
      var best = agent.analyse(at, limit.withDepth(1), Trace.NONE);
      for (int depth = 2; depth <= DEEPEST && !best.exact(); depth++) {
        if (limit.stop().raised() || System.nanoTime() - begun > ENOUGH.toNanos()) {
          break;
        }
        var deeper = agent.analyse(at, limit.withDepth(depth), Trace.NONE);
        if (deeper.moves().size() == moves) {
          best = deeper;
        }
      }
      return best;
    }
  }

  /** What the book has, or the solver can be expected to prove of every move in a moment. */
  private Optional<Result> proved(P at, int moves, Limit limit) {
    var book = open.book();
    var known = book == null ? Optional.<Result>empty() : book.answer(at);
    var solver = open.descriptor().solver();
    if (known.isPresent() || solver.isEmpty()) {
      return known;
    }
    if (moves * solver.get().seconds().applyAsDouble(at) > SECONDS_FOR_A_PROOF) {
      return Optional.empty();
    }
    var everyMove = solver.get().make(open.game());
    var result = everyMove.search(at, limit.withTime(LONGEST_PROOF), Trace.NONE);
    return result.exact() ? Optional.of(result) : Optional.empty();
  }

  /** A value for each position in the first player's view; null where the time was over. */
  List<@Nullable Double> graph(List<P> positions, Limit limit) throws AgentException {
    var values = new ArrayList<@Nullable Double>();
    try (var agent = player.create()) {
      agent.newGame(1);
      for (P position : positions) {
        values.add(limit.stop().raised() ? null : value(agent, position, limit));
      }
    }
    return values;
  }

  private @Nullable Double value(Agent<P> agent, P position, Limit limit) throws AgentException {
    int sign = position.toMove().sign();
    if (position.over()) {
      int result = position.outcome().resultFor(position.toMove());
      return (double) result * sign * WinsFirst.WIN + 0.0;
    }
    var value = agent.consider(position, limit.withNodes(NODES), Trace.NONE).value();
    return value == null ? null : value * sign + 0.0; // no minus before a zero
  }
}
