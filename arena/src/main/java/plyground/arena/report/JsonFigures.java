package plyground.arena.report;

import org.jspecify.annotations.Nullable;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.Interval;
import plyground.arena.stats.PairCounts;
import plyground.arena.stats.Sprt;
import tools.jackson.core.JsonGenerator;

/** Figures as properties of a JSON object; what the games do not tell is null. */
record JsonFigures(JsonGenerator out) {
  /** Everything that says how sure one can be: null without enough evidence. */
  void strength(Evidence evidence) {
    boolean enough = evidence.enough();
    var elo = enough ? evidence.elo() : null;
    interval("scoreInterval", enough ? evidence.interval() : null);
    number("elo", elo == null ? null : (Double) elo.estimate());
    interval("eloInterval", elo == null ? null : new Interval(elo.low(), elo.high()));
    number("normalisedElo", enough ? (Double) Sprt.normalisedElo(evidence.counted()) : null);
    number("superiority", enough ? (Double) evidence.superiority() : null);
  }

  void pairs(PairCounts pairs) {
    out.writeArrayPropertyStart("pairs");
    for (int i = 0; i < PairCounts.SCORES; i++) {
      out.writeNumber(pairs.count(i));
    }
    out.writeEndArray();
  }

  /** Null where there is too little evidence; an end that nothing bounds is null too. */
  void interval(String name, @Nullable Interval interval) {
    if (interval == null) {
      out.writeNullProperty(name);
      return;
    }
    out.writeArrayPropertyStart(name);
    number(interval.low());
    number(interval.high());
    out.writeEndArray();
  }

  void number(String name, @Nullable Double value) {
    out.writeName(name);
    number(value);
  }

  void number(@Nullable Double value) {
    if (value == null || !Double.isFinite(value)) {
      out.writeNull();
    } else {
      out.writeNumber(value);
    }
  }
}
