package plyground.teach.why;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plyground.agents.OpenGame;
import plyground.core.Evaluator;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.WinsFirst;
import plyground.core.spec.Settings;
import plyground.core.spi.FeatureDescriptor;

/**
 * Reads a sentence as a student would and computes what it says anew from the rules, the evaluator
 * and the features alone.
 */
record SentenceReader<P extends Position<P>>(OpenGame<P> open, P at, Explanation<P> why) {
  private static final String AHEAD = ", looking (?:1 ply|\\d+ plies) ahead\\.";
  private static final Pattern ONLY = Pattern.compile("(.+) is the only move; it (.+)" + AHEAD);
  private static final Pattern EQUAL =
      Pattern.compile("(.+) is as good as (.+): each ((?:is worth|wins|loses|draws).*)" + AHEAD);
  private static final Pattern BEST =
      Pattern.compile(
          "(.+) is the best of (\\d+) moves: it (is worth .+), (\\S+) more than"
              + " the next best, (.+)"
              + AHEAD);
  private static final Pattern BEST_DECIDED =
      Pattern.compile(
          "(.+) is the best of (\\d+) moves: it (.+); the next best, (.+), "
              + "((?:is worth|wins|loses|draws).*)"
              + AHEAD);
  private static final String WORTH =
      "(is worth \\S+(?: [a-z]+)+?|(?:wins|loses)(?: by \\d+)?|draws)";
  private static final Pattern WORSE =
      Pattern.compile("(.+) " + WORTH + " and (.+) " + WORTH + "(?:, (\\S+) more)?" + AHEAD);
  private static final Pattern LINE = Pattern.compile("After (.+) is expected (.+)\\.");
  private static final Pattern SHORT =
      Pattern.compile("After (.+) nothing was looked at but the board itself\\.");
  private static final Pattern END =
      Pattern.compile(
          "That ends the game after (\\d+) pl(?:y|ies): (?:(a draw)|"
              + "a (win|loss) for (.+) \\(score (-?\\d+)\\)): (.+)\\.");
  private static final Pattern LEAVES =
      Pattern.compile("It leaves (.+?) with (-?\\d+ .+), instead of (-?\\d+) after (.+)\\.");
  private static final Pattern FEATURE =
      Pattern.compile(
          "At the end of the line (.+?) has (-?\\d+ .+), instead of (-?\\d+)" + " after (.+)\\.");
  private static final Pattern GIVES =
      Pattern.compile(
          "It (gains|gives up) the (.+) (\\S+): (.+) has it from ply (\\d+) \\((.+)\\)"
              + " on, (\\w+) (\\d+) before and (\\d+) after\\.");

  String where(Sentence sentence) {
    return "%s at %s: %s".formatted(open.game().name(), open.game().format(at), sentence);
  }

  /** What is said of all moves is minimax's. */
  void values(int[] moves) {
    assertThat(why.moves()).hasSize(moves.length);
    for (var each : why.moves()) {
      assertThat(each.value())
          .as(open.game().format(at) + " " + each.move())
          .isEqualTo(slow(at.play(each.move()), why.depth() - 1));
    }
  }

  /** To who is to move at the root. */
  private double slow(P now, int depth) {
    int sign = now.toMove() == at.toMove() ? 1 : -1;
    if (depth == 0 || now.over()) {
      return sign * evaluator().evaluate(now);
    }
    double best = Double.NEGATIVE_INFINITY;
    for (int move : LegalMoves.of(open.game(), now)) {
      best = Math.max(best, sign * slow(now.play(move), depth - 1));
    }
    return sign * best;
  }

  private Evaluator<P> evaluator() {
    var kind = open.descriptor().evaluators().getFirst();
    var made = kind.maker().make(open.game(), new Settings(kind.parameters(), Map.of()));
    return kind.decisive() ? made : new WinsFirst<>(made);
  }

  void read(Sentence sentence) {
    String text = sentence.text();
    assertThat(
            switch (sentence.kind()) {
              case "value" -> value(text);
              case "line" -> line(text, why.asked());
              case "better" -> line(text, why.other());
              case "end" -> end(text, why.asked()) || end(text, why.other());
              case "leaves" ->
                  counts(LEAVES.matcher(text), why.asked().after(), why.other().after());
              case "feature" -> counts(FEATURE.matcher(text), why.asked().end(), why.other().end());
              case "gives" -> place(GIVES.matcher(text));
              default -> false;
            })
        .as(where(sentence))
        .isTrue();
  }

  private double valueOf(ExpectedLine<P> line) {
    return slow(at.play(line.move()), why.depth() - 1);
  }

