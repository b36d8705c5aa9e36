package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import plyground.core.LegalMoves;
import plyground.core.SplitMix;
import plyground.testkit.PerftTable;

final class Othello8Test extends OthelloContract {
  private static final long LARGEST_COUNT = 4_000_000;

  @Override
  protected Map<String, String> parameters() {
    return Map.of("size", "8");
  }

  @Override
  boolean winnerTakesEmpty() {
    return true;
  }

  @Override
  protected int playouts() {
    return 60;
  }

  @Test
  void perft() {
    PerftTable.check(game(), getClass(), "perft8.txt", LARGEST_COUNT);
  }

  @Test
  void whiteHasTheUpperLeftOfTheFirstFourStones() {
    var start = game().start(new SplitMix(1));
    assertThat(game().format(start))
        .isEqualTo("......../......../......../...21.../...12.../......../......../........ 1");
    assertThat(LegalMoves.words(game(), start))
        .containsExactly("[2,3]", "[3,2]", "[4,5]", "[5,4]"); // d3, c4, f5, e6
  }

  /** A wipe-out leaves squares empty: nobody can move any more. */
  @Test
  void whoseTheEmptySquaresAreIsARule() {
    String text = "......../......../......../...11.../...111../....1.../......../........ 2";
    var usual = new Othello(Size.EIGHT);
    var stonesOnly = new Othello(Size.EIGHT, EmptySquares.NOBODY);
    assertThat(usual.parse(text).outcome().score()).isEqualTo(64);
    assertThat(stonesOnly.parse(text).outcome().score()).isEqualTo(6);
    assertThat(usual.name()).isEqualTo("othello:size=8");
    assertThat(stonesOnly.name()).isEqualTo("othello:size=8,empty=nobody");
    assertThat(new Othello(Size.SIX, EmptySquares.WINNER).name()).isEqualTo("othello:empty=winner");
    assertThat(stonesOnly.parse(text)).isNotEqualTo(usual.parse(text));
    var disc = new DiscDifference(Size.EIGHT);
    assertThat(disc.evaluate(usual.parse(text))).isEqualTo(-64);
    assertThat(disc.evaluate(stonesOnly.parse(text))).isEqualTo(-6);
  }

  /** The handout's figure 6: one black stone in the middle takes all four corners in turn. */
  @Test
  void theHandoutsFigureSix() {
    var game = game();
    var position =
        game.parse(".222222./22222222/22222222/22212222/22222222/22222222/22222222/.222222. 1");
    for (String corner : new String[] {"a1", "h8", "h1"}) {
      position = position.play(game.parseMove(position, corner));
      assertThat(LegalMoves.words(game, position)).containsExactly("n");
      position = position.play(OthelloPosition.PASS);
    }
    position = position.play(game.parseMove(position, "a8"));
    assertThat(position.over()).isTrue();
    assertThat(position.outcome().score()).isEqualTo(40 - 24);
  }
}
