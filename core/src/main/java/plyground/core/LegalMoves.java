package plyground.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The legal moves of a position, as numbers and as words. */
public final class LegalMoves {
  private static final int SHOWN = 40;

  private LegalMoves() {}

  /** In the game's fixed order; none when the game is over. */
  public static <P extends Position<P>> int[] of(Game<P> game, P at) {
    int[] moves = new int[game.maxMoves()];
    return Arrays.copyOf(moves, at.moves(moves, 0));
  }

  /** As the game writes them, in the same order. */
  public static <P extends Position<P>> List<String> words(Game<P> game, P at) {
    var words = new ArrayList<String>();
    for (int move : of(game, at)) {
      words.add(game.formatMove(at, move));
    }
    return words;
  }

  /** Whether a number is a legal move here. */
  public static <P extends Position<P>> boolean contains(Game<P> game, P at, int move) {
    for (int legal : of(game, at)) {
      if (legal == move) {
        return true;
      }
    }
    return false;
  }

  /** The complaint about a word that is no legal move here; it lists those that are. */
  public static <P extends Position<P>> InputException refuse(Game<P> game, P at, String word) {
    var words = words(game, at);
    if (words.isEmpty()) {
      return new InputException("no move '" + word + "': the game is over");
    }
    String more = words.size() > SHOWN ? " ... (" + words.size() + " in all)" : "";
    String list = String.join(" ", words.subList(0, Math.min(SHOWN, words.size())));
    return new InputException("'" + word + "' is not a legal move; legal: " + list + more);
  }
}
