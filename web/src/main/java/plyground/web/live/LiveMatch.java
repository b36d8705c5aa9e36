package plyground.web.live;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.core.Nature;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.search.Stop;

/**
 * A game in progress between people and agents, or a row of them. Whoever changes it holds its
 * lock; agents think elsewhere, and what they find counts only if nothing has changed meanwhile.
 */
public final class LiveMatch<P extends Position<P>> {
  private static final Duration BETWEEN_GAMES = Duration.ofMillis(600);

  /** Agents go on playing each other for so long after the last person looked. */
  private static final Duration UNWATCHED = Duration.ofSeconds(60);

  /** Whoever looks on hears of an agent's depths so often. */
  private static final Duration BETWEEN_DEPTHS = Duration.ofMillis(150);

  final String id;
  final Setup setup;
  final MatchGames<P> games;
  final Seats seats = new Seats();
  final MatchClock clock;
  private final MoveHistory<P> line;
  private final MatchContext context;
  private final AgentCalls<P> calls;
  final Durability durability;

  long version;
  int delay;
  boolean paused;
  boolean busy;
  @Nullable String trouble;

  /** How far the agent has come that thinks just now. */
  SearchProgress progress = SearchProgress.NOTHING;

  boolean stepping;
  private boolean between;
  private boolean closed;
  private Stop stop = new Stop();
  private long lastMove = System.nanoTime();
  private long lastLook = System.nanoTime();
  private long lastTold;

  LiveMatch(
      String id,
      Setup setup,
      OpenGame<P> open,
      List<AgentFactory<P>> players,
      String client,
      MatchContext context) {
    this.id = id;
    this.setup = setup;
    this.context = context;
    games = new MatchGames<>(setup, open, players);
    line = games.line;
    calls = new AgentCalls<>(open.game(), context, client, () -> context.seated(this));
    durability = new Durability(this, context.searches(), this::tell);
    clock = new MatchClock(setup.clock(), setup.increment(), System::nanoTime);
    delay = setup.delay();
    paused = setup.paused();
    replay(setup.moves());
  }

  void replay(List<String> words) {
    for (int move : PositionRequest.of(games.open, line.start(), words).moves()) {
      line.play(move, version);
    }
  }

  void goTo(int ply) {
    change();
    line.go(ply);
    paused = paused || !games.anyHuman();
    proceed();
  }

  /** Everything that is under way is for nothing. */
  void change() {
    if (closed) {
      throw Refusal.busy("this game was just put away; try again");
    }
    version++;
    stop.raise();
    stop = new Stop();
    busy = false;
    progress = SearchProgress.NOTHING;
    stepping = false;
    between = false;
    trouble = null;
    keep();
  }

  /** Everybody is to know what it is now, the store too. */
  synchronized void keep() {
    notifyAll();
    durability.change(version);
    context.changed(this);
  }

  private void tell() {
    version++;
    notifyAll();
  }

  void moved() {
    lastMove = System.nanoTime();
    clock.press(line.position(line.at() - 1).toMove());
    if (line.position().over()) {
      finish(line.position().outcome());
    } else {
      proceed();
    }
  }

  void finish(Outcome outcome) {
    clock.halt();
    games.end(outcome);
    proceed();
  }

  /** Lets the agent to move think, or the next game begin, unless people come first. */
  void proceed() {
    boolean halted = (paused && !stepping) || (unwatched() && !games.anyHuman());
    if (closed || busy || between || halted || !line.atEnd()) {
      return;
    }
    throwDice();
    var stamp = stop;
    runClock(stamp);
    if (games.over()) {
      if (!games.last()) {
        between = true;
        boolean quick = stepping || delay == 0;
        var rest = quick ? Duration.ZERO : BETWEEN_GAMES.plusMillis(delay);
        context.searches().later(rest, () -> next(stamp));
      }
      return;
    }
    if (!games.playerToMove().isHuman()) {
      busy = true;
      var rest = Duration.ofMillis(stepping ? 0 : delay).minusNanos(System.nanoTime() - lastMove);
      if (rest.isPositive() && !games.anyHuman()) {
        context.searches().later(rest, () -> think(stamp));
      } else {
        think(stamp);
      }
    }
  }

