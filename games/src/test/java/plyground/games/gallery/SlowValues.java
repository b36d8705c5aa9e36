package plyground.games.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import plyground.core.LegalMoves;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.kit.BoardPosition;
import plyground.core.spec.Settings;
import plyground.core.spi.GameDescriptor;

/** Evaluators held against plain readings of the board, cell by cell. */
final class SlowValues {
  private static final int GAMES = 30;

  private SlowValues() {}

  /** Every position of some random games. */
  static <P extends Position<P>> void walk(
      GameDescriptor<P> described, String name, Consumer<P> hear) {
    var game = ExactValue.open(described, name);
    for (long seed = 0; seed < GAMES; seed++) {
      var random = new SplitMix(seed);
      P position = game.start(random);
      hear.accept(position);
      while (!position.over()) {
        int[] moves = LegalMoves.of(game, position);
        position = position.play(moves[random.nextInt(moves.length)]);
        hear.accept(position);
      }
    }
  }

  /** Compares an evaluator with what a slow twin says for the first player. */
  static <P extends Position<P>> void check(
      GameDescriptor<P> described, String name, String evaluator, ToIntFunction<P> slow) {
    var game = ExactValue.open(described, name);
    var kind = Objects.requireNonNull(described.evaluator(evaluator));
    var quick = kind.maker().make(game, new Settings(kind.parameters(), Map.of()));
    walk(
        described,
        name,
        position -> {
          if (!position.over() && !Nature.movesAt(position)) {
            assertThat(quick.evaluate(position))
                .as(game.format(position))
                .isEqualTo(slow.applyAsInt(position) * position.toMove().sign());
          }
        });
  }

  /** A rectangle of cells; beyond its border there is nothing. */
  record Rows(BoardPosition<?> position, int rows, int columns) {
    char at(int row, int column) {
      boolean inside = row >= 0 && row < rows && column >= 0 && column < columns;
      return inside ? (char) position.at(row * columns + column) : ' ';
    }

    int count(char piece, int firstColumn, int lastColumn) {
      int count = 0;
      for (int row = 0; row < rows; row++) {
        for (int column = firstColumn; column <= lastColumn; column++) {
          count += at(row, column) == piece ? 1 : 0;
        }
      }
      return count;
    }

    /** How many of this piece stand next to a cell this way, without a gap. */
    int run(int row, int column, int down, int right, char piece) {
      int length = 0;
      while (at(row + (length + 1) * down, column + (length + 1) * right) == piece) {
        length++;
      }
      return length;
    }

    /** Whether this piece here would have, or has, so many in a line. */
    boolean inLine(int row, int column, char piece, int length) {
      for (int[] way : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
        int both =
            run(row, column, way[0], way[1], piece) + run(row, column, -way[0], -way[1], piece);
        if (both + 1 >= length) {
          return true;
        }
      }
      return false;
    }
  }
}
