package plyground.search.learned;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import plyground.core.InputException;
import plyground.search.learned.CutStatistics.Line;
import plyground.search.learned.Provenance.CurvePoint;

/** The lines at the head of a weights file: a word, then what it says. */
final class WeightsHead {
  private final List<String> lines;

  WeightsHead(List<String> lines) {
    this.lines = lines;
  }

  static List<String> lines(LearnedWeights weights) {
    var from = weights.provenance();
    var lines = new ArrayList<String>();
    lines.add(WeightsFile.FIRST_LINE);
    lines.add("features " + weights.layout());
    lines.add("game " + from.game());
    lines.add("command " + from.command());
    lines.add("seed " + from.seed());
    lines.add("games " + from.games());
    lines.add("positions " + from.positions());
    lines.add("unit " + weights.unit().weight() + " " + weights.unit().grain());
    lines.add("values " + weights.values());
    lines.add("phases " + weights.phases());
    weights.numbers().forEach(name -> lines.add("number " + name));
    weights.patterns().forEach(cells -> lines.add("pattern " + words(cells)));
    from.curve().forEach(point -> lines.add("curve " + words(point)));
    weights.cuts().lines().forEach(line -> lines.add("cut " + words(line)));
    return lines;
  }

  private static String words(int[] cells) {
    return Arrays.stream(cells).mapToObj(Integer::toString).collect(Collectors.joining(" "));
  }

  private static String words(CurvePoint point) {
    return String.format(
        Locale.ROOT,
        "%d %.4f %b %.4f",
        point.games(),
        point.score(),
        point.accepted(),
        point.error());
  }

  private static String words(Line line) {
    return String.format(
        Locale.ROOT,
        "%d %d %d %.4f %.4f %.4f",
        line.phase(),
        line.depth(),
        line.shallow(),
        line.slope(),
        line.offset(),
        line.sigma());
  }

  String text(String key) {
    var found = all(key);
    if (found.size() != 1) {
      throw new InputException("damaged weights: expected one line '" + key + "' in the head");
    }
    return found.getFirst();
  }

  private List<String> all(String key) {
    return lines.stream()
        .filter(line -> line.startsWith(key + " "))
        .map(line -> line.substring(key.length() + 1))
        .toList();
  }

  int whole(String key) {
    return (int) number(key);
  }

  private long number(String key) {
    try {
      return Long.parseLong(text(key));
    } catch (NumberFormatException wrong) {
      throw new InputException(
          "damaged weights: expected a whole number after '" + key + "'", wrong);
    }
  }

  List<String> numbers() {
    return all("number");
  }

  List<int[]> patterns() {
    return parsed("pattern", words -> Arrays.stream(words).mapToInt(Integer::parseInt).toArray());
  }

  LearnedWeights weights(short[][] weights) {
    return new LearnedWeights(
        text("features"),
        parsed("unit", WeightsHead::unit).getFirst(),
        whole("values"),
        numbers(),
        patterns(),
        weights,
        new CutStatistics(parsed("cut", WeightsHead::cut)),
        new Provenance(
            text("game"),
            number("seed"),
            text("command"),
            number("games"),
            number("positions"),
            parsed("curve", WeightsHead::point)));
  }

  private <T> List<T> parsed(String key, Function<String[], T> parser) {
    try {
      return all(key).stream().map(line -> parser.apply(line.split(" "))).toList();
    } catch (IllegalArgumentException | IndexOutOfBoundsException wrong) {
      throw new InputException("damaged weights: a line '" + key + "' in the head", wrong);
    }
  }

  private static WeightUnit unit(String[] words) {
    return new WeightUnit(Integer.parseInt(words[0]), Integer.parseInt(words[1]));
  }

  private static Line cut(String[] words) {
    return new Line(
        Integer.parseInt(words[0]),
        Integer.parseInt(words[1]),
        Integer.parseInt(words[2]),
        Double.parseDouble(words[3]),
        Double.parseDouble(words[4]),
        Double.parseDouble(words[5]));
  }

  private static CurvePoint point(String[] words) {
    return new CurvePoint(
        Long.parseLong(words[0]),
        Double.parseDouble(words[1]),
        Boolean.parseBoolean(words[2]),
        Double.parseDouble(words[3]));
  }
}
