package plyground.courses.waroflife;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import plyground.core.Side;
import plyground.games.waroflife.Cells;
import plyground.games.waroflife.WarOfLifePosition;

/** What the one-ply strategies count, worked out the plain way. */
enum OnePlyReference {
  BLOODLUST(0, -1),
  SELF_PRESERVATION(1, 0),
  LAND_GRAB(1, -1);

  private static final int CELLS = Cells.SIZE * Cells.SIZE;
  private static final char EMPTY = '.';

  private final int ownWeight;
  private final int otherWeight;

  OnePlyReference(int ownWeight, int otherWeight) {
    this.ownWeight = ownWeight;
    this.otherWeight = otherWeight;
  }

  String title() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** After the move and the crank, for the side that moved. */
  double after(WarOfLifePosition at, int move) {
    return of(at.moved(move).next(), at.toMove());
  }

  double forBlue(WarOfLifePosition at, int move) {
    return of(at.moved(move).next(), Side.FIRST);
  }

  double of(Cells cells, Side side) {
    return side == Side.FIRST
        ? score(cells.blues(), cells.reds())
        : score(cells.reds(), cells.blues());
  }

  private int score(int own, int other) {
    return ownWeight * own + otherWeight * other;
  }

  /** The moves in the game's order, as the strategies see them: boards, not endings. */
  static List<Integer> moves(WarOfLifePosition position) {
    var cells = position.cells();
    char own = position.toMove() == Side.FIRST ? 'b' : 'r';
    var moves = new ArrayList<Integer>();
    for (int from = 0; from < CELLS; from++) {
      for (int to = 0; to < CELLS && cells.at(from) == own; to++) {
        if (near(from, to) && cells.at(to) == EMPTY) {
          moves.add(from << 6 | to);
        }
      }
    }
    return moves;
  }

  private static boolean near(int one, int other) {
    int rows = Math.abs(one / Cells.SIZE - other / Cells.SIZE);
    int columns = Math.abs(one % Cells.SIZE - other % Cells.SIZE);
    return Math.max(rows, columns) == 1;
  }
}
