package plyground.courses.war;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A file a program wrote beside the right one: equal, equal but for the format, or different from
 * some line on.
 */
record OutputComparison(String yours, String right) {
  private static final Pattern WHOLE = Pattern.compile("(\\d+)\\.0+(?![\\d.])");
  private static final Pattern INFINITE = Pattern.compile("\\b(infinity|inf)\\b|\u221e");
  private static final Pattern CITIES = Pattern.compile("\\{([^}]*)}");
  private static final Pattern BLANKS = Pattern.compile("\\s*([,={}])\\s*");
  private static final Pattern RULE = Pattern.compile("[-=_*]{3,}");
  private static final int MOST_KINDS = 5;

  /**
   * Where two files part.
   *
   * @param line the number of the line, from 1
   */
  record Difference(int line, Optional<String> yours, Optional<String> right) {}

  OutputComparison {
    yours = yours.replace("\r", "");
  }

  boolean same() {
    return yours.equals(right);
  }

  /** Whether it says the same in other letters, numbers, blanks or rules. */
  boolean sameButForTheFormat() {
    var own = essence(yours);
    var expected = essence(right);
    return own.equals(expected) || (!own.contains("turn=0") && own.equals(moves(expected)));
  }

  /** Without the board before the first turn. */
  private static List<String> moves(List<String> essence) {
    int first = essence.indexOf("turn=1");
    return first < 0 ? essence : essence.subList(first, essence.size());
  }

  private static List<String> essence(String text) {
    return text.lines()
        .map(OutputComparison::essenceOfLine)
        .filter(line -> !line.isEmpty() && !RULE.matcher(line).matches())
        .toList();
  }

  private static String essenceOfLine(String line) {
    String plain = line.strip().toLowerCase(Locale.ROOT).replace("forced march", "force march");
    plain = BLANKS.matcher(plain.replaceAll("\\s+", " ")).replaceAll("$1");
    plain = INFINITE.matcher(WHOLE.matcher(plain).replaceAll("$1")).replaceAll("infinity");
    return CITIES.matcher(plain).replaceAll(OutputComparison::sorted).replaceAll(",+$", "");
  }

  private static String sorted(MatchResult cities) {
    return Matcher.quoteReplacement(
        Arrays.stream(cities.group(1).split(","))
            .sorted()
            .collect(Collectors.joining(",", "{", "}")));
  }

  Optional<Difference> first() {
    var own = yours.lines().toList();
    var expected = right.lines().toList();
    for (int i = 0; i < Math.max(own.size(), expected.size()); i++) {
      var mine = at(own, i);
      var other = at(expected, i);
      if (!mine.equals(other)) {
        return Optional.of(new Difference(i + 1, mine, other));
      }
    }
    return Optional.empty();
  }

  private static Optional<String> at(List<String> lines, int index) {
    return index < lines.size() ? Optional.of(lines.get(index)) : Optional.empty();
  }

  /** One difference of every kind of line, where only the format differs. */
  List<Difference> kinds() {
    var own = yours.lines().toList();
    var expected = right.lines().toList();
    var kinds = new LinkedHashMap<String, Difference>();
    for (int i = 0; i < Math.min(own.size(), expected.size()); i++) {
      String mine = own.get(i);
      String other = expected.get(i);
      if (!mine.equals(other)) {
        String kind = other.replaceAll("[^\\p{L}-].*", "");
        kinds.putIfAbsent(kind, new Difference(i + 1, Optional.of(mine), Optional.of(other)));
      }
    }
    if (kinds.isEmpty()) {
      first().ifPresent(each -> kinds.put("", each));
    }
    return new ArrayList<>(kinds.values()).subList(0, Math.min(MOST_KINDS, kinds.size()));
  }
}
