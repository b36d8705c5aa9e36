package plyground.cli.board;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import plyground.core.Side;
import plyground.games.labyrinth.Labyrinth;
import plyground.games.labyrinth.LabyrinthPosition;
import plyground.games.labyrinth.Maze;
import plyground.games.labyrinth.Shift;
import plyground.games.labyrinth.Square;
import plyground.games.labyrinth.Treasure;

/**
 * The maze in box characters: light lines, and double ones where somebody can walk. A treasure's
 * name stands under its tile, in capitals if it is the next of a player.
 */
record LabyrinthBoard(Labyrinth game) implements Board<LabyrinthPosition> {
  private static final String LIGHT = "   ┐ ─┌┬ ┘│┤└┴├ ";
  private static final String DOUBLE = "   ╗ ═╔╦ ╝║╣╚╩╠ ";
  private static final int UP = 8;
  private static final int RIGHT = 4;
  private static final int DOWN = 2;
  private static final int LEFT = 1;

  /** A tile is ten columns wide; its ways meet in the fourth. */
  private static final int BEFORE = 3;

  private static final int AFTER = 6;

  @Override
  public String draw(LabyrinthPosition hunt, Ansi ink) {
    return new Picture(hunt, hunt.maze(), places(hunt), 0, ink).draw();
  }

  private static int[] places(LabyrinthPosition hunt) {
    return new int[] {hunt.square(Side.FIRST), hunt.square(Side.SECOND)};
  }

  @Override
  public String advice() {
    return """
        A move is a shift, then a walk. Shifts are 2/up, 2/down (column 2, also 4 and 6)
        and 2/left, 2/right (row 2, also 4 and 6). A shift alone shows where you could
        walk then, in double lines: 5/3 walks to row 5, column 3; undo takes the shift
        back. Or both at once: 2/up 5/3.""";
  }

  @Override
  public Optional<HalfMove> half(LabyrinthPosition hunt, String typed, Ansi ink) {
    int shift = Shift.parse(typed.strip());
    if (shift < 0) {
      return Optional.empty();
    }
    int[] places = places(hunt);
    long reach = hunt.maze().reachAfter(shift, hunt.square(hunt.toMove()));
    for (int player = 0; player < 2; player++) {
      places[player] = Shift.carry(shift, places[player]);
    }
    var picture = new Picture(hunt, hunt.maze().shifted(shift), places, reach, ink);
    String name = game.sideName(hunt.toMove());
    String question = "After " + Shift.format(shift) + " " + name + " walks to (or undo): ";
    return Optional.of(
        new HalfMove(
            picture.draw(), question, squares(reach), to -> Shift.format(shift) + ":" + to));
  }

  private static List<String> squares(long set) {
    return IntStream.range(0, Square.COUNT)
        .filter(square -> (set >>> square & 1) != 0)
        .mapToObj(Square::format)
        .toList();
  }

  /** One drawing. */
  @SuppressWarnings("ArrayRecordComponent") // lives for one drawing and is never compared
  private record Picture(LabyrinthPosition hunt, Maze maze, int[] places, long reach, Ansi ink) {
    String draw() {
      var text = new StringBuilder("    ");
      for (int column = 1; column <= Square.SIZE; column++) {
        text.append("   ").append(column % 2 == 0 ? column + "↕     " : column + "      ");
      }
      text.append('\n');
      between(text, 0);
      for (int row = 1; row <= Square.SIZE; row++) {
        text.append(row % 2 == 0 ? " " + row + "↔ " : " " + row + "  ");
        for (int column = 1; column <= Square.SIZE; column++) {
          tile(text, Square.of(row, column));
        }
        text.append('\n');
        between(text, row);
      }
      for (var side : Side.values()) {
        text.append(quest(side)).append('\n');
      }
      return text.toString().replaceAll(" +\n", "\n");
    }

    private boolean reached(int square) {
      return (reach >>> square & 1) != 0;
    }

    private void tile(StringBuilder text, int square) {
      int code = maze.tile(square);
      String line = reached(square) ? "═" : "─";
      text.append(((code & LEFT) != 0 ? line : " ").repeat(BEFORE));
      text.append(centre(square, code));
      text.append(((code & RIGHT) != 0 ? line : " ").repeat(AFTER));
    }

    private String centre(int square, int code) {
      boolean first = places[0] == square;
      boolean second = places[1] == square;
      if (first && second) {
        return ink.bold("&");
      }
      String way = String.valueOf((reached(square) ? DOUBLE : LIGHT).charAt(code));
      return first ? ink.first("a") : second ? ink.second("b") : way;
    }

    /** What is between a row and the next, and the names that belong to the row. */
    private void between(StringBuilder text, int row) {
      text.append("    ");
      for (int column = 1; column <= Square.SIZE; column++) {
        int above = row == 0 ? -1 : Square.of(row, column);
        int below = row == Square.SIZE ? -1 : Square.of(row + 1, column);
        boolean down = above >= 0 && (maze.tile(above) & DOWN) != 0;
        boolean up = below >= 0 && (maze.tile(below) & UP) != 0;
        text.append(" ".repeat(BEFORE));
        text.append(down && up ? reached(above) ? "║" : "│" : down ? "╵" : up ? "╷" : " ");
        text.append(above < 0 ? " ".repeat(AFTER) : name(above));
      }
      text.append('\n');
    }

    private String name(int square) {
      var treasure = Treasure.ALL.stream().filter(each -> each.square() == square).findFirst();
      String word = treasure.map(Treasure::word).orElse("home");
      for (var side : Side.values()) {
        if (hunt.target(side) == square) {
          String marked = word.toUpperCase(Locale.ROOT);
          return (side == Side.FIRST ? ink.first(marked) : ink.second(marked))
              + " ".repeat(AFTER - word.length());
        }
      }
      return treasure.isPresent()
          ? ink.dim(word) + " ".repeat(AFTER - word.length())
          : " ".repeat(AFTER);
    }

    private String quest(Side side) {
      var treasures = hunt.deal().treasures(side);
      int found = hunt.found(side);
      String name = side == Side.FIRST ? ink.first("a") : ink.second("b");
      return "%s on %s, %d of %d found; %s"
          .formatted(
              name, Square.format(places[side.index()]), found, treasures.size(), goal(side));
    }

    private String goal(Side side) {
      var rest =
          hunt.deal().treasures(side).stream().skip(hunt.found(side)).map(Treasure::word).toList();
      if (!rest.isEmpty()) {
        return "still to find: " + String.join(", ", rest);
      }
      String home = Square.format(hunt.target(side));
      return places[side.index()] == hunt.target(side) ? "is home" : "has to go home to " + home;
    }
  }
}
