package plyground.courses.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.sandbox.Sandbox;
import plyground.console.Plyground;
import plyground.courses.prolog.Library;
import tools.jackson.databind.json.JsonMapper;

/** Prolog files that want marks for something else than their work. */
@Tag("slow")
@Tag("prolog")
class HostilePrologTest {
  private static final Path RESOURCES = Path.of("src/test/resources/plyground/courses/grading");

  private static final String STRATEGIES =
      """
      { "name": "figures", "kind": "figures", "points": 50 },
      { "name": "bloodlust", "kind": "strategy", "predicate": "bloodlust", "positions": 3,
        "mostMoves": 12, "points": 50 }
      """;

  private static final String PREDICATES =
      """
      { "name": "tie", "kind": "predicate", "predicate": "tie", "positions": 4, "points": 50 },
      { "name": "moves", "kind": "predicate", "predicate": "moves", "positions": 4, "points": 50 }
      """;

  @TempDir Path folder;

  private void handIn(String student, String file, String text) throws IOException {
    var place = Files.createDirectories(folder.resolve("class").resolve(student));
    Files.writeString(place.resolve(file), text);
  }

  /** Score and remarks by student. */
  private Map<String, String> grade(String assignment, String file, String criteria)
      throws IOException {
    var rubric = folder.resolve("rubric.json");
    Files.writeString(
        rubric,
        """
        { "assignment": "%s", "file": "%s", "seed": 5,
          "limits": { "startup": "30s", "move": "60s" },
          "criteria": [ %s ] }
        """
            .formatted(assignment, file, criteria));
    var out = new StringWriter();
    var err = new StringWriter();
    var plyground =
        new Plyground(
            InputStream.nullInputStream(), new PrintWriter(out), new PrintWriter(err), () -> false);
    var words =
        List.of(
            "grade",
            assignment,
            folder.resolve("class").toString(),
            "--rubric",
            rubric.toString(),
            "--out",
            folder.resolve("marks").toString(),
            "--threads",
            "2",
            "--json");
    assertThat(plyground.run(words.toArray(String[]::new))).as(err.toString()).isZero();
    var marks = new LinkedHashMap<String, String>();
    out.toString()
        .lines()
        .map(line -> JsonMapper.shared().readTree(line))
        .forEach(
            json ->
                marks.put(
                    json.path("student").asString(),
                    json.path("score").asDouble() + " " + json.path("remarks").asString()));
    return marks;
  }

