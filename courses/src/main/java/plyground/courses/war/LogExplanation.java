package plyground.courses.war;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import plyground.console.UnreadableFile;

/**
 * What is wrong with somebody's log or file of moves, for people.
 *
 * @param game what opens the same map again
 */
record LogExplanation(AssignmentGame campaign, String game, Path log) {
  /** What of a file is looked at to know a file of moves by. */
  private static final int BEGINNING = 4096;

  /** Gives whether the log, or the file of moves, says what it should. */
  boolean print(PrintWriter out) {
    try {
      if (MovesTurn.begins(beginning())) {
        var turns = MovesTurn.read(new String(Files.readAllBytes(log), StandardCharsets.UTF_8));
        return new MovesExplanation(campaign, turns, link()).print(out);
      }
    } catch (IOException failure) {
      throw UnreadableFile.because(log, failure);
    }
    return printLog(out);
  }

  private String beginning() throws IOException {
    try (var in = Files.newInputStream(log)) {
      return new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8).replace("\uFEFF", "");
    }
  }

  private MicroscopeLink link() {
    return new MicroscopeLink(campaign.game(), game);
  }

  private boolean printLog(PrintWriter out) {
    // What is no UTF-8 is read all the same: it is a mistake of the log, not of the command.
    try (var reader =
        new BufferedReader(
            new InputStreamReader(Files.newInputStream(log), StandardCharsets.UTF_8))) {
      var comparison = new LogComparison(campaign, reader);
      comparison.run();
      return print(comparison, out);
    } catch (IOException | UncheckedIOException failure) {
      throw UnreadableFile.because(log, failure);
    }
  }

  private boolean print(LogComparison comparison, PrintWriter out) {
    var wrong = comparison.wrong();
    if (wrong.isPresent()) {
      var doctor = new LogDoctor(campaign.game(), campaign.task(), campaign.depth(), wrong.get());
      doctor.lines().forEach(line -> out.println(line));
      out.println("  look at it: " + link().at(campaign.agent(), wrong.get().place().node()));
      slip(comparison, out);
      return false;
    }
    var surplus = comparison.surplus();
    if (surplus.isPresent()) {
      out.println(
          "line " + surplus.get().line() + ": lines too many: the search is over before it");
      out.println("  found     " + surplus.get().text());
      return false;
    }
    if (comparison.slip().isPresent()) {
      slip(comparison, out);
      return false;
    }
    out.println("the log is right, line for line");
    return true;
  }

  private static void slip(LogComparison comparison, PrintWriter out) {
    comparison
        .slip()
        .ifPresent(
            slip -> {
              out.println(
                  "line %d: format only: it says the right thing in another form, as %s"
                      .formatted(
                          slip.line(),
                          comparison.slips() == 1
                              ? "no other line does"
                              : comparison.slips() + " lines do"));
              out.println("  expected  " + slip.right());
              out.println("  found     " + slip.text());
            });
  }
}
