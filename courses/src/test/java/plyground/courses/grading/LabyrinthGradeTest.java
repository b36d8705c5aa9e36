package plyground.courses.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.courses.Runs;
import tools.jackson.databind.json.JsonMapper;

/** The Labyrinth project as it is handed in: in many ways of writing it, and with mistakes. */
@Tag("prolog")
final class LabyrinthGradeTest {
  private static final Path RESOURCES = Path.of("src/test/resources/plyground/courses/grading");
  private static final Path RIGHT = RESOURCES.resolve("labyrinth/right/labyrinth.pl");

  @TempDir Path folder = Path.of("");

  private void write(String name, String text) throws IOException {
    var file = folder.resolve("in").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** Scores and remarks by student. */
  private Map<String, String> marks() {
    var run =
        Runs.of(
            "grade",
            "labyrinth",
            folder.resolve("in").toString(),
            "--out",
            folder.resolve("marks").toString(),
            "--threads",
            "2",
            "--seed",
            "11",
            "--json");
    assertThat(run.code()).as(run.err()).isZero();
    var marks = new TreeMap<String, String>();
    run.out()
        .lines()
        .map(line -> JsonMapper.shared().readTree(line))
        .forEach(
            json ->
                marks.put(
                    json.path("student").asString(),
                    json.path("score").asString() + " " + json.path("remarks").asString()));
    return marks;
  }

  private String page(String student) throws IOException {
    return Files.readString(folder.resolve("marks").resolve(student).resolve("page.md"));
  }

  /** Modules, several files, other tiles, other facts, a global variable: all of it is right. */
  @Test
  @Tag("slow")
  void rightProjectsGetEverythingHoweverTheyAreWritten() throws IOException {
    String right = Files.readString(RIGHT);
    write("plain/project.pl", right);
    write(
        "module/labyrinth.pl",
        ":- module(labyrinth, [setup/1, create_shifted_player/5, create_shifted_board/3,"
            + " graph_search_BFS/4, try_and_make_move/2, make_best_local_move/2]).\n"
            + right);
    int half = right.indexOf("goal(P,Sq)");
    write("loads/main.pl", ":- consult('maze.pl').\n" + right.substring(half));
    write("loads/maze.pl", right.substring(0, half));
    write("parts/play.it.pl", right.substring(half));
    write("parts/maze.pl", right.substring(0, half));
    String open = "open(T,D) :- atom_chars(T,Cs), nth1(D,Cs,'1').";
    assertThat(right).contains(open);
    write(
        "lists/labyrinth.pl",
        right
            .replaceAll("'([01])([01])([01])([01])'", "[$1,$2,$3,$4]")
            .replace(open, "open(T,D) :- nth1(D,T,1).")
            .replaceAll("\\bboard(?=[(/])", "the_maze")
            .replaceAll("\\btreasures\\b", "hand")
            .replace("current_treasure", "next_one"));
    write(
        "global/labyrinth.pl",
        right
                .replace(open, "open(T,D) :- K is 4-D, 1 =:= (T // 10**K) mod 10.")
                .replaceAll("'0*([01]+)'", "$1")
                .replaceAll("assertz\\(board\\((\\w+)\\)\\)", "keep($1)")
                .replaceAll("retractall\\(board\\(_\\)\\), ", "")
                .replace("board(_), player", "player")
                .replaceAll(" board\\(B\\)", " nb_getval(brett,B)")
                .replace(":- dynamic board/1, ", ":- dynamic ")
            + "keep(B) :- nb_setval(brett, B).\n");
    assertThat(marks()).hasSize(6).allSatisfy((_, mark) -> assertThat(mark).isEqualTo("100 "));
  }

  @Test
  @Tag("slow")
  void mistakesAreNamedAndShown() throws IOException {
    HandIns.like(RIGHT, folder.resolve("in")).write(RESOURCES.resolve("labyrinth-mistakes.txt"));
    write(
        "stubs/labyrinth.pl",
        """
        setup(_).
        create_shifted_player(I, J, _, I, J).
        create_shifted_board(B, _, B).
        graph_search_BFS(_, I, J, [I/J]).
        try_and_make_move(_, _).
        make_best_local_move(_, _).
        """);
    write("nothing/report.txt", "We did our best.");
    var marks = marks();
    assertThat(marks.get("wrong_way")).contains("0/24: the line is shifted the other way");
    assertThat(marks.get("edge")).startsWith("9").contains("does not come in at the other end");
    assertThat(marks.get("against_walls")).contains("0/24: it walks wherever the tile it leaves");
    assertThat(marks.get("round")).contains("it measures the way round the edges");
    assertThat(marks.get("lazy")).isEqualTo("80 make_best_local_move 0/12: it stays where it is");
    assertThat(marks.get("loud")).as("nobody forbids it here").isEqualTo("100 ");
    assertThat(marks.get("twice")).startsWith("96 ").contains("it lists squares more than once");
    assertThat(marks.get("the_same")).startsWith("98 setup 4/5");
    assertThat(page("the_same")).contains("movable tiles that are drawn anew for every game");
    assertThat(marks.get("stubs")).startsWith("0 ").contains("nobody ever rides");
    assertThat(marks.get("nothing")).startsWith("0 There is no Prolog file");
    String walls = page("against_walls");
    assertThat(walls.substring(walls.indexOf("graph_search_BFS(Board")).lines().limit(8).toList())
        .as("a wall beside an open tile is all it takes")
        .filteredOn(line -> !line.contains("graph_search_BFS"))
        .satisfies(
            rows ->
                assertThat(String.join(" ", rows).split(" "))
                    .filteredOn(tile -> !tile.equals("0000"))
                    .hasSize(1));
  }
}
