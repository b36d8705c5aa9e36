package plyground.courses.waroflife;

import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.GameLoop;
import plyground.core.InputException;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.spec.Nearest;
import plyground.core.spec.Settings;
import plyground.games.waroflife.Cells;
import plyground.games.waroflife.WarOfLife;
import plyground.games.waroflife.WarOfLifePosition;
import plyground.games.waroflife.WarOfLifeProvider;

/**
 * The predicates of the assignment under their own names, what they give back as values. Draws come
 * from a seed, so that the same call plays the same games.
 */
@SuppressWarnings("MemberName") // the assignment's names
public final class Predicates {
  private static final WarOfLife GAME = new WarOfLife();

  private Predicates() {}

  /** Whether {@code play} tells the game as it goes on. */
  public enum Showboard {
    VERBOSE,
    QUIET
  }

  /**
   * A game that was played.
   *
   * @param winningPlayer {@code b} or {@code r}, or else {@code draw}, {@code stalemate} or {@code
   *     exhaust}
   */
  public record Played(int numberOfMoves, String winningPlayer) {}

  /**
   * A strategy's turn.
   *
   * @param newBoardState the board after the move and before the crank
   * @param move as {@code [r1,c1,r2,c2]}
   */
  public record Turn(Cells newBoardState, String move) {}

  /** Twelve blue and twelve red pieces anywhere. */
  public static Cells start_config(RandomGenerator random) {
    return GAME.start(random).cells();
  }

  /**
   * The start of that name, {@code random}, {@code cross}, {@code checkers} or {@code gliders}, or
   * any board.
   */
  public static Cells start_config(String name, RandomGenerator random) {
    if (name.strip().matches("\\w+") && !name.equals("random") && !GAME.named().containsKey(name)) {
      var names = new TreeSet<>(GAME.named().keySet());
      names.add("random");
      throw new InputException("no start '" + name.strip() + "'; " + Nearest.hint(name, names));
    }
    return name.equals("random") ? start_config(random) : GAME.position(name).cells();
  }

  /** The board as the original program draws it. */
  public static String draw_board(Cells board) {
    var text = new StringBuilder("  12345678\n +--------+\n");
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (cell % Cells.SIZE == 0) {
        text.append(cell / Cells.SIZE + 1).append('|');
      }
      text.append(board.at(cell));
      if (cell % Cells.SIZE == Cells.SIZE - 1) {
        text.append("|\n");
      }
    }
    return text.append(" +--------+\n").toString();
  }

  public static Cells next_generation(Cells board) {
    return board.next();
  }

  /** Any number of generations without a move between them. */
  public static Cells next_generation(Cells board, long generations) {
    return board.next(generations);
  }

  /** A player by the assignment's name: {@code random}, {@code bloodlust} and so on. */
  public static Agent<WarOfLifePosition> strategy(String name) {
    var kinds = new WarOfLifeProvider().descriptor().agents();
    for (var kind : kinds) {
      if (kind.name().equals(name)) {
        return kind.maker().make(GAME, new Settings(kind.parameters(), Map.of()));
      }
    }
    var names = kinds.stream().<String>map(kind -> kind.name()).toList();
    throw new InputException("no strategy '" + name + "'; " + Nearest.hint(name, names));
  }

  public static Optional<Turn> bloodlust(char playerColour, Cells currentBoardState) {
    return turn(strategy("bloodlust"), playerColour, currentBoardState);
  }

  public static Optional<Turn> self_preservation(char playerColour, Cells currentBoardState) {
    return turn(strategy("self_preservation"), playerColour, currentBoardState);
  }

  public static Optional<Turn> land_grab(char playerColour, Cells currentBoardState) {
    return turn(strategy("land_grab"), playerColour, currentBoardState);
  }

  public static Optional<Turn> minimax(char playerColour, Cells currentBoardState) {
    return turn(strategy("minimax"), playerColour, currentBoardState);
  }

  /** Nothing where there is no move, as a Prolog goal fails. */
  private static Optional<Turn> turn(Agent<WarOfLifePosition> player, char colour, Cells board) {
    if (colour != 'b' && colour != 'r') {
      throw new InputException("player colour '" + colour + "': expected b or r");
    }
    var position = WarOfLifePosition.of(board, 0, colour == 'b' ? Side.FIRST : Side.SECOND);
    if (position.over()) {
      return Optional.empty();
    }
    try {
      int move = player.choose(position, Limit.NONE);
      return Optional.of(new Turn(position.moved(move), GAME.formatMove(position, move)));
    } catch (AgentException impossible) {
      throw new IllegalStateException("the handout's strategies do not fail", impossible);
    }
  }

  /** One game from a board, blue first; what is told goes to {@code out}. */
  public static Played play(
      Showboard showboard,
      Agent<WarOfLifePosition> firstPlayerStrategy,
      Agent<WarOfLifePosition> secondPlayerStrategy,
      Cells start,
      long seed,
      PrintWriter out)
      throws AgentException {
    boolean verbose = showboard == Showboard.VERBOSE;
    if (verbose) {
      out.print("Initial State:\n" + draw_board(start) + scores(start));
    }
    var last = played(firstPlayerStrategy, secondPlayerStrategy, start, seed, verbose ? out : null);
    var winner = last.outcome().winner();
    return new Played(
        last.played(), winner == null ? last.outcome().reason() : GAME.sideName(winner));
  }

  /** The last position of a game. */
  private static WarOfLifePosition played(
      Agent<WarOfLifePosition> first,
      Agent<WarOfLifePosition> second,
      Cells start,
      long seed,
      @Nullable PrintWriter teller)
      throws AgentException {
    var loop =
        teller == null
            ? new GameLoop<>(GAME, TimeControl.NONE, false)
            : new GameLoop<>(
                GAME,
                TimeControl.NONE,
                (before, result, _, _) -> teller.print(told(before, result.move())));
    return loop.play(WarOfLifePosition.of(start, 0, Side.FIRST), first, second, seed)
        .orThrow()
        .end();
  }

  private static String told(WarOfLifePosition before, int move) {
    var moved = before.moved(move);
    return "%d. %s moves %s\n%s%s%s"
        .formatted(
            before.played() + 1,
            GAME.sideName(before.toMove()),
            GAME.formatMove(before, move),
            draw_board(moved),
            draw_board(moved.next()),
            scores(moved.next()));
  }

  private static String scores(Cells board) {
    return "b: %d  r: %d\n\n".formatted(board.blues(), board.reds());
  }

  /**
   * Plays so many games from random starts, the first strategy always blue.
   *
   * @param clock tells nanoseconds, for the average time of a game
   */
  public static Trials test_strategy(
      int games,
      Agent<WarOfLifePosition> first,
      Agent<WarOfLifePosition> second,
      long seed,
      LongSupplier clock)
      throws AgentException {
    if (games < 1) {
      throw new InputException("N " + games + ": expected a whole number from 1");
    }
    var trials = new Trials();
    for (int i = 0; i < games; i++) {
      // The seeds of a match, so that the same seed gives the same games there.
      long each = i == 0 ? seed : SplitMix.derive(seed, i) >>> 12;
      long begun = clock.getAsLong();
      var last = played(first, second, start_config(new SplitMix(each)), each, null);
      trials.add(last.outcome(), last.played(), clock.getAsLong() - begun);
    }
    return trials;
  }
}
