package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exercises made and marked from the command line. */
final class ExerciseCommandTest {
  private static final Pattern CODE = Pattern.compile("Code: ([\\w-]+)");
  private static final Pattern SOLUTION = Pattern.compile("Solution: ([^<]+)<");

  @TempDir Path folder;

  private String solutions(String... asked) throws IOException {
    var sheet = folder.resolve("sheet.html");
    var solved = folder.resolve("solved.html");
    var files = Stream.of("--out", sheet.toString(), "--solutions", solved.toString());
    var run =
        Runs.of(
            Stream.of(Stream.of("exercise", "make"), Stream.of(asked), files)
                .flatMap(each -> each)
                .toArray(String[]::new));
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(sheet).content().contains("<svg", "Code: ").doesNotContain("Solution:");
    return Files.readString(solved);
  }

  private static String first(Pattern pattern, String text) {
    var match = pattern.matcher(text);
    assertThat(match.find()).isTrue();
    return match.group(1);
  }

  @ParameterizedTest
  @CsvSource({
    "cuts, alphabeta:depth=3",
    "values, minimax:depth=3",
    "choice, alphabeta:depth=3",
    "count, alphabeta:depth=3"
  })
  void solutionsAreMarkedRightAndNothingIsMarkedWrong(String kind, String search)
      throws IOException {
    String solved = solutions("tic-tac-toe", "--kind", kind, "--search", search);
    String code = first(CODE, solved);
    var answers = folder.resolve("answers.csv");
    var results = folder.resolve("results.csv");
    Files.writeString(
        answers,
        "person,exercise,answer\nann,%s,%s\nbob,%s,\n"
            .formatted(code, first(SOLUTION, solved), code));
    var run = Runs.of("exercise", "mark", answers.toString(), "--out", results.toString());
    assertThat(run.err()).isEmpty();
    var lines = Files.readAllLines(results);
    assertThat(lines).hasSizeGreaterThan(2);
    assertThat(lines.stream().filter(each -> each.startsWith("ann,")))
        .isNotEmpty()
        .allMatch(each -> each.contains(",true,"));
    assertThat(lines.stream().filter(each -> each.startsWith("bob,")))
        .isNotEmpty()
        .allMatch(each -> each.contains(",false,"));
  }

  @Test
  void everybodyHasBoardsOfTheirOwn() throws IOException {
    var roster = folder.resolve("class.csv");
    Files.writeString(roster, "id,name\nann,Ann\nbob,Bob\n");
    String solved = solutions("othello", "--search", "alphabeta:depth=2", "--class", "" + roster);
    assertThat(solved).contains("Ann: Exercise 1", "Bob: Exercise 1");
    assertThat(CODE.matcher(solved).results().map(MatchResult::group).distinct()).hasSize(2);
    assertThat(solutions("othello", "--search", "alphabeta:depth=2", "--class", "" + roster))
        .isEqualTo(solved);
  }

  @Test
  void boardsAreLikeAModel() throws IOException {
    String[] asked = {"tic-tac-toe", "--search", "alphabeta:depth=2,eval=lines"};
    String like = "xo./.x./..o x";
    var arguments = Stream.concat(Stream.of(asked), Stream.of("--like", like, "--count", "3"));
    String solved = solutions(arguments.toArray(String[]::new));
    assertThat(CODE.matcher(solved).results().map(MatchResult::group).distinct()).hasSize(3);
    var both =
        Runs.of(
            "exercise", "make", "tic-tac-toe", "--like", like, "--position", like, "--out", "x");
    assertThat(both.code()).isEqualTo(2);
    assertThat(both.err()).contains("--like").hasLineCount(1);
  }

  @Test
  void gradescopeGetsAFileAPerson() throws IOException {
    String code = first(CODE, solutions("tic-tac-toe", "--kind", "count"));
    var answers = folder.resolve("answers.csv");
    Files.writeString(
        answers, "person,exercise,answer\nann,%s,1\nbob,%s,2\n".formatted(code, code));
    var out = folder.resolve("results.json");
    assertThat(Runs.of("exercise", "mark", "" + answers, "--out", "" + out).code()).isZero();
    assertThat(folder.resolve("ann.results.json"))
        .content()
        .contains("\"max_score\" : 1.0", "\"output\" : \"The search visits ");
    assertThat(folder.resolve("bob.results.json")).exists();
  }

  @Test
  void badInputIsOneLine() throws IOException {
    var out = folder.resolve("sheet.html").toString();
    var kind = Runs.of("exercise", "make", "tic-tac-toe", "--kind", "guess", "--out", out);
    assertThat(kind.code()).isEqualTo(2);
    assertThat(kind.err()).contains("--kind").contains("cuts, values, choice, count");
    var answers = Files.writeString(folder.resolve("a.csv"), "person,exercise,answer\nann,x,y\n");
    var mark = Runs.of("exercise", "mark", answers.toString(), "--out", out);
    assertThat(mark.code()).isEqualTo(2);
    assertThat(mark.err()).contains("line 2: 'x' is no exercise's code").hasLineCount(1);
  }
}
