package plyground.web;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.agents.ProvedValues;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.WinsFirst;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.SearchClock;
import plyground.core.search.Trace;

/**
 * The lab's own opinion: the truth where it is known, otherwise a strong search, made to value
 * every move in about a second.
 *
 * @param player who values moves
 * @param proofs what is known for certain; null where a solver's values do not say how games end
 * @param counter who counts how far decided games are from their end: a search without memory, so
 *     that nothing it finds lies deeper than it looked; null where there are dice
 */
record HintAgent<P extends Position<P>>(
    Game<P> game,
    AgentFactory<P> player,
    @Nullable ProvedValues<P> proofs,
    @Nullable AgentFactory<P> counter) {
  private static final Duration ENOUGH = Duration.ofMillis(300);
  private static final int DEEPEST = 30;
  private static final int NODES = 20_000;
  private static final int MOST_COUNTED = 300_000;
  private static final Duration LONGEST_PROOF = Duration.ofSeconds(2);
  private static final double SECONDS_ON_THE_WAY = 0.02;
  private static final int LONGEST_LINE = 5;

  /**
   * What was found of a position.
   *
   * @param plies from here to the end, for moves that decide the game soon
   * @param line the best moves of both sides, one after the other
   */
  record Advice(Result result, Map<Integer, Integer> plies, List<Integer> line, long nodes) {}

  /**
   * The deepest search that has a value for every move, within reason.
   *
   * @param heard told of every depth that is done
   */
  Advice values(P at, Limit limit, Consumer<Advice> heard) throws AgentException {
    int moves = LegalMoves.of(game, at).length;
    try (var agent = player.create()) {
      agent.newGame(1);
      var proof = proved(at, limit, heard);
      if (proof.isPresent()) {
        var exact = proof.get();
        return new Advice(exact, Map.of(), line(agent, at, exact, limit), exact.nodes());
      }
      long begun = System.nanoTime();
      var best = agent.analyse(at, limit.withDepth(1), Trace.NONE);
      long nodes = best.nodes();
      heard.accept(new Advice(best, Map.of(), List.of(best.move()), nodes));
      for (int depth = 2; depth <= DEEPEST && !best.exact(); depth++) {
        if (limit.stop().raised() || System.nanoTime() - begun > ENOUGH.toNanos()) {
          break;
        }
        var deeper = agent.analyse(at, limit.withDepth(depth), Trace.NONE);
        nodes += deeper.nodes();
        if (deeper.moves().size() == moves) {
          best = deeper;
          heard.accept(new Advice(best, Map.of(), List.of(best.move()), nodes));
        }
      }
      return new Advice(best, plies(at, best, limit), line(agent, at, best, limit), nodes);
    }
  }

  /** The best move's value, and those of the others as far as the time goes. */
  private Optional<Result> proved(P at, Limit limit, Consumer<Advice> heard) {
    long begun = SearchClock.nanos();
    var time = limit.withTime(LONGEST_PROOF);
    if (proofs != null) {
      proofs.forget(); // the same hint whatever was asked before
    }
    var best = best(at, time, (double) LONGEST_PROOF.toSeconds());
    if (proofs == null || best.isEmpty()) {
      return Optional.empty();
    }
    var exact = best.get();
    heard.accept(new Advice(winsFirst(exact), Map.of(), List.of(exact.move()), exact.nodes()));
    var left = time.after(SearchClock.nanos() - begun);
    return Optional.of(winsFirst(proofs.withOthers(at, exact, left)));
  }

  /** The best move and its value, where they are known or can be expected to be in that time. */
  private Optional<Result> best(P at, Limit limit, double seconds) {
    if (proofs == null || proofs.seconds(at) > seconds) {
      return Optional.empty();
    }
    return Optional.of(proofs.best(at, limit)).filter(Result::exact);
  }

  /** On the scale of searches that put wins first. */
  private static Result winsFirst(Result proved) {
    var moves =
        proved.moves().stream()
            .map(each -> new MoveValue(each.move(), winsFirst(each.value())))
            .toList();
    double value = winsFirst(Objects.requireNonNull(proved.value()));
    return new Result(proved.move(), value, moves, proved.depth(), proved.nodes(), true);
  }

  private static double winsFirst(double score) {
    return score == 0 ? 0 : score + Math.signum(score) * WinsFirst.WIN;
  }

  /** How far away the ends are that moves lead to, where they are near and nothing else counts. */
  private Map<Integer, Integer> plies(P at, Result best, Limit limit) throws AgentException {
    var found = new HashMap<Integer, Integer>();
    if (counter == null || best.moves().stream().noneMatch(each -> justDecided(each.value()))) {
      return found;
    }
    try (var agent = counter.create()) {
      agent.newGame(1);
      // Depths whose trees are small: a limit on nodes or time would have it deepen by itself.
      double nodes = best.moves().size();
      for (int depth = 1;
          nodes <= MOST_COUNTED && depth <= DEEPEST && !limit.stop().raised();
          depth++) {
        nodes *= best.moves().size();
        var depthAlone = Limit.depth(depth).withStop(limit.stop());
        var result = agent.analyse(at, depthAlone, Trace.NONE);
        for (var each : result.moves()) {
          if (decided(each.value())) {
            found.putIfAbsent(each.move(), depth);
          }
        }
      }
    }
    return found;
  }

  private static boolean decided(double value) {
    return Math.abs(value) >= WinsFirst.WIN;
  }

  /** Won or lost by nothing that could be counted. */
  private static boolean justDecided(double value) {
    return decided(value) && Math.abs(value) <= WinsFirst.WIN + 1;
  }

  private List<Integer> line(Agent<P> agent, P at, Result best, Limit limit) throws AgentException {
    var line = new ArrayList<Integer>();
    if (at.over() || Nature.movesAt(at)) {
      return line;
    }
    line.add(best.move());
    P now = at.play(best.move());
    for (int depth = best.depth() - 1; depth > 0 && line.size() < LONGEST_LINE; depth--) {
      if (now.over() || Nature.movesAt(now) || limit.stop().raised()) {
        break;
      }
      var proof = best(now, limit, SECONDS_ON_THE_WAY);
      int next =
          proof.isPresent()
              ? proof.get().move()
              : agent.consider(now, limit.withDepth(depth).withNodes(NODES), Trace.NONE).move();
      line.add(next);
      now = now.play(next);
    }
    return line;
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
      var outcome = position.outcome();
      int result = outcome.resultFor(position.toMove());
      double margin = Math.abs(outcome.score());
      return result * sign * (WinsFirst.WIN + margin) + 0.0;
    }
    var proof = best(position, limit, SECONDS_ON_THE_WAY);
    var value =
        proof.isPresent()
            ? winsFirst(proof.get()).value()
            : agent.consider(position, limit.withNodes(NODES), Trace.NONE).value();
    return value == null ? null : value * sign + 0.0; // no minus before a zero
  }
}
