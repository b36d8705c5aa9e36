package plyground.courses.labyrinth;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.courses.grading.Probe;
import plyground.courses.grading.Reading;
import plyground.games.labyrinth.Labyrinth;
import plyground.games.labyrinth.LabyrinthPosition;
import plyground.games.labyrinth.Shift;
import plyground.games.labyrinth.Square;
import plyground.games.labyrinth.Treasure;

/**
 * Questions about a turn by the report's first heuristic: {@code try_and_make_move}, {@code
 * make_best_local_move}. Any of the best is right.
 */
final class TurnProbes {
  private static final Labyrinth GAME = new Labyrinth();
  private static final int MOST_PLIES = 6;

  /** Where more shifts are equally good, the question tells little. */
  private static final int MOST_BEST = 4;

  static final String NEAREST = "to one of the nearest squares";

  private TurnProbes() {}

  static List<Probe> shifts(long seed, int count) {
    return positions(seed, count).stream().map(TurnProbes::shift).toList();
  }

  static List<Probe> walks(long seed, int count) {
    return positions(seed, count).stream().map(TurnProbes::walk).toList();
  }

  /** Both players in turn, where it matters which shift is made and nobody should stay. */
  private static List<LabyrinthPosition> positions(long seed, int count) {
    var random = new SplitMix(seed);
    int[] moves = new int[GAME.maxMoves()];
    var positions = new ArrayList<LabyrinthPosition>();
    while (positions.size() < count) {
      var at = GAME.start(random);
      for (int plies = random.nextInt(MOST_PLIES); plies > 0 && !at.over(); plies--) {
        at = at.play(moves[random.nextInt(at.moves(moves, 0))]);
      }
      boolean turn = at.toMove().index() == positions.size() % 2;
      if (turn && !at.over() && telling(at)) {
        positions.add(at);
      }
    }
    return positions;
  }

  private static boolean telling(LabyrinthPosition at) {
    var tiles = TileGrid.of(at.maze());
    int own = at.square(at.toMove());
    int target = at.target(at.toMove());
    boolean walks =
        nearest(tiles, own, target) < distance(own, target)
            && best(at, target).stream()
                .allMatch(
                    shift -> {
                      int from = Shift.carry(shift, own);
                      return nearest(after(tiles, shift), from, target) < distance(from, target);
                    });
    return walks && best(at, target).size() <= MOST_BEST;
  }

  private static TileGrid after(TileGrid tiles, int shift) {
    return TileGrid.of(tiles.maze().shifted(shift));
  }

  static int distance(int one, int other) {
    return Math.abs(Square.row(one) - Square.row(other))
        + Math.abs(Square.column(one) - Square.column(other));
  }

  private static int circular(int one, int other) {
    int rows = Math.abs(Square.row(one) - Square.row(other));
    int columns = Math.abs(Square.column(one) - Square.column(other));
    return Math.min(rows, Square.SIZE - rows) + Math.min(columns, Square.SIZE - columns);
  }

  static int nearest(TileGrid tiles, int from, int target) {
    return MazeProbes.reached(tiles, from).stream()
        .mapToInt(square -> distance(square, target))
        .min()
        .orElseThrow();
  }

  /** The shifts after which one comes nearest to a square. */
  static Set<Integer> best(TileGrid tiles, int own, int target) {
    return least(shift -> nearest(after(tiles, shift), Shift.carry(shift, own), target));
  }

  private static Set<Integer> best(LabyrinthPosition at, int target) {
    return best(TileGrid.of(at.maze()), at.square(at.toMove()), target);
  }

