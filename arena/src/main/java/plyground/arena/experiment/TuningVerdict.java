package plyground.arena.experiment;

import plyground.arena.experiment.Tuning.Result;

/** What the confirming match of a tuning shows. */
public enum TuningVerdict {
  BETTER("better than what it began with"),
  WORSE("worse than what it began with"),
  NOT_SHOWN("not shown to be better than what it began with"),
  /** Too few games differ to show anything. */
  NO_EVIDENCE("not shown to be better: too few of the confirming games differ"),
  SAME("what it began with: nothing to confirm");

  private final String words;

  TuningVerdict(String words) {
    this.words = words;
  }

  public static TuningVerdict of(Result result) {
    var confirmed = result.confirmed();
    if (confirmed == null) {
      return SAME;
    }
    var evidence = confirmed.evidence(0, 1);
    if (!evidence.enough()) {
      return NO_EVIDENCE;
    }
    var interval = evidence.interval();
    return interval.low() > 0.5 ? BETTER : interval.high() < 0.5 ? WORSE : NOT_SHOWN;
  }

  /** To follow "what was found is". */
  public String words() {
    return words;
  }
}
