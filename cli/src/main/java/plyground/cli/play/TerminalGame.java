package plyground.cli.play;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import plyground.agents.AgentFactory;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.GameLoop;
import plyground.arena.play.Interruption;
import plyground.arena.play.PlayedGame;
import plyground.console.Prompt;
import plyground.console.Words;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Nature;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Result;
import plyground.views.Ansi;
import plyground.views.HalfMove;
import plyground.views.TerminalPainter;

/** One game in the terminal, people and programs on either side. */
public final class TerminalGame<P extends Position<P>> implements MoveInput {
  private static final List<String> COMMANDS =
      List.of("hint", "undo", "moves", "last", "help", "quit");

  private static final Set<String> PASSES = Set.of("n", "pass");

  private final Game<P> game;
  private final List<AgentFactory<P>> players;
  private final TimeControl control;
  private final long seed;
  private final Prompt prompt;
  private final PrintWriter out;
  private final Ansi ink;
  private final TerminalPainter<P> painter;
  private final PlayHelp<P> advice;
  private final ArrayList<P> line = new ArrayList<>();
  private final ArrayList<Integer> played = new ArrayList<>();
  private Duration pause = Duration.ZERO;

  /**
   * @param players who moves first and who second
   */
  public TerminalGame(
      OpenGame<P> open,
      List<AgentFactory<P>> players,
      P start,
      TimeControl control,
      long seed,
      Prompt prompt,
      PrintWriter out,
      Ansi ink) {
    this.players = players;
    this.control = control;
    this.seed = seed;
    this.prompt = prompt;
    this.out = out;
    this.ink = ink;
    game = open.game();
    painter = new TerminalPainter<>(game, open.descriptor().view(game), ink);
    advice = new PlayHelp<>(open, painter.view().prompts().typing(), control.limit(), seed, out);
    line.add(start);
  }

  /** Gives people this long to look at the board after each move of an agent. */
  public void pause(Duration time) {
    pause = time;
  }

  /** Plays until the game is over or somebody leaves, and then there is no outcome. */
  public Optional<Outcome> play() throws AgentException {
    introduce();
    var loop = new GameLoop<>(game, control, this::moved);
    try (var first = players.get(0).create();
        var second = players.get(1).create()) {
      var outcome = checked(loop.play(now(), first, second, seed)).outcome();
      finish();
      return Optional.of(outcome);
    } catch (Interruption.Leave left) {
      out.println("Left at: " + game.format(now()));
      return Optional.empty();
    }
  }

  private PlayedGame<P> checked(PlayedGame<P> played) throws AgentException {
    if (played.failure() != null && played.failure().fault() == Fault.ILLEGAL_MOVE) {
      throw new AgentException(Fault.ILLEGAL_MOVE, mover(now()).name() + " made an illegal move");
    }
    return played.orThrow();
  }

  private P now() {
    return line.getLast();
  }

  private String side() {
    return painter.paint(now().toMove(), game.sideName(now().toMove()));
  }

  private void introduce() {
    out.printf(
        "%s: %s (%s) against %s (%s)%n",
        game.name(),
        game.sideName(Side.FIRST),
        players.get(0).name(),
        game.sideName(Side.SECOND),
        players.get(1).name());
    if (players.stream().anyMatch(AgentFactory::isHuman)) {
      out.println("Type a move, or: " + String.join(", ", COMMANDS));
      advice.aboutMoves();
    }
    draw();
  }

  private void draw() {
    show(painter.draw(now()));
  }

  private void show(String picture) {
    out.println();
    out.print(picture);
    out.println();
    out.flush();
  }

  private AgentFactory<P> mover(P position) {
    return players.get(position.toMove().index());
  }

  private void moved(P before, Result result, long nanos, P after) {
    boolean dice = Nature.movesAt(before);
    boolean human = mover(before).isHuman() && !dice;
    if (dice) {
      out.printf("%s throws %s%n", side(), ink.bold(game.formatMove(before, result.move())));
    } else if (!human) {
      announce(result, nanos);
    }
    line.add(after);
    played.add(result.move());
    show(painter.drawMove(before, result.move()));
    if (!human) {
      rest();
    }
  }

