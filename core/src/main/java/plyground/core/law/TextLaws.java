package plyground.core.law;

import java.util.List;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.SplitMix;

/** What is no text of the game's is refused, and refused kindly. */
final class TextLaws<P extends Position<P>> {
  private static final List<String> NO_MOVES =
      List.of("", "?", "no such move", "\u0000", "-1", "999999999999999");
  private static final List<String> NO_POSITIONS =
      List.of("", " ", "?", "/", "\u0000 \u0000", "a b c d e f g");

  private static final int CHANGES = 8;

  private final Game<P> game;
  private final LawBook<P> book;

  TextLaws(Game<P> game, LawBook<P> book) {
    this.game = game;
    this.book = book;
  }

  void checkNonsense(P start) {
    book.asking(start, "parseMove()");
    for (String word : NO_MOVES) {
      boolean[] read = {false};
      book.refused(
          () -> {
            game.parseMove(start, word);
            read[0] = true;
          },
          word);
      book.require(!read[0], Law.BAD_TEXT, null, "'" + word + "' is taken for a move");
    }
    book.asking(null, "parse()");
    for (String text : NO_POSITIONS) {
      boolean[] read = {false};
      book.refused(
          () -> {
            game.parse(text);
            read[0] = true;
          },
          text);
      book.require(!read[0], Law.BAD_TEXT, null, "'" + text + "' is taken for a position");
    }
  }

  /** One character of a real text changed, some times: read or refused, nothing else. */
  void checkBroken(P position, SplitMix random) {
    for (int i = 0; i < CHANGES; i++) {
      check(position, changed(game.format(position), random));
    }
  }

  private static String changed(String whole, SplitMix random) {
    var text = new StringBuilder(whole);
    int at = random.nextInt(text.length());
    switch (random.nextInt(5)) {
      case 0 -> text.deleteCharAt(at);
      case 1 -> text.insert(at, text.charAt(random.nextInt(text.length())));
      case 2 -> text.setCharAt(at, (char) (' ' + random.nextInt('~' - ' ')));
      case 3 -> text.setCharAt(at, text.charAt(random.nextInt(text.length())));
      default -> text.setLength(at);
    }
    return text.toString();
  }

  private void check(P position, String text) {
    book.asking(position, "parse('" + text + "')");
    book.refused(() -> game.format(game.parse(text)), text);
  }
}
