package plyground.arena.report;

import java.io.StringWriter;
import java.util.Locale;
import plyground.arena.plan.Plan.Form;
import plyground.arena.standings.Standings;
import plyground.arena.standings.Tally;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.Interval;
import plyground.core.Side;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** The findings as one line of JSON. */
final class JsonReport {
  private static final JsonFactory FACTORY = JsonFactory.builder().build();

  private final Report report;
  private final boolean times;
  private final Standings standings;
  private final StringWriter text = new StringWriter();
  private final JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), text);
  private final JsonFigures figures = new JsonFigures(out);

  JsonReport(Report report, boolean times) {
    this.report = report;
    this.times = times;
    standings = report.standings();
  }

  String text() {
    out.writeStartObject();
    out.writeStringProperty("game", report.plan().game());
    out.writeArrayPropertyStart("agents");
    standings.names().forEach(out::writeString);
    out.writeEndArray();
    out.writeNumberProperty("seed", report.plan().seed());
    if (report.runs() > 1) {
      out.writeNumberProperty("runs", report.runs());
    }
    out.writeNumberProperty("games", standings.games());
    if (report.plan().form() == Form.MATCH || report.plan().form() == Form.ONE_SIDED) {
      match();
    } else {
      tournament();
    }
    out.writeNumberProperty("distinct", standings.distinct().count());
    out.writeNumberProperty("distinctPairs", standings.pool().distinct());
    out.writeStringProperty("evidence", report.evidence());
    out.writeBooleanProperty("finished", report.finished());
    faults();
    late();
    usage();
    out.writeStringProperty("command", report.command());
    out.writeStringProperty("software", report.software());
    out.writeEndObject();
    out.close();
    return text + System.lineSeparator();
  }

  private void match() {
    var match = new MatchStandings(standings);
    out.writeArrayPropertyStart("wins");
    out.writeNumber(match.wins());
    out.writeNumber(match.losses());
    out.writeEndArray();
    out.writeNumberProperty("draws", match.draws());
    out.writeNumberProperty("faults", standings.faults().games());
    figures.number("score", match.games() == 0 ? null : (Double) match.score());
    figures.strength(match.evidence());
    out.writeNumberProperty("drawRatio", new StrengthText(standings).drawRatio());
    if (report.plan().paired()) {
      figures.pairs(report.pairs(0, 1));
    }
    sprt(match.evidence());
    out.writeNumberProperty("meanLength", match.meanLength());
  }

  private void sprt(Evidence evidence) {
    var test = report.plan().sprt();
    if (test == null) {
      return;
    }
    var shown = new SprtText(test, evidence);
    out.writeStringProperty("sprt", test.verdict(evidence).name());
    out.writeStringProperty("sprtShows", shown.words());
    figures.number("llr", evidence.enough() ? (Double) shown.llr() : null);
    figures.interval("llrBounds", new Interval(test.lower(), test.upper()));
    if (shown.decided()) {
      figures.number("normalisedEloUnbiased", shown.medianUnbiased());
      out.writeStringProperty("warning", SprtText.WARNING);
    }
  }

  private void tournament() {
    out.writeArrayPropertyStart("pairings");
    for (int first = 0; first < standings.players(); first++) {
      for (int second = 0; second < standings.players(); second++) {
        if (standings.cell(first, second).games() > 0) {
          pairing(first, second, standings.cell(first, second));
        }
      }
    }
    out.writeEndArray();
    ranking();
    out.writeNumberProperty("drawRatio", report.drawRatio());
    if (report.rated()) {
      new JsonComparisons(report, out).write();
    } else {
      out.writeNullProperty("ratings");
      out.writeNullProperty("claims");
    }
    goal();
    var first = report.firstMover();
    out.writeObjectPropertyStart("firstSeat");
    out.writeNumberProperty("wins", report.decided(true));
    out.writeNumberProperty("losses", report.decided(false));
    figures.number("probability", first.enough() ? (Double) first.probability() : null);
    out.writeEndObject();
  }

  private void pairing(int first, int second, Tally tally) {
    out.writeStartObject();
    out.writeStringProperty("first", standings.names().get(first));
    out.writeStringProperty("second", standings.names().get(second));
    out.writeNumberProperty("games", tally.games());
    out.writeNumberProperty("firstWins", tally.wins(Side.FIRST));
    figures.interval("firstWinsInterval", report.winsInterval(first, second));
    out.writeNumberProperty("secondWins", tally.wins(Side.SECOND));
    out.writeNumberProperty("draws", tally.draws());
    out.writeNumberProperty("faults", tally.faults());
    out.writeNumberProperty("meanLength", tally.meanLength());
    out.writeEndObject();
  }

  private void ranking() {
    out.writeArrayPropertyStart("ranking");
    for (int player : standings.ranking()) {
      out.writeStartObject();
      out.writeStringProperty("agent", standings.names().get(player));
      out.writeNumberProperty("wins", standings.wins(player));
      out.writeNumberProperty("draws", standings.draws(player));
      out.writeNumberProperty("losses", standings.losses(player));
      out.writeNumberProperty("score", standings.score(player));
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private void goal() {
    var goal = report.goal();
    if (goal == null) {
      return;
    }
    out.writeStringProperty("until", goal.goal().name().toLowerCase(Locale.ROOT));
    out.writeBooleanProperty("shown", goal.shown());
    out.writeStringProperty("shows", goal.words());
    out.writeStringProperty("warning", GoalText.WARNING);
  }

  private void faults() {
    out.writeArrayPropertyStart("faultsBy");
    for (var entry : standings.faults().entries()) {
      out.writeStartObject();
      out.writeStringProperty("agent", standings.names().get(entry.player()));
      out.writeStringProperty("fault", entry.fault().toString());
      out.writeNumberProperty("games", entry.games());
      out.writeStringProperty("reason", entry.reason());
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  /**
   * Moves that took longer than the player was told: measured, so named only where there are any.
   */
  private void late() {
    for (int player = 0; player < standings.players(); player++) {
      if (standings.usage(player).late() > 0) {
        lateMoves();
        return;
      }
    }
  }

  private void lateMoves() {
    out.writeArrayPropertyStart("lateMoves");
    for (int player = 0; player < standings.players(); player++) {
      out.writeNumber(standings.usage(player).late());
    }
    out.writeEndArray();
  }

  /** Measured, so different every time; only where moves were timed. */
  private void usage() {
    if (!times || !standings.usage(0).measured()) {
      return;
    }
    out.writeArrayPropertyStart("spending");
    for (int player = 0; player < standings.players(); player++) {
      out.writeStartObject();
      out.writeStringProperty("agent", standings.names().get(player));
      out.writeNumberProperty("millisAMove", standings.usage(player).millisAMove());
      out.writeNumberProperty("nodesAMove", standings.usage(player).nodesAMove());
      out.writeEndObject();
    }
    out.writeEndArray();
  }
}
