package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plyground.testkit.Snapshot;

/** Games in the terminal, with what a person types in a pipe. */
final class PlayTest {
  private static Runs play(String typed, String... more) {
    String[] args = new String[more.length + 4];
    args[0] = "play";
    args[1] = "tic-tac-toe";
    args[2] = "--seed";
    args[3] = "1";
    System.arraycopy(more, 0, args, 4, more.length);
    return Runs.withInput(typed, args);
  }

  @Test
  void aWholeGameWithHintUndoAndMistakes() {
    var run = play("help\n5\nhint\n5\nzero\n\n2\nundo\nmoves\n3\n4\n2\n9\n8\n");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    Snapshot.check("play", run.out());
  }

  @Test
  void theEndOfInputEndsTheGame() {
    var run = play("5\n");
    assertThat(run.code()).isZero();
    assertThat(run.out()).endsWith("Left at: o../.x./... x" + System.lineSeparator());
  }

  @Test
  void aHintThatIsProvedSaysSo() {
    var run = Runs.withInput("hint\nquit\n", "play", "othello");
    assertThat(run.out())
        .contains("the best player would play [1,3], which loses by 4 with best play")
        .contains("  [4,2]        value -4");
  }

  @Test
  void leaving() {
    assertThat(play("quit\n").out()).contains("Left at: .../.../... x");
    assertThat(play("undo\nquit\n").out()).contains("There is nothing to take back.");
  }

  @Test
  void theLastMoveOnceMore() {
    var run = play("last\n1\nlast\nundo\nlast\nquit\n", "--p2", "human");
    assertThat(run.out()).containsOnlyOnce("o to move: last").contains("Nobody has moved yet.");
    assertThat(run.out().split(" x [|] 2 [|] 3 ", -1)).hasSize(3);
  }

  @Test
  void twoPeopleAtOneBoard() {
    var run = play("1\n4\n2\nundo\n3\n5\n2\n", "--p2", "human");
    assertThat(run.out()).contains("o to move: undo").contains("x wins: line.");
    var won = play("1\n4\n2\n5\n3\n", "--p2", "human");
    assertThat(won.out()).endsWith("x wins: line." + System.lineSeparator());
  }

  @Test
  void twoMachines() {
    var run = play("", "--p1", "pvs", "--p2", "alphabeta:depth=9");
    assertThat(run.out()).contains("Draw: full board.").doesNotContain("Type a move");
  }

  @Test
  void fromAPosition() {
    var run = play("3\n", "--position", "xx./oo./... x");
    assertThat(run.out()).contains("x wins: line.");
  }
}
