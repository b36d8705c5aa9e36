package plyground.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import plyground.agents.AgentFactory;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.arena.plan.TimeControl;
import plyground.console.Prompt;
import plyground.core.LegalMoves;
import plyground.core.Outcome;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.games.tictactoe.TicTacToe;
import plyground.games.tictactoe.TicTacToePosition;
import plyground.games.tictactoe.TicTacToeProvider;
import plyground.views.Ansi;

final class TerminalGameTest {
  /** Plays the first move there is and notes how a game ended. */
  private record Listener(List<String> heard) implements Agent<TicTacToePosition> {
    @Override
    public int choose(TicTacToePosition position, Limit limit) {
      return LegalMoves.of(new TicTacToe(), position)[0];
    }

    @Override
    public void gameOver(TicTacToePosition last, Outcome outcome) {
      heard.add(new TicTacToe().format(last) + " " + outcome.winner());
    }
  }

  @Test
  void bothAreToldHowItEnded() throws AgentException {
    var heard = new ArrayList<String>();
    var player = new AgentFactory<TicTacToePosition>("listener", () -> new Listener(heard));
    var open = Catalogue.load(MoveInput.NOBODY).open(new TicTacToeProvider().descriptor());
    var start = open.game().parse("xx./oo./... x");
    Prompt nobody = (_, _) -> null;
    var out = new PrintWriter(Writer.nullWriter());
    var table =
        new TerminalGame<>(
            open,
            List.of(player, player),
            start,
            TimeControl.NONE,
            1,
            nobody,
            out,
            new Ansi(false));
    assertThat(table.play()).isPresent();
    assertThat(heard).containsExactly("xxx/oo./... o FIRST", "xxx/oo./... o FIRST");
  }
}
