package plyground.games.labyrinth;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import plyground.core.LegalMoves;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Stop;
import plyground.core.search.Trace;

final class DeepSeekerTest {
  private final Labyrinth game = new Labyrinth(new Labyrinth.Options(false, 2, 1000));

  private List<LabyrinthPosition> positions() {
    var all = new ArrayList<LabyrinthPosition>();
    for (long seed = 0; all.size() < 12; seed++) {
      var random = new SplitMix(seed);
      var position = game.start(random);
      for (int ply = 0; ply < 40 && !position.over(); ply++) {
        int[] moves = LegalMoves.of(game, position);
        position = position.play(moves[random.nextInt(moves.length)]);
      }
      if (!position.over()) {
        all.add(position);
      }
    }
    return all;
  }

  private static Result ask(int candidates, LabyrinthPosition position) {
    return new DeepSeeker(candidates, Limit.NONE).consider(position, Limit.NONE, Trace.NONE);
  }

  @Test
  void oneCandidateIsTheSeekersMove() {
    for (var position : positions()) {
      int move = new Seeker().choose(position, Limit.NONE);
      assertThat(ask(1, position).move()).isEqualTo(move);
      assertThat(new DeepSeeker(1, Limit.NONE).choose(position, Limit.NONE)).isEqualTo(move);
    }
  }

  @Test
  void aMoveThatWinsIsWorthWhatItIs() {
    int won = 0;
    for (long seed = 0; seed < 200 && won < 3; seed++) {
      var position = new Played(game).after(seed, 60 + (int) seed % 2);
      var next = position.play(Played.towards(position, LegalMoves.of(game, position)));
      if (next.home(position.mover())) {
        won++;
        assertThat(ask(2, position).value()).isEqualTo(SeekerValue.WIN);
      }
    }
    assertThat(won).isEqualTo(3);
  }

  @Test
  void itCountsTheMazesOfAllItsLooks() {
    var position = positions().getFirst();
    var first = new Seeker().consider(position, Limit.NONE, Trace.NONE);
    long mazes = first.nodes();
    for (var each : ask(3, position).moves()) {
      var again = new Seeker();
      again.choose(position.play(each.move()), Limit.NONE);
      mazes += again.mazes();
    }
    assertThat(ask(3, position).nodes()).isEqualTo(mazes);
    assertThat(
            new DeepSeeker(3, Limit.NONE)
                .consider(position, Limit.nodes(first.nodes() + 1), Trace.NONE)
                .moves())
        .hasSize(1);
    assertThat(
            new DeepSeeker(3, Limit.NONE)
                .consider(position, Limit.time(Duration.ofHours(1)), Trace.NONE)
                .moves())
        .hasSize(3);
  }

  /** Own opinion and the opponent's, found by the seeker on either side of the move. */
  @Test
  void aMoveIsWorthTheMeanOfBothOpinions() {
    int undecided = 0;
    for (var position : positions()) {
      var first = new Seeker().consider(position, Limit.NONE, Trace.NONE).moves();
      var sorted = new ArrayList<>(first);
      sorted.sort(Comparator.comparingDouble(MoveValue::value).reversed());
      var result = ask(5, position);
      assertThat(result.moves().stream().map(MoveValue::move))
          .containsExactlyElementsOf(sorted.stream().limit(5).map(MoveValue::move).toList());
      for (int i = 0; i < result.moves().size(); i++) {
        var each = result.moves().get(i);
        var next = position.play(each.move());
        double before = sorted.get(i).value();
        if (next.over()) {
          assertThat(each.value()).isEqualTo(before);
          continue;
        }
        var answers = new Seeker().consider(next, Limit.NONE, Trace.NONE).moves();
        double his = answers.stream().mapToDouble(MoveValue::value).max().orElseThrow();
        var side = position.toMove();
        double after = 1000.0 * (next.found(side) - position.found(side)) - his;
        if (Math.abs(before) < 100_000 && Math.abs(after) < 100_000) {
          undecided++;
          assertThat(each.value()).isEqualTo((before + after) / 2);
        } else {
          assertThat(each.value()).isEqualTo(after);
        }
      }
      double best = result.moves().stream().mapToDouble(MoveValue::value).max().orElseThrow();
      assertThat(result.value()).isEqualTo(best);
    }
    assertThat(undecided).isGreaterThan(20);
  }

  @Test
  void whereALimitIsSpentTheMovesLookedAtDecide() {
    var position = positions().getFirst();
    var raised = new Stop();
    raised.raise();
    for (var limit :
        List.of(Limit.nodes(1), Limit.time(Duration.ZERO), Limit.NONE.withStop(raised))) {
      var deep = new DeepSeeker(9, Limit.NONE);
      var result = deep.consider(position, limit, Trace.NONE);
      assertThat(result.moves()).hasSize(1);
      assertThat(result.move()).isEqualTo(ask(1, position).move());
      assertThat(new DeepSeeker(9, limit).consider(position, Limit.NONE, Trace.NONE))
          .isEqualTo(result);
    }
  }
}
