package plyground.cli.documented;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.stream.Stream;
import plyground.cli.Runs;

/**
 * Runs command lines in the folder it was started in, one after another: Java cannot change its
 * folder, and a start for every command would take minutes in all. A line in is the input and the
 * words, a line out the exit code and what was printed, every part in base 64.
 */
final class CommandHost {
  private CommandHost() {}

  @SuppressWarnings("SystemOut") // the other program reads it
  public static void main(String... args) throws IOException {
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream out = System.out;
    System.setOut(System.err);
    for (var line = in.readLine(); line != null; line = in.readLine()) {
      var words = Stream.of(line.split(" ")).map(CommandHost::decoded).toList();
      var run =
          Runs.withInput(words.getFirst(), words.subList(1, words.size()).toArray(String[]::new));
      out.println(run.code() + " " + encoded(run.out()) + " " + encoded(run.err()));
    }
  }

  /** Begins with a sign, so that nothing is something, too. */
  static String encoded(String text) {
    return "-" + Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  static String decoded(String text) {
    return new String(Base64.getDecoder().decode(text.substring(1)), StandardCharsets.UTF_8);
  }
}
