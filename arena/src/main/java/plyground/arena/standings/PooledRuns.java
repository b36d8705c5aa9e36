package plyground.arena.standings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.Plan.Goal;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.record.GameSummary;
import plyground.core.InputException;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.agent.Fault;

/**
 * Several runs of one game as one tournament of all their agents. What was played in two of them is
 * the same evidence once; runs that had the same starts share them.
 */
public final class PooledRuns {
  private final List<Plan> plans;
  private final Plan pooled;
  private final Standings standings;

  /** Where the starts of each kind of plan begin. */
  private final Map<String, Integer> offsets = new LinkedHashMap<>();

  /**
   * Pools what these plans come to; games are added run by run.
   *
   * @throws InputException if they cannot be compared
   */
  public PooledRuns(List<Plan> plans) {
    this.plans = List.copyOf(plans);
    plans.forEach(plan -> check(plans.getFirst(), plan));
    pooled = pooled(plans);
    standings = new Standings(pooled);
    var counts = new LinkedHashMap<String, Integer>();
    plans.forEach(plan -> counts.merge(starts(plan), plan.schedule().starts(), Math::max));
    int starts = 0;
    for (var kind : counts.entrySet()) {
      offsets.put(kind.getKey(), starts);
      starts += kind.getValue();
    }
  }

  private static void check(Plan one, Plan other) {
    if (!one.game().equals(other.game())) {
      throw new InputException(
          "runs of %s and of %s: expected one game".formatted(one.game(), other.game()));
    }
    if (!one.control().equals(other.control())) {
      throw new InputException(
          "runs with limits %s and %s: expected the same"
              .formatted(one.control(), other.control()));
    }
    if (!other.paired()) {
      throw new InputException("a run in which seats were not swapped: expected pairs of games");
    }
  }

  private static String starts(Plan plan) {
    return plan.seed() + " " + plan.start() + " " + plan.openings();
  }

  private static Plan pooled(List<Plan> plans) {
    var agents = new LinkedHashSet<String>();
    plans.forEach(plan -> agents.addAll(plan.agents()));
    var one = plans.getFirst();
    int games = plans.stream().mapToInt(Plan::games).max().orElse(1);
    var plan =
        new Plan(
            one.game(),
            new ArrayList<>(agents),
            Form.NO_MIRRORS,
            games,
            one.seed(),
            one.start(),
            one.openings(),
            one.control(),
            null);
    // Where one run chose its own length, so did all of them together.
    return (plans.stream().anyMatch(Plan::sequential) ? plan.until(Goal.RANKS) : plan)
        .withRepeats();
  }

  /** What all games added so far come to. */
  public Standings standings() {
    return standings;
  }

  /** Takes the games of a run, by its place in the list; a run is read after the other. */
  public Predicate<GameSummary> reader(int run) {
    var plan = plans.get(run);
    var own = new Standings(plan);
    int[] players = plan.agents().stream().mapToInt(pooled.agents()::indexOf).toArray();
    int offset = offsets.getOrDefault(starts(plan), 0);
    return game -> {
      standings.add(new Moved(game, players, offset));
      return own.addUntilDecided(game);
    };
  }

  /** A game with its players and start numbered as in the pool. */
  private record Moved(GameSummary game, ScheduledGame scheduled) implements GameSummary {
    Moved(GameSummary game, int[] players, int offset) {
      this(game, moved(game.scheduled(), players, offset));
    }

    private static ScheduledGame moved(ScheduledGame game, int[] players, int offset) {
      return new ScheduledGame(
          game.index(),
          players[game.first()],
          players[game.second()],
          offset + game.start(),
          game.seed());
    }

    @Override
    public Outcome outcome() {
      return game.outcome();
    }

    @Override
    public @Nullable Fault fault() {
      return game.fault();
    }

    @Override
    public int length() {
      return game.length();
    }

    @Override
    public long nanos() {
      return game.nanos();
    }

    @Override
    public Cost cost(Side side) {
      return game.cost(side);
    }

    @Override
    public Side opener() {
      return game.opener();
    }

    @Override
    public long print() {
      return game.print();
    }
  }
}
