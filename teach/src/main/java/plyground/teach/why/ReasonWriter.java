package plyground.teach.why;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import plyground.agents.OpenGame;
import plyground.core.Position;
import plyground.core.Side;

/** Puts into words what two lines and the game's features say; nothing else. */
final class ReasonWriter<P extends Position<P>> {
  private final OpenGame<P> open;
  private final Explanation<P> found;
  private final int moves;
  private final Side mover;

  /**
   * @param moves how many there are to choose from
   */
  ReasonWriter(OpenGame<P> open, Explanation<P> found, int moves) {
    this.open = open;
    this.found = found;
    this.moves = moves;
    mover = found.asked().positions().getFirst().toMove();
  }

  List<Sentence> all() {
    var all = new ArrayList<Sentence>();
    all.add(value());
    all.add(line("line", found.asked()));
    end(found.asked(), all);
    if (moves > 1) {
      if (!found.best()) {
        all.add(line("better", found.other()));
        end(found.other(), all);
      }
      all.addAll(new FeatureReasons<>(open, found, moveName(found.other(), 0)).all());
    }
    return all;
  }

  private Sentence value() {
    var asked = found.asked();
    var other = found.other();
    double difference = Math.abs(asked.value() - other.value());
    String ahead = "looking %s ahead".formatted(counted(found.depth(), "ply", "plies"));
    String name = moveName(asked, 0);
    String text;
    if (moves == 1) {
      text = "%s is the only move, worth %s, %s.".formatted(name, number(asked.value()), ahead);
    } else if (asked.value() == other.value()) {
      text =
          "%s is as good as %s: each is worth %s, %s."
              .formatted(name, moveName(other, 0), number(asked.value()), ahead);
    } else if (found.best()) {
      text =
          "%s is the best of %d moves: worth %s, %s more than the next best, %s, %s."
              .formatted(
                  name,
                  moves,
                  number(asked.value()),
                  number(difference),
                  moveName(other, 0),
                  ahead);
    } else {
      text =
          "%s is worth %s and %s is worth %s, %s more, %s."
              .formatted(
                  name,
                  number(asked.value()),
                  moveName(other, 0),
                  number(other.value()),
                  number(difference),
                  ahead);
    }
    return Sentence.of(
        "value",
        text,
        "value",
        asked.value(),
        "otherValue",
        other.value(),
        "difference",
        difference,
        "depth",
        found.depth(),
        "moves",
        moves);
  }

  private Sentence line(String kind, ExpectedLine<P> line) {
    var names = new ArrayList<String>();
    for (int i = 1; i < line.moves().size(); i++) {
      names.add(moveName(line, i));
    }
    String text =
        names.isEmpty()
            ? "After %s nothing was looked at but the board itself.".formatted(moveName(line, 0))
            : "After %s is expected %s."
                .formatted(moveName(line, 0), names.stream().collect(Collectors.joining(", ")));
    return Sentence.of(kind, text, "plies", line.moves().size());
  }

  private void end(ExpectedLine<P> line, List<Sentence> into) {
    if (!line.end().over()) {
      return;
    }
    var outcome = line.end().outcome();
    int result = outcome.resultFor(mover);
    int score = outcome.score() * mover.sign();
    String how =
        result == 0
            ? "a draw"
            : "%s for %s (score %d)".formatted(result > 0 ? "a win" : "a loss", side(mover), score);
    into.add(
        Sentence.of(
            "end",
            "That ends the game after %s: %s, %s."
                .formatted(counted(line.moves().size(), "ply", "plies"), how, outcome.reason()),
            "plies",
            line.moves().size(),
            "result",
            result,
            "score",
            score));
  }

  private String side(Side side) {
    return open.game().sideName(side);
  }

  private String moveName(ExpectedLine<P> line, int index) {
    return open.view().moveName(line.positions().get(index), line.moves().get(index));
  }

  private static String counted(int number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }

  /** Whole numbers without a point. */
  static String number(double value) {
    return value == Math.rint(value)
        ? String.format(Locale.ROOT, "%.0f", value + 0.0)
        : String.format(Locale.ROOT, "%.2f", value);
  }
}
