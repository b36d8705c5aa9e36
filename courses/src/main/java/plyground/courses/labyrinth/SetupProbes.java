package plyground.courses.labyrinth;

import java.util.HashSet;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import plyground.core.SplitMix;
import plyground.courses.grading.Probe;
import plyground.courses.grading.Reading;
import plyground.games.labyrinth.Labyrinth;
import plyground.games.labyrinth.Square;

/** Questions about what {@code setup} leaves behind, each about one thing. */
final class SetupProbes {
  private static final String RIGHT = "as it should be";
  private static final int HAND = 5;

  private SetupProbes() {}

  /** Two games that were set up one after the other: board, players' squares, treasures. */
  private record SetUp(TileGrid tiles, List<String> words) {
    static SetUp of(String text) {
      var words = List.of(text.split(" "));
      return new SetUp(TileGrid.parse(words.getFirst()).orElse(new TileGrid(List.of())), words);
    }

    boolean there() {
      return !tiles.codes().isEmpty();
    }
  }

  static List<Probe> all() {
    return List.of(
        probe(
            "the board: seven rows of seven tiles with two or three ways each",
            game -> game.there() && game.tiles.codes().stream().allMatch(SetupProbes::tile)),
        probe("the sixteen fixed tiles of figure 1", game -> game.there() && fixed(game.tiles)),
        twice(),
        probe(
            "player(a, Heuristic, 1/1) and player(b, Heuristic, 1/7)",
            game -> game.words.subList(1, 3).equals(List.of("1/1", "1/7"))),
        probe("five treasures for each player, no two alike", SetupProbes::dealt));
  }

  private static boolean tile(int code) {
    int ways = Integer.bitCount(code);
    return ways == 2 || ways == 3;
  }

  private static boolean movable(int square) {
    return Square.row(square) % 2 == 0 || Square.column(square) % 2 == 0;
  }

  private static boolean fixed(TileGrid tiles) {
    var right = TileGrid.of(new Labyrinth().start(new SplitMix(1)).maze());
    return IntStream.range(0, Square.COUNT)
        .filter(square -> !movable(square))
        .allMatch(square -> tiles.tile(square) == right.tile(square));
  }

  /** Treasures that are kept in a way of the file's own are not held against it. */
  private static boolean dealt(SetUp game) {
    String first = game.words.get(3);
    String second = game.words.get(4);
    if (first.equals("?") || second.equals("?")) {
      return game.there();
    }
    var all = List.of((first + "," + second).split(","));
    return all.size() == 2 * HAND && new HashSet<>(all).size() == all.size();
  }

  private static Probe probe(String thing, Predicate<SetUp> right) {
    return asked(thing, (one, other) -> right.test(one) && right.test(other) ? RIGHT : shown(one));
  }

  private static Probe twice() {
    return asked(
        "movable tiles that are drawn anew for every game",
        (one, other) ->
            one.there() && !one.tiles.equals(other.tiles)
                ? RIGHT
                : one.there() ? "the same board twice\n" + shown(one) : shown(one));
  }

  private interface Verdict {
    String of(SetUp one, SetUp other);
  }

  private static Probe asked(String thing, Verdict judge) {
    return new Probe(
            "set_up.",
            "setup(_), and then " + thing,
            new Reading("", "", thing, 1, RIGHT::equals, RIGHT),
            List.of())
        .meaning(
            answer -> {
              var games = answer.split(" \\| ");
              return judge.of(SetUp.of(games[0]), SetUp.of(games[games.length - 1]));
            });
  }

  private static String shown(SetUp game) {
    return (game.there() ? "the board\n" + game.tiles.shown() : "no board that could be found")
        + "\na on %s, b on %s".formatted(game.words.get(1), game.words.get(2))
        + "\ntreasures %s and %s".formatted(game.words.get(3), game.words.get(4));
  }
}
