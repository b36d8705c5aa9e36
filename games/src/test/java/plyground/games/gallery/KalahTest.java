package plyground.games.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import plyground.core.spi.GameDescriptor;
import plyground.testkit.GameContract;
import plyground.testkit.ViewContract;

final class KalahTest extends GameContract<Kalah.Seeds> {
  @Override
  protected GameDescriptor<Kalah.Seeds> descriptor() {
    return new Kalah().descriptor();
  }

  @Override
  protected int playouts() {
    return 20;
  }

  @Nested
  final class Looks extends ViewContract<Kalah.Seeds> {
    @Override
    protected GameDescriptor<Kalah.Seeds> descriptor() {
      return new Kalah().descriptor();
    }
  }

  /** The first player's margin by pits and by seeds from 1 to 4, as classics have it. */
  @Test
  void smallBoardsHaveTheirKnownMargins() {
    int[][] margins = {{0, -2, 6, -2}, {2, -2, -2, -10}, {0, 4, 2, 2}, {2, 6}};
    for (int pits = 1; pits <= margins.length; pits++) {
      for (int seeds = 1; seeds <= margins[pits - 1].length; seeds++) {
        String name = "kalah:pits=%d,seeds=%d".formatted(pits, seeds);
        assertThat(ExactValue.of(descriptor(), name))
            .as(name)
            .isEqualTo(margins[pits - 1][seeds - 1]);
      }
    }
  }

  @Test
  void aLastSeedMayBeCapturedAlone() {
    assertThat(ExactValue.of(descriptor(), "kalah:pits=2,seeds=4,empty-capture=yes"))
        .isEqualTo(-12);
  }
}
