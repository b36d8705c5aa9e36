package plyground.courses.othello;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plyground.courses.grading.Probe;
import plyground.courses.grading.Reading;

/** What a state is worth: {@code h}, {@code lowerBound} and {@code upperBound}. */
final class ValueProbes {
  /** Where nothing is asked of the sign. */
  private static final int ANY = 2;

  private ValueProbes() {}

  /** A finished game must be worth something to the winner; before that any number will do. */
  static List<Probe> h(PositionPool pool) {
    return pool.ends().stream().map(PredicateProbes::stones).map(ValueProbes::h).toList();
  }

  private static Probe h(Stones stones) {
    int sign = stones.over() ? Integer.signum(stones.lead()) : ANY;
    var right = sign("", sign);
    return new Probe(
            "h('" + stones.rows() + "').",
            "h(State, Val) of\n" + stones.rows().replace('/', '\n'),
            right,
            List.of(
                sign(
                        "the sign is inverted: a win of player 1 is worth less than nothing",
                        sign == ANY ? ANY : -sign)
                    .named("inverted"),
                sign("it does not see ties", sign == 0 ? ANY : sign).named("ties-missed")))
        .inGroup(right.expected())
        .withLazy(
            List.of(
                sign("it is always 0", 0),
                sign("it is always above 0", 1),
                sign("it is always below 0", -1)))
        .shrinkingTo(() -> stones.smaller().map(ValueProbes::h));
  }

  private static Reading sign(String sentence, int sign) {
    String expected =
        switch (sign) {
          case 1 -> "a number above 0: player 1 has won";
          case -1 -> "a number below 0: player 2 has won";
          case 0 -> "0: a tie";
          default -> "a number";
        };
    Predicate<String> fits = text -> sign == ANY || Math.signum(number(text)) == sign;
    String sample = sign == ANY ? "7" : Integer.toString(100 * sign);
    return new Reading("", sentence, expected, 1, fits, sample);
  }

  private static double number(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException none) {
      return Double.NaN;
    }
  }

  /** The bounds must be beyond every value, of an {@code h} that tells a win from a loss. */
  static List<Probe> bounds(PositionPool pool) {
    var ends = pool.won().stream().map(PredicateProbes::stones).toList();
    var wins = ends.stream().filter(each -> each.lead() > 0).toList();
    var losses = ends.stream().filter(each -> each.lead() < 0).toList();
    var open = pool.open().stream().map(PredicateProbes::stones).toList();
    return IntStream.range(0, Math.min(wins.size(), losses.size()))
        .mapToObj(i -> bounds(wins.get(i), losses.get(i), open.get(i % open.size())))
        .toList();
  }

  private static Probe bounds(Stones won, Stones lost, Stones open) {
    var boards = List.of(won.rows(), lost.rows(), open.rows());
    return new Probe(
            "span(['" + String.join("','", boards) + "']).",
            "h(Won, V1), h(Lost, V2), h(Open, V3), lowerBound(B1), upperBound(B2): V1 V2 V3 B1 B2 of\n"
                + String.join("\n\n", boards).replace('/', '\n'),
            new Reading(
                "",
                "",
                "a win's, a loss's and an open game's value, all between the bounds and no bound"
                    + " itself",
                1,
                text -> between(text) && !flat(text),
                "1 -1 0 -2 2"),
            List.of(
                new Reading(
                        "",
                        "a value reaches a bound",
                        "a value that is a bound or beyond",
                        1,
                        text -> !between(text),
                        "1 -1 0 -1 1")
                    .named("reached"),
                new Reading(
                    "",
                    "h is the same for a win and a loss, so that the bounds mean nothing",
                    "equal values",
                    1,
                    ValueProbes::flat,
                    "0 0 0 -1 1")))
        .shrinkingTo(
            () ->
                Stream.of(
                        won.smaller()
                            .filter(each -> each.over() && each.lead() > 0)
                            .map(each -> bounds(each, lost, open)),
                        lost.smaller()
                            .filter(each -> each.over() && each.lead() < 0)
                            .map(each -> bounds(won, each, open)),
                        open.smaller()
                            .filter(each -> !each.over())
                            .map(each -> bounds(won, lost, each)))
                    .flatMap(each -> each));
  }

  private static double[] numbers(String text) {
    double[] numbers = Stream.of(text.split(" ")).mapToDouble(ValueProbes::number).toArray();
    return numbers.length == 5 ? numbers : DoubleStream.generate(() -> 0).limit(5).toArray();
  }

  private static boolean between(String text) {
    double[] n = numbers(text);
    return IntStream.range(0, 3).allMatch(i -> n[3] < n[i] && n[i] < n[4]);
  }

  private static boolean flat(String text) {
    double[] n = numbers(text);
    return n[0] == n[1];
  }
}
