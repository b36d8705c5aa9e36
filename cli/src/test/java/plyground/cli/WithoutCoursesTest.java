package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.console.Plyground;

/** Everything but the courses' own commands works where the module courses is missing. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class WithoutCoursesTest {
  private static final String COURSES = "plyground.courses.";
  private static final String COMMANDS = "META-INF/services/plyground.console.CommandProvider";

  private final ClassLoader loader = new Remaining(places());

  /** Loads everything again, but nothing of the courses. */
  private static final class Remaining extends URLClassLoader {
    Remaining(URL... places) {
      super(places, ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (name.startsWith(COURSES)) {
        throw new ClassNotFoundException(name);
      }
      return super.findClass(name);
    }
  }

  /** The class path without what announces commands of courses. */
  private static URL[] places() {
    var places = new ArrayList<URL>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      try {
        var place = Path.of(entry).toUri().toURL();
        if (!announcesCourses(place)) {
          places.add(place);
        }
      } catch (MalformedURLException impossible) {
        throw new AssertionError(impossible);
      }
    }
    return places.toArray(URL[]::new);
  }

  private static boolean announcesCourses(URL place) {
    try (var alone = new URLClassLoader(new URL[] {place}, null)) {
      var commands = alone.findResource(COMMANDS);
      if (commands == null) {
        return false;
      }
      try (var in = commands.openStream()) {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8).contains(COURSES);
      }
    } catch (IOException failure) {
      throw new AssertionError(failure);
    }
  }

  /** As {@link Runs}; the service loader looks where the thread says. */
  private Runs run(String input, String... args) throws ReflectiveOperationException {
    var before = Thread.currentThread().getContextClassLoader();
    Thread.currentThread().setContextClassLoader(loader);
    try {
      return runHere(input, args);
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
  }

  private Runs runHere(String input, String... args) throws ReflectiveOperationException {
    var out = new StringWriter();
    var err = new StringWriter();
    var type = Class.forName(Plyground.class.getName(), true, loader);
    BooleanSupplier nobody = () -> false;
    var plyground =
        type.getConstructor(
                InputStream.class, PrintWriter.class, PrintWriter.class, BooleanSupplier.class)
            .newInstance(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintWriter(out),
                new PrintWriter(err, true),
                nobody);
    var code = (int) type.getMethod("run", String[].class).invoke(plyground, (Object) args);
    return new Runs(code, out.toString(), err.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          games                                              | war-of-life
          agents othello                                     | alphabeta
          agents war-of-life                                 | land_grab
          show war --moves PD:B2                             | union=B2
          solve tic-tac-toe --position x.o/.x./..._o         | value
          match labyrinth h1 random --games 2                | h1
          tournament tic-tac-toe random greedy --games 2     | greedy
          perft othello --depth 3                            | 56
          analyse war-of-life --agent minimax --depth 1      | depth
          new-agent cobol othello                            | no language
          --help                                             | tournament
          """)
  void generalCommandsWork(String line, String expected) throws ReflectiveOperationException {
    String[] words = line.split(" ");
    Arrays.setAll(words, i -> words[i].replace('_', ' '));
    var here = Runs.of(words);
    var run = run("", words);
    assertThat(run.out() + run.err()).contains(expected);
    assertThat(run.code()).isEqualTo(here.code());
  }

  @Test
  void aGameInTheTerminal() throws ReflectiveOperationException {
    var run = run("5\nquit\n", "play", "tic-tac-toe", "--p2", "pvs");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
  }

  @Test
  void theCoursesAreGone() throws ReflectiveOperationException {
    assertThat(Runs.of("agents", "othello").out()).contains("csc384-minimax", "prolog");
    assertThat(run("", "agents", "othello").out()).doesNotContain("csc384", "prolog");
    assertThat(run("", "new-agent", "prolog", "othello").err()).contains("no language 'prolog'");
    for (String verb : List.of("grade", "war", "part-c", "crank", "prolog", "shell")) {
      var run = run("", verb, "x");
      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err())
          .startsWith("plyground: Unmatched argument")
          .contains("'" + verb + "'")
          .hasLineCount(1);
    }
  }
}
