package plyground.courses.grading;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.GameLoop;
import plyground.arena.play.PlayedGame;
import plyground.arena.record.GamePrints;
import plyground.arena.standings.DistinctCounter;
import plyground.arena.stats.BettingTest;
import plyground.arena.stats.Elo;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.PairCounts;
import plyground.console.Words;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;

/**
 * A match against a reference, in pairs from the same start with the seats swapped, that stops as
 * soon as the submission is shown to be better, or worse. One that is only as good passes at most 5
 * times of 100.
 */
public final class MatchExam<P extends Position<P>> implements Exam {
  private static final int GAMES = 60;
  private static final int MOST_FAULTS = 3;
  private static final double ERROR = 0.05;
  private static final int WIN = 2;

  private final OpenGame<P> game;
  private final Criterion criterion;
  private final Rubric rubric;
  private final List<String> settings;
  private final AgentFactory<P> opponent;
  private final double bar;
  private final GamePrints<P> prints;
  private final LoadFailures failures;

  /**
   * @param settings of the agent {@code prolog} besides the file
   * @param failures of files that need not be tried
   */
  public MatchExam(
      OpenGame<P> game,
      Criterion criterion,
      Rubric rubric,
      List<String> settings,
      LoadFailures failures) {
    this.failures = failures;
    this.game = game;
    this.criterion = criterion;
    this.rubric = rubric;
    this.settings = settings;
    prints = new GamePrints<>(game.game().symmetries());
    try {
      opponent = game.player(criterion.text("opponent"));
      bar = Elo.score(Double.parseDouble(criterion.text("elo0", "0")));
    } catch (InputException wrong) {
      throw criterion.wrong(wrong.message());
    } catch (IllegalArgumentException wrong) {
      throw criterion.wrong("elo0: expected a number");
    }
  }

  @Override
  public Finding examine(Path program) {
    var failed = failures.of(program);
    if (failed.isPresent()) {
      String text = String.valueOf(failed.get().getMessage());
      return Finding.of(criterion, 0, text, List.of("No game was played: " + text + "."));
    }
    var tally = new Tally<P>(bar);
    boolean faultless = wanted();
    var loop = new GameLoop<>(game.game(), TimeControl.NONE, false);
    try (var student = game.player(agent(program)).create();
        var reference = opponent.create()) {
      int pairs = Math.ceilDiv(criterion.whole("games", GAMES), 2);
      for (int i = 0; tally.pairs.pairs() < pairs && !settled(tally, faultless); i++) {
        pair(loop, student, reference, SplitMix.derive(rubric.seed(), i) >>> 12, tally);
      }
    }
    return faultless ? faultless(tally) : finding(tally);
  }

  /** Whether games to their ends are enough, however they end. */
  private boolean wanted() {
    return switch (criterion.text("wanted", "better")) {
      case "better" -> false;
      case "faultless" -> true;
      default -> throw criterion.wrong("'wanted': expected better or faultless");
    };
  }

  /** A share for every game that it played to the end. */
  private Finding faultless(Tally<P> tally) {
    int games = 2 * Math.ceilDiv(criterion.whole("games", GAMES), 2);
    long whole = Math.max(0, 2 * tally.pairs.pairs() - tally.faults.size());
    boolean unexamined = tally.referenceFaults.size() >= MOST_FAULTS;
    var lines = new ArrayList<String>();
    lines.add("It played %d of %d games to their ends.".formatted(whole, games));
    lines.addAll(faultLines(tally));
    String fault = tally.faults.isEmpty() ? "" : ": " + tally.faults.getFirst();
    double share = unexamined ? 1 : (double) whole / games;
    return Finding.of(criterion, share, "%d of %d games%s".formatted(whole, games, fault), lines);
  }

  private static List<String> faultLines(Tally<?> tally) {
    var lines = new ArrayList<String>();
    tally.faults.stream().distinct().forEach(text -> lines.add("A fault: " + text + "."));
    tally.referenceFaults.stream()
        .distinct()
        .forEach(text -> lines.add("A fault of the reference: " + text + "."));
    return lines;
  }

  /** Both games from one start; a pair in which the reference failed does not count. */
  private void pair(
      GameLoop<P> loop, Agent<P> student, Agent<P> reference, long seed, Tally<P> tally) {
    var start = start(seed);
    var first = loop.play(start, student, reference, seed);
    var second = loop.play(start, reference, student, seed + 1);
    boolean there = tally.fair(first, Side.FIRST);
    boolean back = tally.fair(second, Side.SECOND);
    tally.lost(first, Side.FIRST);
    tally.lost(second, Side.SECOND);
    if (there && back) {
      tally.add(
          points(first, Side.FIRST) + points(second, Side.SECOND),
          SplitMix.mix(prints.of(first.start(), first.moves()))
              + prints.of(second.start(), second.moves()));
    }
  }

