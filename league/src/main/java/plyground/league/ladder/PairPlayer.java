package plyground.league.ladder;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import plyground.agents.OpenGame;
import plyground.agents.protocol.External;
import plyground.arena.plan.Openings;
import plyground.arena.play.GameLoop;
import plyground.arena.play.PlayedGame;
import plyground.arena.record.GamePrints;
import plyground.arena.report.Escape;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.league.bot.BotRules;
import plyground.league.settings.LeagueSettings;

/** Plays both games of a pair. One player serves one thread. */
final class PairPlayer<P extends Position<P>> implements AutoCloseable {
  /** A machine that stood still so long may have cost somebody the game. */
  private static final Duration STALL = Duration.ofMillis(250);

  private static final int LONGEST_DETAIL = 8_000;

  private final OpenGame<P> open;
  private final LeagueSettings settings;
  private final BotRules rules;
  private final GameBroadcast<P> broadcast;
  private final StallWatch stalls = new StallWatch();

  /** Who plays: an agent a seat, closed after the pair. */
  interface Seats<P extends Position<P>> {
    Agent<P> seat(String bot);
  }

  PairPlayer(
      OpenGame<P> open, LeagueSettings settings, BotRules rules, GameBroadcast<P> broadcast) {
    this.broadcast = broadcast;
    this.open = open;
    this.settings = settings;
    this.rules = rules;
  }

  /** The games, or nothing if the machine spoiled one of them. */
  Optional<PlayedPair> play(LeasedPair pair, Seats<P> seats) {
    P start = start(pair.seed());
    String a = pair.pairing().a();
    String b = pair.pairing().b();
    try (var first = seats.seat(a);
        var second = seats.seat(b)) {
      var games = new ArrayList<PlayedGame<P>>();
      var kept = new ArrayList<PlayedPair.SeatedGame>();
      for (int seating = 0; seating < 2; seating++) {
        stalls.begin();
        boolean there = seating == 0;
        broadcast.begin(there ? a : b, there ? b : a, start);
        var loop =
            new GameLoop<P>(
                open.game(),
                rules.control(),
                (before, result, _, _) -> broadcast.moved(before, result));
        var played = loop.play(start, there ? first : second, there ? second : first, pair.seed());
        if (spoiled(played.failure()) || (lateAtFirst(played) && pair.tries() == 1)) {
          return Optional.empty();
        }
        games.add(played);
        kept.add(kept(played, there ? List.of(a, b) : List.of(b, a), first, second));
      }
      kill(first);
      kill(second);
      return Optional.of(new PlayedPair(points(games), print(games), kept));
    }
  }

  /** Bots write nowhere, so there is nothing they would have to finish: nobody waits for that. */
  private static void kill(Agent<?> agent) {
    if (agent instanceof External outside) {
      outside.kill();
    }
  }

  private P start(long seed) {
    var game = open.game();
    if (settings.start().isEmpty()) {
      return Openings.walk(game, settings.openings(), seed);
    }
    P named = game.position(settings.start());
    return settings.openings() == 0
        ? named
        : new Openings<>(game).draw(named, settings.openings(), 1, seed).getFirst();
  }

  /** Whether it was not the bot's fault: it could not be started, or had no processor. */
  private boolean spoiled(@Nullable AgentException failure) {
    if (failure == null) {
      return false;
    }
    boolean late = failure.fault() == Fault.TIME_OUT && stalls.longest().compareTo(STALL) > 0;
    return late || failure.getCause() instanceof IOException;
  }

  /**
   * Whether somebody was late with the first move, for which a program is started: that a machine
   * under load starts one late does not show in how it wakes. Such a pair is begun once more before
   * that counts.
   */
  private static boolean lateAtFirst(PlayedGame<?> played) {
    var failure = played.failure();
    return failure != null && failure.fault() == Fault.TIME_OUT && played.moves().length < 2;
  }

  /** Half points of a. */
  private static int points(List<? extends PlayedGame<?>> games) {
    return 2
        + games.getFirst().outcome().resultFor(Side.FIRST)
        + games.getLast().outcome().resultFor(Side.SECOND);
  }

  private long print(List<PlayedGame<P>> games) {
    var prints = new GamePrints<>(open.game().symmetries());
    var there = games.getFirst();
    var back = games.getLast();
    return SplitMix.mix(prints.of(there.start(), there.moves()))
        + prints.of(back.start(), back.moves());
  }

  private PlayedPair.SeatedGame kept(
      PlayedGame<P> played, List<String> seated, Agent<P> a, Agent<P> b) {
    var outcome = played.outcome();
    var winner = outcome.winner();
    var failure = played.failure();
    boolean firstWon = winner == Side.FIRST;
    String faulty = failure == null ? null : seated.get(firstWon ? 1 : 0);
    var failing = seated.getFirst().compareTo(seated.getLast()) < 0 == firstWon ? b : a;
    return new PlayedPair.SeatedGame(
        open.game().format(played.start()),
        moves(played),
        winner == null ? 0 : firstWon ? 1 : 2,
        outcome.score(),
        Escape.line(outcome.reason()),
        failure == null ? null : failure.fault().toString(),
        faulty,
        failure == null ? null : open.game().format(played.end()),
        failure == null ? null : detail(failure, failing),
        played.nanos(),
        broadcast.opinions());
  }

  /** What happened, within which limits, and the end of its standard error. */
  private String detail(AgentException failure, Agent<P> agent) {
    String said = agent instanceof External outside ? outside.errors().strip() : "";
    String text =
        failure.fault()
            + ": "
            + failure.getMessage()
            + "\nallowed: "
            + rules.sentence()
            + (said.isEmpty() ? "" : "\nstandard error:\n" + said);
    return Escape.part(Escape.visible(text), LONGEST_DETAIL);
  }

  private String moves(PlayedGame<P> played) {
    var moves = new StringJoiner(" ");
    P position = played.start();
    for (int move : played.moves()) {
      moves.add(open.game().formatMove(position, move));
      position = position.play(move);
    }
    return moves.toString();
  }

  @Override
  public void close() {
    stalls.close();
  }
}
