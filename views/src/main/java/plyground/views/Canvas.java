package plyground.views;

import java.util.Map;
import java.util.TreeMap;
import plyground.core.view.Board;
import plyground.core.view.Hexes;
import plyground.core.view.Lattice;
import plyground.core.view.Piece;
import plyground.core.view.Pits;
import plyground.core.view.Spot;

/** Lines of text into which pieces of it are put anywhere. */
final class Canvas {
  /** Something put in a line: how wide it is without its colours. */
  private record Put(String text, int width) {}

  private final Map<Integer, TreeMap<Integer, Put>> lines = new TreeMap<>();

  private void put(int line, int middle, String text, int width) {
    lines
        .computeIfAbsent(line, _ -> new TreeMap<>())
        .put(middle - (width - 1) / 2, new Put(text, width));
  }

  private void put(int line, int middle, String text) {
    put(line, middle, text, text.length());
  }

  /** What is leftmost comes first in its line; lines between are empty. */
  @Override
  public String toString() {
    int left = lines.values().stream().mapToInt(line -> line.firstKey()).min().orElse(0);
    var text = new StringBuilder();
    int number = lines.isEmpty() ? 0 : lines.keySet().iterator().next();
    for (var line : lines.entrySet()) {
      text.append("\n".repeat(Math.max(0, line.getKey() - number)));
      number = line.getKey();
      int column = left;
      for (var each : line.getValue().entrySet()) {
        text.append(" ".repeat(Math.max(0, each.getKey() - column))).append(each.getValue().text);
        column = each.getKey() + each.getValue().width;
      }
    }
    return text.append('\n').toString();
  }

  /** Rows of hexagons, each half a cell aside. */
  static String hexes(Hexes board, CellText cells) {
    var canvas = new Canvas();
    board
        .spots()
        .forEach(spot -> canvas.put(spot.row(), column(spot.x(), 4), cells.framed(spot.id()), 3));
    board.labels().forEach(label -> canvas.label(label, 4, 1 / Hexes.ROW, cells.ink()));
    return canvas.toString();
  }

  private static int column(double x, int width) {
    return (int) Math.round(x * width);
  }

  private void label(Board.Label label, int width, double height, Ansi ink) {
    int line = (int) Math.floor(label.y() * height);
    put(line, column(label.x(), width), ink.dim(label.text()), label.text().length());
  }

  /** Pits with the number of their seeds; stores stand between the rows. */
  static String pits(Pits board, CellText cells) {
    var canvas = new Canvas();
    for (var spot : board.spots()) {
      String seeds = "%2s".formatted(seeds(spot, cells.picture()));
      boolean store = spot.height() > 1;
      String text = store ? "[" + seeds + "]" : "(" + seeds + ")";
      boolean open = cells.picture().open(spot.id());
      canvas.put(line(spot.y()), column(spot.x(), 5), open ? cells.ink().bold(text) : text, 4);
    }
    board.labels().forEach(label -> canvas.label(label, 5, 2, cells.ink()));
    return canvas.toString();
  }

  private static int line(double y) {
    return (int) Math.floor(2 * y);
  }

  private static String seeds(Spot spot, Picture picture) {
    return picture.pieces(spot.id()).stream()
        .map(Piece::letter)
        .findFirst()
        .orElseGet(() -> picture.text(spot.id()));
  }

  /** Dots, the edges drawn so far, the names of the others, and who has which box. */
  static String lattice(Lattice board, CellText cells) {
    var canvas = new Canvas();
    for (int row = 0; row < board.rows(); row++) {
      for (int column = 0; column < board.columns(); column++) {
        canvas.put(2 * row, 6 * column, "+");
      }
    }
    for (var spot : board.spots()) {
      var pieces = cells.picture().pieces(spot.id());
      int middle = column(spot.x(), 6);
      if (spot.shape() != Spot.Shape.EDGE) {
        canvas.put(line(spot.y()), middle, cells.letter(spot.id(), " "), 1);
      } else if (pieces.isEmpty()) {
        canvas.put(line(spot.y()), middle, cells.ink().dim(spot.id()), spot.id().length());
      } else {
        String line = spot.width() > spot.height() ? "-----" : "|";
        var owner = pieces.getLast().owner();
        var ink = cells.ink();
        String shown = owner == null ? line : ink.tone(cells.picture().look(owner).tone(), line);
        canvas.put(line(spot.y()), middle, shown, line.length());
      }
    }
    return canvas.toString();
  }
}
