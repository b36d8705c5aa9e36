package plyground.agents;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.search.Search;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spi.AgentDescriptor;
import plyground.core.spi.Endgame;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.core.spi.GameDescriptor;

/** A game with one more evaluator, which is the one that counts where none is named. */
record WithEvaluator<P extends Position<P>>(
    GameDescriptor<P> kind, EvaluatorDescriptor<P> evaluator) implements GameDescriptor<P> {
  @Override
  public List<EvaluatorDescriptor<P>> evaluators() {
    var all = new ArrayList<EvaluatorDescriptor<P>>();
    all.add(evaluator);
    all.addAll(kind.evaluators());
    return all;
  }

  @Override
  public String name() {
    return kind.name();
  }

  @Override
  public String summary() {
    return kind.summary();
  }

  @Override
  public List<Parameter> parameters() {
    return kind.parameters();
  }

  @Override
  public Game<P> create(Settings settings) {
    return kind.create(settings);
  }

  @Override
  public List<AgentDescriptor<P>> agents() {
    return kind.agents();
  }

  @Override
  public Optional<Search<P>> solver(Game<P> game) {
    return kind.solver(game);
  }

  @Override
  public Optional<Endgame<P>> endgame(Game<P> game) {
    return kind.endgame(game);
  }

  @Override
  public boolean textbookEndgames() {
    return kind.textbookEndgames();
  }

  @Override
  public String opponent() {
    return kind.opponent();
  }
}
