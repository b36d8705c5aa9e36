package plyground.games.othello;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** What the evaluators look at, counted cell by cell. */
record SlowFeatures(SlowOthelloPosition position) {
  private int side() {
    return position.cells().length;
  }

  private char own() {
    return position.toMove();
  }

  /** 1 for a disc of the side to move, -1 for one of the other's. */
  private int disc(int row, int column) {
    char cell = position.cells()[row][column];
    return cell == '.' ? 0 : cell == own() ? 1 : -1;
  }

  private boolean on(int row, int column) {
    return row >= 0 && row < side() && column >= 0 && column < side();
  }

  private boolean corner(int row, int column) {
    return (row == 0 || row == side() - 1) && (column == 0 || column == side() - 1);
  }

  /** The moves of either side, the other's counted down. */
  int mobility(boolean intoCorners) {
    int sum = 0;
    for (char mover : new char[] {'1', '2'}) {
      for (String move : new SlowOthelloPosition(position.cells(), mover).placements()) {
        boolean counts = !intoCorners || corner(move.charAt(1) - '0', move.charAt(3) - '0');
        sum += counts ? mover == own() ? 1 : -1 : 0;
      }
    }
    return sum;
  }

  int stable() {
    int sum = 0;
    for (char stone : new char[] {'1', '2'}) {
      for (boolean[] row : position.stable(stone)) {
        for (boolean stable : row) {
          sum += stable ? stone == own() ? 1 : -1 : 0;
        }
      }
    }
    return sum;
  }

  int corners() {
    int last = side() - 1;
    return disc(0, 0) + disc(0, last) + disc(last, 0) + disc(last, last);
  }

  /** Empty cells that touch a disc of the other's, less those that touch one of one's own. */
  private int openings() {
    int sum = 0;
    for (int row = 0; row < side(); row++) {
      for (int column = 0; column < side(); column++) {
        if (disc(row, column) == 0) {
          sum += (touches(row, column, -1) ? 1 : 0) - (touches(row, column, 1) ? 1 : 0);
        }
      }
    }
    return sum;
  }

  private boolean touches(int row, int column, int disc) {
    for (int r = row - 1; r <= row + 1; r++) {
      for (int c = column - 1; c <= column + 1; c++) {
        if (on(r, c) && disc(r, c) == disc) {
          return true;
        }
      }
    }
    return false;
  }

  /** Discs that touch an empty corner: diagonally, or along the edge. */
  private int nearCorners(boolean diagonally) {
    int sum = 0;
    for (int row = 0; row < side(); row++) {
      for (int column = 0; column < side(); column++) {
        for (int r : new int[] {0, side() - 1}) {
          for (int c : new int[] {0, side() - 1}) {
            int rows = Math.abs(row - r);
            int columns = Math.abs(column - c);
            boolean near = diagonally ? rows == 1 && columns == 1 : rows + columns == 1;
            sum += near && disc(r, c) == 0 ? disc(row, column) : 0;
          }
        }
      }
    }
    return sum;
  }

  /** Discs on the squares that turns and mirrors make alike, from the corner inwards. */
  int[] kinds() {
    int half = side() / 2;
    int[] sums = new int[half * (half + 1) / 2];
    for (int row = 0; row < side(); row++) {
      for (int column = 0; column < side(); column++) {
        int r = row < half ? row : side() - 1 - row;
        int c = column < half ? column : side() - 1 - column;
        int kind = 0;
        for (int inner = 0; inner < Math.max(r, c); inner++) {
          kind += inner + 1;
        }
        sums[kind + Math.min(r, c)] += disc(row, column);
      }
    }
    return sums;
  }

  int[] all() {
    int[] general = {
      1,
      position.count('.') % 2 == 0 ? -1 : 1,
      mobility(false),
      mobility(true),
      openings(),
      stable(),
      nearCorners(true),
      nearCorners(false)
    };
    int[] kinds = kinds();
    int[] all = Arrays.copyOf(general, general.length + kinds.length);
    System.arraycopy(kinds, 0, all, general.length, kinds.length);
    return all;
  }

  /** The numbers of a line of the weights' file. */
  static int[] weights(String head) throws Exception {
    try (var stream = Features.class.getResourceAsStream("weights.txt")) {
      var text = new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
      String line = text.lines().filter(each -> each.startsWith(head)).findFirst().orElseThrow();
      return Arrays.stream(line.substring(head.length()).strip().split(" "))
          .mapToInt(Integer::parseInt)
          .toArray();
    }
  }

  static int product(int[] one, int[] other) {
    int sum = 0;
    for (int i = 0; i < one.length; i++) {
      sum += one[i] * other[i];
    }
    return sum;
  }

  /** Seven eighths of the squares that were free at the start are still free: stage 7. */
  int stage() {
    int free = side() * side() - 4;
    int stage = 0;
    while (stage < 7 && position.count('.') * 8 >= (stage + 1) * free) {
      stage++;
    }
    return stage;
  }

  static final List<String> NAMES =
      List.of("combined", "weights", "mobility", "stable", "corners", "disc", "zero");
}
