package plyground.core.law;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Nature;
import plyground.core.Position;

/** The laws of one position and its moves; it remembers the positions it has met. */
final class PositionLaws<P extends Position<P>> {
  private static final int GUARD = -7;
  private static final int MOVES_END = 1 << 16;

  private final Game<P> game;
  private final LawBook<P> book;
  private final Map<String, P> byText = new HashMap<>();
  private final Map<Long, String> byKey = new HashMap<>();

  PositionLaws(Game<P> game, LawBook<P> book) {
    this.game = game;
    this.book = book;
  }

  /** Checks a position and gives its moves; none if they cannot be had. */
  int[] check(P position) {
    int[] moves = moves(position);
    end(position, moves);
    odds(position, moves);
    String text = text(position);
    same(position, text);
    for (int move : moves) {
      played(position, move, text);
    }
    words(position, moves);
    return moves;
  }

  /** The moves, asked for with more room than there should be need of. */
  private int[] moves(P position) {
    int most = game.maxMoves();
    int[] buffer = new int[2 * most + 64];
    Arrays.fill(buffer, GUARD);
    book.asking(position, "moves()");
    int end = position.moves(buffer, 1);
    book.require(
        end - 1 <= most, Law.MAX_MOVES, null, (end - 1) + " moves, and maxMoves() is " + most);
    book.require(
        buffer[0] == GUARD && end >= 1,
        Law.MAX_MOVES,
        null,
        "moves() writes before the index it is given");
    int[] moves = Arrays.copyOfRange(buffer, 1, Math.clamp(end, 1, buffer.length));
    var seen = new HashSet<Integer>();
    for (int move : moves) {
      book.require(seen.add(move), Law.DISTINCT_MOVES, move, "the move is listed twice");
      book.require(
          move >= 0 && move < MOVES_END, Law.DISTINCT_MOVES, null, move + " is no move's number");
    }
    return moves;
  }

  private void end(P position, int[] moves) {
    book.ask("over()");
    boolean over = position.over();
    book.require(
        over == (moves.length == 0),
        Law.OVER,
        null,
        "over() is %s, and there are %d moves".formatted(over, moves.length));
    if (over) {
      book.ask("outcome()");
      var outcome = position.outcome();
      book.require(!outcome.reason().isBlank(), Law.OUTCOME, null, "the outcome has no reason");
      var winner = outcome.winner();
      book.require(
          winner == null || outcome.score() * winner.sign() >= 0,
          Law.OUTCOME,
          null,
          "the winner is %s, and the score of the first player %d"
              .formatted(winner, outcome.score()));
    }
  }

  private void odds(P position, int[] moves) {
    book.ask("chance() or weight()");
    if (!Nature.movesAt(position)) {
      return;
    }
    book.require(moves.length > 0, Law.ODDS, null, "nature is to move, and the game is over");
    long cases = 0;
    for (int move : moves) {
      int weight = Nature.weight(position, move);
      cases += weight;
      book.require(weight > 0, Law.ODDS, move, "its weight is " + weight);
    }
    book.require(cases < Integer.MAX_VALUE, Law.ODDS, null, cases + " cases are too many to draw");
  }

  private String text(P position) {
    book.ask("format()");
    String text = game.format(position);
    book.require(
        !text.isBlank() && text.equals(text.strip().replaceAll("\\s+", " ")),
        Law.POSITION_TEXT,
        null,
        "the text is empty or has more than single spaces between its words");
    try {
      book.ask("parse()");
      P again = game.parse(text);
      book.require(again.equals(position), Law.POSITION_TEXT, null, "read back it is not equal");
      book.require(
          game.format(again).equals(text),
          Law.POSITION_TEXT,
          null,
          "read back it prints otherwise");
      book.require(again.key() == position.key(), Law.KEYS, null, "read back it has another key");
    } catch (InputException refused) {
      book.breach(Law.POSITION_TEXT, null, "its own text is refused: " + refused.message());
    }
    return text;
  }

  /** The same position on two ways is one, and has a key of its own. */
  private void same(P position, String text) {
    book.ask("equals() or key()");
    P known = byText.putIfAbsent(text, position);
    if (known != null) {
      book.require(
          known.equals(position) && known.hashCode() == position.hashCode(),
          Law.EQUALITY,
          null,
          "two positions with this text are not equal");
      book.require(
          known.key() == position.key(),
          Law.KEYS,
          null,
          "two keys, depending on how it came about");
    }
    String other = byKey.putIfAbsent(position.key(), text);
    book.require(
        other == null || other.equals(text), Law.KEYS, null, "the same key as '" + other + "'");
  }

  private void played(P position, int move, String before) {
    long key = position.key();
    book.ask("play(" + move + ")");
    P next = position.play(move);
    book.require(
        game.format(position).equals(before) && position.key() == key,
        Law.PLAY,
        move,
        "play() changes the position it is asked of");
    book.require(
        next.equals(position.play(move)), Law.NO_CHANCE, move, "played twice, two different ends");
    book.require(!next.equals(position), Law.EQUALITY, move, "nothing changes by the move");
  }

  private void words(P position, int[] moves) {
    var seen = new HashMap<String, Integer>();
    for (int move : moves) {
      book.ask("formatMove(" + move + ")");
      String word = game.formatMove(position, move);
      book.require(
          !word.isEmpty() && !word.matches(".*\\s.*"),
          Law.MOVE_TEXT,
          move,
          "the text is empty or has a space");
      var other = seen.put(word, move);
      book.require(
          other == null, Law.MOVE_TEXT, move, "moves " + other + " and " + move + " look alike");
      book.ask("parseMove(" + word + ")");
      try {
        int read = game.parseMove(position, word);
        book.require(read == move, Law.MOVE_TEXT, move, "read back it is move " + read);
      } catch (InputException refused) {
        book.breach(Law.MOVE_TEXT, move, "its own text is refused: " + refused.message());
      }
    }
  }
}
