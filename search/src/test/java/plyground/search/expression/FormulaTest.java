package plyground.search.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.core.InputException;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.spi.FeatureDescriptor;

/** Formulas mean what their description says, and what is no formula is told where. */
final class FormulaTest {
  /** A side has 7 discs, the other 3. */
  private record Counter(Side toMove) implements Position<Counter> {
    @Override
    public int moves(int[] into, int from) {
      return from;
    }

    @Override
    public boolean over() {
      return true;
    }

    @Override
    public Counter play(int move) {
      return this;
    }

    @Override
    public Outcome outcome() {
      return Outcome.draw(0, "none");
    }

    @Override
    public long key() {
      return 0;
    }
  }

  private static final List<FeatureDescriptor<Counter>> FEATURES =
      List.of(
          new FeatureDescriptor<>(
              "discs", "discs", "disc", "discs", (_, side) -> side == Side.FIRST ? 7 : 3),
          FeatureDescriptor.shared("phase", "phase", "percent", "percent", _ -> 40));

  private static int value(String formula, Side side) {
    return Formula.of(formula, FEATURES).evaluate(new Counter(side));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 + 2 * 3 | 7",
        "(1 + 2) * 3 | 9",
        "10 - 4 - 3 | 3",
        "-7 / 2 | -3",
        "7 / -2 | -3",
        "7 / 0 | 0",
        "--5 | 5",
        "discs - opponent.discs | 4",
        "min(discs, opponent.discs) | 3",
        "max(discs, phase) | 40",
        "abs(opponent.discs - discs) | 4",
        "if(phase < 50, 2 * discs, -1) | 14",
        "if(phase >= 41, 1, 2) | 2",
        "(discs = 7) + (discs == 7) + (discs != 7) | 2",
        "(discs <= 7) * 10 + (discs > 7) | 10",
        "999999999 * 999999999 | 999999",
        "999999999 * 999999999 - 999999999 | 0",
        "-999999999 - 999999999 + 999999990 | -9",
        "2000000 | 999999",
      })
  void valuesAreExact(String formula, int expected) {
    assertThat(value(formula, Side.FIRST)).isEqualTo(expected);
  }

  @Test
  void blanksAndLinesMeanNothing() {
    assertThat(value("\t3\n+ 4 ", Side.FIRST)).isEqualTo(7);
  }

  @Test
  void itIsTheSideToMoveThatHasTheNames() {
    assertThat(value("discs - opponent.discs", Side.SECOND)).isEqualTo(-4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | character 1: expected a number",
        "1 + | character 4: expected a number",
        "1 + disks | character 5: no feature 'disks'; did you mean: discs?",
        "opponent.moves | character 1: no feature 'moves'",
        "exec(1) | character 1: no function 'exec'",
        "2 * min(1) | character 5: min takes 2 values, not 1",
        "(1 | character 3: expected )",
        "1 2 | character 3: expected an operator",
        "0.5 * discs | character 2: only whole numbers",
        "1 + 1234567890 | character 5: number 1234567890",
        "1 < 2 < 3 | character 7: expected an operator",
        "discs; halt | character 6: expected an operator",
      })
  void mistakesHaveAPlace(String formula, String complaint) {
    assertThatThrownBy(() -> value(formula, Side.FIRST))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(complaint);
  }

  @Test
  void lengthDepthAndCostAreBounded() {
    assertThatThrownBy(() -> value("(".repeat(60) + "1", Side.FIRST))
        .hasMessageContaining("nested more than 40 deep");
    assertThatThrownBy(() -> value("-".repeat(60) + "1", Side.FIRST))
        .hasMessageContaining("nested more than 40 deep");
    assertThatThrownBy(() -> value("1" + "+1".repeat(300), Side.FIRST))
        .hasMessageContaining("more than 300 parts");
    assertThatThrownBy(() -> value(" ".repeat(3000), Side.FIRST))
        .hasMessageContaining("expected at most 2000");
  }
}
