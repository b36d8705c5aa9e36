package plyground.courses.othello;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.console.Json;
import plyground.console.LimitOptions;
import plyground.console.Streams;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Trace;

/** Part C of the Othello assignment: the two tables and the comparison. */
@Command(
    name = "part-c",
    description = {
      "Runs the Othello assignment's Part C: the course's minimax and alpha-beta on test boards 1",
      "to 3, the two tables, and what the numbers say."
    },
    mixinStandardHelpOptions = true,
    footer = {"", "Example: plyground part-c --h zero,disc --depth 5"})
final class PartCCommand implements Callable<Integer> {
  private static final int BOARDS = 3;

  @Option(
      names = "--h",
      paramLabel = "H",
      split = ",",
      defaultValue = "zero,disc,combined",
      description = "The heuristics (default: ${DEFAULT-VALUE}).")
  List<String> heuristics = List.of();

  @Option(
      names = "--depth",
      paramLabel = "N",
      defaultValue = "5",
      description = "The depth bound (default: ${DEFAULT-VALUE}).")
  int depth;

  @Option(names = "--json", description = "One JSON object a board and search.")
  boolean json;

  private final Streams streams;

  PartCCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws AgentException {
    LimitOptions.positive("--depth", depth);
    var open = Catalogue.load(MoveInput.NOBODY).open("othello");
    for (String h : heuristics) {
      var minimax = trials(open, "csc384-minimax", h);
      var alphaBeta = trials(open, "csc384-alphabeta", h);
      if (json) {
        minimax.forEach(trial -> line(trial, h, "mmeval"));
        alphaBeta.forEach(trial -> line(trial, h, "abeval"));
      } else {
        new HeuristicComparison(h, depth, minimax, alphaBeta).print(streams.out());
      }
    }
    return 0;
  }

  private <P extends Position<P>> List<TestBoardResult> trials(
      OpenGame<P> open, String agent, String h) throws AgentException {
    var trials = new ArrayList<TestBoardResult>();
    var player = open.player(agent + ":depth=" + depth + ",h=" + h);
    try (var asked = player.create()) {
      for (int board = 1; board <= BOARDS; board++) {
        P state = open.game().position("testboard" + board);
        var result = asked.consider(state, Limit.NONE, Trace.NONE);
        double value = result.value() == null ? 0 : result.value();
        trials.add(
            new TestBoardResult(
                board,
                ((int) value) * state.toMove().sign(),
                open.game().formatMove(state, result.move()),
                result.nodes()));
      }
    }
    return trials;
  }

  private void line(TestBoardResult trial, String h, String algorithm) {
    Json.line(
        streams.out(),
        line -> {
          line.writeStringProperty("board", "testBoard" + trial.board());
          line.writeNumberProperty("player", 2);
          line.writeNumberProperty("depth", depth);
          line.writeStringProperty("h", h);
          line.writeStringProperty("algorithm", algorithm);
          line.writeNumberProperty("Val", trial.value());
          line.writeStringProperty("BestMv", trial.move());
          line.writeNumberProperty("SeF", trial.states());
        });
  }
}
