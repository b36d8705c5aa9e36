package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plyground.core.LegalMoves;
import plyground.core.Side;
import plyground.core.spi.GameDescriptor;
import plyground.testkit.GameContract;

/** What holds on either board. */
abstract class OthelloContract extends GameContract<OthelloPosition> {
  @Override
  protected GameDescriptor<OthelloPosition> descriptor() {
    return new OthelloProvider().descriptor();
  }

  /** Whether squares that stay empty count for the winner. */
  abstract boolean winnerTakesEmpty();

  @Test
  void everyPositionAgreesWithTheSlowTwin() {
    var game = game();
    everyPosition(
        position -> {
          var twin = SlowOthelloPosition.of(game.format(position));
          assertThat(LegalMoves.words(game, position)).isEqualTo(twin.legal());
          for (String move : twin.legal()) {
            var next = position.play(game.parseMove(position, move));
            assertThat(game.format(next)).isEqualTo(twin.after(move).toString());
          }
          if (position.over()) {
            assertThat(position.outcome().score()).isEqualTo(twin.margin(winnerTakesEmpty()));
          }
        });
  }

  @Test
  void theWinnerHasMostDiscs() {
    everyPosition(
        position -> {
          if (position.over()) {
            int lead = Long.bitCount(position.first()) - Long.bitCount(position.second());
            var winner = lead == 0 ? null : lead > 0 ? Side.FIRST : Side.SECOND;
            assertThat(position.outcome().winner()).isEqualTo(winner);
          }
        });
  }

  @Test
  void stableDiscsAgreeWithTheSlowTwin() {
    var game = game();
    everyPosition(
        position -> {
          var twin = SlowOthelloPosition.of(game.format(position));
          long filled = position.first() | position.second();
          var size = position.size();
          for (char stone : new char[] {'1', '2'}) {
            long stones = stone == '1' ? position.first() : position.second();
            long stable = Stability.stable(stones, filled, size);
            boolean[][] expected = twin.stable(stone);
            for (int cell = 0; cell < size.cells(); cell++) {
              int row = cell / size.side();
              int column = cell % size.side();
              boolean found = (stable >>> size.square(row, column) & 1) != 0;
              assertThat(found).as("%d,%d", row, column).isEqualTo(expected[row][column]);
            }
          }
        });
  }

  @Test
  void stableDiscsStayWhatTheyAre() {
    var stable = new long[2];
    everyPosition(
        position -> {
          long filled = position.first() | position.second();
          if (Long.bitCount(filled) == 4) {
            stable[0] = 0;
            stable[1] = 0;
          }
          assertThat(stable[0] & ~position.first()).isZero();
          assertThat(stable[1] & ~position.second()).isZero();
          stable[0] = Stability.stable(position.first(), filled, position.size());
          stable[1] = Stability.stable(position.second(), filled, position.size());
        });
  }
}
