package plyground.courses.waroflife;

import java.util.Locale;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.SignTest;
import plyground.core.Side;
import tools.jackson.core.JsonGenerator;

/** The table of question 3 and, tested, the answer to question 4. */
public record TrialsTable(Trials trials, String first, String second) {
  private static final int WIDTH = 46;

  public String text() {
    var longest = trials.longest();
    return row("Number of draws", trials.draws())
        + row("Number of wins for player 1 (blue)", trials.wins(Side.FIRST))
        + row("Number of wins for player 2 (red)", trials.wins(Side.SECOND))
        + row(
            "Longest (non-exhaustive) game",
            longest.isPresent() ? moves(longest.getAsInt()) : "none")
        + row("Shortest game", moves(trials.shortest()))
        + row(
            "Average game length (including exhaustives)",
            number("%.2f moves", trials.meanLength()))
        + row("Average game time", number("%.6f s", trials.meanSeconds()))
        + "\n"
        + verdict();
  }

  private static String row(String label, Object value) {
    return String.format(Locale.ROOT, "%-" + WIDTH + "s%s\n", label, value);
  }

  private static String moves(int count) {
    return count + (count == 1 ? " move" : " moves");
  }

  private static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }

  private String verdict() {
    if (trials.wins(Side.FIRST) + trials.wins(Side.SECOND) == 0) {
      return "No game was decided: nothing can be said about playing first.\n";
    }
    var test = trials.playingFirst();
    if (!trials.enough()) {
      return evidence() + ":\nnothing can be said about playing first.\n";
    }
    var interval = test.interval();
    return String.format(
        Locale.ROOT,
        """
        %s won %.1f %% of the %d decided games (95 %% interval %.1f to %.1f %%).
        If both were as likely to win, so uneven a result had the chance %s
        (two-sided binomial test): %s
        """,
        mover(),
        100 * test.share(),
        test.trials(),
        100 * interval.low(),
        100 * interval.high(),
        chance(test.probability()),
        conclusion(test));
  }

  /** Whoever made the first move, and what was counted of its games. */
  private String mover() {
    var opener = trials.opener();
    String who =
        opener == Side.FIRST
            ? "Player 1"
            : opener == Side.SECOND ? "Player 2, who moved first," : "Whoever moved first";
    return trials.distinct() < trials.games() ? evidence() + ".\n" + who : who;
  }

  private String evidence() {
    return "%d of the %d games %s different"
        .formatted(trials.distinct(), trials.games(), trials.distinct() == 1 ? "is" : "are");
  }

  private static String chance(double probability) {
    return probability < 0.0001 ? "below 0.0001" : number("%.4f", probability);
  }

  private String conclusion(SignTest test) {
    String better = test.share() > 0.5 ? "advantage" : "disadvantage";
    if (!first.equals(second)) {
      return test.significant()
          ? "whoever moved first has the "
              + better
              + ", but "
              + first
              + " and "
              + second
              + " are not\nthe same player: this need not come from playing first."
          : "no advantage to either player is shown.";
    }
    return test.significant()
        ? "playing first is " + (test.share() > 0.5 ? "an " : "a ") + better + "."
        : "no advantage to playing first is shown.";
  }

  /** The same figures as properties of an object. */
  public void write(JsonGenerator json) {
    json.writeStringProperty("first", first);
    json.writeStringProperty("second", second);
    json.writeNumberProperty("games", trials.games());
    json.writeNumberProperty("draws", trials.draws());
    json.writeNumberProperty("firstWins", trials.wins(Side.FIRST));
    json.writeNumberProperty("secondWins", trials.wins(Side.SECOND));
    var longest = trials.longest();
    if (longest.isPresent()) {
      json.writeNumberProperty("longest", longest.getAsInt());
    } else {
      json.writeNullProperty("longest");
    }
    json.writeNumberProperty("shortest", trials.shortest());
    json.writeNumberProperty("meanLength", trials.meanLength());
    json.writeNumberProperty("meanSeconds", trials.meanSeconds());
    var test = trials.playingFirst();
    json.writeNumberProperty("distinctPairs", trials.distinct());
    json.writeStringProperty(
        "evidence",
        trials.enough()
            ? evidence()
            : evidence() + "; no test is made with fewer than " + Evidence.FEWEST);
    json.writeNumberProperty("firstShare", test.share());
    if (trials.enough()) {
      json.writeArrayPropertyStart("interval");
      json.writeNumber(test.interval().low());
      json.writeNumber(test.interval().high());
      json.writeEndArray();
      json.writeNumberProperty("probability", test.probability());
    } else {
      json.writeNullProperty("interval");
      json.writeNullProperty("probability");
    }
  }
}
