package plyground.courses.waroflife;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plyground.core.SplitMix;
import plyground.courses.grading.Probe;
import plyground.courses.grading.Reading;
import plyground.courses.grading.Shrinker;

/**
 * Questions to {@code test_strategy/3}: it is run over games whose results are listed beforehand,
 * with a clock that only games move, and must print the seven figures of the handout. How it prints
 * them is its own affair: a figure is there if it stands at the same place among the numbers of
 * every run, counted from the beginning or from the end.
 */
final class FigureProbes {
  private static final String FIRST = "random";
  private static final String SECOND = "land_grab";
  private static final int RUNS = 3;
  private static final int FEWEST = 5;
  private static final int MOST_MORE = 5;
  private static final int LONGEST_GAME = 120;
  private static final int SLOWEST_GAME = 20;
  private static final char LINE_END = '\u001e';

  private FigureProbes() {}

  /** A game that is not played. */
  record ListedGame(int moves, String winner, int seconds) {
    boolean exhausted() {
      return winner.equals("exhaust");
    }

    boolean drawn() {
      return !winner.equals("b") && !winner.equals("r");
    }

    @Override
    public String toString() {
      return "game(" + moves + "," + winner + "," + seconds + ")";
    }
  }

  /** A figure of a list of games. */
  private interface Figure extends ToDoubleFunction<List<ListedGame>> {}

  private record Mistake(String name, String sentence, Figure figure) {}

  private record Asked(String title, Figure figure, List<Mistake> mistakes) {}

  private static final List<Asked> FIGURES =
      List.of(
          new Asked(
              "the number of draws",
              count(ListedGame::drawn),
              List.of(
                  new Mistake(
                      "draws-only",
                      "a stalemate or an exhausted game is not counted as a draw",
                      count(each -> each.winner.equals("draw"))),
                  new Mistake(
                      "draws-not-exhausted",
                      "an exhausted game is not counted as a draw",
                      count(each -> each.drawn() && !each.exhausted())))),
          new Asked(
              "the number of wins for player 1",
              wins("b"),
              List.of(new Mistake("players-swapped", "the players are swapped", wins("r")))),
          new Asked(
              "the number of wins for player 2",
              wins("r"),
              List.of(new Mistake("players-swapped", "the players are swapped", wins("b")))),
          new Asked(
              "the longest game that was not exhausted",
              games ->
                  games.stream()
                      .filter(each -> !each.exhausted())
                      .mapToInt(ListedGame::moves)
                      .max()
                      .orElse(0),
              List.of(
                  new Mistake(
                      "longest-exhausted",
                      "exhausted games count for the longest",
                      games -> games.stream().mapToInt(ListedGame::moves).max().orElse(0)))),
          new Asked(
              "the shortest game",
              games -> games.stream().mapToInt(ListedGame::moves).min().orElse(0),
              List.of()),
          new Asked(
              "the average length of a game",
              mean(ListedGame::moves, _ -> true),
              List.of(
                  new Mistake(
                      "average-without-exhausted",
                      "exhausted games are left out of the average",
                      mean(ListedGame::moves, each -> !each.exhausted())))),
          new Asked(
              "the average time of a game",
              mean(ListedGame::seconds, _ -> true),
              List.of(
                  new Mistake(
                      "total-time",
                      "it is the time of all games, not of one",
                      games -> games.stream().mapToInt(ListedGame::seconds).sum()))));

  /** The names of mistakes that a rubric may put a price on. */
  static final List<String> NAMES =
      FIGURES.stream()
          .flatMap(each -> each.mistakes.stream())
          .map(Mistake::name)
          .distinct()
          .toList();

  private static Figure count(Predicate<ListedGame> counted) {
    return games -> games.stream().filter(counted).count();
  }

  private static Figure wins(String colour) {
    return count(each -> each.winner.equals(colour));
  }

  private static Figure mean(Function<ListedGame, Integer> what, Predicate<ListedGame> counted) {
    return games -> games.stream().filter(counted).mapToInt(what::apply).average().orElse(0);
  }

  static List<Probe> of(long seed) {
    var random = new SplitMix(seed);
    var runs = IntStream.range(0, RUNS).mapToObj(_ -> games(random)).toList();
    return FIGURES.stream().map(each -> probe(each, runs)).toList();
  }

