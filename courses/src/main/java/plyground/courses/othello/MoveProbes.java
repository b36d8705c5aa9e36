package plyground.courses.othello;

import static plyground.courses.othello.PredicateProbes.player;
import static plyground.courses.othello.PredicateProbes.probe;
import static plyground.courses.othello.PredicateProbes.stones;
import static plyground.courses.othello.PredicateProbes.yes;
import static plyground.courses.othello.PredicateProbes.yesNo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import plyground.courses.grading.Probe;
import plyground.courses.grading.Reading;
import plyground.courses.othello.Stones.Square;

/** What may be played and what comes of it: {@code moves}, {@code nextState}, {@code validmove}. */
final class MoveProbes {
  private static final String PASS = "n";
  private static final Pattern SQUARE = Pattern.compile("\\[-?\\d+,-?\\d+]|n");
  private static final Pattern SQUARES =
      Pattern.compile("\\[(%1$s)(,(%1$s))*]".formatted(SQUARE.pattern()));

  /** Readings that let much pass give way to narrower ones. */
  private static final double WIDE = 50;

  private MoveProbes() {}

  static List<Probe> moves(PositionPool pool) {
    return pool.all().stream()
        .flatMap(state -> List.of(moves(1, stones(state)), moves(2, stones(state))).stream())
        .toList();
  }

  private static Probe moves(int player, Stones stones) {
    var squares = stones.placements(player, true);
    String right = list(squares, "[n]");
    var byColumn =
        squares.stream()
            .sorted(Comparator.comparingInt(Square::column).thenComparingInt(Square::row))
            .toList();
    var mistakes =
        List.of(
            known("pass-ignored", "the pass is ignored: it gives [] where the only move is n")
                .apply(list(squares, "[]")),
            known("reversed", "it lists the moves in reverse order")
                .apply(list(squares.reversed(), "[n]")),
            known("by-column", "it lists the moves column by column").apply(list(byColumn, "[n]")),
            known("column-row", "it writes [column,row]")
                .apply(list(squares.stream().map(Square::swapped).toList(), "[n]")),
            known("no-diagonals", "it does not see diagonals")
                .apply(list(stones.placements(player, false), "[n]")),
            known("any-empty-square", "it lists every empty square")
                .apply(list(stones.squares(Stones.EMPTY), "[n]")),
            changed(
                "duplicates",
                "it lists moves more than once",
                right,
                some -> List.copyOf(new LinkedHashSet<>(some)),
                WIDE),
            changed(
                "unsorted",
                "it does not sort the moves",
                right,
                some -> some.stream().sorted().toList(),
                2 * WIDE),
            changed(
                "duplicates-unsorted",
                "it lists moves more than once and does not sort them",
                right,
                some -> some.stream().sorted().distinct().toList(),
                3 * WIDE));
    return probe("moves(%d,'%s').".formatted(player, stones.rows()), right, mistakes)
        .withLazy(
            List.of(
                Reading.exactly("it always gives [n]", "[n]"),
                Reading.exactly("it always gives []", "[]")))
        .shrinkingTo(() -> stones.smaller().map(each -> moves(player, each)));
  }

  private static KnownMistake known(String name, String sentence) {
    return answer -> Reading.exactly(sentence, answer).named(name);
  }

  /** From an answer to the reading that leads to it. */
  private interface KnownMistake {
    Reading apply(String answer);
  }

  /** Lists that are right once they are put in order. */
  private static Reading changed(
      String name,
      String sentence,
      String right,
      UnaryOperator<List<String>> order,
      double weight) {
    var wanted = squares(right);
    return new Reading(
        name, sentence, right, weight, text -> order.apply(squares(text)).equals(wanted), right);
  }

  private static List<String> squares(String text) {
    return SQUARES.matcher(text).matches()
        ? SQUARE.matcher(text.substring(1)).results().map(MatchResult::group).toList()
        : List.of();
  }

  private static String list(List<Square> squares, String none) {
    return squares.isEmpty()
        ? none
        : squares.stream().map(Square::toString).collect(Collectors.joining(",", "[", "]"));
  }

  static List<Probe> nextState(PositionPool pool) {
    var probes = new ArrayList<Probe>();
    for (var state : pool.open()) {
      for (var square : stones(state).placements(player(state), true)) {
        probes.add(nextState(player(state), square, stones(state)));
      }
    }
    for (var state : pool.passes()) {
      probes.add(pass(player(state), stones(state)));
    }
    return probes;
  }

