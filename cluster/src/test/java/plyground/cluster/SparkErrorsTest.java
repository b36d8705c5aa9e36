package plyground.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class SparkErrorsTest {
  private static final String LOST =
      "Job aborted due to stage failure: Task 0 in stage 0.0 failed 4 times, most recent failure:"
          + " Lost task 0.3 in stage 0.0 (TID 3) (10.0.0.7 executor 1): ";

  private static String line(String message) {
    return SparkErrors.of(new Master("spark://m:7077"), new IllegalStateException(message))
        .message();
  }

  @Test
  void anOldJavaIsNamedWithItsHost() {
    assertThat(line(LOST + "java.lang.UnsupportedClassVersionError: plyground/x\n\tat a.b(C)"))
        .isEqualTo(
            "cluster spark://m:7077: the Java on 10.0.0.7 is too old; expected JDK 25 on every"
                + " worker");
  }

  @Test
  void anotherSparkIsNamedToo() {
    assertThat(line(LOST + "java.io.InvalidClassException: local class incompatible"))
        .contains("10.0.0.7 is of another version", "expected Spark 4.");
  }

  @Test
  void whatIsOursIsSaidAsItIs() {
    assertThat(line(LOST + "plyground.core.InputException: no game 'x'\n\tat plyground.core.A"))
        .isEqualTo("cluster spark://m:7077: no game 'x' (on 10.0.0.7)");
  }

  @Test
  void everythingElseIsOneLine() {
    assertThat(line("first\nsecond")).endsWith("first").doesNotContain("\n");
    assertThat(SparkErrors.brief("x".repeat(1000))).hasSizeLessThan(300);
    assertThat(SparkErrors.brief(null)).isEqualTo("null");
  }
}
