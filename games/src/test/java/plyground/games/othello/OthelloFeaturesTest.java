package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.core.LegalMoves;
import plyground.core.Side;
import plyground.core.SplitMix;

/** What a learner sees of Othello, square by square. */
final class OthelloFeaturesTest {
  /** A pattern's squares by name, in order of the names. */
  private static String names(Size size, int... bits) {
    return Arrays.stream(bits)
        .mapToObj(bit -> (char) ('a' + size.column(bit)) + Integer.toString(size.row(bit) + 1))
        .collect(Collectors.toCollection(TreeSet::new))
        .toString();
  }

  @Test
  void patternsAreTheEdgeTheCornersAndEveryLineWithin() {
    var layout = new OthelloFeatures(Size.SIX).layout();
    assertThat(layout.name()).isEqualTo("othello-6x6");
    assertThat(layout.phases()).isEqualTo(8);
    assertThat(layout.patterns().stream().map(each -> names(Size.SIX, each)))
        .contains(
            "[a1, a2, a3, b1, b2, b3, c1, c2, c3]",
            "[a2, b2, c2, d2, e2, f2]",
            "[a3, b3, c3, d3, e3, f3]",
            "[a1, b2, c3, d4, e5, f6]",
            "[a2, b3, c4, d5, e6]",
            "[a3, b4, c5, d6]")
        .doesNotContain("[a1, b1, c1, d1, e1, f1]", "[a4, b5, c6]");
    var larger = new OthelloFeatures(Size.EIGHT).layout();
    assertThat(larger.name()).isEqualTo("othello-8x8");
    assertThat(larger.phases()).isEqualTo(15);
    assertThat(larger.patterns().stream().map(each -> names(Size.EIGHT, each)))
        .contains("[a4, b4, c4, d4, e4, f4, g4, h4]", "[a5, b6, c7, d8]")
        .doesNotContain("[a1, b1, c1, d1, e1, f1, g1, h1]");
  }

  @ParameterizedTest
  @EnumSource(Size.class)
  void planesPhasesAndNumbersAreThoseOfTheBoard(Size size) {
    var features = new OthelloFeatures(size);
    var game = new Othello(size);
    int opened = size.cells() - 4;
    for (long seed = 0; seed < 10; seed++) {
      var random = new SplitMix(seed);
      var position = game.start(random);
      while (!position.over()) {
        String text = game.format(position);
        char own = text.charAt(text.length() - 1);
        assertThat(Long.bitCount(features.plane(position, 1))).isEqualTo(count(text, own));
        assertThat(Long.bitCount(features.plane(position, 2)))
            .isEqualTo(count(text, own == '1' ? '2' : '1'));
        int empty = count(text, '.');
        assertThat(features.phase(position))
            .isEqualTo(Math.min((opened - empty) / 4, opened / 4 - 1));
        int[] numbers = new int[4];
        features.numbers(position, numbers);
        int[] moves = LegalMoves.of(game, position);
        int places = game.formatMove(position, moves[0]).equals("n") ? 0 : moves.length;
        assertThat(numbers[0]).isEqualTo(1);
        assertThat(numbers[1]).isEqualTo(empty % 2);
        assertThat(numbers[2]).isEqualTo(places);
        position = position.play(moves[random.nextInt(moves.length)]);
      }
    }
  }

  /** Of the board alone, without the side to move at its end. */
  private static int count(String text, char what) {
    return (int) text.substring(0, text.length() - 2).chars().filter(each -> each == what).count();
  }

  @ParameterizedTest
  @EnumSource(Size.class)
  void edgesFrontiersAndPhasesAreCountedAsPeopleDo(Size size) {
    var game = new Othello(size);
    var random = new SplitMix(3);
    var position = game.start(random);
    while (!position.over()) {
      String[] rows = game.format(position).split(" ")[0].split("/");
      for (var side : Side.values()) {
        char disc = side == Side.FIRST ? '1' : '2';
        int edges = 0;
        int frontier = 0;
        int empties = 0;
        for (int row = 0; row < size.side(); row++) {
          for (int column = 0; column < size.side(); column++) {
            boolean own = rows[row].charAt(column) == disc;
            boolean outer = row % (size.side() - 1) == 0 || column % (size.side() - 1) == 0;
            edges += own && outer ? 1 : 0;
            frontier += own && besideEmpty(rows, row, column) ? 1 : 0;
            empties += rows[row].charAt(column) == '.' ? 1 : 0;
          }
        }
        assertThat(named(size, "edges", position, side)).isEqualTo(edges);
        assertThat(named(size, "frontier", position, side)).isEqualTo(frontier);
        assertThat(named(size, "empties", position, side)).isEqualTo(empties);
        assertThat(named(size, "phase", position, side))
            .isEqualTo(100 - empties * 100 / (size.cells() - 4));
      }
      int[] moves = LegalMoves.of(game, position);
      position = position.play(moves[random.nextInt(moves.length)]);
    }
  }

  private static boolean besideEmpty(String[] rows, int row, int column) {
    for (int r = Math.max(0, row - 1); r <= Math.min(rows.length - 1, row + 1); r++) {
      for (int c = Math.max(0, column - 1); c <= Math.min(rows.length - 1, column + 1); c++) {
        if (rows[r].charAt(c) == '.') {
          return true;
        }
      }
    }
    return false;
  }

  private static int named(Size size, String name, OthelloPosition position, Side side) {
    return new OthelloCounts(size)
        .all().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow()
            .of(position, side);
  }
}