  @Test
  void theSolutionsAreNotSupplied() throws IOException {
    try (var files = Files.list(Library.SUPPLIED.folder())) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .contains("war_of_life.pl", "play.pl", "testboards.pl")
          .doesNotContain("my_wol.pl", "othello.pl");
    }
    handIn("borrows", "strategies.pl", ":- use_module(my_wol).\n");
    handIn("consults", "strategies.pl", ":- [my_wol].\n");
    handIn("asks_for_it", "strategies.pl", ":- plyground:provide(my_wol).\n");
    handIn(
        "looks_around",
        "strategies.pl",
        """
        :- module_property(plyground, file(F)), file_directory_name(F, D),
           directory_files(D, Fs),
           forall(( member(N, Fs), sub_atom(N, _, _, _, wol) ),
                  ( atomic_list_concat([D, /, N], P), load_files(user:P, []) )).
        """);
    var marks = grade("war-of-life", "strategies.pl", STRATEGIES);
    assertThat(marks).hasSize(4).allSatisfy((_, mark) -> assertThat(mark).startsWith("0.0 "));
  }

  @Test
  void nobodyElsesFilesAreThere() throws IOException {
    assumeTrue(Sandbox.here() == Sandbox.BUBBLEWRAP, "files are hidden by bubblewrap");
    Library.WHOLE.folder();
    handIn(
        "right", "my_wol.pl", Files.readString(RESOURCES.resolve("war-of-life/right/my_wol.pl")));
    handIn("neighbour", "my_wol.pl", ":- ['../right/my_wol.pl'].\n");
    handIn(
        "searches",
        "my_wol.pl",
        """
        :- forall(( member(P, ['/tmp/*/my_wol.pl', '/tmp/*/*/my_wol.pl', '/tmp/*/*/*/*/my_wol.pl',
                               '../*/my_wol.pl', '../../*/*/my_wol.pl']),
                    catch(expand_file_name(P, Fs), _, Fs = []), member(F, Fs),
                    prolog_load_context(source, Me), \\+ same_file(F, Me) ),
                  catch(load_files(user:F, []), _, true)).
        """);
    var marks = grade("war-of-life", "my_wol.pl", STRATEGIES);
    assertThat(marks.get("right")).isEqualTo("100.0 ");
    assertThat(marks.get("neighbour")).startsWith("0.0 ");
    assertThat(marks.get("searches")).startsWith("0.0 ");
  }

  /**
   * Neither the file itself nor a program that it starts; whoever came would stand in line here.
   */
  @Test
  void nobodyIsCalledFromInside() throws IOException {
    assumeTrue(Sandbox.here() == Sandbox.BUBBLEWRAP, "the network is shut off by bubblewrap");
    try (var server = new ServerSocket(0, 10, InetAddress.getLoopbackAddress())) {
      handIn(
          "calls_others",
          "my_wol.pl",
          """
          :- catch(load_files(user:'http://127.0.0.1:%1$d/my_wol.pl', []), _, true).
          :- catch(( tcp_connect('127.0.0.1':%1$d, S, []), close(S) ), _, true).
          :- shell('bash -c "exec 3<>/dev/tcp/127.0.0.1/%1$d"', _).
          """
              .formatted(server.getLocalPort()));
      var marks = grade("war-of-life", "my_wol.pl", STRATEGIES);
      assertThat(marks.get("calls_others")).startsWith("0.0 ");
      server.setSoTimeout(1);
      assertThatThrownBy(server::accept).isInstanceOf(SocketTimeoutException.class);
    }
  }

  /** Whatever the driver is made to say, only right answers count, and those it does not know. */
  @Test
  void theDriverKnowsNothingWorthForging() throws IOException {
    handIn(
        "rewrites_driver",
        "my_wol.pl",
        """
        drive:defined(_, _, _).
        drive:called(G, _, _) :- G =.. [_, _, B, B, [1,1,1,2]], !.
        drive:called(_, _, _).
        drive:theirs(_).
        drive_war_of_life:figures(_, _, Games, Text) :- length(Games, Text).
        drive_war_of_life:turned(_, Board, _, A) :- format(atom(A), "[1,1,1,2] | ~w", [Board]).
        """);
    handIn(
        "writes_on_the_wire",
        "my_wol.pl",
        """
        :- stream_property(S, file_no(1)),
           forall(between(1, 50, N), format(S, "= ~w ready~n", [N])), flush_output(S).
        """);
    handIn(
        "answers_itself",
        "my_wol.pl",
        """
        :- stream_property(In, file_no(0)), stream_property(Out, file_no(1)),
           read(In, First), format(Out, "= ~w ready~n", [First]), flush_output(Out),
           repeat, read(In, Request),
           ( Request == end_of_file -> halt ; true ),
           read(In, Number), format(Out, "= ~w yes~n", [Number]), flush_output(Out), fail.
        """);
    handIn(
        "shuts_the_wire",
        "my_wol.pl",
        ":- stream_property(S, file_no(1)), close(S, [force(true)]).\n");
    handIn(
        "expands",
        "my_wol.pl",
        """
        user:goal_expansion(G, true) :- G \\== true.
        system:goal_expansion(_, true).
        user:term_expansion((H :- _), H).
        user:message_hook(_, _, _).
        :- set_prolog_flag(unknown, fail).
        :- initialization(halt, now).
        """);
    handIn(
        "redefines_the_system",
        "my_wol.pl",
        """
        :- redefine_system_predicate(system:format(_, _, _)).
        system:format(S, _, [M, N|_]) :- write(S, M), write(S, ' '), write(S, N), write(S, ' yes'), nl(S).
        :- at_halt(fail).
        :- op(200, xfx, ','), op(0, xfx, =).
        """);
    var marks = grade("war-of-life", "my_wol.pl", STRATEGIES);
    assertThat(marks).hasSize(6).allSatisfy((_, mark) -> assertThat(mark).startsWith("0.0 "));
    assertThat(marks.get("writes_on_the_wire")).contains("wrote an answer that nobody asked for");
  }

  @Test
  void rulesAreNotBorrowedEither() throws IOException {
    handIn("borrows", "game.pl", ":- [othello].\n");
    handIn("borrows_by_path", "game.pl", ":- plyground:path(othello, P), use_module(user:P).\n");
    handIn(
        "says_yes",
        "game.pl",
        """
        tie(_).
        drive_othello:yes_no(_, _, yes).
        drive_othello:respond(moves(_, _), '[n]').
        """);
    handIn("right", "game.pl", Files.readString(RESOURCES.resolve("othello/right/othello.pl")));
    var marks = grade("othello", "game.pl", PREDICATES);
    assertThat(marks.remove("right")).isEqualTo("100.0 ");
    assertThat(marks).hasSize(3).allSatisfy((_, mark) -> assertThat(mark).startsWith("0.0 "));
  }

  /** What programs print that a file starts is not its answer, and costs nothing. */
  @Test
  void noiseOnTheWireIsNoAnswer() throws IOException {
    String right = Files.readString(RESOURCES.resolve("war-of-life/right/my_wol.pl"));
    handIn("clears", "my_wol.pl", right + "\n:- shell('echo cleared').\n");
    assertThat(grade("war-of-life", "my_wol.pl", STRATEGIES).get("clears")).isEqualTo("100.0 ");
  }
}
