package plyground.courses.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.courses.Runs;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An {@code othello.pl} with what is handed in beside it, marked by the shipped rubric. */
@Tag("prolog")
final class OthelloHandInsTest {
  private static final Path RIGHT =
      Path.of("src/test/resources/plyground/courses/grading/othello/right/othello.pl");

  @TempDir Path folder = Path.of("");

  private void write(String name, String text) throws IOException {
    var file = folder.resolve("in").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private Map<String, JsonNode> marks(String... more) {
    var words = new ArrayList<String>();
    words.addAll(
        List.of(
            "grade",
            "othello",
            folder.resolve("in").toString(),
            "--out",
            folder.resolve("marks").toString(),
            "--threads",
            "2",
            "--seed",
            "3",
            "--json"));
    words.addAll(List.of(more));
    var run = Runs.of(words.toArray(String[]::new));
    assertThat(run.code()).as(run.err()).isZero();
    var marks = new HashMap<String, JsonNode>();
    run.out()
        .lines()
        .map(line -> JsonMapper.shared().readTree(line))
        .forEach(json -> marks.put(json.path("student").asString(), json));
    return marks;
  }

  /**
   * The shipped rubric with fewer games and shallower searches: what is told here needs no more.
   */
  private Path lighter() throws IOException {
    String shipped =
        new String(
            Objects.requireNonNull(
                    GradedAssignment.class.getResourceAsStream(
                        "/plyground/courses/othello/rubric.json"))
                .readAllBytes(),
            StandardCharsets.UTF_8);
    String light =
        shipped.replace("\"depth\": 3", "\"depth\": 1").replace("\"games\": 6", "\"games\": 2");
    assertThat(light).isNotEqualTo(shipped);
    return Files.writeString(folder.resolve("lighter.json"), light);
  }

  private static String item(JsonNode mark, String name) {
    for (var item : mark.path("items")) {
      if (item.path("item").asString().equals(name)) {
        return item.path("text").asString();
      }
    }
    return "";
  }

  /** Part B is by the user's name: predicates, bounds, description. */
  @Test
  @Tag("slow")
  void heuristicsAreKnownByTheirId() throws IOException {
    String right = Files.readString(RIGHT);
    write("good/othello.pl", right);
    write(
        "good/heuristic_c9jdoe.pl",
        """
        c9jdoe_count(P, S, N) :- moves(P, S, L), length(L, N).
        c9jdoe_h(S, V) :- c9jdoe_count(1, S, A), c9jdoe_count(2, S, B), V is A - B.
        c9jdoe_lowerBound(-40).
        c9jdoe_upperBound(40).
        """);
    write("good/hdescription_c9jdoe.txt", "Mobility, as in the handout.");
    write("bad/othello.pl", right);
    write(
        "bad/heuristic_c9bad.pl",
        """
        count(1).
        c9bad_h(_, 7).
        c9bad_lowerBound(-7).
        c9bad_upperBound(7).
        """);
    write("none/othello.pl", right);
    var marks = marks();
    String name = "heuristic for the competition";
    assertThat(marks.values()).allMatch(mark -> mark.path("score").asDouble() == 100);
    assertThat(item(mark(marks, "good"), name))
        .isEqualTo("heuristic_c9jdoe.pl plays, with values between its bounds.");
    assertThat(item(mark(marks, "bad"), name))
        .contains("heuristic_c9bad.pl gives 7 on ", "not between its bounds -7 and 7")
        .contains("defines count without c9bad_ in front")
        .contains("there is no hdescription_c9bad.txt");
    assertThat(item(mark(marks, "none"), name)).contains("it is optional");
    var submit =
        Runs.of("submit", "othello", "" + folder.resolve("in/bad"), "--out", folder + "/x.zip");
    assertThat(submit.code()).isEqualTo(1);
    assertThat(submit.out()).contains("there is no hdescription_c9bad.txt");
    var competition =
        Runs.of(
            "competition",
            "othello",
            folder.resolve("in").toString(),
            "disc",
            "--depth",
            "1",
            "--openings",
            "0");
    assertThat(competition.code()).as(competition.err()).isZero();
    assertThat(competition.out()).contains("heuristic_c9jdoe.pl", "heuristic_c9bad.pl", "disc");
  }

  private static JsonNode mark(Map<String, JsonNode> marks, String student) {
    return Objects.requireNonNull(marks.get(student), student);
  }

  /**
   * A module by the name of ours, the simplest heuristic, a clause nobody can read, a wrong name.
   */
  @Test
  @Tag("slow")
  void unusualFilesGetWhatIsFair() throws IOException {
    String right = Files.readString(RIGHT);
    write(
        "module/othello.pl",
        ":- module(othello, [initialize/2, winner/2, tie/1, terminal/1, moves/3, nextState/5,"
            + " validmove/3, h/2, lowerBound/1, upperBound/1]).\n"
            + right);
    String last = "h(State, Val) :-\n    stones(State, 1, A),\n    stones(State, 2, B),\n";
    assertThat(right).contains(last + "    Val is (A - B) / 2.\n");
    write("simplest/othello.pl", right.replace(last + "    Val is (A - B) / 2.\n", "h(_, 0).\n"));
    write("unread/othello.pl", right + "\nspare(X :- oops.\n");
    write("renamed/A2_final.pl", right);
    write("copied/othello.pl", right + "playgame(_, _).\ngetmove(_, _, _).\n");
    var marks = marks("--similarity", "--rubric", lighter().toString());
    assertThat(mark(marks, "module").path("score").asDouble()).isEqualTo(100);
    assertThat(mark(marks, "simplest").path("score").asDouble())
        .as(mark(marks, "simplest").toString())
        .isEqualTo(100);
    assertThat(mark(marks, "unread").path("score").asDouble()).isEqualTo(95);
    assertThat(mark(marks, "unread").path("remarks").asString())
        .contains("it cannot be read whole: othello.pl, line ");
    assertThat(mark(marks, "renamed").path("score").asDouble()).isEqualTo(95);
    assertThat(mark(marks, "renamed").path("remarks").asString())
        .contains("the file is called A2_final.pl; expected othello.pl");
    assertThat(mark(marks, "copied").path("score").asDouble()).isEqualTo(95);
    assertThat(mark(marks, "copied").path("remarks").asString())
        .contains("it includes code of the supplied file: it defines playgame, getmove");
    assertThat(folder.resolve("marks/similarity.html")).content().contains("module", "renamed");
    assertThat(folder.resolve("marks/similarity.md")).content().contains("not a verdict");
    var pairs = JsonMapper.shared().readTree(folder.resolve("marks/similarity.json").toFile());
    assertThat(pairs.toString()).contains("renamed", "unread");
  }
}
