package plyground.courses.labyrinth;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import plyground.core.InputException;
import plyground.games.labyrinth.Square;

/** A board as the project's Prolog writes it: a list of seven rows of tiles like {@code '0110'}. */
final class BoardTerm {
  private static final Pattern ROW = Pattern.compile("[0-9a-f]{7}");
  private static final Pattern TILE = Pattern.compile("[01]{4}");

  private BoardTerm() {}

  static String format(List<List<String>> board) {
    return board.stream()
        .map(row -> row.stream().collect(Collectors.joining("','", "['", "']")))
        .collect(Collectors.joining(",", "[", "]"));
  }

  /** Reads a list of lists, the tiles with quotes or without, or the rows of our own notation. */
  static List<List<String>> parse(String text) {
    String word = text.strip();
    var board = word.startsWith("[") ? lists(word) : rows(word.split(" ")[0]);
    if (board.size() != Square.SIZE || board.stream().anyMatch(row -> row.size() != Square.SIZE)) {
      throw new InputException("BOARD: expected seven rows of seven tiles");
    }
    return board;
  }

  private static List<List<String>> lists(String word) {
    var board = new ArrayList<List<String>>();
    for (String row : word.replaceAll("[\\s'\\[]", "").split("\\]")) {
      var tiles = new ArrayList<String>();
      for (String tile : row.replaceFirst("^,", "").split(",", -1)) {
        if (!TILE.matcher(tile).matches()) {
          throw new InputException(
              "BOARD: tile '" + tile + "': expected four digits, up right down left, like 0110");
        }
        tiles.add(tile);
      }
      board.add(tiles);
    }
    return board;
  }

  private static List<List<String>> rows(String word) {
    var board = new ArrayList<List<String>>();
    for (String row : word.split("/", -1)) {
      if (!ROW.matcher(row).matches()) {
        throw new InputException(
            "BOARD: row '" + row + "': expected seven hexadecimal digits, or a list of lists");
      }
      board.add(row.chars().mapToObj(BoardTerm::tile).toList());
    }
    return board;
  }

  private static String tile(int digit) {
    String bits = Integer.toBinaryString(Character.digit(digit, 16));
    return "0".repeat(4 - bits.length()) + bits;
  }
}
