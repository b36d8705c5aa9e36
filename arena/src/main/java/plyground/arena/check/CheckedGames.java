package plyground.arena.check;

import java.util.ArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import plyground.agents.AgentFactory;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.GameLoop;
import plyground.arena.play.Interruption;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;

/** The steps of a check that are whole games; each says how it went. */
final class CheckedGames<P extends Position<P>> {
  private static final int LONGEST = 2000;

  private final Game<P> game;
  private final AgentFactory<P> player;
  private final TimeControl control;

  CheckedGames(Game<P> game, AgentFactory<P> player, TimeControl control) {
    this.game = game;
    this.player = player;
    this.control = control;
  }

  /** A whole game against random moves, in both seats. */
  String inBothSeats() throws Broken {
    int moves = 0;
    for (int seat = 0; seat < 2; seat++) {
      try (var chair = new CheckedAgent<>(game, player)) {
        moves += play(chair, seat);
      }
    }
    return "two whole games against random moves, one in each seat: " + plural(moves, "move");
  }

  private int play(CheckedAgent<P> chair, int seat) throws Broken {
    var random = new SplitMix(seat + 1);
    chair.newGame(seat);
    P start = game.start(random);
    Agent<P> other = (position, _) -> anyMove(position, random);
    boolean first = seat == 0;
    try {
      var played =
          new GameLoop<>(game, control, endless())
              .playSeated(
                  start, first ? chair.agent() : other, first ? other : chair.agent(), seat);
      if (played.failure() != null) {
        throw chair.broken(played.failure(), played.end());
      }
      return played.moves().length;
    } catch (Interruption.Leave endless) {
      return LONGEST;
    }
  }

  /** A whole game against itself: two of it, each in its own seat. */
  String againstItself() throws Broken {
    try (var first = new CheckedAgent<>(game, player);
        var second = new CheckedAgent<>(game, player)) {
      P start = game.start(new SplitMix(1));
      var played =
          new GameLoop<>(game, control, endless()).play(start, first.agent(), second.agent(), 1);
      if (played.failure() != null) {
        throw first.broken(played.failure(), played.end());
      }
      return "a game against itself: " + plural(played.moves().length, "move");
    } catch (Interruption.Leave endless) {
      return "a game against itself, which did not end within " + plural(LONGEST, "move");
    }
  }

  /** Two of it play at the same time, each in its own game. */
  String sideBySide() throws Broken {
    try (var threads = Executors.newFixedThreadPool(2)) {
      var games = new ArrayList<Future<Integer>>();
      for (int seat = 0; seat < 2; seat++) {
        int own = seat;
        games.add(
            threads.submit(
                () -> {
                  try (var chair = new CheckedAgent<>(game, player)) {
                    return play(chair, own);
                  }
                }));
      }
      int moves = 0;
      for (var each : games) {
        moves += each.get();
      }
      return "two of it played side by side: " + plural(moves, "move");
    } catch (ExecutionException failure) {
      if (failure.getCause() instanceof Broken broken) {
        throw broken;
      }
      throw new Broken("crash: " + failure.getCause(), null, failure);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new Broken("interrupted", null, interrupted);
    }
  }

  private int anyMove(P position, SplitMix random) {
    int[] legal = LegalMoves.of(game, position);
    return legal[random.nextInt(legal.length)];
  }

  /** Ends a game that does not end by itself. */
  private GameLoop.Listener<P> endless() {
    var moves = new AtomicInteger();
    return (_, _, _, after) -> {
      if (moves.incrementAndGet() == LONGEST && !after.over()) {
        throw new Interruption.Leave();
      }
    };
  }

  static String plural(int number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }
}
