package plyground.games.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;
import plyground.core.spi.GameDescriptor;
import plyground.testkit.GameContract;
import plyground.testkit.PerftTable;
import plyground.testkit.ViewContract;

final class BreakthroughTest extends GameContract<Breakthrough.Pawns> {
  @Override
  protected GameDescriptor<Breakthrough.Pawns> descriptor() {
    return new Breakthrough().descriptor();
  }

  @Override
  protected int playouts() {
    return 15;
  }

  @Nested
  final class Looks extends ViewContract<Breakthrough.Pawns> {
    @Override
    protected GameDescriptor<Breakthrough.Pawns> descriptor() {
      return new Breakthrough().descriptor();
    }
  }

  @Test
  void linesOfPlayAreAsManyAsPublished() {
    PerftTable.check(game(), getClass(), "breakthrough.txt", 1_000_000);
  }

  /** Rows by columns: the second player wins all of them. */
  @Test
  void smallBoardsAreWonByTheSecondPlayer() {
    for (String size : List.of("4 2", "4 3", "4 4", "5 2", "5 3")) {
      String[] words = size.split(" ");
      String name = "breakthrough:rows=%s,columns=%s".formatted(words[0], words[1]);
      var game = ExactValue.open(descriptor(), name);
      assertThat(new ExactValue<>(game, 1).value(game.start(new SplitMix(1))))
          .as(name)
          .isEqualTo(-1);
    }
  }
}
