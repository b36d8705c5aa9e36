package plyground.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.games.tictactoe.TicTacToe;
import plyground.games.tictactoe.TicTacToePosition;
import plyground.games.tictactoe.TicTacToeProvider;

/** How long a program takes that does nothing but answer: the way there and back. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ProcessBench {
  private static final String JSON =
      """
      #include <stdio.h>
      #include <string.h>
      static char line[1 << 16];
      int main(void) {
        while (fgets(line, sizeof line, stdin)) {
          if (strstr(line, "\\"turn\\"")) puts("{\\"move\\":\\"1\\"}");
          if (strstr(line, "\\"hello\\"")) puts("{\\"name\\":\\"bench\\"}");
          fflush(stdout);
        }
      }
      """;

  private static final String PYTHON =
      """
      import json, sys
      for line in sys.stdin:
          message = json.loads(line)
          if message["type"] == "turn": print(json.dumps({"move": message["legal"][0]}), flush=True)
          if message["type"] == "hello": print('{"name":"bench"}', flush=True)
      """;

  private static final byte[] LINE =
      """
      {"type":"turn","position":".../.../... x","toMove":"x","legal":["1","2"],"millis":10000}
      """
          .getBytes(StandardCharsets.UTF_8);

  private final byte[] answer = new byte[256];

  @Param({"c", "python"})
  public String program = "";

  private final TicTacToePosition start = new TicTacToe().start(new SplitMix(1));
  private Path folder = Path.of("");
  private Agent<TicTacToePosition> agent = (_, _) -> 0;
  private @Nullable Process bare;

  @Setup
  public void begin() throws IOException, InterruptedException {
    folder = Files.createTempDirectory("plyground-bench-");
    var open = Catalogue.load(MoveInput.NOBODY).open(new TicTacToeProvider().descriptor());
    agent = open.player("process:command=\"" + command() + "\",folder=" + folder).create();
    agent.newGame(1);
    bare = new ProcessBuilder("sh", "-c", command()).directory(folder.toFile()).start();
  }

  private String command() throws IOException, InterruptedException {
    if (program.equals("c")) {
      var source = Files.writeString(folder.resolve("bot.c"), JSON);
      var bot = folder.resolve("bot").toString();
      new ProcessBuilder("cc", "-O2", "-o", bot, source.toString()).inheritIO().start().waitFor();
      return "./bot";
    }
    Files.writeString(folder.resolve("bot.py"), PYTHON);
    return "exec python3 bot.py";
  }

  @Benchmark
  public int roundTrip() throws AgentException {
    return agent.choose(start, Limit.NONE);
  }

  /** The same program without limits, watch or checks: a line in, a line out. */
  @Benchmark
  public int bare() throws IOException {
    var process = Objects.requireNonNull(bare);
    process.getOutputStream().write(LINE);
    process.getOutputStream().flush();
    return process.getInputStream().read(answer);
  }

  @TearDown
  public void end() throws IOException {
    Objects.requireNonNull(bare).destroyForcibly();
    agent.close();
    try (var files = Files.newDirectoryStream(folder)) {
      for (var file : files) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }
}
