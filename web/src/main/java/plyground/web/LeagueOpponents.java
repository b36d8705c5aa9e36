package plyground.web;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;
import plyground.core.spec.Spec;
import plyground.league.League;
import plyground.league.bot.BotVersion;
import plyground.league.bot.BotWorkshop;
import plyground.league.bot.VersionState;
import plyground.web.live.GuestAgents;
import plyground.web.live.Refusal;

/**
 * The bots of a league as opponents for people: {@code league:bot=12}, where its owner allows it.
 * They are shut away as on the ladder, and so many sit in the lab at a time.
 */
final class LeagueOpponents implements GuestAgents, AutoCloseable {
  private static final String NAME = "league";
  private static final int MOST_SEATED = 24;

  private final Leagues leagues;
  private final Semaphore seats = new Semaphore(MOST_SEATED);
  private final Map<String, BotWorkshop<?>> workshops = new HashMap<>();

  LeagueOpponents(Leagues leagues) {
    this.leagues = leagues;
  }

  @Override
  public <P extends Position<P>> Optional<AgentFactory<P>> seat(OpenGame<P> open, Spec spec) {
    if (!spec.name().equals(NAME)) {
      return Optional.empty();
    }
    var parameters = spec.parameters();
    String place = parameters.getOrDefault("in", leagues.all().keySet().iterator().next());
    var league = leagues.of(place);
    var version = version(league, parameters.getOrDefault("bot", ""));
    if (!league.game().game().name().equals(open.game().name())) {
      throw new InputException("agent '" + spec + "' plays " + league.game().game().name());
    }
    var workshop = workshop(place, league, open);
    return Optional.of(
        new AgentFactory<>(spec.toString(), () -> new Seated<>(league, version, workshop)));
  }

  private static int version(League league, String text) {
    if (!text.matches("\\d{1,9}")) {
      throw new InputException("agent 'league': expected bot=NUMBER");
    }
    var version =
        league
            .versions()
            .byNumber(Integer.parseInt(text))
            .filter(each -> each.state() == VersionState.PLAYING)
            .orElseThrow(() -> Refusal.unknown("this bot is not on the ladder any more"));
    mustBeOpen(league, version);
    return version.number();
  }

  private static void mustBeOpen(League league, BotVersion version) {
    if (league.members().byId(version.member()).filter(each -> each.open()).isEmpty()) {
      throw Refusal.forbidden("its owner lets nobody play against this bot");
    }
  }

  @SuppressWarnings("unchecked") // a league has one game
  private synchronized <P extends Position<P>> BotWorkshop<P> workshop(
      String name, League league, OpenGame<P> open) {
    return (BotWorkshop<P>)
        workshops.computeIfAbsent(name, _ -> new BotWorkshop<>(open, league.rules()));
  }

  @Override
  public synchronized void close() {
    workshops.values().forEach(BotWorkshop::close);
  }

  /** A bot in a seat, built and started when it is first asked. */
  private final class Seated<P extends Position<P>> implements Agent<P> {
    private final League league;
    private final int version;
    private final BotWorkshop<P> workshop;
    private final AtomicBoolean counted = new AtomicBoolean();
    private Optional<Agent<P>> bot = Optional.empty();
    private long seed;

    Seated(League league, int version, BotWorkshop<P> workshop) {
      this.league = league;
      this.version = version;
      this.workshop = workshop;
    }

    private Agent<P> bot() throws AgentException {
      if (bot.isEmpty()) {
        if (!seats.tryAcquire()) {
          throw new AgentException(
              Fault.CRASH, "too many people play against bots just now; try again later");
        }
        counted.set(true);
        var made = workshop.get(version, () -> league.versions().files(version)).seat().get();
        made.newGame(seed);
        bot = Optional.of(made);
      }
      return bot.get();
    }

    @Override
    public void newGame(long next) {
      seed = next;
      bot.ifPresent(each -> each.newGame(next));
    }

    private Limit timed(Limit limit) {
      return limit.timeOpen() ? limit.withTime(league.settings().time()) : limit;
    }

    @Override
    public int choose(P position, Limit limit) throws AgentException {
      return bot().choose(position, timed(limit));
    }

    @Override
    public Result consider(P position, Limit limit, Trace trace) throws AgentException {
      return bot().consider(position, timed(limit), trace);
    }

    @Override
    public void gameOver(P last, Outcome outcome) {
      bot.ifPresent(each -> each.gameOver(last, outcome));
    }

    @Override
    public void close() {
      bot.ifPresent(Agent::close);
      bot = Optional.empty();
      if (counted.getAndSet(false)) {
        seats.release();
      }
    }
  }
}
