package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;

final class MovePickerTest {
  private static final Split.Node NODE = new Split.Node(1, 2, 12, -3, 5);

  /** A square's number says what its move turns over and how good it looks. */
  private static MovePicker moves(int count, SplitMix random) {
    var picker = new MovePicker();
    for (int square = 0; square < count; square++) {
      int score = random.nextInt(7) - 3;
      picker.add(square, flips(square, score), score);
    }
    return picker;
  }

  private static long flips(int square, int score) {
    return 1000L * square + score;
  }

  private static void inOrder(MovePicker picker, int[] scores) {
    int[] squares = Arrays.copyOf(picker.squares, picker.count);
    int[] promised = Arrays.copyOf(picker.scores, picker.count);
    for (int i = 0; i < picker.count; i++) {
      assertThat(promised[i]).isEqualTo(scores[squares[i]]);
      assertThat(picker.flips[i]).isEqualTo(flips(squares[i], promised[i]));
      assertThat(i == 0 || promised[i - 1] >= promised[i]).isTrue();
    }
    Arrays.sort(squares);
    assertThat(squares).isEqualTo(IntStream.range(0, picker.count).toArray());
  }

  @Test
  void everyMoveComesOnceTheBestFirst() {
    for (long seed = 0; seed < 100; seed++) {
      int count = (int) seed % 12;
      var picker = moves(count, new SplitMix(seed));
      int[] scores = Arrays.copyOf(picker.scores, count);
      assertThat(picker.count).isEqualTo(count);
      for (int i = 0; i < count; i++) {
        picker.pick(i);
        for (int later = i; later < count; later++) {
          assertThat(picker.scores[later]).isLessThanOrEqualTo(picker.scores[i]);
        }
      }
      inOrder(picker, scores);
    }
  }

  /** Nobody wants another proof because two moves look the same. */
  @Test
  void ofEqualMovesTheFirstComesFirst() {
    var picker = new MovePicker();
    for (int square = 0; square < 4; square++) {
      picker.add(square, square, square == 3 ? 8 : 7);
    }
    picker.pick(0);
    assertThat(Arrays.copyOf(picker.squares, 4)).containsExactly(3, 1, 2, 0);
    picker.pick(1);
    assertThat(Arrays.copyOf(picker.squares, 4)).containsExactly(3, 1, 2, 0);
  }

  @Test
  void theRestIsSharedInOrder() {
    for (long seed = 0; seed < 20; seed++) {
      var picker = moves(9, new SplitMix(seed));
      int[] scores = Arrays.copyOf(picker.scores, 9);
      picker.pick(0);
      picker.pick(1);
      var above = new Split(NODE, new int[1], new long[1], null, 0, 0);
      var split = picker.split(NODE, 2, above, -1, 44);
      inOrder(picker, scores);
      assertThat(split.squares).isEqualTo(Arrays.copyOfRange(picker.squares, 2, 9));
      assertThat(split.flips).isEqualTo(Arrays.copyOfRange(picker.flips, 2, 9));
      assertThat(split.node).isEqualTo(NODE);
      assertThat(split.isUnder(above)).isTrue();
      assertThat(split.best()).isEqualTo(-1);
      assertThat(split.choice()).isEqualTo(44);
    }
  }
}
