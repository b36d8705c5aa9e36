package plyground.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BestPlayTest {
  private static Result proved(double value) {
    return new Result(3, value, List.of(), 5, 10, true);
  }

  @ParameterizedTest
  @CsvSource({
    "4, wins by 4 with best play",
    "-4, loses by 4 with best play",
    "1, wins with best play",
    "0, a draw with best play",
    "1000004, wins by 4 with best play",
    "-1000012, loses by 12 with best play"
  })
  void saysHowTheGameEnds(double value, String words) {
    assertThat(BestPlay.words(proved(value))).isEqualTo(words);
  }

  @Test
  void saysNothingOfGuesses() {
    assertThat(BestPlay.words(new Result(3, 4.0, List.of(), 5, 10, false))).isNull();
    assertThat(BestPlay.words(Result.of(3))).isNull();
  }
}
