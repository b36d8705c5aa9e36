package plyground.agents.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Stop;
import plyground.core.search.Trace;

/**
 * One of our agents as an engine of the universal game interface. It thinks in a thread of its own,
 * so that it hears {@code stop}; what it does not understand it says in an {@code info string}.
 */
public final class UgiEngine<P extends Position<P>> implements AutoCloseable {
  private final OpenGame<P> open;
  private final String name;
  private final EngineOptions<P> options;
  private final long seed;
  private final PrintWriter out;

  private @Nullable Agent<P> agent;
  private long games;
  private P position;
  private Stop stop = new Stop();
  private boolean endless;
  private @Nullable Thread thinking;

  public UgiEngine(OpenGame<P> open, String agent, long seed, PrintWriter out) {
    this.open = open;
    this.seed = seed;
    this.out = out;
    name = agent;
    options = new EngineOptions<>(open, agent);
    position = open.game().start(new SplitMix(seed));
  }

  /** Answers until {@code quit} or the end of the input. */
  public void run(BufferedReader in) throws IOException {
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] words = line.strip().split("\\s+");
      if (words[0].equals("quit")) {
        break;
      }
      try {
        obey(words, line.strip());
      } catch (InputException wrong) {
        say("info string " + wrong.message());
      }
    }
    close();
  }

  private void obey(String[] words, String line) {
    switch (words[0]) {
      case "" -> {}
      case "ugi" -> introduce();
      case "isready" -> say("readyok");
      case "setoption" -> setOption(line);
      case "uginewgame" -> newGame();
      case "position" -> setPosition(line);
      case "go" -> go(words);
      case "stop" -> stop.raise();
      case "query" -> say("response " + answer(words.length > 1 ? words[1] : ""));
      default -> throw new InputException("'" + words[0] + "' is not understood");
    }
  }

  private void introduce() {
    say("id name Plyground " + name);
    say("id author the Plyground developers");
    options.lines().forEach(this::say);
    say("ugiok");
  }

  private void setOption(String line) {
    var parts = line.split("\\s+value(\\s+|$)", 2);
    String option = parts[0].replaceFirst("setoption\\s+name\\s+", "");
    settle();
    options.set(option.strip(), parts.length > 1 ? parts[1].strip() : "");
    dismiss();
  }

  private void newGame() {
    settle();
    seat().newGame(SplitMix.derive(seed, games++));
  }

  /** The agent as the options have it now, ready for a game. */
  private Agent<P> seat() {
    if (agent == null) {
      agent = options.player().create();
    }
    return agent;
  }

  private void setPosition(String line) {
    settle();
    var parts = line.split("\\s+moves(\\s+|$)", 2);
    String where = parts[0].replaceFirst("position\\s*", "");
    var game = open.game();
    P at =
        where.equals("startpos")
            ? game.start(new SplitMix(seed))
            : game.position(where.replaceFirst("^fen\\s+", ""));
    for (int move : game.parseMoves(at, parts.length > 1 ? parts[1] : "")) {
      at = at.play(move);
    }
    position = at;
  }

  private void go(String[] words) {
    settle();
    if (position.over()) {
      say("info string the game is over");
      say("bestmove none");
      return;
    }
    var asked = Go.parse(words, position.toMove());
    if (agent == null) {
      newGame();
    }
    var player = seat();
    var signal = new Stop();
    stop = signal;
    endless = asked.endless();
    P at = position;
    thinking =
        Thread.ofPlatform()
            .daemon()
            .name("engine")
            .start(() -> think(player, at, asked.limit().withStop(signal), asked.endless()));
  }

  private void think(Agent<P> player, P at, Limit limit, boolean waits) {
    long begun = System.nanoTime();
    try {
      var result = player.consider(at, limit, Trace.NONE);
      long millis = (System.nanoTime() - begun) / 1_000_000;
      while (waits && !limit.stop().raised()) {
        Thread.sleep(1);
      }
      String move = open.game().formatMove(at, result.move());
      say(info(result, millis, move) + "\nbestmove " + move);
    } catch (AgentException | RuntimeException failure) {
      say("info string " + failure.getMessage() + "\nbestmove none");
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static String info(Result result, long millis, String move) {
    var value = result.value();
    String score = value == null ? "" : " score cp " + Math.round(value);
    return String.format(
        Locale.ROOT,
        "info depth %d%s nodes %d time %d pv %s",
        result.depth(),
        score,
        result.nodes(),
        millis,
        move);
  }

  private String answer(String question) {
    settle();
    return switch (question) {
      case "gameover" -> Boolean.toString(position.over());
      case "p1turn" -> Boolean.toString(position.toMove() == Side.FIRST);
      case "result" -> result();
      default -> throw new InputException("query: expected gameover, p1turn or result");
    };
  }

  private String result() {
    if (!position.over()) {
      return "none";
    }
    var winner = position.outcome().winner();
    return winner == null ? "draw" : winner == Side.FIRST ? "p1win" : "p2win";
  }

  /** Lets a search that is still going come to its answer first; one without an end is ended. */
  private void settle() {
    try {
      if (thinking != null) {
        if (endless) {
          stop.raise();
        }
        thinking.join();
        thinking = null;
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void dismiss() {
    if (agent != null) {
      agent.close();
      agent = null;
    }
  }

  private synchronized void say(String line) {
    out.println(line);
    out.flush();
  }

  @Override
  public void close() {
    stop.raise();
    settle();
    dismiss();
  }
}
