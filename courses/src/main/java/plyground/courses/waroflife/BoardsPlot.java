package plyground.courses.waroflife;

import java.util.List;
import plyground.arena.plot.Plot;
import plyground.games.waroflife.Cells;

/** Boards side by side, blue and red as they are called. */
record BoardsPlot(String title, List<Board> boards) implements Plot {
  private static final int CELL = 17;
  private static final int EDGE = 18;
  private static final int GAP = 22;
  private static final int SIDE = Cells.SIZE * CELL;

  /** A board and what is written above it. */
  record Board(String name, Cells cells) {}

  @Override
  public String svg() {
    int width = boards.size() * (EDGE + SIDE + GAP);
    var svg =
        new StringBuilder(
            ("<svg class=\"plot\" role=\"img\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0"
                    + " %d %d\" style=\"max-width:%dpx;min-width:0\" aria-label=\"%s\">\n")
                .formatted(width, 2 * EDGE + SIDE + 4, width, title));
    for (int i = 0; i < boards.size(); i++) {
      draw(svg, boards.get(i), i * (EDGE + SIDE + GAP) + EDGE);
    }
    return svg.append("</svg>\n").toString();
  }

  private static void draw(StringBuilder svg, Board board, int left) {
    text(svg, left + SIDE / 2, 12, board.name);
    int top = 2 * EDGE;
    for (int i = 0; i < Cells.SIZE; i++) {
      text(svg, left + i * CELL + CELL / 2, top - 4, Integer.toString(i + 1));
      text(svg, left - 8, top + i * CELL + CELL - 4, Integer.toString(i + 1));
    }
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int x = left + cell % Cells.SIZE * CELL;
      int y = top + cell / Cells.SIZE * CELL;
      svg.append(
          "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"none\" class=\"grid\"/>"
              .formatted(x, y, CELL, CELL));
      char piece = board.cells.at(cell);
      if (piece != '.') {
        svg.append(
            "<circle cx=\"%d.5\" cy=\"%d.5\" r=\"6.5\" fill=\"%s\"><title>%s</title></circle>"
                .formatted(
                    x + CELL / 2,
                    y + CELL / 2,
                    piece == 'b' ? "#2f74b5" : "#c8402f",
                    piece == 'b' ? "blue" : "red"));
      }
    }
    svg.append('\n');
  }

  private static void text(StringBuilder svg, int x, int y, String words) {
    svg.append(
        "<text class=\"tick\" x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text>"
            .formatted(x, y, words));
  }
}
