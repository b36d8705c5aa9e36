package plyground.arena.check;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.Game;
import plyground.core.Perft;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.law.Inspection;
import plyground.core.law.LawReport;

/**
 * A game under examination: its laws, its perft, how fast it is.
 *
 * @param perft lines of play of one move, of two, and so on
 * @param speeds positions a second by game, the examined one first
 */
public record GameExam(LawReport laws, List<Long> perft, Map<String, Long> speeds) {
  private static final int TREE = 10_000;
  private static final int PATIENCE_SECONDS = 120;
  private static final int MOST_LINES = 200_000;
  private static final int DEEPEST = 40;
  private static final int TRIES = 4;
  private static final long TRY_NANOS = 50_000_000;
  private static final List<String> HOUSE = List.of("tic-tac-toe", "othello:size=8");

  /** Nothing that the game does keeps this from coming back. */
  public static <P extends Position<P>> GameExam of(OpenGame<P> open, long seed, int playouts) {
    var inspection = new Inspection<>(open.descriptor(), open.game(), seed);
    var task = new FutureTask<>(() -> inspection.run(TREE, playouts));
    var thread = new Thread(task, "check-game");
    thread.setDaemon(true);
    thread.start();
    LawReport laws;
    try {
      laws = task.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException late) {
      laws = inspection.late();
    } catch (InterruptedException | ExecutionException impossible) {
      throw new IllegalStateException(impossible);
    }
    return laws.breaches().stream().anyMatch(each -> each.law().spoilsCounting())
        ? new GameExam(laws, List.of(), Map.of())
        : new GameExam(laws, perft(open.game(), seed), speeds(open, seed));
  }

  private static <P extends Position<P>> List<Long> perft(Game<P> game, long seed) {
    var counts = new ArrayList<Long>();
    var perft = new Perft<>(game);
    P start = game.start(new SplitMix(seed));
    long last = 1;
    long before = 1;
    // The next count is guessed from the last two.
    while (counts.size() < DEEPEST && last > 0 && last * Math.max(1, last / before) <= MOST_LINES) {
      before = last;
      last = perft.count(start, counts.size() + 1);
      counts.add(last);
    }
    return List.copyOf(counts);
  }

  private static Map<String, Long> speeds(OpenGame<?> open, long seed) {
    var speeds = new LinkedHashMap<String, Long>();
    speeds.put(open.game().name(), speed(open, seed));
    var catalogue = Catalogue.load(MoveInput.NOBODY);
    for (String name : HOUSE) {
      if (catalogue.games().stream().anyMatch(each -> name.startsWith(each.name()))) {
        speeds.put(name, speed(catalogue.open(name), seed));
      }
    }
    return speeds;
  }

  /** Positions of random games a second of processor time: the best of a few tries. */
  private static <P extends Position<P>> long speed(OpenGame<P> open, long seed) {
    long best = 0;
    for (int i = 0; i < TRIES; i++) {
      best = Math.max(best, tried(open.game(), new SplitMix(seed)));
    }
    return best;
  }

  private static <P extends Position<P>> long tried(Game<P> game, SplitMix random) {
    var processor = ManagementFactory.getThreadMXBean();
    int[] moves = new int[game.maxMoves()];
    long positions = 0;
    long begun = processor.getCurrentThreadCpuTime();
    long nanos = 0;
    while (nanos < TRY_NANOS) {
      P position = game.start(random);
      for (int n = position.moves(moves, 0); n > 0; n = position.moves(moves, 0)) {
        position = position.play(moves[random.nextInt(n)]);
        positions++;
      }
      nanos = processor.getCurrentThreadCpuTime() - begun;
    }
    return positions * 1_000_000_000L / nanos;
  }
}
