package plyground.games.labyrinth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import plyground.core.LegalMoves;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Trace;
import plyground.core.spec.Settings;

final class HeuristicsTest {
  private final Labyrinth game = new Labyrinth();

  /** A position some random moves into a game. */
  private LabyrinthPosition position(long seed) {
    var random = new SplitMix(seed);
    var position = game.start(random);
    int plies = random.nextInt(40);
    for (int ply = 0; ply < plies; ply++) {
      int[] moves = LegalMoves.of(game, position);
      position = position.play(moves[random.nextInt(moves.length)]);
    }
    return game.parse(game.format(position));
  }

  private void compare(boolean wraps, double weight, double next, long from, long to) {
    var slow = new SlowHeuristic(wraps, weight, next);
    var fast = new TwoStep(wraps ? Distance.CIRCULAR : Distance.MANHATTAN, weight, next);
    for (long seed = from; seed < to; seed++) {
      var position = position(seed);
      assertThat(game.formatMove(position, fast.choose(position, Limit.NONE)))
          .as("seed %d, %s", seed, slow)
          .isEqualTo(slow.choose(SlowLabyrinthPosition.of(game.format(position))));
    }
  }

  @Test
  void choicesAgreeWithTheSlowTwin() {
    compare(true, 0.5, 0, 0, 6);
    compare(true, 0, 0, 6, 12);
    compare(false, 0.5, 0, 12, 18);
    compare(true, 0.5, 0.25, 18, 28);
    compare(false, 0.7, 0.6, 28, 34);
  }

  @Test
  void theChoiceHasTheBestValueOfAllShifts() {
    for (long seed = 0; seed < 50; seed++) {
      var position = position(seed);
      for (var agent :
          List.of(new OneStep(Distance.MANHATTAN), new TwoStep(Distance.CIRCULAR, 0.5, 0.25))) {
        var result = agent.consider(position, Limit.NONE, Trace.NONE);
        assertThat(result.moves()).hasSize(Shift.COUNT);
        assertThat(result.move()).isEqualTo(agent.choose(position, Limit.NONE));
        assertThat(result.moves().stream().mapToDouble(MoveValue::value).max())
            .hasValue(result.value() == null ? Double.NaN : result.value());
      }
    }
  }

  @Test
  void itSaysHowFarItLooksAndAtHowManyMazes() {
    var position = game.start(new SplitMix(1));
    var one = new OneStep(Distance.MANHATTAN).consider(position, Limit.NONE, Trace.NONE);
    assertThat(one.depth()).isEqualTo(1);
    assertThat(one.nodes()).isEqualTo(1 + Shift.COUNT);
    var two = new TwoStep(Distance.CIRCULAR, 0, 0).consider(position, Limit.NONE, Trace.NONE);
    assertThat(two.depth()).isEqualTo(2);
    assertThat(two.nodes()).isEqualTo(1 + Shift.COUNT * (1 + Shift.COUNT));
  }

  private static Agent<LabyrinthPosition> named(String name, Map<String, String> parameters) {
    var agent =
        Heuristics.all().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    return agent.maker().make(new Labyrinth(), new Settings(agent.parameters(), parameters));
  }

  @Test
  void namesMakeThePlayersTheySay() throws AgentException {
    for (long seed = 0; seed < 10; seed++) {
      var position = position(seed);
      var players =
          Map.of(
              named("h1", Map.of()), new OneStep(Distance.MANHATTAN),
              named("h2", Map.of("weight", "0.7")), new TwoStep(Distance.CIRCULAR, 0.7, 0),
              named("h4", Map.of()), new TwoStep(Distance.MANHATTAN, 0.5, 0),
              named("h5", Map.of("next", "0.6")), new TwoStep(Distance.CIRCULAR, 0.5, 0.6),
              named("seeker", Map.of()), new Seeker(),
              named("seeker", Map.of("candidates", "3")), new DeepSeeker(3, Limit.NONE));
      for (var each : players.entrySet()) {
        assertThat(each.getKey()).hasSameClassAs(each.getValue());
        assertThat(each.getKey().choose(position, Limit.NONE))
            .isEqualTo(each.getValue().choose(position, Limit.NONE));
      }
    }
  }

  @Test
  void shiftsThatBringBackThePastAreRefused() {
    var position = position(3);
    int stay = position.square(position.mover());
    var moved = position.play(Shift.COUNT / 2 * Square.COUNT + Shift.carry(6, stay));
    // Back again would be the start, unless the walk or a find has changed something since.
    assertThat(History.fresh(moved) >>> Shift.inverse(6) & 1).isZero();
    assertThat(History.fresh(game.parse(game.format(moved)))).isEqualTo(0b1111_1111_1111);
  }

  /** The position with a past that holds the mazes after all shifts, each changed a little. */
  private static LabyrinthPosition haunted(LabyrinthPosition position, UnaryOperator<Maze> change) {
    var past = position.past();
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      var maze = change.apply(position.maze().shifted(shift));
      past = History.of(maze, position.placesAfter(shift), past);
    }
    return new LabyrinthPosition(
        position.maze(), position.deal(), position.state(), position.plies(), past);
  }

  @Test
  void whereEverythingIsRefusedItIsTheFirstShift() {
    var position = haunted(position(5), UnaryOperator.identity());
    for (var agent :
        List.of(new OneStep(Distance.MANHATTAN), new TwoStep(Distance.CIRCULAR, 0.5, 0.25))) {
      assertThat(agent.choose(position, Limit.NONE) / Square.COUNT).isZero();
    }
    assertThat(new Seeker().choose(position, Limit.NONE) / Square.COUNT).isZero();
  }

  @Test
  void mazesThatOnlyLookAlikeAreNotRefused() {
    var position =
        haunted(
            position(5),
            maze -> new Maze(maze.up(), maze.right(), maze.down(), maze.left() ^ Square.bit(8)));
    assertThat(History.fresh(position)).isEqualTo(0b1111_1111_1111);
  }
}
