package plyground.arena.report;

import plyground.arena.standings.Standings;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.Interval;
import tools.jackson.core.JsonGenerator;

/** How the players of a tournament compare, as JSON: ratings, claims, and whether they fit. */
final class JsonComparisons {
  private final Report report;
  private final Standings standings;
  private final JsonGenerator out;
  private final JsonFigures figures;

  JsonComparisons(Report report, JsonGenerator out) {
    this.report = report;
    this.out = out;
    standings = report.standings();
    figures = new JsonFigures(out);
  }

  /** Writes them as properties of the object begun. */
  void write() {
    ratings();
    claims();
    fit();
    nash();
  }

  private void ratings() {
    out.writeArrayPropertyStart("ratings");
    for (int player : Phrases.byRating(report)) {
      out.writeStartObject();
      out.writeStringProperty("agent", standings.names().get(player));
      out.writeNumberProperty("rating", report.ratings().rating(player));
      boolean enough = report.ratings().enough(player);
      figures.interval("interval", enough ? report.ratings().interval(player) : null);
      superiority(player);
      out.writeEndObject();
    }
    out.writeEndArray();
    anchor();
    var first = report.firstMover();
    out.writeObjectPropertyStart("seatAdvantage");
    boolean told = first.distinct() >= Evidence.FEWEST;
    figures.number("rating", told ? (Double) first.elo().estimate() : null);
    figures.interval(
        "interval", first.enough() ? new Interval(first.elo().low(), first.elo().high()) : null);
    out.writeEndObject();
    out.writeBooleanProperty("connected", report.connected());
  }

  /** Over the others, in the order of the agents: null for oneself and for who does not compare. */
  private void superiority(int player) {
    out.writeArrayPropertyStart("superiority");
    for (int other = 0; other < standings.players(); other++) {
      boolean known = report.comparable(player, other);
      figures.number(known ? (Double) report.ratings().superiority(player, other) : null);
    }
    out.writeEndArray();
  }

  private void anchor() {
    var anchor = report.anchor();
    if (anchor == null) {
      out.writeNullProperty("anchor");
      return;
    }
    out.writeObjectPropertyStart("anchor");
    out.writeStringProperty("agent", anchor.agent());
    out.writeNumberProperty("rating", anchor.rating());
    out.writeEndObject();
  }

  private void fit() {
    var fit = report.fit();
    figures.number("fitProbability", fit == null ? null : fit.probability());
  }

  private void nash() {
    var nash = report.nash();
    if (nash == null) {
      out.writeNullProperty("nash");
      return;
    }
    out.writeArrayPropertyStart("nash");
    for (int player = 0; player < standings.players(); player++) {
      out.writeStartObject();
      out.writeStringProperty("agent", standings.names().get(player));
      out.writeNumberProperty("share", nash.shares()[player]);
      figures.interval("interval", nash.intervals()[player]);
      out.writeNumberProperty("score", nash.scores()[player]);
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private void claims() {
    if (!report.tested()) {
      out.writeNullProperty("claims");
      return;
    }
    out.writeArrayPropertyStart("claims");
    for (var claim : report.claims()) {
      var evidence = report.evidence(claim.better(), claim.worse());
      out.writeStartObject();
      out.writeStringProperty("better", standings.names().get(claim.better()));
      out.writeStringProperty("worse", standings.names().get(claim.worse()));
      figures.pairs(report.pairs(claim.better(), claim.worse()));
      out.writeNumberProperty("distinctPairs", evidence.distinct());
      figures.strength(evidence);
      out.writeNumberProperty("drawRatio", report.drawRatio(claim.better(), claim.worse()));
      out.writeNumberProperty("expected", report.ratings().expected(claim.better(), claim.worse()));
      var fit = report.fit();
      figures.number(
          "residual", fit == null ? null : (Double) fit.residual(claim.better(), claim.worse()));
      figures.number("corrected", claim.corrected());
      out.writeBooleanProperty("holds", claim.holds());
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeNumberProperty("circles", report.circles());
  }
}
