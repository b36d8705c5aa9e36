package plyground.arena.check;

import java.time.Duration;
import java.util.StringJoiner;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.arena.plan.TimeControl;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.agent.BoundedOpinion;
import plyground.core.search.Limit;

/** The steps an agent goes through. */
public final class Check<P extends Position<P>> {
  private static final int RESTARTS = 5;
  private static final int HURRIED = 10;

  /** Milliseconds late that may be nobody's fault. */
  private static final long GRACE = 1000;

  /** What a step does; what it returns is said if nothing went wrong. */
  private interface Step {
    String run() throws Broken;
  }

  private final Game<P> game;
  private final AgentFactory<P> player;
  private final Samples<P> samples;
  private final Limit limit;
  private final CheckedGames<P> games;
  private final Duration pressure;
  private final Consumer<CheckFinding> report;
  private int failed;
  private int steps;

  /**
   * @param control for every move but those under pressure
   * @param report hears every finding as it comes
   */
  public Check(
      OpenGame<P> open,
      AgentFactory<P> player,
      Samples<P> samples,
      TimeControl control,
      Duration pressure,
      Consumer<CheckFinding> report) {
    game = open.game();
    this.player = player;
    this.samples = samples;
    games = new CheckedGames<>(game, player, control);
    limit = control.limit();
    this.pressure = pressure;
    this.report = report;
  }

  public int failed() {
    return failed;
  }

  public int steps() {
    return steps;
  }

  /** All of them; if it does not even start, the rest is left out. */
  public void run(@Nullable Specification<P> specification) {
    if (!step("start-up", this::startUp)) {
      return;
    }
    step("positions", this::positions);
    bounds();
    step("passes", () -> kind(Kind.PASS, "this game has no passes, as far as random games show"));
    step("endings", this::endings);
    step("time pressure", this::hurry);
    step("long game", games::inBothSeats);
    step("restarts", this::restarts);
    step("two at once", games::sideBySide);
    if (specification != null) {
      finish(specification.check(player, samples, limit));
    }
  }

  /** What a league asks of a program before it plays there. */
  public void runForLeague() {
    if (!step("start-up", this::startUp)) {
      return;
    }
    step("positions", this::positions);
    step("endings", this::endings);
    step("time", this::hurry);
    step("own game", games::againstItself);
  }

  private boolean step(String name, Step step) {
    try {
      finish(CheckFinding.good(name, step.run()));
      return true;
    } catch (Broken broken) {
      finish(CheckFinding.bad(name, broken.text(), broken.position));
      return false;
    }
  }

  private void finish(CheckFinding finding) {
    steps++;
    failed += finding.passed() ? 0 : 1;
    report.accept(finding);
  }

  private String startUp() throws Broken {
    long begun = System.nanoTime();
    try (var chair = new CheckedAgent<>(game, player)) {
      P start = samples.of(Kind.START).getFirst();
      int move = chair.askAfresh(start, limit);
      return "it started and played %s after %d ms"
          .formatted(game.formatMove(start, move), millis(begun));
    }
  }

  private String positions() throws Broken {
    var counts = new StringJoiner(", ");
    try (var chair = new CheckedAgent<>(game, player)) {
      for (var kind : Kind.values()) {
        var some = samples.of(kind);
        for (P position : some) {
          chair.askAfresh(position, limit);
        }
        if (!some.isEmpty()) {
          counts.add(kind.text + " (" + some.size() + ")");
        }
      }
    }
    return "it answered in every kind of position: " + counts;
  }

  /** Only of an agent that promises some. */
  private void bounds() {
    try (var chair = new CheckedAgent<>(game, player)) {
      if (chair.agent() instanceof BoundedOpinion<?>) {
        @SuppressWarnings("unchecked") // it is an agent of this game
        var opinion = (BoundedOpinion<P>) chair.agent();
        step("bounds", () -> bounds(opinion, chair));
      }
    }
  }

  private String bounds(BoundedOpinion<P> opinion, CheckedAgent<P> chair) throws Broken {
    var positions = samples.withEndings();
    for (P position : positions) {
      try {
        var complaint = opinion.brokenBound(position);
        if (complaint != null) {
          throw new Broken(complaint, game.format(position), null);
        }
      } catch (AgentException failure) {
        throw chair.broken(failure, position);
      }
    }
    return "its heuristic stays inside its bounds in "
        + CheckedGames.plural(positions.size(), "position");
  }

  private String kind(Kind kind, String none) throws Broken {
    var some = samples.of(kind);
    try (var chair = new CheckedAgent<>(game, player)) {
      for (P position : some) {
        chair.askAfresh(position, limit);
      }
    }
    return some.isEmpty()
        ? none
        : CheckedGames.plural(some.size(), "position") + " with " + kind.text;
  }

  /** Games that end, are said to have ended, and are followed by another. */
  private String endings() throws Broken {
    int ended = 0;
    try (var chair = new CheckedAgent<>(game, player)) {
      for (P position : samples.of(Kind.LAST_MOVE)) {
        P after = position.play(chair.askAfresh(position, limit));
        if (after.over()) {
          chair.agent().gameOver(after, after.outcome());
          ended++;
        }
      }
      chair.askAfresh(samples.of(Kind.START).getFirst(), limit);
    }
    return "%d games ended by its own move, and another one begun".formatted(ended);
  }

  private String hurry() throws Broken {
    long slowest = 0;
    try (var chair = new CheckedAgent<>(game, player)) {
      for (P position : samples.spread(HURRIED)) {
        chair.newGame(1);
        long begun = System.nanoTime();
        chair.ask(position, limit.withTime(pressure));
        slowest = Math.max(slowest, millis(begun));
      }
    }
    if (slowest > pressure.toMillis() + GRACE) {
      String text =
          "too slow: with %d ms for a move its slowest took %d ms"
              .formatted(pressure.toMillis(), slowest);
      throw new Broken(text, null, null);
    }
    return "with %d ms for a move its slowest took %d ms".formatted(pressure.toMillis(), slowest);
  }

  private String restarts() throws Broken {
    P start = samples.of(Kind.START).getFirst();
    for (int i = 0; i < RESTARTS; i++) {
      try (var chair = new CheckedAgent<>(game, player)) {
        chair.askAfresh(start, limit);
      }
    }
    return "started and closed %d times".formatted(RESTARTS);
  }

  private static long millis(long begun) {
    return (System.nanoTime() - begun) / 1_000_000;
  }
}
