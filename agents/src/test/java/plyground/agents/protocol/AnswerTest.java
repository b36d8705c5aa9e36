package plyground.agents.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.SplitMix;
import tools.jackson.core.JacksonException;

final class AnswerTest {
  private static final String WHOLE =
      "{\"move\":\"b2\",\"value\":-1.5,\"moves\":[{\"move\":\"a1\",\"value\":2}],"
          + "\"depth\":3,\"nodes\":77,\"comment\":{\"a\":[1,{}]}}";

  @Test
  void everythingIsRead() {
    var answer = Answer.read(WHOLE);
    assertThat(answer)
        .isEqualTo(new Answer("b2", -1.5, List.of(new Answer.Option("a1", 2)), 3, 77, null));
  }

  @Test
  void movesMayBeNumbersOrLists() {
    assertThat(Answer.read("{\"move\":5}").move()).isEqualTo("5");
    assertThat(Answer.read("{\"move\":[1,2]}").move()).isEqualTo("[1,2]");
  }

  @Test
  void whatIsNullIsNotSaid() {
    String nulls =
        "{\"move\":null,\"value\":null,\"moves\":null,\"depth\":null,\"nodes\":null,"
            + "\"error\":null}";
    assertThat(Answer.read(nulls)).isEqualTo(Answer.read("{}"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "b2",
        "[]",
        "null",
        "{",
        "{\"move\"",
        "{\"moves\":5}",
        "{\"moves\":{\"a\":1}}",
        "{\"moves\":[5]}",
        "{\"moves\":[null]}",
        "{\"move\":{\"a\":1}}",
        "{\"move\":[[1]]}",
        "{\"depth\":1e99}",
        "{\"depth\":\"3\"}",
        "{\"nodes\":[]}",
        "{\"value\":\"high\"}",
        "{\"value\":NaN}",
        "{\"value\":1e999}",
        "{\"error\":[\"a\"]}",
        "{\"move\":\"b2\"} {\"move\":\"b2\"}",
        "{\"move\":\"b2\"} and more",
      })
  void whatIsNoAnswerIsSaidToBeNone(String line) {
    assertThatThrownBy(() -> Answer.read(line)).satisfies(AnswerTest::expected);
  }

  @Test
  void noLineBreaksTheReader() {
    var random = new SplitMix(7);
    String signs = "{}[]\":,5-e.nulltrue\\ab2 ";
    for (int i = 0; i < 50_000; i++) {
      var line = new StringBuilder(WHOLE);
      for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
        int at = random.nextInt(line.length());
        line.replace(at, at + random.nextInt(3), "" + signs.charAt(random.nextInt(signs.length())));
      }
      try {
        assertThat(Answer.read(line.toString())).isNotNull();
      } catch (RuntimeException refused) {
        assertThat(refused).as(line.toString()).satisfies(AnswerTest::expected);
      }
    }
  }

  private static void expected(Throwable refused) {
    assertThat(refused).isInstanceOfAny(JacksonException.class, IllegalArgumentException.class);
  }
}
