package plyground.agents.protocol;

import java.nio.file.Path;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import plyground.agents.sandbox.Program;
import plyground.agents.sandbox.ResourceLimits;
import plyground.core.FinalScore;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameMaker;
import plyground.core.spi.GameText;

/** A game whose rules are a program in any language: {@code process:command="python3 nim.py"}. */
public final class ProcessGame implements Game<ProcessPosition> {
  public static final String NAME = "process";

  private static final int MOST_MOVES = 1 << 16;

  /** What there is to do in a position. */
  record Moves(Side toMove, List<String> words) {}

  private final String name;
  private final String command;
  private final RulesProgram program;

  private ProcessGame(Settings settings) {
    name = settings.name(NAME);
    command = settings.text("command");
    if (command.isEmpty()) {
      throw new InputException("expected command=, the command line that starts the game");
    }
    String folder = settings.text("folder");
    var where = folder.isEmpty() ? null : Path.of(folder);
    program = new RulesProgram(Program.shell(command, where), ResourceLimits.of(settings));
  }

  public static GameDescriptor<ProcessPosition> descriptor() {
    var command = Parameter.text("command", "a command line", "", "what to start");
    var parameters = Stream.concat(Stream.of(command), ResourceLimits.parameters().stream());
    return new GameDescriptor<>(
        new GameText(
            NAME,
            "a game whose rules are a program in any language (docs/games.md)",
            List.of("What the program says is the rule."),
            "mcts:nodes=1000"),
        new GameMaker<>(parameters.toList(), ProcessGame::new),
        List.of(
            new EvaluatorDescriptor<>(
                "score",
                "the final score, and 0 before the end",
                false,
                new FinalScore<ProcessPosition>())));
  }

  private RulesAnswer hello() {
    return program.ask("hello", json -> json.writeNumberProperty("protocol", 1));
  }

  private RulesAnswer ask(String type, String position) {
    return program.ask(type, json -> json.writeStringProperty("position", position));
  }

  Moves moves(String position) {
    var answer = ask("moves", position);
    var words = answer.list("moves");
    for (String word : words) {
      if (word.isEmpty() || word.contains(" ")) {
        throw broken("lists the move '" + word + "' at '" + position + "'; expected one word");
      }
    }
    return new Moves(side(answer.text("toMove")), List.copyOf(words));
  }

  String after(String position, String move) {
    return program
        .ask(
            "play",
            json -> {
              json.writeStringProperty("position", position);
              json.writeStringProperty("move", move);
            })
        .text("position");
  }

  Outcome outcome(String position) {
    var answer = ask("outcome", position);
    var winner = answer.optional("winner");
    int score = answer.number("score");
    return winner == null
        ? Outcome.draw(score, answer.text("reason"))
        : Outcome.win(side(winner), score, answer.text("reason"));
  }

  InputException broken(String what) {
    return new InputException("the game '" + command + "' " + what);
  }

  private Side side(String word) {
    for (var side : Side.values()) {
      if (sideName(side).equals(word)) {
        return side;
      }
    }
    throw broken("speaks of a side '" + word + "' that is none of its sides");
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public ProcessPosition start(RandomGenerator random) {
    long seed = random.nextLong() >>> 11; // 53 bits are what every reader of JSON keeps exactly
    var answer = program.ask("start", json -> json.writeNumberProperty("seed", seed));
    return new ProcessPosition(this, answer.text("position"));
  }

  @Override
  public int maxMoves() {
    int most = hello().number("maxMoves");
    if (most < 1 || most > MOST_MOVES) {
      throw broken("says maxMoves " + most + "; expected a number from 1 to " + MOST_MOVES);
    }
    return most;
  }

  @Override
  public ProcessPosition parse(String text) {
    String given = text.strip();
    moves(given);
    return new ProcessPosition(this, given);
  }

  @Override
  public String format(ProcessPosition position) {
    return position.text();
  }

  @Override
  public int parseMove(ProcessPosition at, String text) {
    int move = at.words().indexOf(text.strip());
    if (move < 0) {
      throw LegalMoves.refuse(this, at, text.strip());
    }
    return move;
  }

  @Override
  public String formatMove(ProcessPosition at, int move) {
    return at.words().get(move);
  }

  @Override
  public String sideName(Side side) {
    var names = hello().list("sides");
    if (names.size() != 2) {
      throw broken("does not name two sides in its hello");
    }
    return names.get(side.index());
  }
}
