package plyground.courses.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.SplitMix;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.courses.Runs;
import plyground.games.othello.Othello;
import plyground.games.othello.OthelloPosition;
import plyground.games.othello.OthelloProvider;
import plyground.games.othello.Size;

/** The heuristics of the Prolog library beside the ones they are named after. */
@Tag("prolog")
class PrologHeuristicsTest {
  private static final long SEED = 20140324;
  private static final int BOARDS = 60;

  private static final List<String> NAMES =
      new OthelloProvider().descriptor().evaluators().stream().map(each -> each.name()).toList();

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"othello", "othello:size=8"})
  void saySameOfRandomBoards(String name) throws IOException {
    var game = game(name);
    var boards = boards(game);
    var facts = new StringBuilder();
    boards.forEach(board -> facts.append("board(%s).\n".formatted(terms(game, board))));
    var file = Files.writeString(folder.resolve("boards.pl"), facts);
    var goals = new StringBuilder();
    var expected = new ArrayList<String>();
    for (String heuristic : NAMES) {
      goals.append("use_heuristic(%s).%n".formatted(heuristic));
      goals.append(
          "forall(board(P,S), ( othello:h(P,S,V), writeq(v(%s,V)), nl )).%n".formatted(heuristic));
      var ours = evaluator(heuristic, game);
      for (var board : boards) {
        int value = ours.evaluate(board) * board.toMove().sign();
        expected.add("v(%s,%d)".formatted(heuristic, value));
      }
    }
    var run = Runs.withInput(goals.toString(), "prolog", file.toString());
    assertThat(run.out().lines().filter(line -> line.startsWith("v(")))
        .as("seed %d", SEED)
        .containsExactlyElementsOf(expected);
  }

  /** Positions of random games, finished ones among them. */
  private static List<OthelloPosition> boards(Game<OthelloPosition> game) {
    var random = new SplitMix(SEED);
    var boards = new ArrayList<OthelloPosition>();
    while (boards.size() < BOARDS) {
      var position = game.start(random);
      int plies = random.nextInt(game.maxMoves() + 4);
      for (int ply = 0; ply < plies && !position.over(); ply++) {
        int[] moves = LegalMoves.of(game, position);
        position = position.play(moves[random.nextInt(moves.length)]);
      }
      boards.add(position);
    }
    assertThat(boards).anyMatch(OthelloPosition::over);
    return boards;
  }

  private static String terms(Game<OthelloPosition> game, OthelloPosition board) {
    String[] words = game.format(board).split(" ");
    String rows =
        words[0].replace(".", "'.'").replaceAll("('\\.'|\\d)(?=['\\d])", "$1,").replace("/", "],[");
    return words[1] + ",[[" + rows + "]]";
  }

  @Test
  void boundsAreTheSame() {
    var game = game("othello");
    var goals = new StringBuilder();
    var expected = new ArrayList<String>();
    for (String name : NAMES) {
      goals.append(
          "use_heuristic(%s), upperBound(B), lowerBound(A), writeq(b(A,B)), nl.%n".formatted(name));
      int bound = evaluator(name, game).bound();
      expected.add("b(-%d,%d)".formatted(bound, bound));
    }
    assertThat(
            Runs.withInput(goals.toString(), "prolog")
                .out()
                .lines()
                .filter(line -> line.startsWith("b(")))
        .containsExactlyElementsOf(expected);
  }

  /** A state does not say whose turn it is, but the search knows. */
  @Test
  void searchesWithThemFindTheSame() throws AgentException {
    var open = Catalogue.load(MoveInput.NOBODY).open(new OthelloProvider().descriptor());
    var board = open.game().position("testboard2");
    try (var agent = open.player("csc384-minimax:depth=3,h=combined").create()) {
      var found = agent.consider(board, Limit.NONE, Trace.NONE);
      long value = -Math.round(Objects.requireNonNull(found.value()));
      var run =
          Runs.withInput(
              "use_heuristic(combined), testBoard2(S), mmeval(2,S,Val,Best,3,SeF).\n", "prolog");
      assertThat(run.out())
          .contains("Val = " + value, "SeF = " + found.nodes())
          .contains("Best = " + open.game().formatMove(board, found.move()));
    }
  }

  private static Game<OthelloPosition> game(String name) {
    var open = Catalogue.load(MoveInput.NOBODY).open(new OthelloProvider().descriptor());
    return name.equals("othello") ? open.game() : new Othello(Size.EIGHT);
  }

  private static Evaluator<OthelloPosition> evaluator(String name, Game<OthelloPosition> game) {
    return OthelloAgents.evaluator(name, game);
  }
}
