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

  ReasonWriter(OpenGame<P> open, Explanation<P> found) {
    this.open = open;
    this.found = found;
    moves = found.moves().size();
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
    boolean decided = asked.end().over() || other.end().over();
    String text;
    if (moves == 1) {
      text = "%s is the only move; it %s, %s.".formatted(name, worth(asked), ahead);
    } else if (asked.value() == other.value()) {
      text =
          "%s is as good as %s: each %s, %s."
              .formatted(name, moveName(other, 0), worth(asked), ahead);
    } else if (found.best()) {
      String form =
          decided
              ? "%s is the best of %d moves: it %s; the next best, %s, %s, %s."
              : "%s is the best of %d moves: it %s, %s more than the next best, %s, %s.";
      String gap = decided ? moveName(other, 0) : number(difference);
      String than = decided ? worth(other) : moveName(other, 0);
      text = form.formatted(name, moves, worth(asked), gap, than, ahead);
    } else {
      String more = decided ? "" : ", " + number(difference) + " more";
      text =
          "%s %s and %s %s%s, %s."
              .formatted(name, worth(asked), moveName(other, 0), worth(other), more, ahead);
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

  /** What a line comes to: {@code is worth 4 discs}, or how the game ends in it. */
  private String worth(ExpectedLine<P> line) {
    if (!line.end().over()) {
      return "is worth %s %s".formatted(number(line.value()), found.unit());
    }
    var outcome = line.end().outcome();
    int result = outcome.resultFor(mover);
    int margin = Math.abs(outcome.score());
    return result == 0
        ? "draws"
        : (result > 0 ? "wins" : "loses") + (margin > 1 ? " by " + margin : "");
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
            "That ends the game after %s: %s: %s."
                .formatted(counted(line.moves().size(), "ply", "plies"), how, outcome.reason()),
            "plies",
            line.moves().size(),
            "result",
            result,
            "score",
            score));
  }

  private String side(Side side) {
    return open.view().look(side).name();
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
