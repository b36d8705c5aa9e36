package plyground.web.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.core.InputException;

/** Lessons as lecturers write them: the shipped ones, own ones, and mistakes with their lines. */
final class LessonsTest {
  @TempDir Path folder = Path.of("");

  @Test
  void theShippedOnesParse() {
    assertThat(new Lessons(null).all())
        .isNotEmpty()
        .allSatisfy(
            lesson -> {
              assertThat(lesson.summary()).isNotEmpty();
              assertThat(lesson.minutes()).isBetween(2, 5);
              assertThat(lesson.html()).contains("class=\"activity\"");
            });
  }

  @Test
  void ownOnesReplaceShippedOnesOrComeLast() throws IOException {
    Files.writeString(folder.resolve("minimax-by-hand.md"), "# Mine\n\ntext");
    Files.writeString(folder.resolve("another.md"), "# Another\nminutes: 2\n\n<b>bold</b>");
    var lessons = new Lessons(folder);
    assertThat(lessons.named("minimax-by-hand").orElseThrow().title()).isEqualTo("Mine");
    assertThat(lessons.all().stream().toList().getLast())
        .isEqualTo(lessons.named("another").orElseThrow());
    assertThat(lessons.named("another").orElseThrow().html()).contains("&lt;b&gt;bold");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "text | 1: expected the title",
        "# T~minutes: many | 2: minutes: expected a number",
        "# T~colour: red | 2: expected summary, minutes or games",
        "# T~~text~~```quizz~x: y~``` | 5: no activity 'quizz'",
        "# T~~```quiz~task: x~colour: red~``` | 5: expected 'key: value' with one of the keys",
        "# T~~```minimax~task: x~``` | 3: the activity 'minimax' needs a line 'agent: ...'",
      })
  void aMistakeIsOneLineWithFileAndLine(String text, String complaint) throws IOException {
    var file = Files.writeString(folder.resolve("bad.md"), text.replace('~', '\n'));
    assertThatThrownBy(() -> new Lessons(folder))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(file + ":" + complaint);
  }
}
