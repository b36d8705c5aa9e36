package plyground.core.law;

import plyground.core.Evaluator;
import plyground.core.Position;
import plyground.core.spi.EvaluatorDescriptor;

/** An evaluator keeps its word. */
final class EvaluatorLaws<P extends Position<P>> {
  private final EvaluatorDescriptor<P> described;
  private final Evaluator<P> evaluator;
  private final LawBook<P> book;
  private int mostUndecided = Integer.MIN_VALUE;
  private int leastDecided = Integer.MAX_VALUE;

  EvaluatorLaws(EvaluatorDescriptor<P> described, Evaluator<P> evaluator, LawBook<P> book) {
    this.described = described;
    this.evaluator = evaluator;
    this.book = book;
  }

  void check(P position) {
    book.asking(position, "evaluator " + described.name());
    int value = evaluator.evaluate(position);
    int bound = evaluator.bound();
    require(
        bound >= 1 && bound <= Evaluator.LIMIT && Math.abs((long) value) < bound,
        "value %d is not within its bound %d".formatted(value, bound));
    require(value == evaluator.evaluate(position), "asked twice, two different values");
    if (described.decisive()) {
      decisive(position, value);
    }
  }

  private void decisive(P position, int value) {
    int result = position.over() ? position.outcome().resultFor(position.toMove()) : 0;
    if (result == 0) {
      mostUndecided = Math.max(mostUndecided, Math.abs(value));
    } else {
      require(
          Integer.signum(value) == result,
          "value %d of a game that the side to move has %s"
              .formatted(value, result > 0 ? "won" : "lost"));
      leastDecided = Math.min(leastDecided, Math.abs(value));
    }
    require(
        mostUndecided < leastDecided,
        "it says it puts wins beyond all else, and does not: %d and %d"
            .formatted(mostUndecided, leastDecided));
  }

  private void require(boolean kept, String complaint) {
    book.require(kept, Law.EVALUATORS, null, "evaluator " + described.name() + ": " + complaint);
  }
}
