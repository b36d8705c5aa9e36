package plyground.arena.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.ScheduledGame;
import plyground.core.Game;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.agent.Fault;

/**
 * A game as text, as it is kept and exported: whoever has the game's rules can play it again.
 *
 * @param start the position
 * @param moves separated by spaces
 * @param micros what each move took, in microseconds, if that was noted
 * @param nodes how many positions were visited for each move, if that was noted
 */
public record Transcript(
    ScheduledGame scheduled,
    String start,
    String moves,
    String micros,
    String nodes,
    Outcome outcome,
    @Nullable Fault fault,
    int length,
    long nanos,
    Cost first,
    Cost second,
    Side opener,
    long print)
    implements GameSummary {
  private static final int NANOS_A_MICRO = 1000;

  /** A game that was just played, as text. */
  public static <P extends Position<P>> Transcript of(Game<P> game, GameRecord<P> record) {
    var costs = record.costs();
    return new Transcript(
        record.scheduled(),
        game.format(record.start()),
        moves(game, record),
        costs == null ? "" : list(costs.nanos(), NANOS_A_MICRO),
        costs == null ? "" : list(costs.nodes(), 1),
        record.outcome(),
        record.fault(),
        record.length(),
        record.nanos(),
        record.cost(Side.FIRST),
        record.cost(Side.SECOND),
        record.opener(),
        record.print());
  }

  private static <P extends Position<P>> String moves(Game<P> game, GameRecord<P> record) {
    var text = new StringBuilder();
    P position = record.start();
    for (int move : record.moves()) {
      text.append(text.isEmpty() ? "" : " ").append(game.formatMove(position, move));
      position = position.play(move);
    }
    return text.toString();
  }

  private static String list(long[] numbers, int unit) {
    var text = new StringBuilder();
    for (long number : numbers) {
      text.append(text.isEmpty() ? "" : " ").append(number / unit);
    }
    return text.toString();
  }

  @Override
  public Cost cost(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /** The moves, one by one. */
  public List<String> moveList() {
    return words(moves);
  }

  /** What each move took in microseconds; empty if it was not measured. */
  public List<String> microsList() {
    return words(micros);
  }

  /** How many positions each move cost; empty if that was not counted. */
  public List<String> nodesList() {
    return words(nodes);
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(" "));
  }
}
