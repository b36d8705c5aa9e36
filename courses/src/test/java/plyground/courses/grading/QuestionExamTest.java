package plyground.courses.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a student is shown of an answer that was wrong. */
final class QuestionExamTest {
  @Test
  void boardsAreDrawnARowALine() {
    assertThat(QuestionExam.drawn("...12./....../..12../..21../....../...... 2"))
        .isEqualTo("...12.\n......\n..12..\n..21..\n......\n......\nplayer 2");
    for (String text : List.of("[[1,2],[3,4]]", "1/1", "no", " 1", "1/2/1/2 1")) {
      assertThat(QuestionExam.drawn(text)).isEqualTo(text);
    }
  }
}
