package plyground.league.ladder;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import plyground.agents.OpenGame;
import plyground.arena.check.CheckFinding;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.league.bot.BotRules;
import plyground.league.bot.BotVersion;
import plyground.league.bot.BotVersions;
import plyground.league.bot.BotWorkshop;
import plyground.league.settings.LeagueSettings;

/**
 * Checks hand-ins and plays pairs for a league until it is closed. Any number of them, in any
 * number of processes, work for one store; what one leaves behind another takes up after a minute.
 */
public final class LeagueWorker<P extends Position<P>> implements AutoCloseable {
  private static final Duration HEARTBEAT = Duration.ofSeconds(15);
  private static final long IDLE_MILLIS = 250;
  private static final long TROUBLE_MILLIS = 2_000;
  private static final String VERSION = "v:";

  private final OpenGame<P> open;
  private final BotVersions versions;
  private final Ladder ladder;
  private final LadderFit fit;
  private final LiveBoards live;
  private final String name;
  private final Consumer<String> log;
  private final BotWorkshop<P> workshop;
  private final PairPlayer<P> player;
  private final AtomicBoolean closed = new AtomicBoolean();

  /**
   * @param name unlike that of any other worker
   * @param workshop may be shared with workers of the same process
   * @param log hears of what went wrong here
   */
  public LeagueWorker(
      OpenGame<P> open,
      LeagueSettings settings,
      BotRules rules,
      BotVersions versions,
      LadderTables tables,
      BotWorkshop<P> workshop,
      String name,
      Consumer<String> log) {
    this.open = open;
    this.versions = versions;
    ladder = tables.ladder();
    fit = tables.fit();
    live = tables.live();
    this.workshop = workshop;
    this.name = name;
    this.log = log;
    var broadcast = live.broadcast(open.game(), name, "ladder");
    player = new PairPlayer<>(open, settings, rules, broadcast);
  }

  /** Works until it is closed. */
  public void run() {
    var heart = Thread.ofPlatform().daemon().name(name + " heartbeat").start(this::beat);
    try {
      while (!closed.get()) {
        try {
          if (!step()) {
            Thread.sleep(IDLE_MILLIS);
          }
        } catch (RuntimeException trouble) {
          log.accept("league worker: " + trouble);
          Thread.sleep(TROUBLE_MILLIS);
        }
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    } finally {
      heart.interrupt();
      player.close();
      leave();
    }
  }

  private void leave() {
    try {
      live.remove(name);
    } catch (RuntimeException trouble) {
      log.accept("league worker: " + trouble);
    }
  }

  private void beat() {
    try {
      while (!closed.get()) {
        Thread.sleep(HEARTBEAT);
        try {
          versions.renew(name);
          ladder.renew(name);
        } catch (RuntimeException trouble) {
          log.accept("league worker: " + trouble);
        }
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  /** Checks a hand-in, or else plays a pair; false if there was nothing to do. */
  public boolean step() {
    var waiting = versions.lease(name);
    if (waiting.isPresent()) {
      check(waiting.get());
      return true;
    }
    var pair = ladder.lease(name);
    pair.ifPresent(this::play);
    return pair.isPresent();
  }

  private void check(BotVersion version) {
    if (versions.hopeless(version)) {
      String text = "its check was begun again and again and never ended";
      versions.conclude(version, name, "", List.of(CheckFinding.bad("check", text, null)));
      return;
    }
    var verdict = workshop.check(versions.files(version.number()));
    versions.conclude(version, name, verdict.language(), verdict.findings());
  }

  private void play(LeasedPair pair) {
    try {
      var played = player.play(pair, this::seat);
      if (played.isPresent()) {
        ladder.deliver(pair, name, played.get());
        fit.rateIfDue();
      } else {
        ladder.giveBack(pair, name);
      }
    } catch (RuntimeException trouble) {
      ladder.giveBack(pair, name);
      throw trouble;
    }
  }

  private Agent<P> seat(String bot) {
    if (!bot.startsWith(VERSION)) {
      return open.machine(bot.substring(LadderBot.HOUSE.length())).create();
    }
    int version = Integer.parseInt(bot.substring(VERSION.length()));
    try {
      return workshop.get(version, () -> versions.files(version)).seat().get();
    } catch (InputException broken) {
      throw new IllegalStateException(bot + " cannot be built here: " + broken.message(), broken);
    }
  }

  @Override
  public void close() {
    closed.set(true);
  }
}