  /** What happened so far. */
  private static final class Tally<P extends Position<P>> {
    @Nullable PlayedGame<P> shortestLost;
    final PairCounts pairs = PairCounts.none();
    final DistinctCounter distinct = new DistinctCounter();
    final BettingTest better;
    final BettingTest worse;
    final List<String> faults = new ArrayList<>();
    final List<String> referenceFaults = new ArrayList<>();

    /**
     * @param bar the score to be shown to be above
     */
    Tally(double bar) {
      better = new BettingTest(bar);
      worse = new BettingTest(1 - bar);
    }

    /** A pair that was played before is counted but proves nothing. */
    void add(int halfPoints, long print) {
      pairs.add(halfPoints);
      if (distinct.add(print)) {
        better.add(PairCounts.score(halfPoints));
        worse.add(1 - PairCounts.score(halfPoints));
      }
    }

    boolean shown() {
      return distinct.count() >= Evidence.FEWEST && better.probability() <= ERROR;
    }

    boolean refuted() {
      return distinct.count() >= Evidence.FEWEST && worse.probability() <= ERROR;
    }

    /** Notes the shortest game lost. */
    void lost(PlayedGame<P> played, Side own) {
      boolean lost = played.outcome().winner() == own.other();
      if (lost && (shortestLost == null || played.moves().length < shortestLost.moves().length)) {
        shortestLost = played;
      }
    }

    /** Notes a fault; false if it was the reference's. */
    boolean fair(PlayedGame<?> played, Side own) {
      if (played.failure() == null) {
        return true;
      }
      boolean others = played.outcome().winner() == own;
      (others ? referenceFaults : faults).add(String.valueOf(played.failure().getMessage()));
      return !others;
    }
  }

  private boolean settled(Tally<P> tally, boolean faultless) {
    return tally.faults.size() >= MOST_FAULTS
        || tally.referenceFaults.size() >= MOST_FAULTS
        || (!faultless && (tally.shown() || tally.refuted()));
  }

  private String agent(Path program) {
    var words = new ArrayList<>(settings);
    words.add("file=\"" + program.toString().replace("\\", "\\\\").replace("\"", "\\\"") + "\"");
    words.add("move=" + rubric.limits().move().toMillis());
    words.add("startup=" + rubric.limits().startup().toMillis());
    words.add("syntax=lenient");
    words.add("memory=" + rubric.limits().memory());
    return "prolog:" + String.join(",", words);
  }

  private P start(long seed) {
    var random = new SplitMix(seed);
    var position = game.game().start(random);
    int[] moves = new int[game.game().maxMoves()];
    int plies = Integer.parseInt(criterion.text("plies", "0"));
    for (int i = 0; i < plies && !position.over(); i++) {
      position = position.play(moves[random.nextInt(position.moves(moves, 0))]);
    }
    return position;
  }

  /** The submission's half points of one game; a fault loses it. */
  private static int points(PlayedGame<?> played, Side own) {
    var winner = played.outcome().winner();
    return winner == null ? WIN / 2 : winner == own ? WIN : 0;
  }

  private Finding finding(Tally<P> tally) {
    long games = 2 * tally.pairs.pairs();
    String result =
        String.format(
            Locale.ROOT,
            "%.0f %% of %d games against %s",
            100 * tally.pairs.mean(),
            games,
            opponent.name());
    var lines = new ArrayList<String>();
    lines.add("It scored " + result + ".");
    boolean faulty = tally.faults.size() >= MOST_FAULTS;
    boolean unexamined = !faulty && tally.referenceFaults.size() >= MOST_FAULTS;
    double share = tally.shown() || (unexamined && !tally.refuted()) ? 1 : 0;
    if (faulty) {
      lines.add("It lost %d games by a fault, and the match was ended.".formatted(MOST_FAULTS));
    } else if (unexamined) {
      lines.add(
          "The reference failed in %d games, and the match was ended; these do not count."
              .formatted(tally.referenceFaults.size()));
    } else if (share == 0) {
      lines.add(
          "That does not show it to be better: as much is reached by chance (%s)."
              .formatted(Words.plural(tally.distinct.count(), "distinct pair")));
    }
    lines.addAll(faultLines(tally));
    double earned = faulty ? 0 : share;
    if (earned < 1 && tally.shortestLost != null) {
      lines.add("The shortest game it lost:");
      lines.add("```\n" + told(tally.shortestLost) + "\n```");
    }
    String fault = tally.faults.isEmpty() ? "" : ": " + tally.faults.getFirst();
    return Finding.of(criterion, earned, result + fault, lines);
  }

  /** The start and the moves, a line each. */
  private String told(PlayedGame<P> played) {
    var position = played.start();
    var moves = new ArrayList<String>();
    for (int move : played.moves()) {
      moves.add(game.game().formatMove(position, move));
      position = position.play(move);
    }
    return game.game().format(played.start()) + "\n" + String.join(" ", moves);
  }
}
