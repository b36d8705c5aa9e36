package plyground.cli.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import plyground.cli.war.Picture;
import plyground.core.Side;
import plyground.games.war.GridMap;
import plyground.games.war.War;
import plyground.games.war.WarMap;
import plyground.games.war.WarPosition;

/**
 * The cities as a grid where they form one, or else as a list; large maps show only what a march
 * would conquer. The Union is red.
 */
record WarBoard(War game) implements Board<WarPosition> {
  private static final int MOST_LISTED = 64;
  private static final int MOST_MARCHES = 12;
  private static final int WIDTH = 80;

  /** A march open to the side to move, and what it brings. */
  private record March(int city, List<Integer> conquered, int gain) {}

  @Override
  public String paint(Side side, String text, Ansi ink) {
    return side == Side.FIRST ? ink.second(text) : ink.first(text);
  }

  @Override
  public Optional<String> svg(WarPosition front) {
    return Optional.of(new Picture(game, front).svg());
  }

  @Override
  public String draw(WarPosition front, Ansi ink) {
    var text = new StringBuilder();
    for (var side : Side.values()) {
      String sum = "%-12s%,8d resources".formatted(game.sideName(side), front.resources(side));
      text.append(paint(side, sum, ink)).append('\n');
    }
    text.append('\n');
    var grid = GridMap.of(game.map());
    var marches = marches(front);
    if (grid.isPresent()) {
      grid(grid.get(), front, marches, ink, text);
      conquests(front, marches, text);
    } else if (game.map().size() <= MOST_LISTED) {
      list(front, marches, ink, text);
    } else {
      text.append(front.emptyCities() + " of " + game.map().size() + " cities are empty\n");
      conquests(front, marches, text);
    }
    return text.toString();
  }

  private static List<March> marches(WarPosition front) {
    var mover = front.toMove();
    var marches = new ArrayList<March>();
    for (int city = 0; city < front.map().size(); city++) {
      if (front.empty(city) && front.borders(mover, city)) {
        var conquered = new ArrayList<Integer>();
        int gain = front.map().resources(city);
        for (int next : front.map().neighbours(city)) {
          if (front.holds(mover.other(), next)) {
            conquered.add(next);
            gain += 2 * front.map().resources(next);
          }
        }
        marches.add(new March(city, conquered, gain));
      }
    }
    return marches;
  }

  /** A city's worth, its owner's initial; + where one can march, * where that conquers. */
  private void grid(
      GridMap grid, WarPosition front, List<March> marches, Ansi ink, StringBuilder text) {
    text.append("    ");
    for (int column = 0; column < grid.columns(); column++) {
      text.append("%5s ".formatted((char) ('A' + column)));
    }
    text.append('\n');
    for (int row = 0; row < grid.rows(); row++) {
      text.append("%3s ".formatted(row + 1));
      for (int column = 0; column < grid.columns(); column++) {
        text.append(cell(front, grid.city(row, column), marches, ink));
      }
      text.append('\n');
    }
  }

  private String cell(WarPosition front, int city, List<March> marches, Ansi ink) {
    String worth = "%5d".formatted(game.map().resources(city));
    for (var side : Side.values()) {
      if (front.holds(side, city)) {
        return paint(side, worth + (side == Side.FIRST ? "U" : "C"), ink);
      }
    }
    var march = marches.stream().filter(each -> each.city == city).findFirst();
    return worth + march.map(each -> each.conquered.isEmpty() ? "+" : "*").orElse(" ");
  }

  private void conquests(WarPosition front, List<March> marches, StringBuilder text) {
    var best =
        marches.stream()
            .filter(march -> !march.conquered.isEmpty())
            .sorted(Comparator.comparingInt(March::gain).reversed())
            .toList();
    if (best.isEmpty()) {
      return;
    }
    text.append("\nMarches of ").append(game.sideName(front.toMove())).append(" that conquer:\n");
    for (var march : best.subList(0, Math.min(MOST_MARCHES, best.size()))) {
      String city = game.formatMove(front, march.city);
      text.append(cut("  %-8s %s".formatted(city, gain(march)))).append('\n');
    }
    if (best.size() > MOST_MARCHES) {
      text.append("  and ").append(best.size() - MOST_MARCHES).append(" more\n");
    }
  }

  private String gain(March march) {
    return march.conquered.isEmpty()
        ? "march %+d".formatted(march.gain)
        : "march %+d, takes %s".formatted(march.gain, names(march.conquered));
  }

  private String names(List<Integer> cities) {
    return String.join(" ", cities.stream().map(game.map()::name).toList());
  }

  private void list(WarPosition front, List<March> marches, Ansi ink, StringBuilder text) {
    WarMap map = game.map();
    int width = 4;
    for (int city = 0; city < map.size(); city++) {
      width = Math.clamp(map.name(city).length(), width, 20);
    }
    String form = "%-" + width + "s %6s  %-11s  ";
    text.append(form.formatted("city", "worth", "held by")).append("neighbours\n");
    for (int city = 0; city < map.size(); city++) {
      var near = new ArrayList<Integer>();
      for (int next : map.neighbours(city)) {
        near.add(next);
      }
      var owner = owner(front, city);
      String held = owner.map(game::sideName).orElse("");
      String line = cut(form.formatted(map.name(city), map.resources(city), held) + names(near));
      text.append(owner.map(side -> paint(side, line, ink)).orElse(line)).append('\n');
      int here = city;
      marches.stream()
          .filter(march -> march.city == here)
          .forEach(march -> text.append(cut(" ".repeat(9) + "-> " + gain(march))).append('\n'));
    }
  }

  private static Optional<Side> owner(WarPosition front, int city) {
    return front.empty(city)
        ? Optional.empty()
        : Optional.of(front.holds(Side.FIRST, city) ? Side.FIRST : Side.SECOND);
  }

  private static String cut(String line) {
    String whole = line.stripTrailing();
    return whole.length() <= WIDTH ? whole : whole.substring(0, WIDTH - 3) + "...";
  }
}
