package plyground.views;

import java.util.List;
import java.util.Locale;
import plyground.core.view.Piece;
import plyground.core.view.Scene.Mark;

/** What stands on a spot, in one character; and in three, with the signs of the last move. */
record CellText(Picture picture, Ansi ink) {
  private static final String BOTH = "&";
  private static final String GONE = "x";

  /**
   * @param free what is written where nothing is
   */
  String letter(String at, String free) {
    var held = held(at);
    if (held.size() > 1) {
      return ink.bold(BOTH);
    }
    if (!held.isEmpty()) {
      return paint(held.getFirst(), at);
    }
    if (picture.change.vanished().containsKey(at)) {
      return ink.dim(GONE);
    }
    String text = picture.text(at);
    boolean open = picture.open(at) || picture.marked(at, Mark.Kind.LIT);
    return ink.dim(!text.isEmpty() ? text : open ? "+" : free);
  }

  /** Whether something stands on a spot that is written in one character. */
  boolean stands(String at) {
    return !held(at).isEmpty();
  }

  /** What can be written in one character. */
  private List<Piece> held(String at) {
    return picture.pieces(at).stream().filter(piece -> piece.letter().length() == 1).toList();
  }

  private String paint(Piece piece, String at) {
    var owner = piece.owner();
    String letter = piece.letter();
    String shown = picture.change.born(at) ? letter.toUpperCase(Locale.ROOT) : letter;
    return owner == null ? shown : ink.tone(picture.look(owner).tone(), shown);
  }

  /** In brackets what was put or left, in parentheses what was moved to or turned. */
  String framed(String at) {
    return framed(at, letter(at, "."));
  }

  String framed(String at, String text) {
    boolean first = picture.change.first(at);
    boolean last = picture.change.last(at);
    return first ? "[" + text + "]" : last ? "(" + text + ")" : " " + text + " ";
  }
}
