package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A person at a real terminal of 80 columns: tmux types and reads the screen. */
@Tag("terminal")
final class TerminalIT {
  private static final Path JAR = Path.of("target/plyground.jar").toAbsolutePath();
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final String session = "plyground-" + ProcessHandle.current().pid();

  @AfterEach
  void endTheSession() throws IOException, InterruptedException {
    tmux("kill-session", "-t", session);
  }

  @Test
  void aGameIsPlayedAndLeft() throws IOException, InterruptedException {
    start("xterm-256color", "");
    waitFor("x to move:");
    type("5", "Enter");
    waitFor("plays 1");
    type("hint", "Enter");
    waitFor("would play");
    type("C-d");
    waitFor("Left at: o../.x./... x");
    assertThat(screen("-e")).as("colours").contains("\u001b[");
  }

  @Test
  void colourIsLeftOutWhereItIsNotWanted() throws IOException, InterruptedException {
    start("xterm-256color", "NO_COLOR=1");
    waitFor("x to move:");
    assertThat(screen("-e")).doesNotContain("\u001b[1;3").doesNotContain("\u001b[2m");
  }

  @Test
  void aDumbTerminalWorksToo() throws IOException, InterruptedException {
    start("dumb", "");
    waitFor("x to move:");
    type("5", "Enter");
    waitFor("plays 1");
    type("quit", "Enter");
    waitFor("Left at:");
  }

  private void start(String terminal, String environment) throws IOException, InterruptedException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java");
    String command =
        "env TERM=%s %s %s -jar %s play tic-tac-toe; cat"
            .formatted(terminal, environment, java, JAR);
    tmux("new-session", "-d", "-s", session, "-x", "80", "-y", "50", command);
  }

  private void type(String... keys) throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of("send-keys", "-t", session));
    command.addAll(List.of(keys));
    tmux(command.toArray(String[]::new));
  }

  private String screen(String... options) throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of("capture-pane", "-p", "-t", session));
    command.addAll(List.of(options));
    return tmux(command.toArray(String[]::new));
  }

  private void waitFor(String text) throws IOException, InterruptedException {
    long until = System.nanoTime() + PATIENCE.toNanos();
    while (!screen().contains(text)) {
      assertThat(System.nanoTime()).as("no '%s' in%n%s", text, screen()).isLessThan(until);
      Thread.sleep(100);
    }
  }

  private static String tmux(String... args) throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of("tmux", "-L", "plyground-test"));
    command.addAll(List.of(args));
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return output;
  }
}
