package plyground.games.othello;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import plyground.core.InputException;
import plyground.core.Side;

/**
 * How the rest of the Othello world writes: a game as a transcript, {@code f5d6c3d3c4}, in which
 * passes go without saying, and a position as in the files of test positions, the squares row by
 * row, then who is to move, {@code ---...OX...XO...--- X}, and perhaps a comment after a semicolon.
 */
final class ForeignText {
  private static final Pattern TRANSCRIPT = Pattern.compile("(?:[a-h][1-8]\\s*){2,}|[a-h][1-8]");
  private static final Pattern LINE =
      Pattern.compile("([-.xo*]{36}|[-.xo*]{64})\\s*([xo*])\\s*(?:;.*)?");

  private final Othello game;

  ForeignText(Othello game) {
    this.game = game;
  }

  static boolean isTranscript(String text) {
    return TRANSCRIPT.matcher(lower(text)).matches();
  }

  static boolean isLine(String text) {
    return LINE.matcher(lower(text)).matches();
  }

  private static String lower(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }

  /** The moves of a transcript, the passes among them. */
  List<Integer> moves(OthelloPosition at, String transcript) {
    String squares = lower(transcript).replaceAll("\\s", "");
    var moves = new ArrayList<Integer>();
    var now = at;
    for (int i = 0; i < squares.length(); i += 2) {
      if (now.places() == 0 && now.otherPlaces() != 0) {
        moves.add(OthelloPosition.PASS);
        now = now.play(OthelloPosition.PASS);
      }
      int move = move(now, squares.substring(i, i + 2), i / 2 + 1);
      moves.add(move);
      now = now.play(move);
    }
    return moves;
  }

  private int move(OthelloPosition at, String square, int number) {
    try {
      return game.parseMove(at, square);
    } catch (InputException wrong) {
      throw wrong.at("move " + number);
    }
  }

  /** The position of such a line of squares. */
  OthelloPosition position(String text) {
    var match = LINE.matcher(lower(text));
    if (!match.matches() || match.group(1).length() != game.size().cells()) {
      int cells = game.size().cells();
      throw new InputException("'" + text.strip() + "': expected " + cells + " squares and a side");
    }
    String cells = match.group(1);
    long first = 0;
    long second = 0;
    for (int cell = 0; cell < cells.length(); cell++) {
      int side = game.size().side();
      long bit = 1L << game.size().square(cell / side, cell % side);
      first |= isBlack(cells.charAt(cell)) ? bit : 0;
      second |= cells.charAt(cell) == 'o' ? bit : 0;
    }
    var toMove = isBlack(match.group(2).charAt(0)) ? Side.FIRST : Side.SECOND;
    return game.position(first, second, toMove);
  }

  private static boolean isBlack(char cell) {
    return cell == 'x' || cell == '*';
  }
}
