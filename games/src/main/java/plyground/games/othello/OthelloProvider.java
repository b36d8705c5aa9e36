package plyground.games.othello;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.search.Search;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameMaker;
import plyground.core.spi.GameProvider;
import plyground.core.spi.GameText;
import plyground.core.spi.LearningDescriptor;
import plyground.core.spi.SolverDescriptor;
import plyground.core.view.GameView;

/** Othello as the house knows it. */
public final class OthelloProvider implements GameProvider<OthelloPosition> {

  /** From so many empty squares down every agent that searches plays perfectly. */
  private static final int PERFECT_FROM = 14;

  private static final GameText TEXT =
      new GameText(
          "othello",
          "bracket the other's discs and turn them over; most discs win; 1 begins",
          List.of(
              """
              Played on 6x6 squares (the course's board) or 8x8 (size=8). Player 1 has the \
              black stones and begins.\
              """,
              """
              A move puts a stone on an empty square so that at least one straight line of the \
              other's stones, across, down or diagonal, lies between it and another own stone. \
              All stones bracketed that way are turned over. Who cannot do that passes, and \
              only then.\
              """,
              """
              When neither side can move the game is over: most stones win, equal numbers are \
              a draw. Squares that stay empty count for nobody on 6x6, as in the course, and for the \
              winner on 8x8, as in tournaments (empty=nobody and empty=winner say otherwise).\
              """),
          "pvs:time=500ms");

  @Override
  public GameDescriptor<OthelloPosition> descriptor() {
    return new GameDescriptor<OthelloPosition>(
            TEXT,
            new GameMaker<>(parameters(), OthelloProvider::create, OthelloProvider::view),
            evaluators(),
            List.of(),
            Optional.of(
                new SolverDescriptor<>(
                    OthelloProvider::solver,
                    OthelloProvider::solvedAtOnce,
                    true,
                    true,
                    OthelloSolver::expectedSeconds,
                    OthelloProvider::book)))
        .withLearning(
            new LearningDescriptor<>(
                game -> new OthelloFeatures(size(game)), OthelloProvider.class))
        .withFeatures(game -> new OthelloCounts(size(game)).all());
  }

  private static List<Parameter> parameters() {
    return List.of(
        Parameter.choice("size", List.of("6", "8"), "6", "rows and columns of the board"),
        Parameter.choice(
            "empty",
            List.of("winner", "nobody"),
            "",
            "whose the squares are that stay empty (6x6: nobody, 8x8: winner)"));
  }

  private static GameView<OthelloPosition> view(Game<OthelloPosition> game) {
    return new OthelloView(((Othello) game).size());
  }

  private static Othello create(Settings settings) {
    var size = Size.of(settings.whole("size"));
    return settings.has("empty")
        ? new Othello(size, EmptySquares.valueOf(settings.text("empty").toUpperCase(Locale.ROOT)))
        : new Othello(size);
  }

  private static List<EvaluatorDescriptor<OthelloPosition>> evaluators() {
    return List.of(
        kind(
            "combined",
            "mobility, corners, edges and stable discs, weighed by the part of the game",
            true,
            Combined::tuned),
        kind("weights", "a weight for each kind of square", true, SquareWeights::new),
        kind("mobility", "own moves less the other's", true, _ -> new Mobility()).counting("moves"),
        kind("stable", "discs that can never be turned over", true, StableDiscs::new)
            .counting("stable discs"),
        kind("corners", "corners held", true, Corners::new).counting("corners"),
        kind("disc", "discs on the board", false, DiscDifference::new).counting("discs"),
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

  private static Search<OthelloPosition> solver(
      Game<OthelloPosition> game, int threads, boolean everyMove) {
    return new OthelloSolver(threads, everyMove);
  }

  /** The course's game is solved for the first moves. */
  private static byte @Nullable [] book(Game<OthelloPosition> game) {
    if (!game.name().equals(TEXT.name())) {
      return null;
    }
    try (var stream = OthelloProvider.class.getResourceAsStream("othello-6x6.book")) {
      return stream == null ? null : stream.readAllBytes();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static boolean solvedAtOnce(OthelloPosition position) {
    return position.empties() <= PERFECT_FROM;
  }
}
