package plyground.courses.war;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import plyground.core.InputException;

/**
 * What is wrong with somebody's log, for people.
 *
 * @param game what opens the same map again
 */
record LogExplanation(AssignmentGame campaign, String game, Path log) {
  /** Gives whether the log says what it should. */
  boolean print(PrintWriter out) {
    // What is no UTF-8 is read all the same: it is a mistake of the log, not of the command.
    try (var reader =
        new BufferedReader(
            new InputStreamReader(Files.newInputStream(log), StandardCharsets.UTF_8))) {
      var comparison = new LogComparison(campaign, reader);
      comparison.run();
      return print(comparison, out);
    } catch (IOException | UncheckedIOException failure) {
      throw new InputException("cannot read " + log + ": " + failure.getMessage(), failure);
    }
  }

  private boolean print(LogComparison comparison, PrintWriter out) {
    var wrong = comparison.wrong();
    if (wrong.isPresent()) {
      var doctor = new LogDoctor(campaign.game(), campaign.task(), campaign.depth(), wrong.get());
      doctor.lines().forEach(line -> out.println(line));
      out.println("  look at it: plyground serve, then " + address(wrong.get().place().node()));
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

  /** The page that shows this search, at the node. */
  private String address(long node) {
    String search = campaign.task() == Task.ALPHA_BETA ? "alphabeta" : "minimax";
    String agent = search + ":depth=" + campaign.depth();
    return "/microscope?game=%s&agent=%s&node=%d".formatted(encoded(game), encoded(agent), node);
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
