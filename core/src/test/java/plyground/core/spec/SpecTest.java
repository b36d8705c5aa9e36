package plyground.core.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.core.InputException;
import plyground.core.SplitMix;

final class SpecTest {
  @Test
  void namesWithAndWithoutParameters() {
    assertThat(Spec.parse("h5")).isEqualTo(new Spec("h5", Map.of()));
    assertThat(Spec.parse("othello:size=8").parameters()).containsExactly(Map.entry("size", "8"));
    assertThat(Spec.parse("alphabeta:depth=5,eval=disc").parameters())
        .containsExactly(Map.entry("depth", "5"), Map.entry("eval", "disc"));
  }

  @Test
  void quotesHoldAnything() {
    var spec = Spec.parse("process:command=\"python3 bot.py, a:b \\\"c\\\" \\\\\",time=1s");
    assertThat(spec.parameters())
        .containsEntry("command", "python3 bot.py, a:b \"c\" \\")
        .containsEntry("time", "1s");
  }

  @Test
  void whatIsPrintedIsReadBack() {
    var random = new SplitMix(11);
    var pieces = List.of("a", "b c", ",", ":", "\"", "\\", "=", "7", ".pl");
    for (int round = 0; round < 2_000; round++) {
      var value = new StringBuilder("x");
      for (int i = random.nextInt(5); i > 0; i--) {
        value.append(pieces.get(random.nextInt(pieces.size())));
      }
      var spec = new Spec("agent", Map.of("key", value.append("y").toString()));
      assertThat(Spec.parse(spec.toString())).as("round %d", round).isEqualTo(spec);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          :a=1        | ':a=1' begins without a name; expected name:key=value,...
          pvs:        | 'pvs:', character 5: expected key=value
          pvs:depth   | 'pvs:depth', character 5: expected key=value
          pvs:=4      | 'pvs:=4', character 5: expected key=value
          pvs:a=1,    | 'pvs:a=1,', character 9: expected key=value
          pvs:a=1,a=2 | 'pvs:a=1,a=2' gives 'a' twice
          p:c="x      | 'p:c="x', character 5: this quote is never closed
          p:c="x"y    | 'p:c="x"y', character 8: expected a comma after the quote
          """)
  void brokenNamesAreExplained(String text, String complaint) {
    assertThatThrownBy(() -> Spec.parse(text))
        .isInstanceOf(InputException.class)
        .hasMessage(complaint);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          plain  | a:k=plain
          a,b    | a:k="a,b"
          a:b    | a:k="a:b"
          a"b    | a:k="a\\"b"
          a b    | a:k="a b"
          a=b\\c | a:k=a=b\\c
          """)
  void quotesStandOnlyWhereTheyAreNeeded(String value, String printed) {
    assertThat(new Spec("a", Map.of("k", value))).hasToString(printed);
  }

  @Test
  void blanksRoundWordsDoNotCount() {
    assertThat(Spec.parse(" pvs : depth = 4 , eval = disc "))
        .isEqualTo(new Spec("pvs", Map.of("depth", "4", "eval", "disc")));
    assertThat(Spec.parse("a:k=,l=2").parameters()).containsEntry("k", "").containsEntry("l", "2");
    assertThat(Spec.parse("a:k=").parameters()).containsEntry("k", "");
  }

  @Test
  void aBackslashAtTheEndOfAnOpenQuoteIsNoEscape() {
    assertThatThrownBy(() -> Spec.parse("p:c=\"x\\"))
        .hasMessageEndingWith("character 5: this quote is never closed");
    assertThatThrownBy(() -> Spec.parse("p:c=\""))
        .hasMessageEndingWith("character 5: this quote is never closed");
  }
}
