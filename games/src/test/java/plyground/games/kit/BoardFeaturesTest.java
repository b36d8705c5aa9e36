package plyground.games.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.spec.Settings;
import plyground.core.spi.GameDescriptor;
import plyground.games.gallery.Breakthrough;
import plyground.games.gallery.ConnectFour;
import plyground.games.gallery.DiceRace;
import plyground.games.gallery.DotsAndBoxes;
import plyground.games.gallery.Hex;
import plyground.games.gallery.Kalah;
import plyground.games.gallery.UltimateTicTacToe;

/** What games in one file show to learners. */
final class BoardFeaturesTest {
  @Test
  void featuresAreWhatTheirLayoutPromises() {
    keepsItsWord(new Breakthrough().descriptor(), Map.of());
    keepsItsWord(new ConnectFour().descriptor(), Map.of());
    keepsItsWord(new DiceRace().descriptor(), Map.of());
    keepsItsWord(new DotsAndBoxes().descriptor(), Map.of("rows", "2", "columns", "3"));
    keepsItsWord(new DotsAndBoxes().descriptor(), Map.of("rows", "5", "columns", "5"));
    keepsItsWord(new Hex().descriptor(), Map.of("size", "5"));
    keepsItsWord(new Hex().descriptor(), Map.of());
    keepsItsWord(new Kalah().descriptor(), Map.of());
    keepsItsWord(new UltimateTicTacToe().descriptor(), Map.of());
  }

  private static <P extends Position<P>> void keepsItsWord(
      GameDescriptor<P> described, Map<String, String> parameters) {
    var game = described.create(new Settings(described.parameters(), parameters));
    var features = described.learning().orElseThrow().features().apply(game);
    var layout = features.layout();
    int[] numbers = new int[layout.numbers().size()];
    var random = new SplitMix(1);
    for (int playout = 0; playout < 3; playout++) {
      for (P at = game.start(random); !at.over(); ) {
        long taken = 0;
        for (int value = 1; value < layout.values(); value++) {
          assertThat(features.plane(at, value) & taken).as(game.format(at)).isZero();
          taken |= features.plane(at, value);
        }
        assertThat(features.phase(at)).as(game.format(at)).isBetween(0, layout.phases() - 1);
        features.numbers(at, numbers);
        for (int number : numbers) {
          assertThat(number).as(game.format(at)).isBetween(-1000, 1000);
        }
        int[] moves = LegalMoves.of(game, at);
        at = at.play(moves[random.nextInt(moves.length)]);
      }
    }
  }

  /** The mover's own pieces are 1, whoever it is; what is nobody's comes after the sides'. */
  @Test
  void planesAreInTheMoversView() {
    var described = new ConnectFour().descriptor();
    var game = described.create(new Settings(List.of(), Map.of()));
    var features = described.learning().orElseThrow().features().apply(game);
    assertThat(features.layout().name()).isEqualTo("connect-four");
    var one = game.parse("4");
    long red = 1L << (5 * 7 + 3);
    assertThat(features.plane(one, 1)).isZero();
    assertThat(features.plane(one, 2)).isEqualTo(red);
    assertThat(features.plane(game.parse("44"), 1)).isEqualTo(red);

    var boxes = new DotsAndBoxes().descriptor();
    var dots = boxes.create(new Settings(boxes.parameters(), Map.of("rows", "1", "columns", "1")));
    var shown = boxes.learning().orElseThrow().features().apply(dots);
    assertThat(shown.layout().name()).isEqualTo("dots-and-boxes-rows-1-columns-1");
    assertThat(shown.plane(dots.parse("-/-../. blue"), 3)).isEqualTo(0b0011);
    assertThat(shown.plane(dots.parse("-/-b-/- blue"), 1)).isEqualTo(0b10000);
  }

  /** Cells that a symmetry takes to each other count as one on a board of more than 64. */
  @Test
  void largeBoardsCountTheirCells() {
    var described = new UltimateTicTacToe().descriptor();
    var game = described.create(new Settings(List.of(), Map.of()));
    var features = described.learning().orElseThrow().features().apply(game);
    assertThat(features.layout().patterns()).isEmpty();
    assertThat(features.layout().numbers()).startsWith("turn", "boards", "a1.1", "a1.2", "b1.1");
    int[] corner = new int[features.layout().numbers().size()];
    int[] other = new int[corner.length];
    var start = game.start(new SplitMix(1));
    features.numbers(start.play(0), corner);
    features.numbers(start.play(80), other);
    assertThat(other).isEqualTo(corner);
    features.numbers(start.play(1), other);
    assertThat(other).isNotEqualTo(corner);
  }
}
