package plyground.courses.war;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.console.Plyground;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.games.war.War;

final class LogSizeTest {
  @TempDir Path folder = Path.of("");

  static List<Path> cases() {
    return Golden.cases();
  }

  /** Small logs are counted, not guessed; only the length of rows is a mean. */
  @ParameterizedTest
  @MethodSource("cases")
  void recordedLogs(Path recorded) throws IOException {
    var words = List.of(Files.readString(recorded.resolve("args")).strip().split(" "));
    var game = Golden.game(recorded);
    int depth = Integer.parseInt(words.get(words.indexOf("-d") + 1));
    var task = Task.of(Integer.parseInt(words.get(words.indexOf("-t") + 1))).orElseThrow();
    var size = LogSize.of(new AssignmentGame(game, task, task == Task.GREEDY ? 1 : depth));
    assertThat(size.exact()).isTrue();
    if (!game.start().over()) {
      assertThat(size.bytes()).isEqualTo(Files.size(recorded.resolve("expected_log.txt")));
    }
  }

  private static War random(int size, int held) {
    String name = "war:map=random,seed=4,size=" + size + ",held=" + held;
    return (War) Catalogue.load(MoveInput.NOBODY).open(name).game();
  }

  private static long nodes(AssignmentGame campaign) {
    var start = campaign.game().start();
    return campaign.union().search(start, Limit.depth(campaign.depth()), Trace.NONE).nodes();
  }

  @Test
  void aLargeLogOfMinimaxIsEstimated() {
    var campaign = new AssignmentGame(random(16, 3), Task.MINIMAX, 6);
    var size = LogSize.of(campaign);
    assertThat(size.exact()).isFalse();
    assertThat(size.large()).isTrue();
    assertThat(size.nodes()).isCloseTo(nodes(campaign), Percentage.withPercentage(3));
    assertThat(size.words()).isEqualTo("about 155 MB");
  }

  /** What alpha-beta leaves out differs from depth to depth: the order of magnitude is right. */
  @Test
  void aLargeLogOfAlphaBetaIsEstimated() {
    var campaign = new AssignmentGame(random(20, 3), Task.ALPHA_BETA, 9);
    var size = LogSize.of(campaign);
    assertThat(size.exact()).isFalse();
    assertThat((double) size.nodes() / nodes(campaign)).isBetween(0.5, 2.0);
  }

  private int atTerminal(String input, StringWriter err, String... more) {
    var files = List.of("map.txt", "init.txt", "moves.txt", "log.txt");
    var options = List.of("-m", "-i", "-op", "-ol");
    var line = new ArrayList<>(List.of("war", "-t", "2"));
    for (int i = 0; i < 4; i++) {
      line.addAll(List.of(options.get(i), folder.resolve(files.get(i)).toString()));
    }
    line.addAll(List.of(more));
    var in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    var out = new PrintWriter(new StringWriter());
    return new Plyground(in, out, new PrintWriter(err, true), () -> true)
        .run(line.toArray(String[]::new));
  }

  @Test
  void aPersonIsAskedBeforeALargeLog() throws IOException {
    Files.writeString(folder.resolve("map.txt"), "A,B\nB,C\nC,D\n");
    var cities = new StringBuilder();
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        .chars()
        .forEach(city -> cities.append((char) city).append(",5,0\n"));
    Files.writeString(folder.resolve("init.txt"), cities);
    var err = new StringWriter();
    assertThat(atTerminal("n\n", err, "-d", "26")).isEqualTo(1);
    assertThat(err.toString())
        .isEqualTo(
            "The log of the first turn will take more than 1,000 GB. Write it? [y/N] "
                + "plyground: nothing is written\n");
    assertThat(folder.resolve("log.txt")).doesNotExist();
    var small = new StringWriter();
    assertThat(atTerminal("", small, "-d", "2")).as(small.toString()).isZero();
    assertThat(small.toString()).isEmpty();
    assertThat(folder.resolve("log.txt")).exists();
  }
}
