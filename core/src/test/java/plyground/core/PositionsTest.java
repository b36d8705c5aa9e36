package plyground.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plyground.core.Nim.Heap;

/** What is built on positions alone. */
final class PositionsTest {
  private final Nim game = new Nim(5);

  @Test
  void legalMovesAsNumbersAndWords() {
    var two = new Heap(2, Side.FIRST);
    assertThat(LegalMoves.of(game, two)).containsExactly(1, 2);
    assertThat(LegalMoves.words(game, two)).containsExactly("1", "2");
    assertThat(LegalMoves.contains(game, two, 2)).isTrue();
    assertThat(LegalMoves.contains(game, two, 3)).isFalse();
    assertThat(LegalMoves.refuse(game, two, "9")).hasMessage("'9' is not a legal move; legal: 1 2");
    assertThat(LegalMoves.refuse(game, new Heap(0, Side.FIRST), "1"))
        .hasMessage("no move '1': the game is over");
  }

  /** Compositions of a number into parts of at most three: the tribonacci numbers. */
  @Test
  void perftCountsLinesOfOneLength() {
    var perft = new Perft<>(game);
    var heap = new Heap(4, Side.FIRST);
    assertThat(perft.count(heap, 0)).isEqualTo(1);
    assertThat(perft.count(heap, 1)).isEqualTo(3);
    assertThat(perft.count(heap, 2)).isEqualTo(2 + 3 + 1);
    assertThat(perft.count(heap, 3)).isEqualTo(1 + 2 + 1);
    assertThat(perft.count(heap, 4)).isEqualTo(1);
    assertThat(perft.count(heap, 5)).isZero();
  }

  @Test
  void finalScoreSpeaksOnlyAtTheEnd() {
    var score = new FinalScore<Heap>();
    assertThat(score.evaluate(new Heap(3, Side.FIRST))).isZero();
    assertThat(score.evaluate(new Heap(0, Side.FIRST))).isEqualTo(-7);
    assertThat(score.evaluate(new Heap(0, Side.SECOND))).isEqualTo(-7);
  }

  @Test
  void winsComeFirst() {
    var wins = new WinsFirst<Heap>(heap -> heap.stones());
    assertThat(wins.evaluate(new Heap(3, Side.FIRST))).isEqualTo(3);
    assertThat(wins.evaluate(new Heap(0, Side.FIRST))).isEqualTo(-WinsFirst.WIN - 7);
    assertThat(wins.bound()).isGreaterThan(WinsFirst.WIN + 7);
  }

  @Test
  void namesGoBeforeNotation() {
    assertThat(game.position("4")).isEqualTo(new Heap(4, Side.FIRST));
    assertThat(game.named()).isEmpty();
  }

  @Test
  void longListsOfMovesAreCutAtForty() {
    var wide = new Nim(50, 50);
    assertThat(LegalMoves.refuse(wide, wide.heap(40), "x").message()).endsWith(" 39 40");
    assertThat(LegalMoves.refuse(wide, wide.heap(41), "x").message())
        .endsWith(" 39 40 ... (41 in all)");
  }
}
