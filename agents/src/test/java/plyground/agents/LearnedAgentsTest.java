package plyground.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;
import plyground.core.spi.GameDescriptor;

/** Learned weights behind names, and the agent best of every game. */
final class LearnedAgentsTest {
  private final Catalogue catalogue = Catalogue.load(MoveInput.NOBODY);

  @Test
  void everyGameHasABestAgentAndLevels() throws AgentException {
    for (var game : catalogue.games()) {
      plays(game);
    }
  }

  private <P extends Position<P>> void plays(GameDescriptor<P> game) throws AgentException {
    var open = catalogue.open(game);
    P start = open.game().start(new SplitMix(1));
    int[] moves = new int[open.game().maxMoves()];
    int end = start.moves(moves, 0);
    try (var best = open.machine("best:nodes=300,threads=1").create()) {
      best.newGame(1);
      int move = best.choose(start, Limit.NONE);
      assertThat(moves).as(game.name()).contains(move);
      assertThat(end).isPositive();
    }
    assertThat(open.levels()).extracting(Level::name).containsExactly("Easy", "Medium", "Strong");
    open.levels().forEach(level -> open.machine(level.agent()));
  }

  /** Also where the game's solver would know the answer. */
  @Test
  void easyLooksOneMoveAhead() throws AgentException {
    easyLooksOneMoveAhead(catalogue.open("othello"), "....2./..111./.211../22222./222212/21.2.1 1");
    easyLooksOneMoveAhead(catalogue.open("connect-four"), "74335531612235");
  }

  private static <P extends Position<P>> void easyLooksOneMoveAhead(
      OpenGame<P> open, String position) throws AgentException {
    try (var easy = open.machine(open.levels().getFirst().agent()).create()) {
      easy.newGame(1);
      var result = easy.consider(open.game().position(position), Limit.NONE, Trace.NONE);
      assertThat(result.depth()).as(open.game().name()).isOne();
    }
  }

  /** Asked by turns, each answers as if it were alone. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "pvs:nodes=2000",
        "mpc:nodes=2000",
        "mcts:playouts=200",
        "best:nodes=2000",
        "best:nodes=2000,threads=1"
      })
  void twoAgentsShareNothing(String agent) throws AgentException {
    twoAgentsShareNothing(catalogue.open("othello:size=8"), agent);
  }

  private static <P extends Position<P>> void twoAgentsShareNothing(OpenGame<P> open, String agent)
      throws AgentException {
    var factory = open.machine(agent);
    var positions =
        Stream.of("f5d6c3d3c4f4c5b3", "f5d6c4d3c3f4f6b4", "f5f6e6f4e3c5c4e7")
            .map(open.game()::position)
            .toList();
    var alone = new ArrayList<Result>();
    try (var only = factory.create()) {
      only.newGame(1);
      for (var position : positions) {
        alone.add(only.consider(position, Limit.NONE, Trace.NONE));
      }
    }
    try (var one = factory.create();
        var other = factory.create()) {
      one.newGame(1);
      other.newGame(2);
      for (int i = 0; i < positions.size(); i++) {
        other.consider(positions.get(positions.size() - 1 - i), Limit.NONE, Trace.NONE);
        assertThat(one.consider(positions.get(i), Limit.NONE, Trace.NONE)).isEqualTo(alone.get(i));
        other.newGame(3);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "othello:size=8, mpc",
    "othello, mpc",
    "war-of-life, mpc:reductions=on",
    "labyrinth, seeker:candidates=8"
  })
  void bestSaysWhatItIs(String game, String strongest) {
    assertThat(catalogue.open(game).agents())
        .filteredOn(agent -> agent.name().equals("best"))
        .first()
        .extracting(agent -> agent.summary())
        .isEqualTo("the strongest there is for this game: " + strongest);
  }

  @Test
  @Tag("slow")
  void bothSpellingsOfWeightsAreTheSame(@TempDir Path folder) throws Exception {
    check(catalogue.open("othello:size=8"), folder);
  }

  private static <P extends Position<P>> void check(OpenGame<P> open, Path folder)
      throws IOException, AgentException {
    var file = folder.resolve("own.weights");
    Files.write(file, open.descriptor().learning().orElseThrow().shipped("othello-8x8"));
    P start = open.game().start(new SplitMix(1));
    var values = new HashSet<Double>();
    for (String name :
        new String[] {
          "pvs:depth=4,eval=learned",
          "pvs:depth=4,weights=" + file,
          "pvs:depth=4,eval=\"learned:weights=" + file + "\""
        }) {
      try (var agent = open.machine(name).create()) {
        values.add(agent.consider(start, Limit.NONE, Trace.NONE).value());
      }
    }
    assertThat(values).hasSize(1);
  }

  @Test
  void whatDoesNotFitIsOneLine(@TempDir Path folder) throws IOException {
    var file = folder.resolve("w");
    Files.write(
        file,
        catalogue
            .open("othello:size=8")
            .descriptor()
            .learning()
            .orElseThrow()
            .shipped("othello-8x8"));
    complains("othello", "pvs:weights=" + file, "weights for othello-8x8: expected weights for");
    complains("tic-tac-toe", "pvs:eval=learned", "no weights come with tic-tac-toe");
    complains("othello:size=8", "pvs:eval=disc,weights=" + file, "weights beside eval=disc");
    Files.writeString(file, "nothing");
    complains("othello:size=8", "mpc:weights=" + file, "no weights: expected a file that begins");
    complains("othello:size=8", "mpc:weights=" + folder.resolve("none"), "cannot read weights");
  }

  private void complains(String game, String agent, String complaint) {
    assertThatThrownBy(() -> catalogue.open(game).player(agent))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(complaint);
  }
}
