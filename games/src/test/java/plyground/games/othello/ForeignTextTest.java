package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.InputException;
import plyground.core.SplitMix;

final class ForeignTextTest {
  private final Othello game = new Othello(Size.EIGHT);
  private final OthelloPosition start = OthelloPosition.start(Size.EIGHT);

  private OthelloPosition played(String... squares) {
    var position = start;
    for (String square : squares) {
      position = position.play(game.parseMove(position, square));
    }
    return position;
  }

  @ParameterizedTest
  @ValueSource(strings = {"f5d6c3d3c4", "F5D6C3D3C4", " f5 d6 c3 d3 c4 ", "f5d6 c3d3c4"})
  void aTranscriptIsAPositionAndAListOfMoves(String text) {
    var tiger = played("f5", "d6", "c3", "d3", "c4");
    assertThat(game.parse(text)).isEqualTo(tiger);
    var position = start;
    for (int move : game.parseMoves(start, text)) {
      position = position.play(move);
    }
    assertThat(position).isEqualTo(tiger);
  }

  /** Games of others do not say that somebody passed: the next stone does. */
  @Test
  void passesGoWithoutSaying() {
    for (long seed = 0; seed < 40; seed++) {
      var random = new SplitMix(seed);
      var position = start;
      var transcript = new StringBuilder();
      int[] moves = new int[game.maxMoves()];
      while (!position.over()) {
        int move = moves[random.nextInt(position.moves(moves, 0))];
        if (move != OthelloPosition.PASS) {
          transcript.append((char) ('a' + move % 8)).append(move / 8 + 1);
        }
        position = position.play(move);
      }
      assertThat(game.parse(transcript.toString())).as("seed %d", seed).isEqualTo(position);
    }
  }

  @Test
  void aWrongMoveOfATranscriptIsNamed() {
    assertThatThrownBy(() -> game.parse("f5d6a1"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("move 3: 'a1' is not a legal move; legal: ");
    assertThatThrownBy(() -> game.parseMoves(start, "f5d6a1"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("move 3: 'a1' is not a legal move; legal: ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "---------------------------OX------XO--------------------------- X",
        "---------------------------ox------xo---------------------------x",
        "...........................O*......*O........................... *",
        "---------------------------OX------XO--------------------------- X; f5: 0; d3: 0",
      })
  void aLineOfSquaresIsAPosition(String line) {
    assertThat(game.parse(line)).isEqualTo(start);
  }

  @Test
  void otherLinesOfSquaresAreRefused() {
    String small = "--------------OX----XO-------------- O";
    assertThatThrownBy(() -> game.parse(small))
        .isInstanceOf(InputException.class)
        .hasMessage("'" + small + "': expected 64 squares and a side");
    assertThat(new Othello(Size.SIX).parse(small).toMove().index()).isEqualTo(1);
  }
}