  private boolean value(String text) {
    if (!text.contains("looking " + why.depth() + " pl")) {
      return false;
    }
    var asked = why.asked();
    var other = why.other();
    double difference = Math.abs(valueOf(asked) - valueOf(other));
    double bestOther =
        why.moves().stream()
            .filter(each -> each.move() != asked.move())
            .mapToDouble(each -> slow(at.play(each.move()), why.depth() - 1))
            .max()
            .orElse(Double.NEGATIVE_INFINITY);
    var only = ONLY.matcher(text);
    if (only.matches()) {
      return why.moves().size() == 1
          && isFirst(only.group(1), asked)
          && worth(only.group(2), asked);
    }
    var equal = EQUAL.matcher(text);
    if (equal.matches()) {
      return difference == 0
          && isFirst(equal.group(1), asked)
          && isFirst(equal.group(2), other)
          && worth(equal.group(3), asked)
          && worth(equal.group(3), other);
    }
    var best = BEST.matcher(text);
    if (best.matches()) {
      return isFirst(best.group(1), asked)
          && Integer.parseInt(best.group(2)) == why.moves().size()
          && worth(best.group(3), asked)
          && Double.parseDouble(best.group(4)) == valueOf(asked) - bestOther
          && valueOf(other) == bestOther
          && isFirst(best.group(5), other);
    }
    var decided = BEST_DECIDED.matcher(text);
    if (decided.matches()) {
      return isFirst(decided.group(1), asked)
          && Integer.parseInt(decided.group(2)) == why.moves().size()
          && worth(decided.group(3), asked)
          && isFirst(decided.group(4), other)
          && worth(decided.group(5), other)
          && valueOf(asked) > bestOther
          && valueOf(other) == bestOther;
    }
    var worse = WORSE.matcher(text);
    return worse.matches()
        && isFirst(worse.group(1), asked)
        && worth(worse.group(2), asked)
        && isFirst(worse.group(3), other)
        && worth(worse.group(4), other)
        && valueOf(other) == bestOther
        && valueOf(other) > valueOf(asked)
        && (worse.group(5) == null || Double.parseDouble(worse.group(5)) == difference);
  }

  private boolean isFirst(String name, ExpectedLine<P> line) {
    return name.equals(open.view().moveName(at, line.move()));
  }

  /** The positions of a line, played anew. */
  private List<P> replayed(ExpectedLine<P> line) {
    var positions = new ArrayList<P>(List.of(at));
    line.moves().forEach(move -> positions.add(positions.getLast().play(move)));
    return positions;
  }

  private boolean worth(String words, ExpectedLine<P> line) {
    var end = replayed(line).getLast();
    if (words.startsWith("is worth ")) {
      String unit = open.descriptor().evaluators().getFirst().unit();
      return !end.over() && words.equals("is worth %d %s".formatted((long) valueOf(line), unit));
    }
    int result = end.over() ? end.outcome().resultFor(at.toMove()) : 9;
    int margin = Math.abs(end.outcome().score());
    String by = margin > 1 ? " by " + margin : "";
    return words.equals(result == 0 ? "draws" : result == 1 ? "wins" + by : "loses" + by);
  }

  private boolean line(String text, ExpectedLine<P> line) {
    var positions = replayed(line);
    var names = new ArrayList<String>();
    for (int i = 1; i < line.moves().size(); i++) {
      names.add(open.view().moveName(positions.get(i), line.moves().get(i)));
    }
    var matcher = (names.isEmpty() ? SHORT : LINE).matcher(text);
    return matcher.matches()
        && isFirst(matcher.group(1), line)
        && (names.isEmpty() || matcher.group(2).equals(String.join(", ", names)));
  }

  private boolean end(String text, ExpectedLine<P> line) {
    var end = replayed(line).getLast();
    var said = END.matcher(text);
    if (!said.matches() || !end.over()) {
      return false;
    }
    int result = end.outcome().resultFor(at.toMove());
    boolean how =
        result == 0
            ? said.group(2) != null
            : (result == 1 ? "win" : "loss").equals(said.group(3))
                && open.view().look(at.toMove()).name().equals(said.group(4))
                && Integer.parseInt(said.group(5)) == end.outcome().score() * at.toMove().sign();
    return how
        && Integer.parseInt(said.group(1)) == line.moves().size()
        && said.group(6).equals(end.outcome().reason());
  }

  /** Some side of that name has so many of something, and on the other line so many. */
  private boolean counts(Matcher said, P here, P there) {
    if (!said.matches() || !isFirst(said.group(4), why.other())) {
      return false;
    }
    boolean found = false;
    for (FeatureDescriptor<P> feature : open.descriptor().features(open.game())) {
      for (var side : Side.values()) {
        found |=
            open.view().look(side).name().equals(said.group(1))
                && feature.counted(feature.of(here, side)).equals(said.group(2))
                && feature.of(there, side) == Integer.parseInt(said.group(3));
      }
    }
    return found;
  }

  private boolean place(Matcher said) {
    if (!said.matches()) {
      return false;
    }
    var positions = replayed(why.asked());
    int ply = Integer.parseInt(said.group(5));
    var side = said.group(1).equals("gains") ? at.toMove() : at.toMove().other();
    var feature =
        open.descriptor().features(open.game()).stream()
            .filter(each -> each.name().equals(said.group(7)))
            .findFirst()
            .orElseThrow();
    boolean kept =
        positions.subList(ply, positions.size()).stream()
            .allMatch(each -> feature.places().of(each, side).contains(said.group(3)));
    return kept
        && feature.one().equals(said.group(2))
        && open.view().look(side).name().equals(said.group(4))
        && !feature.places().of(positions.get(ply - 1), side).contains(said.group(3))
        && !feature.places().of(replayed(why.other()).getLast(), side).contains(said.group(3))
        && said.group(6)
            .equals(open.view().moveName(positions.get(ply - 1), why.asked().moves().get(ply - 1)))
        && feature.of(positions.get(ply - 1), side) == Integer.parseInt(said.group(8))
        && feature.of(positions.get(ply), side) == Integer.parseInt(said.group(9));
  }
}
