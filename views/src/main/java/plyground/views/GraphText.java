package plyground.views;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import plyground.core.view.Graph;
import plyground.core.view.Piece;
import plyground.core.view.Scene.Mark;
import plyground.core.view.Spot;

/**
 * Places as a grid where they form one, or else as a list with what is said of each; of very many
 * only what would be gained.
 */
record GraphText(
    Graph board, Picture picture, Ansi ink, String mover, UnaryOperator<String> moveAt) {
  private static final int MOST_LISTED = 64;
  private static final int MOST_GAINS = 12;
  private static final int WIDTH = 80;

  String draw() {
    var grid = GridNames.of(board);
    if (grid.isPresent()) {
      return grid(grid.get()) + gains();
    }
    boolean few = !board.spots().isEmpty() && board.spots().size() <= MOST_LISTED;
    return few ? list() : picture.scene.note() + "\n" + gains();
  }

  /** A place's text, its owner's letter; + where one can go, * where that gains more. */
  private String grid(GridNames grid) {
    var text = new StringBuilder();
    if (grid.columns().stream().anyMatch(name -> !name.isEmpty())) {
      text.append("    ");
      grid.columns().forEach(name -> text.append("%5s ".formatted(name)));
      text.append('\n');
    }
    for (int row = 0; row < grid.rows().size(); row++) {
      text.append("%3s ".formatted(grid.rows().get(row)));
      grid.spots().get(row).forEach(spot -> text.append(cell(spot.id())));
      text.append('\n');
    }
    return text.toString();
  }

  private String cell(String at) {
    String worth = "%5s".formatted(picture.text(at));
    var piece = picture.held(at);
    if (piece != null && worth.isBlank()) {
      return paint(piece, "%6s".formatted("(" + piece.letter() + ")")); // no place's name
    }
    if (piece != null) {
      return paint(piece, worth + piece.letter());
    }
    boolean gain = picture.marked(at, Mark.Kind.GAIN);
    return worth + (gain ? "*" : picture.marked(at, Mark.Kind.LIT) ? "+" : " ");
  }

  private String paint(Piece piece, String text) {
    var owner = piece.owner();
    return owner == null ? text : ink.tone(picture.look(owner).tone(), text);
  }

  private String gains() {
    var gains =
        picture.scene.marks().stream().filter(mark -> mark.kind() == Mark.Kind.GAIN).toList();
    if (gains.isEmpty()) {
      return "";
    }
    var text = new StringBuilder("\n");
    text.append(board.headings().gains().replace("{side}", mover)).append(":\n");
    for (var mark : gains.subList(0, Math.min(MOST_GAINS, gains.size()))) {
      String move = moveAt.apply(mark.at());
      text.append(cut("  %-8s %s".formatted(move, mark.text()))).append('\n');
    }
    if (gains.size() > MOST_GAINS) {
      text.append("  and ").append(gains.size() - MOST_GAINS).append(" more\n");
    }
    return text.toString();
  }

  private String list() {
    var names = new HashMap<String, String>();
    board.spots().forEach(spot -> names.put(spot.id(), spot.words()));
    var near = neighbours(names);
    int width = Math.clamp(names.values().stream().mapToInt(String::length).max().orElse(0), 4, 20);
    int held = picture.looks().stream().mapToInt(look -> look.name().length()).reduce(7, Math::max);
    String form = "%-" + width + "s %6s  %-" + held + "s  ";
    var headings = board.headings();
    var text = new StringBuilder(form.formatted(headings.place(), headings.text(), "held by"));
    text.append("neighbours\n");
    for (var spot : board.spots()) {
      var piece = picture.held(spot.id());
      String owner = piece == null ? nobodys(spot.id()) : owner(piece);
      String said = picture.text(spot.id());
      String worth = said.equals(spot.words()) ? "" : said;
      String line =
          cut(
              form.formatted(spot.words(), worth, owner)
                  + String.join(" ", near.getOrDefault(spot.id(), List.of())));
      text.append(piece == null ? line : paint(piece, line)).append('\n');
      about(spot, text);
    }
    return text.toString();
  }

  private void about(Spot spot, StringBuilder text) {
    for (var mark : picture.marks(spot.id())) {
      if (!mark.text().isEmpty()) {
        text.append(cut(" ".repeat(9) + "-> " + mark.text())).append('\n');
      }
    }
  }

  private String owner(Piece piece) {
    var owner = piece.owner();
    return owner == null ? "" : picture.look(owner).name().toLowerCase(Locale.ROOT);
  }

  /** What stands there and is no side's. */
  private String nobodys(String at) {
    return picture.pieces(at).stream().map(Piece::words).collect(Collectors.joining(", "));
  }

  private Map<String, List<String>> neighbours(Map<String, String> names) {
    var near = new HashMap<String, List<String>>();
    for (var link : board.links()) {
      near.computeIfAbsent(link.one(), _ -> new ArrayList<>()).add(names.get(link.other()));
      near.computeIfAbsent(link.other(), _ -> new ArrayList<>()).add(names.get(link.one()));
    }
    near.values().forEach(list -> list.sort(null));
    return near;
  }

  private static String cut(String line) {
    String whole = line.stripTrailing();
    return whole.length() <= WIDTH ? whole : whole.substring(0, WIDTH - 3) + "...";
  }
}
