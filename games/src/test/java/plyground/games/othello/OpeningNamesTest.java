package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.core.NamedPositions;

final class OpeningNamesTest {
  private final Othello game = new Othello(Size.EIGHT);

  @Test
  void everyNameIsAPositionOfItsOwn() {
    var openings = game.named();
    var images = new HashSet<CanonicalStones.Pair>();
    openings.values().forEach(at -> images.add(CanonicalStones.canonical(at.own(), at.other())));

    assertThat(openings).hasSizeGreaterThan(40);
    assertThat(images).hasSameSizeAs(openings.keySet());
  }

  /** However the first move was turned, and in whatever order the stones came. */
  @ParameterizedTest
  @CsvSource({
    "f5d6c3d3c4, tiger",
    "f5d6c4d3c3, tiger",
    "c4e3f6e6f5, tiger",
    "f5f6e6f4c3, buffalo",
    "f5f4, parallel",
    "d3e3, parallel"
  })
  void aPositionKnowsItsName(String transcript, String name) {
    assertThat(NamedPositions.of(game, game.parse(transcript))).contains(name);
  }

  @Test
  void othersHaveNone() {
    assertThat(NamedPositions.of(game, game.parse("f5"))).isEmpty();
    assertThat(NamedPositions.of(new Othello(Size.SIX), OthelloPosition.start(Size.SIX))).isEmpty();
  }
}
