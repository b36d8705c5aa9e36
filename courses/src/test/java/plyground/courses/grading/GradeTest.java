package plyground.courses.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.courses.Runs;
import tools.jackson.databind.json.JsonMapper;

/** Whole hand-ins marked by the command. */
final class GradeTest {
  private static final Path RESOURCES = Path.of("src/test/resources/plyground/courses/grading");

  @TempDir Path folder;

  /** The remarks by student, after the score. */
  private Map<String, String> grade(String assignment, Path submissions) {
    return grade(assignment, submissions, RESOURCES.resolve(assignment + "-rubric.json"));
  }

  /** Those of who never answers one thing: they are not waited for, and asked nothing else. */
  private Map<String, String> gradeInHaste(String assignment, Path submissions, String criterion)
      throws IOException {
    var rubric = RESOURCES.resolve(assignment + "-rubric.json");
    var whole = JsonMapper.shared().readTree(Files.readString(rubric));
    String asked =
        whole
            .path("criteria")
            .valueStream()
            .filter(each -> each.path("name").asString().equals(criterion))
            .map(Object::toString)
            .findFirst()
            .orElseThrow();
    var hasty =
        Files.writeString(
            folder.resolve("hasty.json"),
            """
            { "assignment": "%s", "file": "%s", "seed": 3,
              "limits": { "startup": "30s", "move": "400ms", "processes": 32 },
              "criteria": [ %s ] }
            """
                .formatted(assignment, whole.path("file").asString(), asked));
    var marks = grade(assignment, submissions, hasty);
    assertThat(marks).isNotEmpty();
    return marks;
  }

  private Map<String, String> grade(String assignment, Path submissions, Path rubric) {
    var run =
        Runs.of(
            "grade",
            assignment,
            submissions.toString(),
            "--rubric",
            rubric.toString(),
            "--out",
            folder.resolve("marks").toString(),
            "--threads",
            "4",
            "--json");
    assertThat(run.code()).as(run.err()).isZero();
    var remarks = new LinkedHashMap<String, String>();
    run.out()
        .lines()
        .map(line -> JsonMapper.shared().readTree(line))
        .forEach(
            json ->
                remarks.put(
                    json.path("student").asString(),
                    json.path("score").asDouble() + " " + json.path("remarks").asString()));
    return remarks;
  }

  /** The right file with one mistake each. */
  private Path mistaken(String right, String mistakes) throws IOException {
    var students = folder.resolve(mistakes);
    HandIns.like(RESOURCES.resolve(right), students).write(RESOURCES.resolve(mistakes + ".txt"));
    return students;
  }

  @Test
  @Tag("prolog")
  @Tag("slow")
  void marksWhatIsThere() {
    var marks = grade("war-of-life", RESOURCES.resolve("war-of-life"));
    assertThat(marks.get("right")).isEqualTo("100.0 ");
    assertThat(marks.get("single")).isEqualTo("100.0 ");
    assertThat(marks.get("stubs")).matches("[0-5]\\.0 .*");
    assertThat(marks.get("unreadable")).startsWith("0.0 ").contains("my_wol.pl, line 1: Syntax");
    assertThat(marks.get("nothing")).startsWith("0.0 There is no my_wol.pl in it");
    var games = grade("othello", RESOURCES.resolve("othello"));
    assertThat(games.get("right")).isEqualTo("100.0 ");
    assertThat(games.get("stubs")).startsWith("0.0 ");
  }

  /** Modules, other endings, line ends and alphabets: none of it is a mistake in the program. */
  @Test
  @Tag("prolog")
  void unusualFilesAreMarkedAsTheyRun() throws IOException {
    String right = Files.readString(RESOURCES.resolve("war-of-life/right/my_wol.pl"));
    String exports = "bloodlust/4,self_preservation/4,land_grab/4,minimax/4,test_strategy/3";
    write("module/my_wol.pl", ":- module(my_wol, [" + exports + "]).\n" + right);
    write("windows/My Work/my_wol.pl", "\uFEFF" + right.replace("\n", "\r\n"));
    write("ending/my_wol.pl.txt", right);
    write("twice/a/my_wol.pl", right);
    write("twice/b/my_wol.pl", "stub.");
    var rubric =
        Files.writeString(
            folder.resolve("short.json"),
            """
            { "assignment": "war-of-life", "file": "my_wol.pl", "seed": 5,
              "criteria": [ { "name": "bloodlust", "kind": "strategy", "predicate": "bloodlust",
                              "positions": 4, "points": 10 } ] }
            """);
    var marks = grade("war-of-life", folder.resolve("unusual"), rubric);
    assertThat(marks)
        .containsEntry("module", "10.0 ")
        .containsEntry("windows", "10.0 ")
        .containsEntry(
            "ending", "10.0 handing in the file is called my_wol.pl.txt; expected my_wol.pl")
        .containsEntry(
            "twice", "10.0 handing in there are 2 files of that name; marked is a/my_wol.pl");
  }

