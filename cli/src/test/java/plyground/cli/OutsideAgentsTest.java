package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs of other people in matches and under check-agent, good ones and bad ones. */
final class OutsideAgentsTest {
  @TempDir Path folder = Path.of("");

  private String script(String turn) throws IOException {
    var file = folder.resolve("bot.sh");
    Files.writeString(
        file,
        """
        while read -r l; do case $l in
          *'"hello"'*) echo '{"name":"x"}' ;;
          *'"turn"'*) %s ;;
        esac; done
        """
            .formatted(turn));
    return "process:command=\"sh " + file + "\",startup=60s,move=60s";
  }

  private static final String FIRST =
      "m=${l#*legal\\\":[\\\"}; echo \"{\\\"move\\\":\\\"${m%%\\\"*}\\\"}\"";

  @ParameterizedTest
  @CsvSource({"tic-tac-toe", "othello", "war-of-life"})
  void aGoodOnePassesEveryStep(String game) throws IOException {
    var run = Runs.of("check-agent", game, script(FIRST));
    assertThat(run.out()).contains("protection: ").contains("It is ready to play.");
    assertThat(run.out().lines().filter(line -> line.startsWith("ok "))).hasSize(8);
    assertThat(run.code()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          exit 3                        | ended with exit code 3
          echo '{"move":"77"}'          | illegal move: sh
          echo oh dear >&2; echo what   | its standard error ends: oh dear
          """)
  void aBadOneIsToldWhatIsWrong(String turn, String words) throws IOException {
    var run = Runs.of("check-agent", "tic-tac-toe", script(turn));
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains("FAIL  start-up")
        .contains(words)
        .contains("1 of 1 steps failed");
  }

  @Test
  void oneThatCannotPassIsShownWhere() throws IOException {
    var name = script("case $l in *'[\"n\"]'*) exit 5 ;; *) " + FIRST + " ;; esac");
    var run = Runs.of("check-agent", "othello", name, "--json");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains("\"passed\":false")
        .contains("{\"step\":\"start-up\",\"passed\":true")
        .containsPattern(
            "\"step\":\"passes\",\"passed\":false,\"text\":\"crash: .*\",\"position\":");
  }

  @Test
  void aStrategyIsHeldToItsName() {
    var right = Runs.of("check-agent", "war-of-life", "bloodlust", "--as", "bloodlust");
    assertThat(right.out()).contains("it played as bloodlust does in 200 positions");
    assertThat(right.code()).isZero();
    var wrong = Runs.of("check-agent", "war-of-life", "land_grab", "--as", "bloodlust", "--json");
    assertThat(wrong.out())
        .contains("it is not bloodlust: wrong in 90 of 200 positions")
        .contains("\"played\":\"[1,3,2,3]\",\"expected\":[\"[3,5,4,4]\",\"[4,1,5,1]\"]");
    assertThat(wrong.code()).isEqualTo(1);
  }

  @Test
  void theArenaGoesOn() throws IOException {
    var records = folder.resolve("games.jsonl");
    var run =
        Runs.of(
            "match",
            "tic-tac-toe",
            script("exit 3"),
            script("exit 3"),
            "--games",
            "6",
            "--records",
            records.toString(),
            "--json");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("\"faults\":6");
    assertThat(run.err()).startsWith("plyground: programs run under ").hasLineCount(1);
    assertThat(Files.readAllLines(records))
        .hasSize(6)
        .allMatch(line -> line.contains("exit code 3"));
  }

  @Test
  void faultsAreToldByTheirKind() throws IOException {
    var run = Runs.of("match", "tic-tac-toe", script("exit 3"), "random", "--games", "2");
    assertThat(run.out())
        .contains("2 games lost by a fault, not on the board:")
        .containsPattern("(?m)^process:.*\\R? +2  crash\\R +.*exit code 3");
  }

  @Test
  void whoPlaysInThisProcessNeedsNoProtection() {
    assertThat(Runs.of("match", "tic-tac-toe", "random", "greedy", "--games", "2").err()).isEmpty();
  }

  /** A child cannot tell whether it plays an agent of ours or an engine around it. */
  @Test
  void engineAgainstEngineIsTheSameGame() throws IOException {
    var names = List.of("alphabeta:depth=3,eval=lines", "pvs:depth=2");
    assertThat(moves(names.stream().map(OutsideAgentsTest::engine).toList()))
        .isEqualTo(moves(names));
  }

  private static String engine(String agent) {
    var java = Path.of(System.getProperty("java.home"), "bin", "java");
    String path = System.getProperty("java.class.path");
    String command =
        "%s -cp '%s' plyground.console.Main engine tic-tac-toe '%s'".formatted(java, path, agent);
    return "ugi:command=\"" + command + "\",startup=60s,go=depth 99";
  }

  private List<String> moves(List<String> players) throws IOException {
    var records = folder.resolve("games.jsonl");
    var run =
        Runs.of(
            "match",
            "tic-tac-toe",
            players.get(0),
            players.get(1),
            "--games",
            "2",
            "--threads",
            "1",
            "--records",
            records.toString());
    assertThat(run.code()).isZero();
    return Files.readAllLines(records).stream()
        .map(line -> line.substring(line.indexOf("\"moves\"")))
        .toList();
  }
}
