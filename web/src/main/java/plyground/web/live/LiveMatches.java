package plyground.web.live;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.web.json.Body;

/**
 * The matches of the lab by their names, which nobody can guess. The ones somebody looked at lately
 * are in memory, all of them on the store.
 */
public final class LiveMatches implements MatchContext, AutoCloseable {
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{22}");
  private static final int IN_MEMORY = 1_000;
  private static final Duration UNTIL_ONE_GOES = Duration.ofMinutes(1);
  private static final long MEMORY_A_MATCH = 128L << 20;

  private final AccessPolicy access;
  private final Searches searches;
  private final WriteBehind writeBehind;
  private final MatchStore store;
  private final ClientLimits limits;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, LiveMatch<?>> matches = new LinkedHashMap<>(16, 0.75f, true);
  private final Map<LiveMatch<?>, Boolean> seated = new LinkedHashMap<>(16, 0.75f, true);
  private final int mostSeated =
      Math.clamp(Runtime.getRuntime().maxMemory() / MEMORY_A_MATCH, 2, 64);

  /**
   * @param log told when matches cannot be saved
   */
  public LiveMatches(
      AccessPolicy access,
      Searches searches,
      MatchStore store,
      ClientLimits limits,
      Consumer<String> log) {
    this.access = access;
    this.searches = searches;
    this.store = store;
    this.limits = limits;
    writeBehind = new WriteBehind(store, log);
  }

  @Override
  public Searches searches() {
    return searches;
  }

  @Override
  public void changed(LiveMatch<?> match) {
    writeBehind.keep(match);
  }

  @Override
  public void seated(LiveMatch<?> match) {
    LiveMatch<?> leaving = null;
    synchronized (seated) {
      seated.put(match, true);
      if (seated.size() > mostSeated) {
        leaving = seated.keySet().iterator().next();
        seated.remove(leaving);
      }
    }
    if (leaving != null) {
      leaving.dismiss();
    }
  }

  /**
   * Makes a match.
   *
   * @throws Refusal if the client has made too many lately, or there are too many in all
   */
  public LiveMatch<?> create(Setup setup, Visitor visitor) {
    if (store.full() || size() >= ClientLimits.ALL_IN_MEMORY) {
      throw Refusal.busy("there are too many games in this lab; try again later", UNTIL_ONE_GOES);
    }
    limits.countMatch(visitor.client(), System.nanoTime());
    byte[] name = new byte[16];
    random.nextBytes(name);
    String id = Base64.getUrlEncoder().withoutPadding().encodeToString(name);
    var match = make(id, setup, access.open(setup.game()), visitor.client());
    match.seats.give(visitor.session());
    match.keep();
    return remember(match);
  }

  private <P extends Position<P>> LiveMatch<P> make(
      String id, Setup setup, OpenGame<P> open, String client) {
    var players = setup.agents().stream().map(agent -> access.player(open, agent)).toList();
    return new LiveMatch<>(id, setup, open, players, client, this);
  }

  /** Whether there is a match of that name. */
  public boolean known(String id) {
    synchronized (matches) {
      if (matches.containsKey(id)) {
        return true;
      }
    }
    return ID.matcher(id).matches() && store.find(id).isPresent();
  }

  /**
   * The match of that name.
   *
   * @param client who asks; agents think for whoever brought the match into memory
   */
  public LiveMatch<?> get(String id, String client) {
    synchronized (matches) {
      var match = matches.get(id);
      if (match != null) {
        return match;
      }
    }
    var kept = ID.matcher(id).matches() ? store.find(id) : Optional.<String>empty();
    String text = kept.orElseThrow(() -> Refusal.unknown("no match '" + id + "'"));
    return remember(restore(id, text, client));
  }

  /** Waits a moment for the store to have the match as it is now; else its page will say so. */
  public void settle(LiveMatch<?> match) throws InterruptedException {
    writeBehind.settle(match);
  }

  /** Why nothing can be saved just now. */
  public Optional<String> trouble() {
    return writeBehind.trouble();
  }

  /** How long the oldest change waits that is not in the store yet. */
  public Duration lag() {
    return writeBehind.lag();
  }

  /** Keeps it in memory, and lets the one go that nobody has looked at for longest. */
  private LiveMatch<?> remember(LiveMatch<?> match) {
    synchronized (matches) {
      var known = matches.putIfAbsent(match.id, match);
      if (matches.size() > IN_MEMORY) {
        for (var others = matches.values().iterator(); others.hasNext(); ) {
          if (others.next().closeIfIdle()) {
            others.remove();
            break;
          }
        }
      }
      return known == null ? match : known;
    }
  }

  private LiveMatch<?> restore(String id, String text, String client) {
    try {
      var body = Body.parse(text);
      var setup = Setup.read(body, Integer.MAX_VALUE);
      return resumed(
          make(id, setup.withoutMoves(), access.open(setup.game()), client), setup, body);
    } catch (InputException wrong) {
      throw Refusal.unknown("match '" + id + "' cannot be read any more: " + wrong.message());
    }
  }

  private static <P extends Position<P>> LiveMatch<P> resumed(
      LiveMatch<P> match, Setup setup, Body body) {
    match.version = body.whole("version", 0, Long.MAX_VALUE) + 1;
    match.games.begin((int) body.whole("number", 0, Setup.MOST_GAMES));
    match.replay(setup.moves());
    match.games.line.go((int) body.whole("at", 0, Integer.MAX_VALUE));
    match.games.tally.first = (int) body.whole("first", 0, Setup.MOST_GAMES);
    match.games.tally.second = (int) body.whole("second", 0, Setup.MOST_GAMES);
    match.games.tally.draws = (int) body.whole("draws", 0, Setup.MOST_GAMES);
    match.games.ended = ended(body);
    match.seats.restore(
        seat(body, "firstSeat"), seat(body, "secondSeat"), seat(body, "invitation"));
    if (match.clock.used()) {
      match.clock.restore(millis(body, "firstMillis"), millis(body, "secondMillis"));
    }
    match.durability.change(match.version);
    match.durability.save(match.version);
    return match;
  }

  private static long millis(Body body, String name) {
    return body.whole(name, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private static String seat(Body body, String name) {
    return body.text(name, PositionRequest.LONGEST_NAME, Seats.ANYBODY);
  }

  private static @Nullable Outcome ended(Body body) {
    if (!body.has("ended")) {
      return null;
    }
    int winner = (int) body.whole("winner", -1, 1);
    int score = (int) body.whole("finalScore", Integer.MIN_VALUE, Integer.MAX_VALUE);
    var side = winner < 0 ? null : winner == 0 ? Side.FIRST : Side.SECOND;
    return new Outcome(side, score, body.text("ended", PositionRequest.LONGEST_POSITION));
  }

  public int size() {
    synchronized (matches) {
      return matches.size();
    }
  }

  /** Forgets nothing: all that changed is in the store when this returns. */
  @Override
  public void close() {
    writeBehind.close();
    synchronized (matches) {
      matches.values().forEach(LiveMatch::close);
    }
  }
}
