package plyground.web.live;

import java.util.ArrayList;
import java.util.List;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.web.json.Body;

/**
 * A position by the way it was reached: games that remember their past are told it.
 *
 * @param positions the start and the position after each move
 * @param moves one less
 */
public record PositionRequest<P extends Position<P>>(
    OpenGame<P> open, List<P> positions, List<Integer> moves) {
  public static final int MOST_MOVES = 2_000;
  public static final int LONGEST_POSITION = 20_000;
  public static final int LONGEST_MOVE = 200;
  public static final int LONGEST_NAME = 500;

  /** A name with a formula in it. */
  public static final int LONGEST_AGENT = 3_000;

  public static final long LARGEST_SEED = 1L << 52;

  /** The properties {@code position}, {@code seed} and {@code moves}. */
  public static <P extends Position<P>> PositionRequest<P> read(OpenGame<P> open, Body body) {
    long seed = body.whole("seed", 0, LARGEST_SEED, 1);
    String from = body.text("position", LONGEST_POSITION, "");
    return of(open, start(open, from, seed), body.texts("moves", MOST_MOVES, LONGEST_MOVE));
  }

  /** The position of that name or text; the start of the seed if there is none. */
  public static <P extends Position<P>> P start(OpenGame<P> open, String from, long seed) {
    try {
      return from.isBlank() ? open.game().start(new SplitMix(seed)) : open.game().position(from);
    } catch (InputException wrong) {
      throw wrong.at("position");
    }
  }

  public static <P extends Position<P>> PositionRequest<P> of(
      OpenGame<P> open, P start, List<String> words) {
    var moves = open.game().parseMoves(start, String.join(" ", words));
    var positions = new ArrayList<P>(List.of(start));
    moves.forEach(move -> positions.add(positions.getLast().play(move)));
    return new PositionRequest<>(open, positions, moves);
  }

  public P position() {
    return positions.getLast();
  }
}
