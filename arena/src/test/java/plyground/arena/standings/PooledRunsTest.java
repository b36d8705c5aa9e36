package plyground.arena.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.ParallelRunner;
import plyground.arena.play.Tournament;
import plyground.arena.record.GameSummary;
import plyground.arena.stats.PairCounts;
import plyground.core.InputException;

final class PooledRunsTest {
  private static Plan match(int games, long seed, String... agents) {
    return new Plan(
        "tic-tac-toe",
        List.of(agents),
        Form.MATCH,
        games,
        seed,
        null,
        null,
        TimeControl.NONE,
        null);
  }

  private static List<GameSummary> games(Plan plan) {
    var games = new ArrayList<GameSummary>();
    var tournament = Tournament.open(Catalogue.load(MoveInput.NOBODY), plan);
    new ParallelRunner<>(tournament, false).run(1, games::add);
    return games;
  }

  /** As the player sees it who is named first in the whole pool. */
  private static long[] sum(long[] to, PairCounts pairs) {
    for (int i = 0; i < to.length; i++) {
      to[i] += pairs.count(i);
    }
    return to;
  }

  /** Half of a pair must wait for its other half, not for a game of another run. */
  @Test
  void runsOfDifferentStartsAreKeptApart() {
    var plans =
        List.of(
            match(2, 1, "random", "greedy"),
            match(20, 1, "random", "greedy"),
            match(20, 2, "greedy", "random"));
    var pooled = new PooledRuns(plans);
    long[] expected = new long[PairCounts.SCORES];
    for (int run = 0; run < plans.size(); run++) {
      var games = games(plans.get(run));
      // The second was stopped within a pair.
      var played = run == 1 ? games.subList(0, 9) : games;
      var alone = new Standings(plans.get(run));
      played.forEach(alone::add);
      sum(expected, run == 2 ? alone.pairs(1, 0) : alone.pairs(0, 1));
      assertThat(played).allMatch(pooled.reader(run));
    }
    var together = pooled.standings().evidence(0, 1);
    assertThat(together.played().toString()).isEqualTo(PairCounts.of(expected).toString());
    assertThat(together.played().pairs()).isEqualTo(1 + 4 + 10);
  }

  @Test
  void whatWasPlayedTwiceIsTheSameEvidence() {
    var plans = List.of(match(20, 1, "random", "greedy"), match(10, 1, "random", "greedy"));
    var pooled = new PooledRuns(plans);
    for (int run = 0; run < plans.size(); run++) {
      assertThat(games(plans.get(run))).allMatch(pooled.reader(run));
    }
    var together = pooled.standings().evidence(0, 1);
    assertThat(together.played().pairs()).isEqualTo(15);
    var alone = new Standings(plans.getFirst());
    games(plans.getFirst()).forEach(alone::add);
    assertThat(together.distinct()).isEqualTo(alone.evidence(0, 1).distinct());
  }

  @Test
  void onlyRunsThatCompareArePooled() {
    var one = match(2, 1, "random", "greedy");
    var oneSided =
        new Plan(
            "tic-tac-toe",
            List.of("random", "greedy"),
            Form.ONE_SIDED,
            2,
            1,
            null,
            null,
            TimeControl.NONE,
            null);
    assertThatThrownBy(() -> new PooledRuns(List.of(one, oneSided)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("seats were not swapped");
  }
}