  private static Set<Integer> least(IntToDoubleFunction value) {
    double least = IntStream.range(0, Shift.COUNT).mapToDouble(value).min().orElseThrow();
    return IntStream.range(0, Shift.COUNT)
        .filter(shift -> value.applyAsDouble(shift) == least)
        .boxed()
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static Probe shift(LabyrinthPosition at) {
    var tiles = TileGrid.of(at.maze());
    var side = at.toMove();
    int own = at.square(side);
    int target = at.target(side);
    var best = best(at, target);
    var mistakes =
        List.of(
            any(
                "other-target",
                "it goes for the opponent's treasure",
                best(at, at.target(side.other()))),
            any(
                "circular",
                "it measures the way round the edges, which is not h1",
                least(
                    shift ->
                        MazeProbes.reached(after(tiles, shift), Shift.carry(shift, own)).stream()
                            .mapToInt(square -> circular(square, target))
                            .min()
                            .orElseThrow())),
            any(
                "no-ride",
                "it forgets that the player rides along with the line",
                least(shift -> nearest(after(tiles, shift), own, target))),
            any(
                "inverted",
                "it takes the shift that is worst",
                least(shift -> -nearest(after(tiles, shift), Shift.carry(shift, own), target))),
            new Reading(
                "players-stay",
                "the board is shifted, but players on the line stay where they are",
                "a shift that carries nobody",
                50,
                answer -> answer.contains(", but "),
                ", but "));
    return new Probe(
            "shift(%s,%s,h1).".formatted(term(at), GAME.sideName(side)),
            shown(at, "try_and_make_move"),
            Reading.anyOf("", words(best)),
            mistakes)
        .withHabits(
            List.of(
                Reading.exactly(
                    "takes the first of equally good shifts",
                    Shift.format(best.iterator().next()))))
        .withLazy(
            Shift.names().stream()
                .map(each -> Reading.exactly("it always shifts " + each, each))
                .toList())
        .meaning(answer -> TurnReport.of(answer).shift(at, best));
  }

  private static Reading any(String name, String sentence, Set<Integer> shifts) {
    return Reading.anyOf(sentence, words(shifts)).named(name);
  }

  private static Set<String> words(Set<Integer> shifts) {
    return shifts.stream().map(Shift::format).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static Probe walk(LabyrinthPosition at) {
    return new Probe(
            "walk(%s,%s,h1).".formatted(term(at), GAME.sideName(at.toMove())),
            shown(at, "try_and_make_move, then make_best_local_move"),
            Reading.exactly("", NEAREST),
            List.of(
                ending("no-way", "it walks where there is no way", TurnReport.NO_WAY),
                ending("stays", "it stays where it is", TurnReport.STAYS),
                ending("not-counted", "a treasure that is reached does not count", TurnReport.LOST),
                ending("shifts-again", "it shifts the board again", TurnReport.SHIFTED)))
        .meaning(answer -> TurnReport.of(answer).walk(at));
  }

  private static Reading ending(String name, String sentence, String end) {
    return new Reading(name, sentence, "a walk " + end, 1, answer -> answer.endsWith(end), end);
  }

  private static String term(LabyrinthPosition at) {
    return "position('%s',%s,%s,%s,%s)"
        .formatted(
            TileGrid.of(at.maze()).rows(),
            Square.format(at.square(Side.FIRST)),
            treasures(at, Side.FIRST),
            Square.format(at.square(Side.SECOND)),
            treasures(at, Side.SECOND));
  }

  private static String treasures(LabyrinthPosition at, Side side) {
    return at.deal().treasures(side).stream()
        .skip(at.found(side))
        .map(Treasure::word)
        .collect(Collectors.joining(",", "[", "]"));
  }

  private static String shown(LabyrinthPosition at, String predicates) {
    var side = at.toMove();
    String player = GAME.sideName(side);
    return "%s with player %s and h1, %s on %s, %s on %s, target of %s %s, on the board\n%s"
        .formatted(
            predicates,
            player,
            GAME.sideName(Side.FIRST),
            Square.format(at.square(Side.FIRST)),
            GAME.sideName(Side.SECOND),
            Square.format(at.square(Side.SECOND)),
            player,
            Square.format(at.target(side)),
            TileGrid.of(at.maze()).shown());
  }
}
