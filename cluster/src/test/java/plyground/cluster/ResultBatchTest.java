package plyground.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.record.GameSummary.Cost;
import plyground.arena.record.Transcript;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.agent.Fault;

final class ResultBatchTest {
  private static final Cost COST = new Cost(2, 3_000_000_000L, 4_000_000_000L, 5);

  private static Transcript game(int number, String moves, Outcome outcome, Fault... fault) {
    return new Transcript(
        new ScheduledGame(number, 1, 0, 3, 1L << 52),
        "... x",
        moves,
        "1 2",
        "",
        outcome,
        fault.length == 0 ? null : fault[0],
        9,
        77,
        COST,
        Cost.NONE,
        Side.SECOND,
        -5);
  }

  @Test
  void gamesComeHomeAsTheyLeft() {
    var games =
        List.of(
            game(0, "", Outcome.draw(0, "kein Zug möglich")),
            game(1, "5 1 9", Outcome.win(Side.SECOND, -3, "line")),
            game(2, "12 ".repeat(100_000), Outcome.win(Side.FIRST, 1, "x"), Fault.CRASH));
    var batch = new ResultBatch(1_500_000_000, games);
    assertThat(ResultBatch.unwrap(batch.wrap())).isEqualTo(batch);
    assertThat(batch.pace()).isEqualTo(2);
  }
}
