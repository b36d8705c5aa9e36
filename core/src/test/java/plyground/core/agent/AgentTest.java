package plyground.core.agent;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plyground.core.Nim.Heap;
import plyground.core.Side;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;

final class AgentTest {
  @Test
  void whoOnlyChoosesIsConsideredAndAnalysedByThatChoice() throws AgentException {
    Agent<Heap> two = (_, _) -> 2;
    var heap = new Heap(5, Side.FIRST);
    assertThat(two.consider(heap, Limit.NONE, Trace.NONE)).isEqualTo(Result.of(2));
    assertThat(two.analyse(heap, Limit.NONE, Trace.NONE)).isEqualTo(Result.of(2));
  }

  @Test
  void faultsHaveTheNamesThatRecordsWrite() {
    assertThat(Fault.values())
        .extracting(Fault::toString)
        .containsExactly("crash", "time-out", "illegal move", "protocol error");
    assertThat(new AgentException(Fault.PROTOCOL, "two moves").fault()).isEqualTo(Fault.PROTOCOL);
  }
}
