package plyground.learn;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.arena.experiment.VariedStarts;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.ParallelRunner;
import plyground.arena.play.Tournament;
import plyground.arena.standings.Standings;
import plyground.core.Evaluator;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.WinsFirst;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;

/** A match of the arena between two evaluators in the same search, from starts nobody has seen. */
final class Gate<P extends Position<P>> {
  private static final List<Parameter> DEPTH =
      List.of(Parameter.whole("depth", 1, Integer.MAX_VALUE, "", "plies"));

  private final OpenGame<P> open;
  private final int depth;
  private final int games;
  private final int threads;

  Gate(OpenGame<P> open, int depth, int games, int threads) {
    this.open = open;
    this.depth = depth;
    this.games = games;
    this.threads = threads;
  }

  /** The share of points the candidate wins. */
  double score(Supplier<Evaluator<P>> candidate, Supplier<Evaluator<P>> champion, long seed) {
    var names = List.of("candidate", "champion");
    var openings = VariedStarts.plies(open.game(), games / 2);
    var plan =
        new Plan(
            open.game().name(),
            names,
            Form.MATCH,
            games,
            seed >>> 12,
            null,
            openings,
            TimeControl.NONE,
            null);
    var players = List.of(player(names.get(0), candidate), player(names.get(1), champion));
    var standings = new Standings(plan);
    new ParallelRunner<>(Tournament.of(open, plan, players), false)
        .run(threads, standings::addUntilDecided);
    return standings.pairs(0, 1).mean();
  }

  private AgentFactory<P> player(String name, Supplier<Evaluator<P>> evaluator) {
    String search = Nature.playsIn(open.game()) ? "expectiminimax" : "pvs";
    var settings = new Settings(DEPTH, Map.of("depth", Integer.toString(depth)));
    return new AgentFactory<>(
        name, () -> open.searchAgent(search, new WinsFirst<>(evaluator.get()), settings));
  }
}
