package plyground.courses.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.SplitMix;
import plyground.games.othello.Othello;
import plyground.games.othello.Size;

/** The handout's operations, read as the handout has them. */
final class OthelloPredicatesTest {
  private final Othello game = new Othello(Size.SIX);
  private final OthelloPredicates zero = new OthelloPredicates("zero");

  @Test
  void initialize() {
    var start = zero.initialize();
    assertThat(start.player()).isEqualTo(1);
    assertThat(OthelloPredicates.showState(start.state()))
        .isEqualTo(
            ". . . . . . \n. . . . . . \n. . 1 2 . . \n. . 2 1 . . \n. . . . . . \n. . . . . . \n");
  }

  @Test
  void movesOfEitherPlayerWhoeverIsToMove() {
    var state = zero.initialize().state();
    assertThat(zero.moves(1, state)).containsExactly("[1,3]", "[2,4]", "[3,1]", "[4,2]");
    assertThat(zero.moves(2, state)).containsExactly("[1,2]", "[2,1]", "[3,4]", "[4,3]");
    assertThat(zero.moves(1, game.position("testboard2"))).containsExactly("n");
  }

  @Test
  void nextState() {
    var next = zero.nextState(1, "[4,2]", zero.initialize().state());
    assertThat(next.player()).isEqualTo(2);
    assertThat(game.format(next.state())).isEqualTo("....../....../..12../..11../..1.../...... 2");
    var passed = zero.nextState(1, "n", game.position("testboard2"));
    assertThat(passed.player()).isEqualTo(2);
    assertThat(passed.state()).isEqualTo(game.position("testboard2"));
    assertThatThrownBy(() -> zero.nextState(1, "[0,0]", zero.initialize().state()))
        .hasMessage("player 1 cannot play [0,0]");
  }

  @Test
  void validmove() {
    var state = zero.initialize().state();
    assertThat(zero.validmove(1, state, "[1,3]")).isTrue();
    assertThat(zero.validmove(2, state, "[1,3]")).isFalse();
    assertThat(zero.validmove(1, state, "n")).isFalse();
    assertThat(zero.validmove(1, state, "pass")).isFalse();
    assertThat(zero.validmove(1, game.position("testboard2"), "n")).isTrue();
  }

  @Test
  void winnerTieAndTerminal() {
    var won = game.parse("111111/111111/111111/222222/222222/22222. 2");
    assertThat(zero.terminal(won)).isFalse();
    var over = game.parse("111111/111111/111111/111111/111111/111112 1");
    assertThat(zero.terminal(over)).isTrue();
    assertThat(zero.winner(over)).hasValue(1);
    assertThat(zero.tie(over)).isFalse();
    assertThat(zero.h(over)).isEqualTo(100);
    var lost = game.parse("222222/222222/222222/222222/222222/222221 1");
    assertThat(zero.winner(lost)).hasValue(2);
    assertThat(zero.h(lost)).isEqualTo(-100);
    var tied = game.parse("111111/111111/111111/222222/222222/222222 2");
    assertThat(zero.tie(tied)).isTrue();
    assertThat(zero.winner(tied)).isEmpty();
    assertThat(zero.h(tied)).isZero();
    assertThat(zero.tie(zero.initialize().state())).isFalse();
    assertThat(zero.winner(zero.initialize().state())).isEmpty();
  }

  @Test
  void discsAreCountedForPlayerOne() {
    var disc = new OthelloPredicates("disc");
    assertThat(disc.h(game.position("testboard1"))).isEqualTo(4 - 2);
    assertThat(disc.h(game.position("testboard3"))).isEqualTo(10 - 8);
    assertThat(disc.lowerBound()).isEqualTo(-37);
    assertThat(disc.upperBound()).isEqualTo(37);
    assertThat(zero.lowerBound()).isEqualTo(-101);
    assertThat(zero.upperBound()).isEqualTo(101);
  }

  @ParameterizedTest
  @ValueSource(strings = {"zero", "disc", "corners", "weights", "mobility", "stable", "combined"})
  void theBoundsAreStrict(String name) {
    var assignment = new OthelloPredicates(name);
    for (long seed = 0; seed < 50; seed++) {
      var random = new SplitMix(seed);
      var turned = assignment.initialize();
      while (!assignment.terminal(turned.state())) {
        assertThat(assignment.h(turned.state()))
            .as("seed %d", seed)
            .isGreaterThan(assignment.lowerBound())
            .isLessThan(assignment.upperBound());
        var moves = assignment.moves(turned.player(), turned.state());
        String move = moves.get(random.nextInt(moves.size()));
        turned = assignment.nextState(turned.player(), move, turned.state());
      }
      int value = assignment.h(turned.state());
      assertThat(value).isBetween(assignment.lowerBound() + 1, assignment.upperBound() - 1);
      var winner = assignment.winner(turned.state());
      int result = winner.isEmpty() ? 0 : winner.getAsInt() == 1 ? 1 : -1;
      assertThat(Integer.signum(value)).isEqualTo(result);
    }
  }
}
