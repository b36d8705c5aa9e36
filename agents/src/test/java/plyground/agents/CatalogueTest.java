package plyground.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Trace;

final class CatalogueTest {
  private final Catalogue catalogue = Catalogue.load(MoveInput.NOBODY);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          tictactoe           | random            | no game 'tictactoe'; did you mean: tic-tac-toe?
          tic-tac-toe:size=3  | random            | game 'tic-tac-toe:size=3': no parameter 'size'; it takes none
          tic-tac-toe         | minmax            | no agent 'minmax' for tic-tac-toe; did you mean: minimax?
          tic-tac-toe         | minimax:dpth=3    | agent 'minimax:dpth=3': no parameter 'dpth'; did you mean: depth?
          tic-tac-toe         | minimax:depth=0   | agent 'minimax:depth=0': depth=0: expected a whole number from 1
          tic-tac-toe         | minimax:eval=disc | agent 'minimax:eval=disc': no evaluator 'disc' for tic-tac-toe; there are: win, lines
          tic-tac-toe         | mcts:eval=disc    | agent 'mcts:eval=disc': no evaluator 'disc' for tic-tac-toe; there are: win, lines
          tic-tac-toe         | mcts:cut=3        | agent 'mcts:cut=3': cut=3: expected eval=... beside it
          tic-tac-toe         | pvs:threads=0     | agent 'pvs:threads=0': threads=0: expected a whole number from 1
          tic-tac-toe         | mcts:threads=0    | agent 'mcts:threads=0': threads=0: expected a whole number from 1
          tic-tac-toe         | random:x=1        | agent 'random:x=1': no parameter 'x'; it takes none
          """)
  void unknownNamesAreAnsweredWithNearOnes(String game, String agent, String complaint) {
    assertThatThrownBy(() -> catalogue.open(game).player(agent))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(complaint);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "random",
        "greedy",
        "greedy:eval=lines",
        "minimax:depth=3",
        "minimax:nodes=500",
        "alphabeta",
        "alphabeta:depth=9,wins=first",
        "alphabeta:time=20ms",
        "pvs",
        "pvs:depth=9,table=1",
        "pvs:depth=9,threads=2",
        "mcts:playouts=50,threads=3",
        "pvs:time=20ms",
        "mcts:playouts=50",
        "mcts:nodes=1000,c=0.7",
        "mcts:nodes=1000,eval=lines,cut=2",
        "mcts:playouts=20,eval=lines"
      })
  void everyAgentFinishesAGame(String agent) throws AgentException {
    play(catalogue.open("tic-tac-toe"), agent);
  }

  private static <P extends Position<P>> void play(OpenGame<P> open, String name)
      throws AgentException {
    var player = open.player(name);
    assertThat(player.name()).isEqualTo(name);
    try (var agent = player.create()) {
      agent.newGame(7);
      P position = open.game().start(new SplitMix(1));
      while (!position.over()) {
        int move = agent.choose(position, Limit.NONE);
        assertThat(LegalMoves.contains(open.game(), position, move)).isTrue();
        position = position.play(move);
      }
    }
  }

  @Test
  void limitsTheNameLeavesOpenComeFromTheCaller() throws AgentException {
    limits(catalogue.open("tic-tac-toe"));
  }

  private static <P extends Position<P>> void limits(OpenGame<P> open) throws AgentException {
    P start = open.game().start(new SplitMix(1));
    var open4 = open.player("minimax").create().analyse(start, Limit.NONE, Trace.NONE);
    assertThat(open4.depth()).as("the default").isEqualTo(4);
    var given = open.player("minimax").create().analyse(start, Limit.depth(2), Trace.NONE);
    assertThat(given.depth()).isEqualTo(2);
    var own = open.player("minimax:depth=3").create().analyse(start, Limit.depth(2), Trace.NONE);
    assertThat(own.depth()).isEqualTo(3);
    var counted = open.player("alphabeta").create().analyse(start, Limit.nodes(900), Trace.NONE);
    assertThat(counted.nodes()).isLessThanOrEqualTo(900);
    var timed =
        open.player("pvs").create().analyse(start, Limit.time(Duration.ofSeconds(5)), Trace.NONE);
    assertThat(timed.exact()).isTrue();
  }

  @Test
  void nobodyAtTheBoardIsAFault() {
    assertThatThrownBy(() -> play(catalogue.open("tic-tac-toe"), "human"))
        .isInstanceOf(AgentException.class);
  }

  @Test
  void theCourseSampleIsReproduced() throws AgentException {
    sample(catalogue.open("tic-tac-toe"));
  }

  /**
   * After the human's 5 the course's computer, at depth 6, plays 1 having searched 23825 states.
   */
  private static <P extends Position<P>> void sample(OpenGame<P> open) throws AgentException {
    P position = open.game().parse(".../.x./... o");
    var result = open.player("minimax:depth=6").create().analyse(position, Limit.NONE, Trace.NONE);
    assertThat(open.game().formatMove(position, result.move())).isEqualTo("1");
    assertThat(result.nodes()).isEqualTo(23_825);
  }
}
