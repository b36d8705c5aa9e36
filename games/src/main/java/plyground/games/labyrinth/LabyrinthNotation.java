package plyground.games.labyrinth;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import plyground.core.InputException;
import plyground.core.Side;
import plyground.core.spec.Nearest;

/**
 * How positions are written: {@code 6377553/... a@1/1:sword,gold:0 b@1/7:ring,book:1 a}. Seven rows
 * of tile codes (Up 8, Right 4, Down 2, Left 1, added, in hexadecimal), each player's square,
 * treasures in order and how many are found, the side to move. A count of the plies played follows
 * once the turn limit is no more than {@link LabyrinthPosition#NEAR} plies away.
 *
 * @param limit plies after which a game is drawn
 */
record LabyrinthNotation(int limit) {
  private static final String FORM =
      "expected a position like '6377553/... a@1/1:sword,gold:0 b@1/7:ring,book:0 a'";
  private static final List<String> PLAYERS = List.of("a", "b");

  static String format(LabyrinthPosition position) {
    var text = new StringBuilder();
    for (int square = 0; square < Square.COUNT; square++) {
      text.append(square > 0 && square % Square.SIZE == 0 ? "/" : "");
      text.append(Character.forDigit(position.maze().tile(square), 16));
    }
    for (var side : Side.values()) {
      var treasures = position.deal().treasures(side).stream().map(Treasure::word);
      text.append(' ').append(PLAYERS.get(side.index())).append('@');
      text.append(Square.format(position.square(side))).append(':');
      text.append(treasures.collect(Collectors.joining(","))).append(':');
      text.append(position.found(side));
    }
    text.append(' ').append(PLAYERS.get(position.mover()));
    return position.counted() == 0 ? text.toString() : text + " " + position.counted();
  }

  /** Squares of a set, in order. */
  static String list(long squares) {
    return LongStream.range(0, Square.COUNT)
        .filter(square -> Square.contains(squares, (int) square))
        .mapToObj(square -> Square.format((int) square))
        .collect(Collectors.joining(" "));
  }

  LabyrinthPosition parse(String text) {
    String[] words = text.strip().split(" +");
    if (words.length != 4 && words.length != 5) {
      throw new InputException(
          "'%s' has not a board, two players and a side; %s".formatted(text.strip(), FORM));
    }
    var maze = maze(words[0]);
    var dealt = EnumSet.noneOf(Treasure.class);
    var a = Part.parse(words[1], "a", dealt);
    var b = Part.parse(words[2], "b", dealt);
    int side = PLAYERS.indexOf(words[3]);
    if (side < 0) {
      throw new InputException("side '" + words[3] + "': expected a or b");
    }
    int plies = words.length == 5 ? plies(words[4]) : 0;
    var position =
        LabyrinthPosition.of(
            maze,
            new Deal(a.treasures, b.treasures, limit),
            new int[] {a.square, b.square},
            new int[] {a.found, b.found},
            side == 0 ? Side.FIRST : Side.SECOND,
            plies);
    if (position.home(0) && position.home(1)) {
      throw new InputException("'" + words[1] + " " + words[2] + "': only one can have won");
    }
    return position;
  }

  private int plies(String word) {
    try {
      int plies = Integer.parseInt(word);
      if (plies >= 0 && plies <= limit) {
        return plies;
      }
    } catch (NumberFormatException wrong) {
      // Complained about below.
    }
    throw new InputException(
        "plies '%s': expected a whole number from 0 to the turn limit, %d".formatted(word, limit));
  }

  private static Maze maze(String board) {
    String[] rows = board.split("/", -1);
    if (rows.length != Square.SIZE) {
      throw new InputException(
          "board '%s' has %d rows; expected 7, with / between".formatted(board, rows.length));
    }
    int[] tiles = new int[Square.COUNT];
    for (int row = 1; row <= Square.SIZE; row++) {
      String digits = rows[row - 1];
      if (digits.length() != Square.SIZE) {
        throw new InputException(
            "row %d, '%s', has %d tiles; expected 7".formatted(row, digits, digits.length()));
      }
      for (int column = 1; column <= Square.SIZE; column++) {
        int square = Square.of(row, column);
        tiles[square] = tile(digits.charAt(column - 1), square);
      }
    }
    return Maze.of(tiles);
  }

  private static int tile(char digit, int square) {
    int code = digit < 128 ? Character.digit(digit, 16) : -1;
    if (code < 0 || !Tiles.exists(code)) {
      throw new InputException(
          "tile %s is '%c'; expected one of 3 5 6 7 9 a b c d e (Up 8, Right 4, Down 2, Left 1)"
              .formatted(Square.format(square), digit));
    }
    if (Tiles.isFixed(square) && code != Tiles.fixed(square)) {
      throw new InputException(
          "tile %s is '%c'; expected the fixed tile '%x'"
              .formatted(Square.format(square), digit, Tiles.fixed(square)));
    }
    return code;
  }

  /** One player's part of the text. */
  private record Part(int square, List<Treasure> treasures, int found) {
    static Part parse(String word, String name, Set<Treasure> dealt) {
      String[] parts = word.split(":", -1);
      if (parts.length != 3 || !parts[0].startsWith(name + "@")) {
        throw new InputException(
            "player '%s': expected %s@row/column:treasure,treasure:found".formatted(word, name));
      }
      String at = parts[0].substring(2);
      int square = Square.parse(at);
      if (square < 0) {
        throw new InputException(
            "square '%s' of player %s: expected row/column, each from 1 to 7".formatted(at, name));
      }
      var treasures = treasures(parts[1], name, dealt);
      return new Part(square, treasures, found(parts[2], name, treasures.size()));
    }

    private static List<Treasure> treasures(String list, String name, Set<Treasure> dealt) {
      var treasures = new ArrayList<Treasure>();
      for (String word : list.split(",", -1)) {
        var treasure =
            Treasure.of(word)
                .orElseThrow(
                    () ->
                        new InputException(
                            "no treasure '%s' (player %s); %s"
                                .formatted(word, name, Nearest.hint(word, Treasure.words()))));
        if (!dealt.add(treasure)) {
          throw new InputException(
              "player %s: the treasure '%s' is dealt twice".formatted(name, word));
        }
        treasures.add(treasure);
      }
      return treasures;
    }

    private static int found(String word, String name, int most) {
      int found = word.matches("\\d{1,2}") ? Integer.parseInt(word) : -1;
      if (found < 0 || found > most) {
        throw new InputException(
            "player %s has found '%s': expected a whole number from 0 to %d"
                .formatted(name, word, most));
      }
      return found;
    }
  }
}