  private void write(String name, String text) throws IOException {
    var file = folder.resolve("unusual").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  @Test
  @Tag("prolog")
  @Tag("slow")
  void faultsOfTheReferenceCostNobodyPoints() throws IOException {
    String rubric = Files.readString(RESOURCES.resolve("war-of-life-rubric.json"));
    String broken =
        rubric.replace("\"opponent\": \"random\"", "\"opponent\": \"process:command=false\"");
    assertThat(broken).isNotEqualTo(rubric);
    var file = Files.writeString(folder.resolve("broken.json"), broken);
    var marks = grade("war-of-life", RESOURCES.resolve("war-of-life"), file);
    assertThat(marks.get("right")).startsWith("100.0 ");
    assertThat(Files.readString(folder.resolve("marks/right/page.md")))
        .contains("The reference failed in", "A fault of the reference: ");
  }

  @Test
  @Tag("prolog")
  @Tag("slow")
  void recognisesWhatIsWrongWithStrategies() throws IOException {
    var marks =
        grade("war-of-life", mistaken("war-of-life/right/my_wol.pl", "war-of-life-mistakes"));
    assertThat(marks.get("ties_last")).isEqualTo("100.0 ");
    assertThat(marks.get("inverted")).startsWith("5.0 ").contains("the sign is inverted");
    assertThat(marks.get("shallow")).contains("minimax", "it looks one ply ahead");
    assertThat(marks.get("no_crank_after_reply")).contains("does not turn the crank after the rep");
    assertThat(marks.get("late_crank")).contains("not turned between its move and the reply");
    assertThat(marks.get("friendly")).contains("the other's reply to be the best for itself");
    assertThat(marks.get("uncranked")).contains("as if the crank were not turned");
    assertThat(marks.get("always_blue")).contains("it counts for blue when it plays red");
    assertThat(marks.get("stub_figures")).contains("test_strategy/3 did not play ");
    assertThat(marks.get("figures"))
        .contains("test_strategy 4/7: the number of draws: a stalemate or an exhausted game is not")
        .contains("the longest game that was not exhausted: exhausted games count");
    assertThat(Files.readString(folder.resolve("marks/figures/page.md")))
        .contains("exhausted games count for the longest", "the time of all games, not of one");
    assertThat(marks.get("loud")).contains("prints nothing its predicates print (");
    assertThat(marks.get("verbose")).contains("it calls play(verbose, ...) (line ");
    assertThat(marks.get("cranked_board")).contains("the crank is turned already");
    assertThat(marks.get("forks")).contains("bloodlust 0/6: my_wol.pl had more than 32 processes");
    assertThat(marks.get("crashes"))
        .contains("does not define test_strategy/3", "self_preservation/4 failed")
        .contains("`diff/2' is not a function");
    assertThat(Files.readString(folder.resolve("marks/ties_last/page.md")))
        .contains("# ties_last: 100 of 100", "It takes the last of equally good moves.");
    assertThat(Files.readString(folder.resolve("marks/friendly/page.md")))
        .contains("**Recognised**: it takes the other's reply", " +--------+", "where right is");
  }

  @Test
  @Tag("prolog")
  @Tag("slow")
  void recognisesWhatIsWrongWithThePredicates() throws IOException {
    var marks = grade("othello", mistaken("othello/right/othello.pl", "othello-mistakes"));
    assertThat(marks.get("pass_ignored"))
        .contains("the pass is ignored: it gives []", "a pass is ignored: it ends the game");
    assertThat(marks.get("inverted"))
        .contains("winner", "the player with fewer stones wins", "a win of player 1 is worth less");
    assertThat(marks.get("orthogonal")).contains("it does not see diagonals");
    assertThat(marks.get("unsorted")).contains("it lists the moves column by column");
    assertThat(marks.get("turns_nothing")).contains("places the stone and turns nothing");
    assertThat(marks.get("any_square"))
        .contains("it always accepts a pass, and it accepts any empty square");
    assertThat(marks.get("partial")).contains("Unknown procedure: tie/1");
    assertThat(marks.get("column_row")).contains("it writes [column,row]");
    assertThat(marks.get("constant_h")).startsWith("80.0 ").contains("h 16/24: it is always 0");
    assertThat(marks.get("duplicates")).contains("it lists moves more than once");
    assertThat(marks.get("mid_game_ties")).contains("it calls a tie before the game is over");
    assertThat(marks.get("mid_game_wins")).contains("it names a winner before the game is over");
    assertThat(marks.get("never_tie")).startsWith("90.0 ").contains("it always fails");
    assertThat(marks.get("nearest_only")).contains("only the stone beside the new one");
    assertThat(marks.get("one_direction")).contains("it turns stones in one direction only");
    assertThat(marks.get("reached")).contains("a value reaches a bound");
    assertThat(marks.get("reversed")).contains("it lists the moves in reverse order");
    assertThat(marks.get("same_player")).contains("the same player goes on");
    assertThat(marks.get("shuffled")).contains("it does not sort the moves");
    assertThat(marks.get("prints")).contains("prints nothing its predicates print (");
    assertThat(marks.get("loads")).contains("loads no other file it loads helpers (line 5)");
    String ties = Files.readString(folder.resolve("marks/never_tie/page.md"));
    assertThat(ties.substring(ties.indexOf("tie(State)."), ties.indexOf("it answered")))
        .as("two stones are the smallest tie")
        .containsOnlyOnce("1")
        .containsOnlyOnce("2");
  }

  @Test
  @Tag("prolog")
  @Tag("slow")
  void waitsForNobodyForEver() throws IOException {
    var endless = mistaken("war-of-life/right/my_wol.pl", "war-of-life-endless");
    var wars = gradeInHaste("war-of-life", endless, "bloodlust");
    assertThat(wars.get("hangs")).contains("bloodlust 0/6: my_wol.pl did not answer within");
    assertThat(wars.get("floods")).contains("bloodlust 0/6: my_wol.pl did not answer within");
    var boards =
        gradeInHaste("othello", mistaken("othello/right/othello.pl", "othello-endless"), "tie");
    assertThat(boards.get("hangs")).contains("tie 0/", "did not answer within");
  }

  private void handIn(String student, String readme) throws IOException {
    var place = Files.createDirectories(folder.resolve("war").resolve(student));
    Files.writeString(place.resolve("readme.txt"), readme);
  }

  @Test
  void goesOnWhereItWas() throws IOException {
    handIn("one", "no war");
    handIn("two", "no war");
    var first = grade("war", folder.resolve("war"));
    var results = folder.resolve("marks/one/results.json");
    var json = JsonMapper.shared().readTree(Files.readString(results));
    assertThat(json.path("tests").path(0).path("max_score").asDouble()).isPositive();
    assertThat(json.path("tests").path(0).path("status").asString()).isEqualTo("failed");
    assertThat(json.path("leaderboard").path(0).path("name").asString()).isEqualTo("points");
    var time = Files.getLastModifiedTime(results);
    Files.delete(folder.resolve("marks/two/results.json"));
    assertThat(grade("war", folder.resolve("war"))).isEqualTo(first);
    assertThat(Files.getLastModifiedTime(results)).isEqualTo(time);
    assertThat(folder.resolve("marks/two/results.json")).exists();
    handIn("one", "no peace");
    grade("war", folder.resolve("war"));
    assertThat(Files.getLastModifiedTime(results)).isNotEqualTo(time);
    assertThat(Files.readString(folder.resolve("marks/table.md"))).contains("[one](one/page.md)");
    assertThat(Files.readString(folder.resolve("marks/table.csv"))).startsWith("student,points,");
  }
}
