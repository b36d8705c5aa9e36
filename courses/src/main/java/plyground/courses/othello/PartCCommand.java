package plyground.courses.othello;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.json.JsonFields;
import plyground.console.Json;
import plyground.console.LimitOptions;
import plyground.console.Streams;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.core.spec.Spec;

/** Part C of the Othello assignment: the two tables and the comparison. */
@Command(
    name = "part-c",
    description =
        "Runs the Othello assignment's Part C: the course's minimax and alpha-beta on test boards"
            + " 1 to 3, the two tables, and what the numbers say.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground part-c --h zero,disc --depth 5",
      "         plyground part-c --h othello.pl,heuristic_c9jdoe.pl",
      "A file's own mmeval/6 and abeval/8 are used where it defines them, else the course's."
    })
final class PartCCommand implements Callable<Integer> {
  private static final int BOARDS = 3;

  /** A file in Prolog may take long to look at ten thousand states. */
  private static final String PATIENCE = "30m";

  @Option(
      names = "--h",
      paramLabel = "H",
      split = ",",
      defaultValue = "zero,disc,combined",
      description =
          "The heuristics, or files: an othello.pl with its own rules, a heuristic_ID.pl"
              + " (default: ${DEFAULT-VALUE}).")
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
      boolean file = h.endsWith(".pl");
      var minimax = trials(open, file ? prolog(h, "mmeval") : course("csc384-minimax", h));
      var alphaBeta = trials(open, file ? prolog(h, "abeval") : course("csc384-alphabeta", h));
      if (json) {
        minimax.forEach(trial -> line(trial, h, "mmeval"));
        alphaBeta.forEach(trial -> line(trial, h, "abeval"));
      } else {
        new HeuristicComparison(h, depth, minimax, alphaBeta).print(streams.out());
      }
    }
    return 0;
  }

  private String course(String agent, String h) {
    return agent + ":depth=" + depth + ",h=" + h;
  }

  private String prolog(String file, String search) {
    var parameters = new LinkedHashMap<String, String>();
    parameters.put("file", file);
    parameters.put("search", search);
    parameters.put("depth", Integer.toString(depth));
    parameters.put("move", PATIENCE);
    return new Spec("prolog", parameters).toString();
  }

  private <P extends Position<P>> List<TestBoardResult> trials(OpenGame<P> open, String agent)
      throws AgentException {
    var trials = new ArrayList<TestBoardResult>();
    var player = open.player(agent);
    try (var asked = player.create()) {
      for (int board = 1; board <= BOARDS; board++) {
        P state = open.game().position("testboard" + board);
        var result = asked.consider(state, Limit.NONE, Trace.NONE);
        double value = Objects.requireNonNull(result.value(), "these searches have values");
        trials.add(
            new TestBoardResult(
                board,
                value * state.toMove().sign() + 0.0, // no negative zero
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
          JsonFields.number(line, "Val", trial.value());
          line.writeStringProperty("BestMv", trial.move());
          line.writeNumberProperty("SeF", trial.states());
        });
  }
}
