package plyground.games.war;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import plyground.core.search.Limit;

/**
 * Finds out values on a {@link Sector} by asking {@link SectorSearch} whether they reach this or
 * that (Plaat and others 1996, MTD), on one thread or on several.
 *
 * <p>Threads share a table and search the same position; each leaves for later what another is at,
 * and finds it in the table by then (ABDADA, Weill 1996). The first to be done ends it for all.
 * What they visit depends on chance, what they answer does not.
 */
final class SectorProof {
  /** How many first steps would lead from one end of the values to the other. */
  private static final int STEPS = 40;

  /**
   * About as many cities' worth the side to move gains on random maps if they are odd in number.
   */
  private static final int ODD_GAIN = 5;

  /** The same if their number is even, so that the other side makes the last move. */
  private static final int EVEN_GAIN = 2;

  /** With fewer empty cities one thread is done before another has begun. */
  private static final int SHARED = 14;

  private final List<SectorSearch> searches = new ArrayList<>();
  private final SectorTable memory = new SectorTable();
  private Sector sector = Sector.NONE;
  private Limit limit = Limit.NONE;

  /** The value once it is known, a good place to begin the search for a move's. */
  private int guess;

  SectorProof(int threads) {
    var taken = new PositionsTaken();
    for (int thread = 0; thread < threads; thread++) {
      searches.add(new SectorSearch(memory, taken, threads));
    }
  }

  void begin(Sector searched, Limit within) {
    sector = searched;
    limit = within;
    guess = 0;
    memory.prepare(searched.cities().length, searched.size());
    for (var each : searches) {
      each.begin(searched, within);
    }
  }

  long nodes() {
    return searches.stream().mapToLong(SectorSearch::nodes).sum();
  }

  /** The final score for the side to move. */
  int value() {
    int cities = sector.cities().length;
    int gain = (cities & 1) == 0 ? EVEN_GAIN : ODD_GAIN;
    int average = (int) ((long) sector.open() * gain / Math.max(cities, gain));
    guess = prove(average, beta -> ask(search -> search.gain(beta)));
    return sector.score() + guess;
  }

  /** The final score for the side to move if it takes this city now. */
  int valueOf(int city, boolean march) {
    int gain = prove(guess, beta -> ask(search -> search.gain(city, march, beta)));
    return sector.score() + gain;
  }

  /** Whether taking this city now leads to at least that final score. */
  boolean reaches(int score, int city, boolean march) {
    int beta = score - sector.score();
    return ask(search -> search.gain(city, march, beta)) >= beta;
  }

  /** The steps become longer as long as they lead on and shorter with every turn. */
  private int prove(int first, IntUnaryOperator search) {
    int most = sector.most();
    int low = -most;
    int high = most;
    int step = Math.max(1, most / STEPS);
    int next = first;
    boolean rising = false;
    while (low < high) {
      int beta = Math.clamp(next, low + 1, high);
      int value = search.applyAsInt(beta);
      boolean rises = value >= beta;
      boolean begun = low > -most || high < most;
      if (begun) {
        step = rises == rising ? Math.min(most, 2 * step) : Math.max(1, step / 2);
      }
      rising = rises;
      if (rises) {
        low = value;
      } else {
        high = value;
      }
      next = rises ? value + step : value - step + 1;
    }
    return low;
  }

  private int ask(ToIntFunction<SectorSearch> question) {
    if (searches.size() == 1 || sector.cities().length < SHARED) {
      return question.applyAsInt(searches.getFirst());
    }
    var answer = new SharedAnswer(limit.stop());
    var helpers = new ArrayList<Thread>();
    try {
      for (var each : searches.subList(1, searches.size())) {
        helpers.add(
            Thread.ofPlatform()
                .daemon()
                .name("war-solver")
                .start(() -> answer.find(each, question)));
      }
      return answer.get(searches.getFirst(), question);
    } finally {
      answer.end();
      helpers.forEach(SectorProof::join);
    }
  }

  /** Waits whatever happens, because the next question is asked of the same search. */
  private static void join(Thread helper) {
    boolean interrupted = false;
    while (helper.isAlive()) {
      try {
        helper.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
