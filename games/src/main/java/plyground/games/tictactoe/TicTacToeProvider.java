package plyground.games.tictactoe;

import java.util.List;
import java.util.Optional;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Side;
import plyground.core.spec.Settings;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameMaker;
import plyground.core.spi.GameProvider;
import plyground.core.spi.GameText;
import plyground.core.spi.LearningDescriptor;

/** Tic-tac-toe as the house knows it. */
public final class TicTacToeProvider implements GameProvider<TicTacToePosition> {
  private static final GameText TEXT =
      new GameText(
          "tic-tac-toe",
          "three in a row on a 3x3 board; x begins",
          List.of(
              """
        Nine squares, three rows of three, numbered 1 to 9 from the top left. x begins; \
        in turn each side puts its mark on an empty square.""",
              """
        Three own marks in a row, column or diagonal win. A full board without such a \
        line is a draw."""),
          "alphabeta:depth=9");

  @Override
  public GameDescriptor<TicTacToePosition> descriptor() {
    return new GameDescriptor<TicTacToePosition>(
            TEXT,
            new GameMaker<>(List.of(), TicTacToeProvider::create, _ -> new TicTacToeView()),
            evaluators(),
            List.of(),
            Optional.empty())
        .withLearning(
            new LearningDescriptor<>(_ -> new TicTacToeFeatures(), TicTacToeProvider.class))
        .withFeatures(_ -> TicTacToeCounts.all());
  }

  private static Game<TicTacToePosition> create(Settings settings) {
    return new TicTacToe();
  }

  private static List<EvaluatorDescriptor<TicTacToePosition>> evaluators() {
    return List.of(
        new EvaluatorDescriptor<>(
            "win", "1 for a line, -1 for the other's line, else 0", true, WIN),
        new EvaluatorDescriptor<>(
            "lines", "open lines: 3 for two stones, 1 for one; 100 for a line", true, LINES));
  }

  private static final Evaluator<TicTacToePosition> WIN =
      new Evaluator<>() {
        @Override
        public int evaluate(TicTacToePosition position) {
          int forX = position.xWon() ? 1 : position.oWon() ? -1 : 0;
          return forX * position.toMove().sign();
        }

        @Override
        public int bound() {
          return 2;
        }
      };

  private static final Evaluator<TicTacToePosition> LINES =
      new Evaluator<>() {
        @Override
        public int evaluate(TicTacToePosition position) {
          if (position.over()) {
            return 100 * WIN.evaluate(position);
          }
          Side side = position.toMove();
          return open(position, side) - open(position, side.other());
        }

        @Override
        public int bound() {
          return 101;
        }
      };

  private static int open(TicTacToePosition position, Side side) {
    return 3 * position.openLines(side, 2) + position.openLines(side, 1);
  }
}
