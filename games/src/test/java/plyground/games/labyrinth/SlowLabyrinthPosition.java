package plyground.games.labyrinth;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** The Labyrinth on arrays and strings, written to be obviously right. */
final class SlowLabyrinthPosition {
  private static final List<String> SHIFTS =
      List.of(
          "2/up 2/down 4/up 4/down 6/up 6/down 2/left 2/right 4/left 4/right 6/left 6/right"
              .split(" "));
  private static final Map<String, String> PLACES =
      Map.ofEntries(
          Map.entry("sword", "1/3"),
          Map.entry("ring", "1/5"),
          Map.entry("map", "3/1"),
          Map.entry("keys", "3/3"),
          Map.entry("helmet", "3/5"),
          Map.entry("gold", "3/7"),
          Map.entry("fairy", "5/1"),
          Map.entry("gem", "5/3"),
          Map.entry("chest", "5/5"),
          Map.entry("candle", "5/7"),
          Map.entry("book", "7/3"),
          Map.entry("crown", "7/5"));

  private final char[][] tiles = new char[8][8];
  private final String[] squares = new String[2];
  private final String[][] treasures = new String[2][];
  private final int[] found = new int[2];
  private final int mover;

  private SlowLabyrinthPosition(String text) {
    String[] words = text.split(" ");
    String[] rows = words[0].split("/");
    for (int row = 1; row <= 7; row++) {
      for (int column = 1; column <= 7; column++) {
        tiles[row][column] = rows[row - 1].charAt(column - 1);
      }
    }
    for (int player = 0; player < 2; player++) {
      String[] parts = words[1 + player].substring(2).split(":");
      squares[player] = parts[0];
      treasures[player] = parts[1].split(",");
      found[player] = Integer.parseInt(parts[2]);
    }
    mover = words[3].equals("a") ? 0 : 1;
  }

  static SlowLabyrinthPosition of(String text) {
    return new SlowLabyrinthPosition(text);
  }

  private static int row(String square) {
    return square.charAt(0) - '0';
  }

  private static int column(String square) {
    return square.charAt(2) - '0';
  }

  /** Whether a tile is open to up (0), right (1), down (2) or left (3). */
  private boolean open(int row, int column, int direction) {
    int code = Integer.parseInt(String.valueOf(tiles[row][column]), 16);
    String bits = String.format("%4s", Integer.toBinaryString(code)).replace(' ', '0');
    return bits.charAt(direction) == '1';
  }

  /** The squares that can be walked to, in the order of a breadth-first search. */
  List<String> walk(String from) {
    var order = new ArrayList<>(List.of(from));
    for (int next = 0; next < order.size(); next++) {
      int row = row(order.get(next));
      int column = column(order.get(next));
      visit(order, row, column, 0, row - 1, column);
      visit(order, row, column, 2, row + 1, column);
      visit(order, row, column, 3, row, column - 1);
      visit(order, row, column, 1, row, column + 1);
    }
    return order;
  }

  private void visit(List<String> order, int row, int column, int way, int toRow, int toColumn) {
    boolean inside = toRow >= 1 && toRow <= 7 && toColumn >= 1 && toColumn <= 7;
    String to = toRow + "/" + toColumn;
    if (inside
        && open(row, column, way)
        && open(toRow, toColumn, (way + 2) % 4)
        && !order.contains(to)) {
      order.add(to);
    }
  }

  SlowLabyrinthPosition shifted(String shift) {
    var next = new SlowLabyrinthPosition(text(mover));
    int line = shift.charAt(0) - '0';
    for (int i = 1; i <= 7; i++) {
      String from = shift.matches("./(up|down)") ? i + "/" + line : line + "/" + i;
      String to = carried(from, shift);
      next.tiles[row(to)][column(to)] = tiles[row(from)][column(from)];
    }
    for (int player = 0; player < 2; player++) {
      next.squares[player] = carried(squares[player], shift);
    }
    return next;
  }

  static String carried(String square, String shift) {
    int line = shift.charAt(0) - '0';
    int row = row(square);
    int column = column(square);
    switch (shift.substring(2)) {
      case "up" -> row = column == line ? wrapped(row - 1) : row;
      case "down" -> row = column == line ? wrapped(row + 1) : row;
      case "left" -> column = row == line ? wrapped(column - 1) : column;
      default -> column = row == line ? wrapped(column + 1) : column;
    }
    return row + "/" + column;
  }

  private static int wrapped(int place) {
    return place == 0 ? 7 : place == 8 ? 1 : place;
  }

  int mover() {
    return mover;
  }

  String square(int player) {
    return squares[player];
  }

  /** The square to visit after so many others. */
  String target(int player, int later) {
    int number = found[player] + later;
    String home = player == 0 ? "1/1" : "1/7";
    return number < treasures[player].length
        ? PLACES.getOrDefault(treasures[player][number], home)
        : home;
  }

  List<String> legal() {
    var moves = new ArrayList<String>();
    for (String shift : SHIFTS) {
      var shifted = shifted(shift);
      for (String square : new TreeSet<>(shifted.walk(shifted.squares[mover]))) {
        moves.add(shift + ":" + square);
      }
    }
    return moves;
  }

  String after(String move) {
    var next = shifted(move.substring(0, move.indexOf(':')));
    String to = move.substring(move.indexOf(':') + 1);
    next.squares[mover] = to;
    boolean searching = found[mover] < treasures[mover].length;
    if (searching && to.equals(PLACES.get(treasures[mover][found[mover]]))) {
      next.found[mover]++;
    }
    return next.text(1 - mover);
  }

  private String text(int toMove) {
    var text = new StringBuilder();
    for (int row = 1; row <= 7; row++) {
      text.append(row == 1 ? "" : "/").append(tiles[row], 1, 7);
    }
    for (int player = 0; player < 2; player++) {
      text.append(player == 0 ? " a@" : " b@").append(squares[player]).append(':');
      text.append(String.join(",", treasures[player])).append(':').append(found[player]);
    }
    return text.append(toMove == 0 ? " a" : " b").toString();
  }
}
