package plyground.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;

final class LimitParametersTest {
  private static final List<Parameter> ALL =
      List.of(
          Parameter.whole("depth", 1, 99, "", "plies"),
          LimitParameters.NODES,
          LimitParameters.TIME);

  @Test
  void whatIsSetIsLimited() {
    var given = Map.of("depth", "3", "nodes", "500", "time", "2s");
    assertThat(LimitParameters.of(new Settings(ALL, given)))
        .isEqualTo(Limit.depth(3).withNodes(500).withTime(Duration.ofSeconds(2)));
  }

  @Test
  void theRestIsOpen() {
    assertThat(LimitParameters.of(new Settings(ALL, Map.of()))).isEqualTo(Limit.NONE);
    assertThat(LimitParameters.of(new Settings(List.of(), Map.of()))).isEqualTo(Limit.NONE);
    assertThat(LimitParameters.of(new Settings(ALL, Map.of("time", "1s"))))
        .isEqualTo(Limit.time(Duration.ofSeconds(1)));
  }

  @Test
  void aTraceListensUnlessNobodyDoes() {
    assertThat(Trace.NONE.listens()).isFalse();
    assertThat(new Trace() {}.listens()).isTrue();
  }

  @Test
  void aBareChoiceKnowsNothingElse() {
    assertThat(Result.of(7)).isEqualTo(new Result(7, null, List.of(), 0, 1, false));
  }
}
