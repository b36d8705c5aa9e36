package plyground.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import plyground.agents.Asker;
import plyground.agents.Catalogue;
import plyground.agents.Player;
import plyground.cli.board.Ink;
import plyground.core.Agent;
import plyground.core.AgentException;
import plyground.core.LegalMoves;
import plyground.core.Limit;
import plyground.core.Outcome;
import plyground.games.tictactoe.Grid;
import plyground.games.tictactoe.TicTacToe;
import plyground.games.tictactoe.TicTacToeKind;

final class SittingTest {
  /** Plays the first move there is and notes how a game ended. */
  private record Listener(List<String> heard) implements Agent<Grid> {
    @Override
    public int choose(Grid position, Limit limit) {
      return LegalMoves.of(new TicTacToe(), position)[0];
    }

    @Override
    public void gameOver(Grid last, Outcome outcome) {
      heard.add(new TicTacToe().format(last) + " " + outcome.winner());
    }
  }

  @Test
  void bothAreToldHowItEnded() throws AgentException {
    var heard = new ArrayList<String>();
    var player = new Player<Grid>("listener", () -> new Listener(heard));
    var open = Catalogue.load(Asker.NOBODY).open(new TicTacToeKind());
    var start = open.game().parse("xx./oo./... x");
    Prompt nobody = (_, _) -> null;
    var out = new PrintWriter(Writer.nullWriter());
    var table =
        new Sitting<>(
            open, List.of(player, player), start, Limit.NONE, 1, nobody, out, new Ink(false));
    assertThat(table.play()).isPresent();
    assertThat(heard).containsExactly("xxx/oo./... o FIRST", "xxx/oo./... o FIRST");
  }
}
