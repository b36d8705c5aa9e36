package plyground.games.labyrinth;

import static org.assertj.core.api.Assertions.assertThat;

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
    for (long seed = 0; compared < 400 && seed < 200; seed++) {
      var random = new SplitMix(seed);
      var position = game.start(random);
      for (int ply = 0; ply < 60 && !position.over(); ply++) {
        int[] moves = LegalMoves.of(game, position);
        position = position.play(moves[random.nextInt(moves.length)]);
      }
      if (!position.over() && LegalMoves.of(game, position).length <= 40) {
        compared += compare(seed, game.parse(game.format(position)));
      }
    }
    assertThat(compared).isGreaterThan(200);
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