  private void rest() {
    try {
      Thread.sleep(pause);
    } catch (InterruptedException left) {
      Thread.currentThread().interrupt();
      throw new Interruption.Leave();
    }
  }

  private void announce(Result result, long nanos) {
    var value = result.value();
    out.printf(
        Locale.ROOT,
        "%s: %s plays %s%s  %s%n",
        side(),
        mover(now()).name(),
        ink.bold(game.formatMove(now(), result.move())),
        value == null ? "" : "  value " + PlayHelp.shown(value) + ",",
        ink.dim(String.format(Locale.ROOT, "%,d positions, %.0f ms", result.nodes(), nanos / 1e6)));
  }

  private void finish() {
    String words = Words.outcome(game, now().outcome());
    String sentence = words.startsWith("draw") ? "D" + words.substring(1) : words;
    out.println(ink.bold(sentence + "."));
  }

  /** Goes back to the last position in which a person had to move. */
  private void takeBack() {
    if (line.size() == 1) {
      out.println("There is nothing to take back.");
      return;
    }
    int before = played.size();
    do {
      line.removeLast();
      played.removeLast();
    } while (line.size() > 1 && (Nature.movesAt(now()) || !mover(now()).isHuman()));
    draw();
    throw new Interruption.TakeBack(before - played.size());
  }

  /** The person's move; the position asked about is the one on the board. */
  @Override
  public <Q extends Position<Q>> int ask(Game<Q> asked, Q at) throws AgentException {
    while (true) {
      var legal = LegalMoves.words(game, now());
      var words = new ArrayList<>(legal);
      words.addAll(COMMANDS);
      if (PASSES.containsAll(legal)) {
        out.println("You have no move and must pass: type " + legal.getFirst() + ".");
      }
      out.flush(); // the prompt may write past this buffer
      var answer = prompt.ask(side() + " to move: ", words);
      if (answer == null) {
        throw new Interruption.Leave();
      }
      switch (answer.strip().toLowerCase(Locale.ROOT)) {
        case "" -> {}
        case "quit", "exit", "q" -> throw new Interruption.Leave();
        case "undo", "u" -> takeBack();
        case "moves" -> out.println("Legal: " + String.join(" ", legal));
        case "last" -> last();
        case "help", "?" -> advice.help(now());
        case "hint" -> advice.hint(now());
        default -> {
          var half = painter.half(now(), answer);
          var move = half.isPresent() ? complete(half.get()) : read(answer);
          if (move.isPresent()) {
            return move.getAsInt();
          }
        }
      }
    }
  }

  private OptionalInt read(String answer) {
    try {
      return OptionalInt.of(game.parseMove(now(), answer));
    } catch (InputException wrong) {
      out.println(wrong.message());
      return OptionalInt.empty();
    }
  }

  /** Asks for the second half of a move; nothing if the person takes the first half back. */
  private OptionalInt complete(HalfMove begun) {
    var half = begun;
    show(half.picture());
    while (true) {
      out.flush();
      var answer = prompt.ask(half.question(), half.words());
      if (answer == null) {
        throw new Interruption.Leave();
      }
      switch (answer.strip().toLowerCase(Locale.ROOT)) {
        case "" -> {}
        case "quit", "exit", "q" -> throw new Interruption.Leave();
        case "undo", "u" -> {
          draw();
          return OptionalInt.empty();
        }
        default -> {
          String step = answer.strip();
          boolean next = half.words().contains(step);
          var other = painter.half(now(), next ? half.typed() + " " + step : step);
          if (other.isEmpty()) {
            var move = read(half.whole().apply(step));
            if (move.isPresent()) {
              return move;
            }
          } else {
            half = other.get();
            show(half.picture());
          }
        }
      }
    }
  }

  private void last() {
    if (played.isEmpty()) {
      out.println("Nobody has moved yet.");
      return;
    }
    var before = line.get(line.size() - 2);
    int move = played.getLast();
    if (painter.view().frames(before, move).size() == 1) {
      out.println(painter.view().words(before, move) + ".");
    }
    show(painter.drawClosely(before, move));
  }
}
