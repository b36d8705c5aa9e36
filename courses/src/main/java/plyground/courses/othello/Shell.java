package plyground.courses.othello;

import java.io.PrintWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.GameLoop;
import plyground.arena.play.Interruption;
import plyground.console.Prompt;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;

/**
 * The dialogue of the course's interactive shell: a person against a search, in the shell's own
 * words. Unlike the original it lists the legal moves, says who must pass, and ends with its input.
 */
public final class Shell<P extends Position<P>> {
  private static final String PASS = "n";

  private final Game<P> game;
  private final Agent<P> computer;
  private final Side human;
  private final TimeControl control;
  private final Prompt prompt;
  private final PrintWriter out;

  public Shell(
      Game<P> game,
      Agent<P> computer,
      Side human,
      TimeControl control,
      Prompt prompt,
      PrintWriter out) {
    this.game = game;
    this.computer = computer;
    this.human = human;
    this.control = control;
    this.prompt = prompt;
    this.out = out;
  }

  /** Plays until the game is over or there is nothing more to read. */
  public void play(P start) throws AgentException {
    Agent<P> person = (position, _) -> ask(position);
    var loop = new GameLoop<>(game, control, this::moved);
    boolean personFirst = human == Side.FIRST;
    showState(start);
    try {
      var played =
          loop.playSeated(
              start,
              personFirst ? person : new Computer(),
              personFirst ? new Computer() : person,
              0);
      tellEnd(played.orThrow().outcome().winner());
    } catch (Interruption.Leave unfinished) {
      out.println("The game is left unfinished.");
    }
  }

  private void tellEnd(@Nullable Side winner) {
    out.println(
        winner == null ? "Game ended with no winner!" : "Win by Player number " + number(winner));
  }

  private void moved(P before, Result result, long nanos, P after) {
    out.println("The move chosen is : " + game.formatMove(before, result.move()));
    showState(after);
  }

  private static int number(Side side) {
    return side.index() + 1;
  }

  /** Each cell followed by a space, one row a line. */
  private void showState(P position) {
    String board = game.format(position).replaceAll(" .*", "");
    out.println();
    out.print(board.replaceAll("[^/]", "$0 ").replace("/", "\n") + "\n");
    out.println();
  }

  private int ask(P position) {
    var legal = LegalMoves.words(game, position);
    out.println("Legal moves: " + String.join(" ", legal));
    announcePass(position, legal);
    while (true) {
      var answer = prompt.ask("Please input move followed by a period: ", legal);
      if (answer == null) {
        throw new Interruption.Leave();
      }
      try {
        return game.parseMove(position, answer.strip().replaceAll("\\.$", ""));
      } catch (InputException invalid) {
        out.println("Invalid Move Proposed.");
      }
    }
  }

  private void announcePass(P position, List<String> legal) {
    if (legal.equals(List.of(PASS))) {
      out.println("Player number " + number(position.toMove()) + " has no move and must pass.");
    }
  }

  /** The agent, which says in the shell's words what it does. */
  private final class Computer implements Agent<P> {
    @Override
    public int choose(P position, Limit limit) throws AgentException {
      return consider(position, limit, Trace.NONE).move();
    }

    @Override
    public Result consider(P position, Limit limit, Trace trace) throws AgentException {
      out.println("Computer is moving...");
      out.flush();
      announcePass(position, LegalMoves.words(game, position));
      var result = computer.consider(position, limit, trace);
      out.println("States searched: " + result.nodes());
      return result;
    }
  }
}
