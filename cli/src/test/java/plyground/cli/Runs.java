package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import plyground.console.Plyground;
import plyground.testkit.Snapshot;

/** What a command line printed and how it ended. */
public record Runs(int code, String out, String err) {
  /** Runs a command in this process, without a terminal. */
  public static Runs of(String... args) {
    return withInput("", args);
  }

  public static Runs withInput(String input, String... args) {
    var out = new StringWriter();
    var err = new StringWriter();
    var in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    int code =
        new Plyground(in, new PrintWriter(out), new PrintWriter(err, true), () -> false).run(args);
    return new Runs(code, out.toString(), err.toString());
  }

  /** A command that does its work, and whose output is the committed one. */
  static void snapshot(String name, String... args) {
    var run = of(args);
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    Snapshot.check(name, run.out());
  }
}