  private void runClock(Stop stamp) {
    var side = line.position().toMove();
    if (clock.used() && !games.over() && line.at() > 0 && clock.running() != side.index()) {
      clock.run(side);
      context.searches().later(clock.left(side), () -> timeUp(stamp, side));
    }
  }

  /** A side loses whose time is over. */
  private synchronized void timeUp(Stop stamp, Side side) {
    if (stamp == stop && !closed && !games.over() && !clock.left(side).isPositive()) {
      change();
      finish(Outcome.win(side.other(), 0, "time"));
    }
  }

  /** Nature's moves are made as soon as they come: nobody is waited for. */
  private void throwDice() {
    while (!games.over() && Nature.movesAt(line.position())) {
      version++;
      var nature = new Nature(games.scheduled().seed());
      int move = nature.draw(games.open.game(), line.position(), line.at());
      line.play(move, version);
      if (line.position().over()) {
        games.end(line.position().outcome());
      }
      keep();
    }
  }

  private boolean unwatched() {
    return System.nanoTime() - lastLook >= UNWATCHED.toNanos();
  }

  private synchronized void next(Stop stamp) {
    if (stamp == stop && !closed) {
      change();
      calls.leave();
      games.begin(games.number + 1);
      lastMove = System.nanoTime();
      proceed();
    }
  }

  private synchronized void think(Stop stamp) {
    if (stamp == stop && !closed) {
      var side = line.position().toMove();
      calls.ask(
          new AgentCalls.Turn<>(
              games.player(side), line.position(), games.scheduled().seed(), line.at()),
          stamp,
          reached -> progressed(stamp, reached),
          thought -> thought(stamp, side, thought));
    }
  }

  private synchronized void progressed(Stop stamp, SearchProgress reached) {
    if (stamp == stop && !closed && busy) {
      progress = reached;
      long now = System.nanoTime();
      if (now - lastTold > BETWEEN_DEPTHS.toNanos()) {
        lastTold = now;
        tell();
      }
    }
  }

  private synchronized void thought(Stop stamp, Side side, AgentCalls.Thought thought) {
    if (stamp != stop || closed) {
      return;
    }
    change();
    games.ended = null;
    var result = thought.result();
    if (result == null) {
      trouble = games.player(side).name() + " failed: " + thought.failure();
      finish(Outcome.win(side.other(), 0, "fault: " + thought.failure()));
      return;
    }
    var value = result.value();
    var opinion =
        new MoveOpinion(
            value == null ? null : value * side.sign(),
            result.nodes(),
            result.depth(),
            thought.millis(),
            games.names(line.position(), thought.line()));
    line.play(result.move(), opinion, version);
    moved();
  }

  /** Somebody is looking. */
  public synchronized void continueForWatcher() {
    lastLook = System.nanoTime();
    proceed();
  }

  /** Waits until there is something newer than that version, but not for ever. */
  public synchronized long await(long seen, Duration most) throws InterruptedException {
    Waiting.until(() -> version > seen || closed, this, most);
    return version;
  }

  public synchronized boolean closed() {
    return closed;
  }

  /** Sends the agents away for the time being; they come back when it is their turn. */
  synchronized void dismiss() {
    if (!busy) {
      calls.leave();
    }
  }

  /** Closes it unless somebody looks at it, an agent thinks or the store does not have it yet. */
  synchronized boolean closeIfIdle() {
    if (!busy && durability.saved() && unwatched()) {
      close();
    }
    return closed;
  }

  synchronized void close() {
    closed = true;
    stop.raise();
    notifyAll();
    calls.leave();
  }
}