  /** Every way to end is there, and no two figures are likely to be alike. */
  private static List<ListedGame> games(SplitMix random) {
    var games = new ArrayList<ListedGame>();
    int blue = FEWEST + random.nextInt(MOST_MORE);
    int red = blue + 1 + random.nextInt(MOST_MORE);
    for (var winner : List.of("b", "r", "draw", "stalemate", "exhaust")) {
      int times = winner.equals("b") ? blue : winner.equals("r") ? red : 1;
      for (int i = 0; i < times; i++) {
        int moves = winner.equals("exhaust") ? 250 : 2 + random.nextInt(LONGEST_GAME);
        games.add(new ListedGame(moves, winner, 1 + random.nextInt(SLOWEST_GAME)));
      }
    }
    for (int i = games.size() - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      var kept = games.set(i, games.get(other));
      games.set(other, kept);
    }
    return List.copyOf(games);
  }

  private static Probe probe(Asked asked, List<List<ListedGame>> runs) {
    var all = new ArrayList<Mistake>(asked.mistakes);
    all.addFirst(new Mistake("", "", asked.figure));
    var mistakes =
        asked.mistakes.stream()
            .map(
                each ->
                    Reading.exactly(asked.title + ": " + each.sentence, values(each.figure, runs))
                        .named(each.name))
            .toList();
    String script =
        runs.stream()
            .map(games -> games.stream().map(ListedGame::toString).collect(Collectors.joining(",")))
            .collect(Collectors.joining("],[", "[[", "]]"));
    String right = values(asked.figure, runs);
    return new Probe(
            "figures(%s,%s,%s).".formatted(script, FIRST, SECOND),
            shown(asked, runs),
            new Reading("", "", right, 1, right::equals, right),
            mistakes)
        .meaning(answer -> found(answer, all, runs))
        .shrinkingTo(() -> smaller(runs).map(each -> probe(asked, each)));
  }

  private static String shown(Asked asked, List<List<ListedGame>> runs) {
    return "test_strategy(N, %s, %s): %s of games that end so (moves, winner, seconds)%n%s"
        .formatted(
            FIRST,
            SECOND,
            asked.title,
            runs.stream()
                .map(
                    games ->
                        games.stream()
                            .map(each -> each.moves + " " + each.winner + " " + each.seconds + "s")
                            .collect(Collectors.joining(", ")))
                .collect(Collectors.joining("\n")));
  }

  private static String values(Figure figure, List<List<ListedGame>> runs) {
    return runs.stream()
        .map(games -> String.format(Locale.ROOT, "%.4g", figure.applyAsDouble(games)))
        .map(text -> text.contains(".") ? text.replaceAll("\\.?0+$", "") : text)
        .collect(Collectors.joining(" and "));
  }

  /** The figures that are printed, the right ones if they are; else what was printed. */
  private static String found(String answer, List<Mistake> readings, List<List<ListedGame>> runs) {
    var printed =
        Stream.of(answer.split("\u001d", -1)).map(text -> text.replace(LINE_END, '\n')).toList();
    var numbers = printed.stream().map(PrintedNumber::of).toList();
    for (var reading : readings) {
      var wanted = runs.stream().map(reading.figure::applyAsDouble).toList();
      if (printed.size() == runs.size() && PrintedNumber.holdEverywhere(numbers, wanted)) {
        return values(reading.figure, runs);
      }
    }
    return "it is not among what it prints:\n" + printed.getFirst().strip();
  }

  /** One run less, or one game less in one of them; one run is the least. */
  private static Stream<List<List<ListedGame>>> smaller(List<List<ListedGame>> runs) {
    var fewer = runs.size() > 1 ? Shrinker.without(runs) : Stream.<List<List<ListedGame>>>empty();
    var shorter =
        IntStream.range(0, runs.size())
            .boxed()
            .flatMap(
                run ->
                    Shrinker.without(runs.get(run))
                        .filter(games -> !games.isEmpty())
                        .map(games -> replaced(runs, run, games)));
    return Stream.concat(fewer.filter(each -> !each.isEmpty()), shorter);
  }

  private static List<List<ListedGame>> replaced(
      List<List<ListedGame>> runs, int run, List<ListedGame> games) {
    var changed = new ArrayList<>(runs);
    changed.set(run, games);
    return changed;
  }
}
