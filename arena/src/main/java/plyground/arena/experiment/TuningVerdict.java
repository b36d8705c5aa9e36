package plyground.arena.experiment;

import plyground.arena.experiment.Tuning.Result;
import plyground.arena.stats.Bootstrap;

/** What the confirming match of a tuning shows. */
public enum TuningVerdict {
  BETTER("better than what it began with"),
  WORSE("worse than what it began with"),
  NOT_SHOWN("not shown to be better than what it began with"),
  /** Too few games differ to show anything. */
  NO_EVIDENCE("not shown to be better: too few of the confirming games differ"),
  SAME("what it began with: nothing to confirm");

  /** Fewer different pairs show nothing. */
  private static final int FEWEST_PAIRS = 5;

  private final String words;

  TuningVerdict(String words) {
    this.words = words;
  }

  public static TuningVerdict of(Result result) {
    var confirmed = result.confirmed();
    if (confirmed == null) {
      return SAME;
    }
    if (confirmed.distinct().count() < 2 * FEWEST_PAIRS) {
      return NO_EVIDENCE;
    }
    var interval = Bootstrap.score(confirmed.pairs(0, 1), confirmed.plan().seed());
    return interval.low() > 0.5 ? BETTER : interval.high() < 0.5 ? WORSE : NOT_SHOWN;
  }

  /** To follow "what was found is". */
  public String words() {
    return words;
  }
}
