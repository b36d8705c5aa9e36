package plyground.games.labyrinth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plyground.core.LegalMoves;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Trace;

final class SeekerTest {
  private final Labyrinth game = new Labyrinth(new Labyrinth.Options(false, 2, 1000));
  private final Seeker seeker = new Seeker();

  @Test
  void valuesAreThoseOfPlainMinimax() {
    int compared = 0;
    var movers = EnumSet.noneOf(Side.class);
    for (long seed = 0; compared < 400 && seed < 200; seed++) {
      var position = new Played(game).after(seed, 20 + (int) seed % 7);
      if (LegalMoves.of(game, position).length <= 40) {
        compared += compare(seed, game.parse(game.format(position)));
        movers.add(position.toMove());
      }
    }
    assertThat(compared).isGreaterThan(200);
    assertThat(movers).hasSize(2);
  }

  private int compare(long seed, LabyrinthPosition position) {
    var twin = new SlowSeeker(game, position.mover());
    var result = seeker.consider(position, Limit.NONE, Trace.NONE);
    for (var each : result.moves()) {
      assertThat(each.value())
          .as("seed %d, %s", seed, game.formatMove(position, each.move()))
          .isEqualTo(twin.value(position, each.move()));
    }
    assertThat(seeker.choose(position, Limit.NONE)).isEqualTo(result.move());
    return result.moves().size();
  }

  /** After two moves, each towards the mover's target where it can be reached. */
  @Test
  void theThirdTurnIsWorthWhatPlainMinimaxSays() {
    int found = 0;
    for (long seed = 0; seed < 300; seed++) {
      var root = new Played(game).after(seed, 12 + (int) seed % 5);
      int player = root.mover();
      var next = root.play(Played.towards(root, LegalMoves.of(game, root)));
      if (next.over()) {
        continue;
      }
      var position = next.play(Played.towards(next, LegalMoves.of(game, next)));
      if (position.over()) {
        continue;
      }
      boolean finds = position.found(player) > root.found(player);
      found += finds ? 1 : 0;
      int square = position.square(player);
      int his = position.square(1 - player);
      var turn = new ThirdTurn(root);
      turn.look(position.maze(), Square.bit(square), finds, Square.bit(his));
      assertThat(turn.value(square, his))
          .as("seed %d", seed)
          .isEqualTo(new SlowSeeker(game, player).answered(root, position));
    }
    assertThat(found).isGreaterThan(20);
  }

  @Test
  void whoComesHomeNowHasWon() {
    int won = 0;
    for (long seed = 0; seed < 200 && won < 5; seed++) {
      var position = new Played(game).after(seed, 60 + (int) seed % 2);
      int[] moves = LegalMoves.of(game, position);
      var next = position.play(Played.towards(position, moves));
      if (next.home(position.mover())) {
        won++;
        assertThat(seeker.best(position).value()).isEqualTo(SeekerValue.WIN);
        assertThat(position.play(seeker.choose(position, Limit.NONE)).over()).isTrue();
        compare(seed, game.parse(game.format(position)));
      }
    }
    assertThat(won).isEqualTo(5);
  }

  /** The maze itself, each shift, each answer to it and each shift after that. */
  @Test
  void itCountsTheMazesItLooksAt() {
    var position = game.parse(game.format(game.start(new SplitMix(1))));
    long shifts = Shift.COUNT;
    assertThat(seeker.consider(position, Limit.NONE, Trace.NONE).nodes())
        .isEqualTo(1 + shifts * (1 + shifts * (1 + shifts)))
        .isEqualTo(seeker.mazes());
    seeker.choose(position, Limit.NONE);
    assertThat(seeker.mazes()).isLessThan(1 + shifts * (1 + shifts * (1 + shifts)));
  }

  @Test
  void waysAreShiftsThatReachTheTarget() {
    var crossroads = new Crossroads();
    var ways = new Ways();
    for (long seed = 0; seed < 30; seed++) {
      var maze = game.start(new SplitMix(seed)).maze();
      crossroads.look(maze);
      for (var treasure : Treasure.ALL) {
        ways.count(crossroads, treasure.square());
        int most = 0;
        for (int square = 0; square < Square.COUNT; square++) {
          int expected = 0;
          for (int shift = 0; shift < Shift.COUNT; shift++) {
            long reach = maze.reachAfter(shift, square);
            expected += Square.contains(reach, treasure.square()) ? 1 : 0;
          }
          assertThat(ways.from(square)).as("seed %d", seed).isEqualTo(expected);
          most = Math.max(most, expected);
        }
        assertThat(ways.most((1L << Square.COUNT) - 1)).as("seed %d", seed).isEqualTo(most);
      }
    }
  }

  /** In a maze in which a target can be reached by no, one or several shifts from somewhere. */
  @Test
  void valuesFollowFromWaysAndSteps() {
    var crossroads = new Crossroads();
    var ways = new Ways();
    int[] threat = {0, 160, 288, 390, 472, 538, 590, 632, 666, 693, 714, 731, 745};
    for (long seed = 0; seed < 30; seed++) {
      crossroads.look(game.start(new SplitMix(seed)).maze());
      for (var treasure : Treasure.ALL) {
        ways.count(crossroads, treasure.square());
        for (int square = 0; square < Square.COUNT; square++) {
          int open = ways.from(square);
          int far = 10 * Distance.CIRCULAR.between(square, treasure.square());
          var quest = new Quest(treasure.square(), false);
          var last = new Quest(treasure.square(), true);
          long here = Square.bit(square);
          assertThat(SeekerValue.toMove(quest, ways, square))
              .isEqualTo((open == 0 ? 0 : 900 + 20 * open) - far);
          assertThat(SeekerValue.toMove(last, ways, square))
              .isEqualTo((open == 0 ? 0 : 250_000 + 20 * open) - far);
          assertThat(SeekerValue.moved(quest, ways, here)).isEqualTo(threat[open] - far);
          assertThat(SeekerValue.moved(last, ways, here)).isEqualTo(2 * threat[open] - far);
        }
      }
    }
  }

  @Tag("slow")
  @Test
  void itBeatsTheBestHeuristic() {
    int won = 0;
    int games = 40;
    for (int number = 0; number < games; number++) {
      var position = new Labyrinth().start(new SplitMix(number / 2));
      var side = number % 2 == 0 ? Side.FIRST : Side.SECOND;
      var opponent = new TwoStep(Distance.CIRCULAR, 0.5, 0.25);
      while (!position.over()) {
        int move =
            position.toMove() == side
                ? seeker.choose(position, Limit.NONE)
                : opponent.choose(position, Limit.NONE);
        position = position.play(move);
      }
      won += position.outcome().resultFor(side) > 0 ? 1 : 0;
    }
    assertThat(won).isGreaterThanOrEqualTo(34); // 85 %
  }
}
