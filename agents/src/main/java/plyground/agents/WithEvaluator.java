package plyground.agents;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plyground.core.AgentKind;
import plyground.core.Endgame;
import plyground.core.EvaluatorKind;
import plyground.core.Game;
import plyground.core.GameKind;
import plyground.core.Parameter;
import plyground.core.Position;
import plyground.core.Search;
import plyground.core.Settings;

/** A game with one more evaluator, which is the one that counts where none is named. */
record WithEvaluator<P extends Position<P>>(GameKind<P> kind, EvaluatorKind<P> evaluator)
    implements GameKind<P> {
  @Override
  public List<EvaluatorKind<P>> evaluators() {
    var all = new ArrayList<EvaluatorKind<P>>();
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
  public List<AgentKind<P>> agents() {
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
