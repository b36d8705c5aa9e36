package plyground.league.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Trace;

/**
 * Finds where a game was lost, in the eyes of the best agent there is: it searches so many nodes a
 * position, and where it sees to the end what it says is the truth.
 */
public final class GameReview<P extends Position<P>> {
  /** Who judges. */
  public static final String JUDGE = "best:nodes=20000";

  private final OpenGame<P> open;
  private final Side side;
  private final List<P> positions = new ArrayList<>();
  private final List<Integer> moves = new ArrayList<>();

  /**
   * @param start the position the game began from
   * @param line its moves in words
   * @param side whose game it was
   */
  public GameReview(OpenGame<P> open, String start, String line, Side side) {
    this.open = open;
    this.side = side;
    P at = open.game().position(start);
    positions.add(at);
    for (String word : line.isBlank() ? new String[0] : line.split(" ")) {
      int move = open.game().parseMove(at, word);
      moves.add(move);
      at = at.play(move);
      positions.add(at);
    }
  }

  /**
   * What a position is worth to whose game it was.
   *
   * @param exact whether the judge saw to the end of every line
   * @param choice what the judge would have played; -1 where the game was over
   */
  private record Opinion(double value, boolean exact, int choice) {}

  /**
   * A move that gave a good position away.
   *
   * @param ply how many moves were made before it
   * @param position in which it was made
   * @param better what the judge would have played
   * @param before the value before it, in the view of whose game it was
   * @param exact whether both values are the truth
   * @param ahead whether the position was a good one; else it was even
   */
  public record TurningPoint(
      int ply,
      String position,
      String move,
      String better,
      double before,
      double after,
      boolean exact,
      boolean ahead) {}

  /**
   * All moves of one's own that turned the game, the first one first: from good to not good, or,
   * where it never was good, from even to bad.
   *
   * @param limit whose stop signal ends it; then nothing is said of what was not looked at
   */
  public List<TurningPoint> turns(Limit limit) throws AgentException {
    var opinions = opinions(limit);
    var lost = turns(opinions, true);
    return lost.isEmpty() ? turns(opinions, false) : lost;
  }

  private List<TurningPoint> turns(List<@Nullable Opinion> opinions, boolean ahead) {
    return IntStream.range(0, moves.size())
        .mapToObj(ply -> turn(ply, opinions.get(ply), opinions.get(ply + 1), ahead))
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<TurningPoint> turn(
      int ply, @Nullable Opinion before, @Nullable Opinion after, boolean ahead) {
    P at = positions.get(ply);
    if (before == null || after == null || before.choice() < 0 || at.toMove() != side) {
      return Optional.empty();
    }
    boolean exact = before.exact() && after.exact();
    // A draw gives a won position away; a guess of about nothing does not.
    boolean worse = exact && ahead ? after.value() <= 0 : after.value() < 0;
    boolean good = ahead ? before.value() > 0 : before.value() == 0;
    if (!good || !worse || before.choice() == moves.get(ply)) {
      return Optional.empty();
    }
    return Optional.of(
        new TurningPoint(
            ply,
            open.game().format(at),
            open.game().formatMove(at, moves.get(ply)),
            open.game().formatMove(at, before.choice()),
            before.value(),
            after.value(),
            exact,
            ahead));
  }

  private List<@Nullable Opinion> opinions(Limit limit) throws AgentException {
    var opinions = new ArrayList<@Nullable Opinion>();
    try (var judge = open.machine(JUDGE).create()) {
      judge.newGame(1);
      for (P position : positions) {
        opinions.add(limit.stop().raised() ? null : opinion(judge, position, limit));
      }
    } catch (InputException unable) {
      throw new InputException("the best agent does not play " + open.game().name(), unable);
    }
    return opinions;
  }

  private @Nullable Opinion opinion(Agent<P> judge, P position, Limit limit) throws AgentException {
    if (position.over()) {
      return new Opinion(position.outcome().resultFor(side), true, -1);
    }
    if (Nature.movesAt(position)) {
      return null;
    }
    var result = judge.consider(position, limit, Trace.NONE);
    Double value = result.value();
    return value == null
        ? null
        : new Opinion(
            (position.toMove() == side ? value : -value) + 0.0, result.exact(), result.move());
  }
}
