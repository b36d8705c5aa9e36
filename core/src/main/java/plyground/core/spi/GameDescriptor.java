package plyground.core.spi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.view.GameView;

/**
 * All that is known of a game: data in parts, so that a copy with one part changed keeps the
 * others.
 *
 * @param evaluators the first is the default
 * @param agents of this game alone; such a name hides the general agent of the same name
 * @param learning what it shows to learners
 * @param strongest the agent that plays it best, without limits; empty if the general rule knows
 * @param ownFeatures what can be counted in it besides what can be in every game
 */
public record GameDescriptor<P extends Position<P>>(
    GameText text,
    GameMaker<P> maker,
    List<EvaluatorDescriptor<P>> evaluators,
    List<AgentDescriptor<P>> agents,
    Optional<SolverDescriptor<P>> solver,
    Optional<LearningDescriptor<P>> learning,
    String strongest,
    Function<Game<P>, List<FeatureDescriptor<P>>> ownFeatures) {

  /** A game in which only that is counted what is in every game. */
  public GameDescriptor(
      GameText text,
      GameMaker<P> maker,
      List<EvaluatorDescriptor<P>> evaluators,
      List<AgentDescriptor<P>> agents,
      Optional<SolverDescriptor<P>> solver,
      Optional<LearningDescriptor<P>> learning,
      String strongest) {
    this(text, maker, evaluators, agents, solver, learning, strongest, _ -> List.of());
  }

  /** A game that shows nothing to learners. */
  public GameDescriptor(
      GameText text,
      GameMaker<P> maker,
      List<EvaluatorDescriptor<P>> evaluators,
      List<AgentDescriptor<P>> agents,
      Optional<SolverDescriptor<P>> solver) {
    this(text, maker, evaluators, agents, solver, Optional.empty(), "");
  }

  /** A game whose agents are the general ones. */
  public GameDescriptor(
      GameText text, GameMaker<P> maker, List<EvaluatorDescriptor<P>> evaluators) {
    this(text, maker, evaluators, List.of(), Optional.empty());
  }

  /** The name people give it by: {@code othello}. */
  public String name() {
    return text.name();
  }

  /** What the rules can be told. */
  public List<Parameter> parameters() {
    return maker.parameters();
  }

  /** The rules under these settings. */
  public Game<P> create(Settings settings) {
    return maker.rules().apply(settings);
  }

  /** How a game that was made here looks. */
  public GameView<P> view(Game<P> game) {
    return maker.view().apply(game);
  }

  /** What general agents that search play perfectly, unless told otherwise. */
  public Optional<Endgame<P>> endgame(Game<P> game) {
    return solver.flatMap(each -> each.endgame(game));
  }

  /** The evaluator of that name; null if there is none. */
  public @Nullable EvaluatorDescriptor<P> evaluator(String name) {
    return evaluators.stream().filter(each -> each.name().equals(name)).findFirst().orElse(null);
  }

  /** The same game with one more evaluator, which counts where none is named. */
  public GameDescriptor<P> withEvaluator(EvaluatorDescriptor<P> evaluator) {
    var all = new ArrayList<EvaluatorDescriptor<P>>();
    all.add(evaluator);
    all.addAll(evaluators);
    return with(all);
  }

  /** The same game with one more evaluator, which must be named. */
  public GameDescriptor<P> withLaterEvaluator(EvaluatorDescriptor<P> evaluator) {
    var all = new ArrayList<>(evaluators);
    all.add(evaluator);
    return with(all);
  }

  private GameDescriptor<P> with(List<EvaluatorDescriptor<P>> others) {
    return new GameDescriptor<>(
        text, maker, others, agents, solver, learning, strongest, ownFeatures);
  }

  /** The same game, shown to learners. */
  public GameDescriptor<P> withLearning(LearningDescriptor<P> shown) {
    return new GameDescriptor<>(
        text, maker, evaluators, agents, solver, Optional.of(shown), strongest, ownFeatures);
  }

  /** The same game, where this agent is known to play best. */
  public GameDescriptor<P> withStrongest(String agent) {
    return new GameDescriptor<>(
        text, maker, evaluators, agents, solver, learning, agent, ownFeatures);
  }

  /** The same game, where also this can be counted. */
  public GameDescriptor<P> withFeatures(Function<Game<P>, List<FeatureDescriptor<P>>> counted) {
    return new GameDescriptor<>(
        text, maker, evaluators, agents, solver, learning, strongest, counted);
  }

  /** What can be counted in positions of this game, its own first; names differ. */
  public List<FeatureDescriptor<P>> features(Game<P> game) {
    var all = new ArrayList<>(ownFeatures.apply(game));
    all.addAll(FeatureDescriptor.general(game.maxMoves()));
    return all;
  }
}
