package plyground.games.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import plyground.core.LegalMoves;
import plyground.core.Perft;
import plyground.core.SplitMix;
import plyground.core.spi.GameDescriptor;
import plyground.games.tictactoe.TicTacToe;
import plyground.games.tictactoe.TicTacToeProvider;
import plyground.testkit.GameContract;

/** Tic-tac-toe in one file is the built-in one to the last character. */
final class NoughtsTest extends GameContract<Noughts.Grid> {
  @Override
  protected GameDescriptor<Noughts.Grid> descriptor() {
    return new Noughts().descriptor();
  }

  @Test
  void everyPositionIsTheBuiltInOnes() {
    var built = new TicTacToe();
    everyPosition(
        position -> {
          var twin = built.parse(game().format(position));
          assertThat(LegalMoves.words(game(), position)).isEqualTo(LegalMoves.words(built, twin));
          assertThat(twin.over()).isEqualTo(position.over());
          if (twin.over()) {
            assertThat(position.outcome()).isEqualTo(twin.outcome());
          }
        });
    assertThat(game().symmetries()).hasSameSizeAs(built.symmetries());
  }

  @Test
  void itLooksAlike() {
    var mine = descriptor().view(game());
    var theirs = new TicTacToeProvider().descriptor().view(new TicTacToe());
    everyPosition(
        position -> {
          var twin = new TicTacToe().parse(game().format(position));
          assertThat(mine.scene(position)).isEqualTo(theirs.scene(twin));
          for (int move : LegalMoves.of(game(), position)) {
            assertThat(mine.gesture(position, move)).isEqualTo(theirs.gesture(twin, move));
          }
        });
  }

  @Test
  void perftIsTheSame() {
    var built = new TicTacToe();
    for (int depth = 0; depth <= 9; depth++) {
      assertThat(new Perft<>(game()).count(game().start(new SplitMix(1)), depth))
          .isEqualTo(new Perft<>(built).count(built.start(new SplitMix(1)), depth));
    }
  }

  @Test
  void whatIsWrongInATextIsNamed() {
    refused("x.o/.q./... o", "character 6 of 'x.o/.q./...' is 'q'; expected x, o or .");
    refused("x.o/.x./..", "has not a board and a side; expected a position like '.../.../... x'");
    refused("x.o/.x./.. o", "ends after 8 of 9 cells");
    refused("x.o/.x./.... o", "character 12 of 'x.o/.x./....' is '.'; expected the end of");
    refused("x.o/.x./... z", "side 'z': expected x or o");
    refused("x.o/.x./... x", "is no position; the nearest is 'x.o/.x./... o'");
    refused("x.o/.x./... o 3", "is no position; the nearest is 'x.o/.x./... o'");
  }

  private void refused(String text, String complaint) {
    assertThatThrownBy(() -> game().parse(text)).hasMessageContaining(complaint);
  }
}
