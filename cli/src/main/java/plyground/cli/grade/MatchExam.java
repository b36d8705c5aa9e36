package plyground.cli.grade;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.arena.stats.PairCounts;
import plyground.arena.stats.Sprt;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;

/**
 * A match against a reference, in pairs from the same start with the seats swapped, that stops as
 * soon as it is settled whether the submission is good enough.
 */
final class MatchExam<P extends Position<P>> implements Exam {
  private static final int GAMES = 60;
  private static final int FEWEST_PAIRS = 4;
  private static final int MOST_FAULTS = 3;
  private static final double ERROR = 0.05;
  private static final int WIN = 2;

  private final OpenGame<P> game;
  private final Criterion criterion;
  private final Rubric rubric;
  private final List<String> settings;
  private final AgentFactory<P> opponent;
  private final Sprt test;

  /**
   * @param settings of the agent {@code prolog} besides the file
   */
  MatchExam(OpenGame<P> game, Criterion criterion, Rubric rubric, List<String> settings) {
    this.game = game;
    this.criterion = criterion;
    this.rubric = rubric;
    this.settings = settings;
    try {
      opponent = game.player(criterion.text("opponent"));
      double low = Double.parseDouble(criterion.text("elo0", "0"));
      double high = Double.parseDouble(criterion.text("elo1", "100"));
      test = new Sprt(low, high, ERROR, ERROR);
    } catch (InputException wrong) {
      throw criterion.wrong(wrong.message());
    } catch (IllegalArgumentException wrong) {
      throw criterion.wrong("elo0 and elo1: expected two numbers, the first less");
    }
  }

  @Override
  public Finding examine(Path program) {
    var tally = new Tally();
    try (var student = game.player(agent(program)).create();
        var reference = opponent.create()) {
      int pairs = Math.ceilDiv(criterion.whole("games", GAMES), 2);
      for (int i = 0; i < pairs && !settled(tally); i++) {
        long seed = SplitMix.derive(rubric.seed(), i) >>> 12;
        var start = start(seed);
        int first = points(start, student, reference, Side.FIRST, seed, tally);
        int second = points(start, reference, student, Side.SECOND, seed + 1, tally);
        tally.pairs.add(first + second);
      }
    }
    return finding(tally);
  }

  /** What happened so far. */
  private static final class Tally {
    final PairCounts pairs = PairCounts.none();
    final List<String> faults = new ArrayList<>();
  }

  private boolean settled(Tally tally) {
    return tally.faults.size() >= MOST_FAULTS
        || (tally.pairs.pairs() >= FEWEST_PAIRS
            && test.verdict(tally.pairs) != Sprt.Verdict.UNDECIDED);
  }

  private String agent(Path program) {
    var words = new ArrayList<>(settings);
    words.add("file=\"" + program.toString().replace("\\", "\\\\").replace("\"", "\\\"") + "\"");
    words.add("move=" + rubric.allowance().move().toMillis());
    words.add("startup=" + rubric.allowance().startup().toMillis());
    words.add("memory=" + rubric.allowance().memory());
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
  private int points(P start, Agent<P> first, Agent<P> second, Side own, long seed, Tally tally) {
    first.newGame(SplitMix.derive(seed, 1));
    second.newGame(SplitMix.derive(seed, 2));
    var position = start;
    while (!position.over()) {
      var mover = position.toMove();
      try {
        int move = (mover == Side.FIRST ? first : second).choose(position, Limit.NONE);
        position = position.play(move);
      } catch (AgentException fault) {
        tally.faults.add(String.valueOf(fault.getMessage()));
        return mover == own ? 0 : WIN;
      }
    }
    var winner = position.outcome().winner();
    return winner == null ? WIN / 2 : winner == own ? WIN : 0;
  }

  private Finding finding(Tally tally) {
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
    double share =
        switch (test.verdict(tally.pairs)) {
          case H1 -> 1;
          case H0 -> 0;
          case UNDECIDED -> 0.5;
        };
    boolean faulty = tally.faults.size() >= MOST_FAULTS;
    if (faulty) {
      lines.add("It lost %d games by a fault, and the match was ended.".formatted(MOST_FAULTS));
    } else if (share == 0.5) {
      lines.add("Whether that is good enough is not settled by so many games: half the points.");
    }
    tally.faults.stream().distinct().forEach(text -> lines.add("A fault: " + text + "."));
    return Finding.of(criterion, faulty ? 0 : share, result, lines);
  }
}
