package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.spi.FeatureDescriptor;

/** Othello's named features against the evaluators that count the same. */
final class OthelloCountsTest {
  private static FeatureDescriptor<OthelloPosition> named(Size size, String name) {
    return new OthelloCounts(size)
        .all().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
  }

  @Test
  void differencesAreTheOldFeatures() {
    for (var size : Size.values()) {
      var features = new Features(size);
      int[] old = new int[features.count()];
      for (long seed = 0; seed < 20; seed++) {
        var random = new SplitMix(seed);
        var position = OthelloPosition.start(size);
        int[] moves = new int[80];
        while (!position.over()) {
          position = position.play(moves[random.nextInt(position.moves(moves, 0))]);
          features.read(position, old);
          assertThat(lead(size, "mobility", position)).isEqualTo(old[2]);
          assertThat(lead(size, "corner_moves", position)).isEqualTo(old[3]);
          assertThat(lead(size, "stable", position)).isEqualTo(old[5]);
          assertThat(lead(size, "discs", position)).isEqualTo(position.lead());
        }
      }
    }
  }

  private static int lead(Size size, String name, OthelloPosition position) {
    var feature = named(size, name);
    return feature.of(position, position.toMove())
        - feature.of(position, position.toMove().other());
  }

  @Test
  void squaresAreNamedAsBoardsAreLabelled() {
    var game = new Othello(Size.SIX);
    var position = game.parse("1...../....../..12../..21../....../.....2 1");
    var corners = named(Size.SIX, "corners");
    assertThat(corners.places().of(position, Side.FIRST)).containsExactly("a1");
    assertThat(corners.places().of(position, Side.SECOND)).containsExactly("f6");
    assertThat(corners.counted(1)).isEqualTo("1 corner");
    assertThat(corners.counted(2)).isEqualTo("2 corners");
  }
}
