package plyground.agents.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.games.tictactoe.TicTacToePosition;
import plyground.games.tictactoe.TicTacToeProvider;

/** Somebody's classes, in a JVM of their own. */
@Tag("slow")
final class JarAgentsTest {
  private static final OpenGame<TicTacToePosition> OPEN =
      Catalogue.load(MoveInput.NOBODY).open(new TicTacToeProvider().descriptor());

  @TempDir static Path folder = Path.of("");

  @BeforeAll
  static void compile() throws IOException {
    var file = folder.resolve("Theirs.java");
    Files.writeString(
        file,
        """
        import plyground.core.*;
        import plyground.core.agent.*;
        import plyground.core.search.*;

        public class Theirs {
          public record Last<P extends Position<P>>(Game<P> game) implements Agent<P> {
            public int choose(P position, Limit limit) {
              System.out.println("thinking aloud");
              int[] moves = LegalMoves.of(game, position);
              return moves[moves.length - 1];
            }
          }

          public static class Winning<P extends Position<P>> implements Evaluator<P> {
            public int evaluate(P position) {
              return position.over() ? 7 * position.outcome().resultFor(position.toMove()) : 0;
            }
          }

          public static void agentmain(String words) {
            premain(words);
          }

          public static void premain(String words) {
            System.setProperty("launched", "yes");
          }

          public static class Launched<P extends Position<P>> implements Agent<P> {
            public int choose(P position, Limit limit) {
              throw new IllegalStateException("launched: " + System.getProperty("launched"));
            }
          }

          public static class Failing<P extends Position<P>> implements Agent<P> {
            public int choose(P position, Limit limit) {
              throw new IllegalStateException("lost the thread");
            }
          }

          public static class Illegal<P extends Position<P>> implements Agent<P> {
            public int choose(P position, Limit limit) {
              return 4711;
            }
          }
        }
        """);
    var compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
    int code =
        compiler.run(
            null,
            null,
            null,
            "-proc:none",
            "-cp",
            System.getProperty("java.class.path"),
            "-d",
            folder.toString(),
            file.toString());
    assertThat(code).isZero();
  }

  private static String name(String type) {
    return "java:jar=" + folder + ",class=Theirs$" + type;
  }

  private static AgentException failure(String type) {
    return failureOf(name(type));
  }

  private static AgentException failureOf(String name) {
    try (var agent = OPEN.player(name).create()) {
      agent.newGame(1);
      var start = OPEN.game().parse(".../.../... x");
      return catchThrowableOfType(AgentException.class, () -> agent.choose(start, Limit.NONE));
    }
  }

  @Test
  void anAgentPlays() throws AgentException {
    var player = OPEN.player(name("Last"));
    try (var agent = player.create()) {
      agent.newGame(1);
      var at = OPEN.game().parse("xo./.../..x o");
      assertThat(OPEN.game().formatMove(at, agent.choose(at, Limit.NONE))).isEqualTo("8");
    }
  }

  /** The map's files are named from where we are, which is not where it runs. */
  @Test
  void theGamesFilesAreFoundFromItsOwnFolder(@TempDir Path war) throws Exception {
    var here = Path.of("").toAbsolutePath();
    var map = Files.writeString(war.resolve("my map.txt"), "A,B\nB,C\n");
    var init = Files.writeString(war.resolve("init.txt"), "A,1,1\nB,2,0\nC,3,-1\n");
    var own = Files.createDirectories(war.resolve("own"));
    String game = "war:map=\"%s\",init=%s".formatted(here.relativize(map), here.relativize(init));
    plays(Catalogue.load(MoveInput.NOBODY).open(game), name("Last") + ",folder=" + own);
  }

  private static <P extends Position<P>> void plays(OpenGame<P> open, String name)
      throws AgentException {
    try (var agent = open.player(name).create()) {
      agent.newGame(1);
      P start = open.game().start(new SplitMix(1));
      int move = agent.choose(start, Limit.NONE);
      assertThat(open.game().formatMove(start, move)).isEqualTo("PD:B");
    }
  }

  @Test
  void anEvaluatorPlaysUnderOurSearch() throws AgentException {
    try (var agent = OPEN.player(name("Winning") + ",search=\"minimax:depth=3\"").create()) {
      var at = OPEN.game().parse("xx./oo./... x");
      var result = agent.analyse(at, Limit.NONE, Trace.NONE);
      assertThat(OPEN.game().formatMove(at, result.move())).isEqualTo("3");
      assertThat(result.value()).isEqualTo(7.0);
      assertThat(result.depth()).isEqualTo(3);
      assertThat(result.moves()).hasSize(5);
    }
  }

  /** A jar that wants to be an agent of the JVM, to change our classes before they are loaded. */
  @Test
  void itsManifestStartsNothing(@TempDir Path place) throws Exception {
    var manifest = new Manifest();
    var words = manifest.getMainAttributes();
    words.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    for (String name : List.of("Launcher-Agent-Class", "Agent-Class", "Premain-Class")) {
      words.putValue(name, "Theirs");
    }
    words.putValue("Can-Redefine-Classes", "true");
    var jar = place.resolve("theirs.jar");
    try (var out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
      for (String name : List.of("Theirs.class", "Theirs$Launched.class")) {
        out.putNextEntry(new ZipEntry(name));
        Files.copy(folder.resolve(name), out);
      }
    }
    assertThat(failureOf("java:jar=" + jar + ",class=Theirs$Launched"))
        .hasMessageContaining("launched: null");
  }

  @Test
  void whatGoesWrongIsNamed() {
    assertThat(failure("Failing"))
        .hasMessageContaining("reported: java.lang.IllegalStateException: lost the thread")
        .hasMessageContaining("at Theirs$Failing.choose(Theirs.java:");
    assertThat(failure("Illegal").fault()).isEqualTo(Fault.ILLEGAL_MOVE);
    assertThat(failure("Missing")).hasMessageContaining("there is no class Theirs$Missing in");
    assertThatThrownBy(() -> OPEN.player("java:jar=no.jar,class=X"))
        .isInstanceOf(InputException.class)
        .hasMessageEndingWith("jar=no.jar: there is no such file or folder");
  }
}
