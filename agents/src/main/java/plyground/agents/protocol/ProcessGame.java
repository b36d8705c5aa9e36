package plyground.agents.protocol;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
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
import plyground.core.kit.BoardView;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameMaker;
import plyground.core.spi.GameText;
import plyground.core.view.GameView;
import plyground.core.view.PlainView;

/** A game whose rules are a program in any language: {@code process:command="python3 nim.py"}. */
public final class ProcessGame implements Game<ProcessPosition> {
  public static final String NAME = "process";

  private static final int MOST_MOVES = 1 << 16;
  private static final String PYTHON = ".py";
  private static final String SUMMARY = "a game whose rules are a program in any language";
  private static final String RULES = "What the program says is the rule.";
  private static final String OPPONENT = "mcts:nodes=1000";

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

  /** A program that is a file, by the name its hello says. */
  private ProcessGame(Path file) {
    var words =
        file.toString().endsWith(PYTHON)
            ? List.of("python3", file.toString())
            : List.of(file.toString());
    command = file.toString();
    program =
        new RulesProgram(new Program(words, null, false, List.of(file)), ResourceLimits.DEFAULT);
    name = hello().text("name");
  }

  public static GameDescriptor<ProcessPosition> descriptor() {
    var command = Parameter.text("command", "a command line", "", "what to start");
    var parameters = Stream.concat(Stream.of(command), ResourceLimits.parameters().stream());
    return described(
        new GameText(NAME, SUMMARY + " (docs/games.md)", List.of(RULES), OPPONENT),
        parameters.toList(),
        ProcessGame::new);
  }

  /** Whether a file is taken for a program: it can be executed, or is Python's. */
  public static boolean isProgram(Path file) {
    String called = file.toString();
    boolean ours = called.endsWith(".jar") || called.endsWith(".java");
    boolean starts = called.endsWith(PYTHON) || (Files.isExecutable(file) && !ours);
    return starts && Files.isRegularFile(file);
  }

  /**
   * The game of a file: one program for all who play it, without parameters.
   *
   * @throws InputException if it does not say hello
   */
  public static GameDescriptor<ProcessPosition> of(Path file) {
    var game = new ProcessGame(file.toAbsolutePath().normalize());
    var said = game.hello();
    var summary = said.optional("summary");
    var rules = said.listOrNone("rules");
    return described(
        new GameText(
            game.name,
            summary == null ? SUMMARY : summary,
            rules.isEmpty() ? List.of(RULES) : rules,
            OPPONENT),
        List.of(),
        _ -> game);
  }

  private static GameDescriptor<ProcessPosition> described(
      GameText text, List<Parameter> parameters, Function<Settings, Game<ProcessPosition>> rules) {
    return new GameDescriptor<>(
        text,
        new GameMaker<>(parameters, rules, game -> ((ProcessGame) game).view()),
        List.of(
            new EvaluatorDescriptor<>(
                "score",
                "the final score, and 0 before the end",
                false,
                new FinalScore<ProcessPosition>())));
  }

  /** A program that says nothing of a board is shown by its texts. */
  private GameView<ProcessPosition> view() {
    var board = hello().optional("board");
    return board == null
        ? new PlainView<>(this)
        : new BoardView<>(this, ProgramBoard.of(this, board));
  }

  RulesAnswer hello() {
    return program.ask("hello", json -> json.writeNumberProperty("protocol", 1));
  }

  private RulesAnswer ask(String type, String position) {
    return program.ask(type, json -> json.writeStringProperty("position", position));
  }

  /** All that it says of a position: whose turn it is, the moves, and what is to be seen. */
  RulesAnswer said(String position) {
    return ask("moves", position);
  }

  Moves moves(String position) {
    var answer = said(position);
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

  Side side(String word) {
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
