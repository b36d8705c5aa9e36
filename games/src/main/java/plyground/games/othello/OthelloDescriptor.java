package plyground.games.othello;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.core.search.Search;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spi.AgentDescriptor;
import plyground.core.spi.Endgame;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.core.spi.GameDescriptor;

/** Othello as the house knows it. */
public final class OthelloDescriptor implements GameDescriptor<OthelloPosition> {
  private static final int DEEPEST = 60;

  /** From so many empty squares down every agent that searches plays perfectly. */
  private static final int PERFECT_FROM = 14;

  @Override
  public String name() {
    return "othello";
  }

  @Override
  public String summary() {
    return "bracket the other's discs and turn them over; most discs win; 1 begins";
  }

  @Override
  public List<String> rules() {
    return List.of(
        """
        Played on 6x6 squares (the course's board) or 8x8 (size=8). Player 1 has the \
        black stones and begins.""",
        """
        A move puts a stone on an empty square so that at least one straight line of the \
        other's stones, across, down or diagonal, lies between it and another own stone. \
        All stones bracketed that way are turned over. Who cannot do that passes, and \
        only then.""",
        """
        When neither side can move the game is over: most stones win, equal numbers are \
        a draw.""");
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(
        Parameter.choice("size", List.of("6", "8"), "6", "rows and columns of the board"));
  }

  @Override
  public Othello create(Settings settings) {
    return new Othello(Size.of(settings.whole("size")));
  }

  @Override
  public List<EvaluatorDescriptor<OthelloPosition>> evaluators() {
    return List.of(
        kind(
            "combined",
            "mobility, corners, edges and stable discs, weighed by the part of the game",
            true,
            Combined::tuned),
        kind("weights", "a weight for each kind of square", true, SquareWeights::new),
        kind("mobility", "own moves less the other's", true, _ -> new Mobility()),
        kind("stable", "discs that can never be turned over", true, StableDiscs::new),
        kind("corners", "corners held", true, Corners::new),
        kind("disc", "discs on the board", false, DiscDifference::new),
        kind("zero", "100 for a won game, -100 for a lost one, else 0", true, _ -> new Zero()));
  }

  private static EvaluatorDescriptor<OthelloPosition> kind(
      String name,
      String summary,
      boolean decisive,
      Function<Size, Evaluator<OthelloPosition>> maker) {
    return new EvaluatorDescriptor<>(
        name, summary, List.of(), decisive, (game, _) -> maker.apply(size(game)));
  }

  private static Size size(Game<OthelloPosition> game) {
    return game.start(() -> 0).size();
  }

  @Override
  public List<AgentDescriptor<OthelloPosition>> agents() {
    return List.of(
        course("csc384-minimax", "the course's mmeval: its moves, values and counts", false),
        course("csc384-alphabeta", "the course's abeval, which prunes later than it could", true));
  }

  private AgentDescriptor<OthelloPosition> course(String name, String summary, boolean prune) {
    var names = evaluators().stream().<String>map(each -> each.name()).toList();
    var parameters =
        List.of(
            Parameter.whole("depth", 1, DEEPEST, "", "plies to look ahead; without any limit 5"),
            Parameter.choice("h", names, "zero", "what a state is worth"));
    return new AgentDescriptor<>(
        name, summary, parameters, (game, settings) -> course(game, settings, prune));
  }

  private Agent<OthelloPosition> course(
      Game<OthelloPosition> game, Settings settings, boolean prune) {
    var h = evaluator(settings.text("h"), game);
    Search<OthelloPosition> search = prune ? new CourseAlphaBeta(h) : new CourseMinimax(h);
    var own = settings.has("depth") ? Limit.depth(settings.whole("depth")) : Limit.NONE;
    return new CourseAgent(search, own);
  }

  Evaluator<OthelloPosition> evaluator(String name, Game<OthelloPosition> game) {
    return evaluators().stream()
        .filter(each -> each.name().equals(name))
        .map(each -> each.maker().make(game, new Settings(each.parameters(), Map.of())))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public Optional<Search<OthelloPosition>> solver(Game<OthelloPosition> game) {
    return solver(game, 1, true);
  }

  @Override
  public Optional<Search<OthelloPosition>> solver(
      Game<OthelloPosition> game, int threads, boolean everyMove) {
    return Optional.of(new OthelloSolver(size(game), threads, everyMove));
  }

  @Override
  public Optional<Endgame<OthelloPosition>> endgame(Game<OthelloPosition> game) {
    var solver = new OthelloSolver(size(game), 1, true);
    return Optional.of(new Endgame<>(discs -> discs.empties() <= PERFECT_FROM, solver));
  }

  @Override
  public String opponent() {
    return "pvs:time=500ms";
  }
}
