package plyground.views;

import java.util.ArrayList;
import java.util.Locale;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plyground.core.Side;
import plyground.core.view.Graph;
import plyground.core.view.Hexes;
import plyground.core.view.Lattice;
import plyground.core.view.Piece;
import plyground.core.view.Pits;
import plyground.core.view.Squares;

/**
 * A picture as text: the board, how the sides stand, and after a move what its signs mean.
 *
 * @param mover the name of the side to move
 * @param moveAt the move that begins at a spot, as it is typed
 */
record BoardText(Picture picture, Ansi ink, String mover, UnaryOperator<String> moveAt) {
  private static final Pattern WORD = Pattern.compile("^\\w+");

  String board() {
    var cells = new CellText(picture, ink);
    return switch (picture.board) {
      case Squares squares when isMaze() -> new MazeText(squares, picture, ink).draw();
      case Squares squares -> new SquaresText(squares, cells).draw();
      case Hexes hexes -> Canvas.hexes(hexes, cells);
      case Pits pits -> Canvas.pits(pits, cells);
      case Lattice lattice -> Canvas.lattice(lattice, cells);
      case Graph graph -> new GraphText(graph, picture, ink, mover, moveAt).draw();
    };
  }

  private boolean isMaze() {
    return picture.scene.tiles().stream().anyMatch(tile -> tile.ways() != 0);
  }

  /** With how the sides stand: over a list of places, which may be long, else under the board. */
  String whole() {
    if (picture.board instanceof Graph) {
      String standings = lines("\n");
      return (standings.isEmpty() ? "" : standings + "\n\n") + board();
    }
    boolean items = picture.scene.standings().stream().anyMatch(each -> !each.items().isEmpty());
    String standings = lines(items ? "\n" : "   ");
    String note = ink.dim(picture.scene.note());
    String under =
        Stream.of(standings, note)
            .filter(each -> !each.isEmpty())
            .collect(Collectors.joining("   "));
    return board() + (under.isEmpty() ? "" : indent() + under + "\n");
  }

  private String indent() {
    return picture.board instanceof Squares squares && !isMaze() ? SquaresText.margin(squares) : "";
  }

  private String lines(String between) {
    var lines = new ArrayList<String>();
    for (int i = 0; i < picture.scene.standings().size(); i++) {
      var tone = picture.looks().get(i).tone();
      String line = picture.scene.standings().get(i).line();
      lines.add(WORD.matcher(line).replaceFirst(word -> ink.tone(tone, word.group())));
    }
    lines.removeIf(String::isEmpty);
    return String.join(between, lines);
  }

  /** As above, and what the signs of a move of several steps mean. */
  String move() {
    boolean signs = picture.board instanceof Squares || picture.board instanceof Hexes;
    return signs && !isMaze() && picture.change.steps().size() > 1
        ? whole() + ink.dim(legend()) + "\n"
        : whole();
  }

  private String legend() {
    String steps = "[ ] left  ( ) moved to";
    if (picture.change.later()) {
      return capitals() + " born  x died  " + steps;
    }
    return (picture.change.vanished().isEmpty() ? "" : "x taken  ") + steps;
  }

  private String capitals() {
    return Stream.of(Side.values())
        .map(side -> all().filter(piece -> piece.owner() == side).findFirst().orElse(null))
        .filter(Objects::nonNull)
        .map(piece -> piece.letter().toUpperCase(Locale.ROOT))
        .collect(Collectors.joining(" "));
  }

  private Stream<Piece> all() {
    return Stream.concat(
        picture.scene.pieces().stream(), picture.change.vanished().values().stream());
  }
}