  private static Probe nextState(int player, Square square, Stones stones) {
    int next = 3 - player;
    String right = stones.placed(player, square, true).rows();
    var own = List.of(square);
    var directions = stones.directions(player, square, true);
    var nearest = new ArrayList<>(own);
    directions.forEach(each -> nearest.add(each.getFirst()));
    var turned = directions.stream().flatMap(List::stream).toList();
    Set<String> one =
        directions.stream()
            .map(each -> stones.with(player, own).with(player, each).rows() + " " + next)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    var mistakes =
        List.of(
            known("no-diagonals", "it does not turn diagonals")
                .apply(stones.placed(player, square, false).rows() + " " + next),
            known("turns-nothing", "it places the stone and turns nothing")
                .apply(stones.with(player, own).rows() + " " + next),
            known("same-player", "the same player goes on").apply(right + " " + player),
            known("nearest-only", "it turns only the stone beside the new one")
                .apply(stones.with(player, nearest).rows() + " " + next),
            known("stone-missing", "it turns stones and does not place its own")
                .apply(stones.with(player, turned).rows() + " " + next),
            Reading.anyOf("it turns stones in one direction only", one).named("one-direction"));
    return probe(
            "next(%d,%s,'%s').".formatted(player, square, stones.rows()),
            right + " " + next,
            mistakes)
        .withLazy(unchanged(stones, next))
        .shrinkingTo(
            () ->
                stones
                    .smaller()
                    .filter(each -> each.placements(player, true).contains(square))
                    .map(each -> nextState(player, square, each)));
  }

  private static Probe pass(int player, Stones stones) {
    String rows = stones.rows();
    return probe(
            "next(%d,n,'%s').".formatted(player, rows),
            rows + " " + (3 - player),
            List.of(known("same-player", "the same player goes on").apply(rows + " " + player)))
        .withLazy(unchanged(stones, 3 - player))
        .shrinkingTo(
            () ->
                stones
                    .smaller()
                    .filter(each -> each.placements(player, true).isEmpty())
                    .map(each -> pass(player, each)));
  }

  private static List<Reading> unchanged(Stones stones, int next) {
    return List.of(
        Reading.exactly("it gives back the state as it was", stones.rows() + " " + next));
  }

  static List<Probe> validmove(PositionPool pool) {
    var probes = new ArrayList<Probe>();
    for (var state : pool.all()) {
      var stones = stones(state);
      int player = player(state);
      var legal = stones.placements(player, true);
      var proposals = new LinkedHashSet<>(Arrays.asList(PASS, "foo", "[7,7]", "[a]", "[-1,2]"));
      stones.squares(Stones.EMPTY).stream().limit(4).forEach(each -> proposals.add("" + each));
      legal.stream().limit(3).forEach(each -> proposals.add("" + each));
      legal.stream().limit(2).forEach(each -> proposals.add("" + each.swapped()));
      legal.reversed().stream().limit(2).forEach(each -> proposals.add("" + each));
      proposals.add("" + stones.squares('1').getFirst());
      proposals.forEach(each -> probes.add(validmove(player, each, stones)));
    }
    return probes;
  }

  private static Probe validmove(int player, String proposal, Stones stones) {
    var legal = stones.placements(player, true);
    boolean pass = proposal.equals(PASS);
    boolean right = pass ? legal.isEmpty() : has(legal, proposal);
    boolean empty = has(stones.squares(Stones.EMPTY), proposal);
    boolean swapped = has(legal.stream().map(Square::swapped).toList(), proposal);
    var mistakes =
        List.of(
            known("always-pass", "it always accepts a pass").apply(yes(pass || right)),
            known("never-pass", "it never accepts a pass").apply(yes(!pass && right)),
            known("any-empty-square", "it accepts any empty square")
                .apply(yes(pass ? right : empty)),
            known("column-row", "it reads [column,row]").apply(yes(pass ? right : swapped)));
    return yesNo("valid(%d,'%s',%s).".formatted(player, stones.rows(), proposal), right, mistakes)
        .shrinkingTo(() -> stones.smaller().map(each -> validmove(player, proposal, each)));
  }

  private static boolean has(List<Square> squares, String text) {
    return squares.stream().anyMatch(each -> each.toString().equals(text));
  }
}
