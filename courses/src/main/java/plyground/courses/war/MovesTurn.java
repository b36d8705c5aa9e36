package plyground.courses.war;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plyground.core.Side;

/**
 * One turn of somebody's file of moves, in whatever spelling.
 *
 * @param line where it begins, from 1
 */
record MovesTurn(
    int line, int number, String player, String action, String destination, List<Holding> sides) {
  /** What stands in the file about a side. */
  record Holding(int line, String player, Set<String> cities, String resources) {}

  /** How a complaint about a turn begins. */
  record Place(MovesTurn turn, int number) {
    @Override
    public String toString() {
      return "line %d, turn %d: ".formatted(turn.line, number);
    }
  }

  private static final Pattern TURN = Pattern.compile("turn\\s*[=:]\\s*(\\d+).*", flags());
  private static final Pattern FIELD =
      Pattern.compile("(player|action|destination)\\s*[=:]\\s*(.*)", flags());
  private static final Pattern HOLDING =
      Pattern.compile("(union|confederacy)\\s*,\\s*\\{(.*)}\\s*,\\s*(\\S+)", flags());

  private static int flags() {
    return Pattern.CASE_INSENSITIVE;
  }

  /** Whether a text is a file of moves and no log. */
  static boolean begins(String text) {
    return text.lines()
        .map(String::strip)
        .filter(each -> !each.isEmpty())
        .findFirst()
        .filter(each -> TURN.matcher(each).matches())
        .isPresent();
  }

  static List<MovesTurn> read(String text) {
    var lines = text.lines().map(String::strip).toList();
    var turns = new ArrayList<MovesTurn>();
    for (int from = 0, to; from < lines.size(); from = to) {
      to = from + 1;
      while (to < lines.size() && !TURN.matcher(lines.get(to)).matches()) {
        to++;
      }
      var first = TURN.matcher(lines.get(from));
      if (first.matches()) {
        turns.add(turn(lines, from, to, Integer.parseInt(first.group(1))));
      }
    }
    return turns;
  }

  private static MovesTurn turn(List<String> lines, int from, int to, int number) {
    var sides = new ArrayList<Holding>();
    var fields = new HashMap<String, String>();
    for (int i = from; i < to; i++) {
      var field = FIELD.matcher(lines.get(i));
      var holding = HOLDING.matcher(lines.get(i));
      if (field.matches()) {
        fields.put(field.group(1).toLowerCase(Locale.ROOT), field.group(2));
      } else if (holding.matches()) {
        var cities =
            Stream.of(holding.group(2).split(","))
                .map(String::strip)
                .filter(each -> !each.isEmpty())
                .collect(Collectors.toSet());
        sides.add(new Holding(i + 1, holding.group(1), cities, holding.group(3)));
      }
    }
    return new MovesTurn(
        from + 1,
        number,
        fields.getOrDefault("player", "nobody"),
        fields.getOrDefault("action", "nothing"),
        fields.getOrDefault("destination", "nowhere"),
        sides);
  }

  boolean is(String wanted, String city) {
    String plain =
        action.toLowerCase(Locale.ROOT).replace("forced", "force").replaceAll("\\s+", " ");
    return plain.equals(wanted.toLowerCase(Locale.ROOT)) && destination.equalsIgnoreCase(city);
  }

  private Optional<Holding> side(Side side) {
    return sides.stream()
        .filter(each -> each.player.equalsIgnoreCase(MovesFile.player(side)))
        .findFirst();
  }

  int line(Side side) {
    return side(side).map(Holding::line).orElse(line);
  }

  Set<String> cities(Side side) {
    return side(side).map(Holding::cities).orElse(Set.of());
  }

  String written(Side side) {
    return side(side).map(Holding::resources).orElse("nothing");
  }

  /** Whole numbers and decimals alike; what is no number is none of ours. */
  double resources(Side side) {
    try {
      return Double.parseDouble(written(side));
    } catch (NumberFormatException other) {
      return Double.NaN;
    }
  }
}
