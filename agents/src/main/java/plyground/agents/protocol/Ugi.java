package plyground.agents.protocol;

import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import plyground.agents.sandbox.ChildProcess;
import plyground.core.Game;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Limit;
import plyground.core.search.Result;

/**
 * An engine that speaks the universal game interface. What it plays is checked here: it is not
 * asked whether a game is over, nor believed about a move.
 *
 * @param options name=value pairs for it
 * @param go what to ask where the match sets no limit
 */
record Ugi<P extends Position<P>>(Game<P> game, List<String> options, String go)
    implements Protocol<P> {
  @Override
  public void hello(ChildProcess child) throws AgentException {
    child.send("ugi");
    await(child, "ugiok"::equals);
    for (String option : options) {
      int equals = option.indexOf('=');
      String name = option.substring(0, equals).strip();
      child.send("setoption name " + name + " value " + option.substring(equals + 1).strip());
    }
    ready(child);
  }

  @Override
  public void newGame(ChildProcess child, long seed) throws AgentException {
    child.send("uginewgame");
    ready(child);
  }

  @Override
  public Result ask(ChildProcess child, P position, Limit limit, long millis, boolean everyMove)
      throws AgentException {
    child.send("position fen " + game.format(position) + "\ngo " + limits(limit));
    var info = new Info();
    String answer =
        await(
            child,
            line -> {
              info.hear(line);
              return line.startsWith("bestmove");
            });
    String[] words = answer.strip().split("\\s+");
    if (words.length < 2) {
      throw child.fault(Fault.PROTOCOL, "wrote 'bestmove' without a move");
    }
    int move = MoveReader.move(game, position, words[1], child);
    return new Result(move, info.score, List.of(), info.depth, info.nodes, false);
  }

  private String limits(Limit limit) {
    var words = new StringBuilder();
    if (!limit.timeOpen()) {
      words.append(" movetime ").append(Math.max(1, limit.time().toMillis()));
    }
    if (!limit.depthOpen()) {
      words.append(" depth ").append(limit.depth());
    }
    if (!limit.nodesOpen()) {
      words.append(" nodes ").append(limit.nodes());
    }
    return words.isEmpty() ? go : words.substring(1);
  }

  @Override
  public void gameOver(ChildProcess child, P last, Outcome outcome) {}

  private static void ready(ChildProcess child) throws AgentException {
    child.send("isready");
    await(child, "readyok"::equals);
  }

  private static String await(ChildProcess child, Predicate<String> wanted) throws AgentException {
    while (true) {
      String line = child.line().strip();
      if (wanted.test(line)) {
        return line;
      }
    }
  }

  /** What an engine tells while it thinks; the last word counts. */
  private static final class Info {
    private @Nullable Double score;
    private int depth;
    private long nodes = 1;

    void hear(String line) {
      if (!line.startsWith("info ")) {
        return;
      }
      String[] words = line.split("\\s+");
      for (int i = 1; i + 1 < words.length && !words[i].equals("string"); i++) {
        try {
          switch (words[i]) {
            case "depth" -> depth = Integer.parseInt(words[i + 1]);
            case "nodes" -> nodes = Long.parseLong(words[i + 1]);
            case "cp" -> score = Double.valueOf(words[i + 1]);
            default -> {}
          }
        } catch (NumberFormatException _) {
          // Then it is not told; the move is what counts.
        }
      }
    }
  }
}
