package plyground.games.gallery;

import static plyground.games.gallery.SlowTwin.rows;
import static plyground.games.gallery.SlowTwin.side;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Ultimate tic-tac-toe. */
final class SlowNine implements SlowTwin {
  @Override
  public String start() {
    return ".........".concat("/.........".repeat(8)) + " x any";
  }

  private static List<String> small(List<String> board, int number) {
    int row = number / 3 * 3;
    int column = number % 3 * 3;
    return board.subList(row, row + 3).stream().map(r -> r.substring(column, column + 3)).toList();
  }

  /** The large board: x and o where one has won, # where a small one is full, else a dot. */
  private static List<String> large(List<String> board) {
    var text = new StringBuilder();
    for (int number = 0; number < 9; number++) {
      var small = small(board, number);
      boolean full = small.stream().noneMatch(row -> row.contains("."));
      boolean x = SlowTwin.line(small, 'x', 3);
      text.append(x ? 'x' : SlowTwin.line(small, 'o', 3) ? 'o' : full ? '#' : '.');
    }
    return List.of(text.substring(0, 3), text.substring(3, 6), text.substring(6));
  }

  private static boolean over(List<String> board) {
    var large = large(board);
    return SlowTwin.line(large, 'x', 3)
        || SlowTwin.line(large, 'o', 3)
        || large.stream().noneMatch(row -> row.contains("."));
  }

  private static boolean open(List<String> board, int number) {
    return large(board).get(number / 3).charAt(number % 3) == '.';
  }

  @Override
  public Map<String, String> moves(String position) {
    var moves = new LinkedHashMap<String, String>();
    var board = rows(position);
    if (over(board)) {
      return moves;
    }
    String wanted = position.split(" ")[2];
    String mover = side(position);
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 9; column++) {
        int number = row / 3 * 3 + column / 3;
        boolean here =
            wanted.equals("any") ? open(board, number) : wanted.equals("" + (number + 1));
        if (here && SlowTwin.at(board, row, column) == '.') {
          var next = SlowTwin.with(board, row, column, mover.charAt(0));
          int sent = row % 3 * 3 + column % 3;
          String target = over(next) || !open(next, sent) ? "any" : "" + (sent + 1);
          String name = "" + (char) ('a' + column) + (row + 1);
          String other = mover.equals("x") ? "o" : "x";
          moves.put(name, String.join("/", next) + " " + other + " " + target);
        }
      }
    }
    return moves;
  }

  @Override
  public int score(String position) {
    var large = large(rows(position));
    return SlowTwin.line(large, 'x', 3) ? 1 : SlowTwin.line(large, 'o', 3) ? -1 : 0;
  }
}
