package plyground.courses.waroflife;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.Stream;
import plyground.courses.grading.Probe;
import plyground.courses.grading.Reading;
import plyground.courses.grading.Shrinker;
import plyground.games.waroflife.Cells;
import plyground.games.waroflife.WarOfLife;
import plyground.games.waroflife.WarOfLifePosition;

/**
 * How a War of Life strategy may be understood: each reading is a value for every move.
 *
 * @param strategy the predicate that is asked
 */
record StrategyReadings(
    String strategy,
    List<ToDoubleBiFunction<WarOfLifePosition, Integer>> right,
    List<Mistake> wrong,
    List<Mistake> blind) {

  private static final WarOfLife GAME = new WarOfLife();

  /**
   * @param name what a rubric calls it
   */
  private record Mistake(
      String name, String sentence, ToDoubleBiFunction<WarOfLifePosition, Integer> value) {}

  /** The names of mistakes that a rubric may put a price on. */
  static final Set<String> NAMES =
      Set.of(
          "inverted",
          "for-blue",
          "other-strategy",
          "one-ply",
          "three-plies",
          "late-crank",
          "friendly-reply",
          "no-reply-dropped");

  /** The readings of the strategy of that name. */
  static Optional<StrategyReadings> of(String predicate, String strategy) {
    return switch (strategy) {
      case "bloodlust" -> Optional.of(onePly(predicate, OnePlyReference.BLOODLUST));
      case "self_preservation" -> Optional.of(onePly(predicate, OnePlyReference.SELF_PRESERVATION));
      case "land_grab" -> Optional.of(onePly(predicate, OnePlyReference.LAND_GRAB));
      case "minimax" -> Optional.of(twoPlies(predicate));
      default -> Optional.empty();
    };
  }

  private static StrategyReadings onePly(String predicate, OnePlyReference land) {
    var wrong = new ArrayList<Mistake>();
    wrong.add(
        new Mistake(
            "inverted",
            "the sign is inverted: it takes the move that is worst",
            (at, move) -> -land.after(at, move)));
    wrong.add(new Mistake("for-blue", "it counts for blue when it plays red", land::forBlue));
    for (var other : OnePlyReference.values()) {
      if (other != land) {
        wrong.add(new Mistake("other-strategy", "this is " + other.title(), other::after));
      }
    }
    return new StrategyReadings(predicate, List.of(land::after), wrong, unseeing());
  }

  private static StrategyReadings twoPlies(String predicate) {
    var wrong =
        List.of(
            new Mistake(
                "inverted",
                "the sign is inverted: it takes the move that is worst",
                (at, move) -> -TwoPlies.value(at, move)),
            new Mistake(
                "one-ply",
                "the depth is off by one: it looks one ply ahead (or does not turn the crank after"
                    + " the reply, which comes to the same)",
                OnePlyReference.LAND_GRAB::after),
            new Mistake(
                "three-plies",
                "the depth is off by one: it looks three plies ahead",
                TwoPlies::threePlies),
            new Mistake(
                "late-crank",
                "the crank is not turned between its move and the reply",
                TwoPlies::lateCrank),
            new Mistake(
                "friendly-reply",
                "it takes the other's reply to be the best for itself",
                TwoPlies::friendlyReply),
            new Mistake(
                "no-reply-dropped",
                "it leaves out moves after which the other cannot reply",
                TwoPlies::dropping));
    return new StrategyReadings(
        predicate, List.of(TwoPlies::value, TwoPlies::winsFirst), wrong, unseeing());
  }

  /** All boards look alike to who does not turn the crank before counting. */
  private static List<Mistake> unseeing() {
    String why = " whatever the board, as if the crank were not turned before counting";
    return List.of(
        new Mistake("", "it plays the first move" + why, (_, move) -> -move),
        new Mistake("", "it plays the last move" + why, (_, move) -> move));
  }

  /** Whether a right answer here tells: most mistakes would lead elsewhere. */
  boolean telling(WarOfLifePosition position) {
    var rightMoves = rightMoves(position);
    var all = Stream.concat(wrong.stream(), blind.stream()).toList();
    long apart =
        all.stream()
            .filter(each -> best(position, each.value).stream().noneMatch(rightMoves::contains))
            .count();
    return 2 * rightMoves.size() <= moves(position).size() && 3 * apart >= 2L * all.size();
  }

  Probe probe(WarOfLifePosition position) {
    var ordered = List.copyOf(words(position, best(position, right.getFirst())));
    var habits =
        List.of(
            Reading.exactly("takes the first of equally good moves", ordered.getFirst()),
            Reading.exactly("takes the last of equally good moves", ordered.getLast()));
    String text = GAME.format(position);
    return new Probe(
            "turn(" + strategy + "," + text.replace(' ', ',') + ").",
            text + "\n" + Predicates.draw_board(position.cells()),
            Reading.anyOf("", words(position, rightMoves(position))),
            readings(position, wrong))
        .withHabits(habits)
        .withLazy(readings(position, blind))
        .meaning(answer -> new StrategyAnswer(strategy).move(position, answer))
        .shrinkingTo(() -> smaller(position).map(this::probe));
  }

  private static List<Reading> readings(WarOfLifePosition position, List<Mistake> mistakes) {
    return mistakes.stream()
        .map(
            each ->
                Reading.anyOf(each.sentence, words(position, best(position, each.value)))
                    .named(each.name))
        .toList();
  }

  /** The same with fewer pieces, as long as the game goes on. */
  private static Stream<WarOfLifePosition> smaller(WarOfLifePosition position) {
    var pieces = new ArrayList<Integer>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (((position.blue() | position.red()) >>> cell & 1) != 0) {
        pieces.add(cell);
      }
    }
    return Shrinker.without(pieces)
        .map(kept -> kept.stream().mapToLong(cell -> 1L << cell).sum())
        .map(
            kept ->
                new WarOfLifePosition(
                    position.blue() & kept,
                    position.red() & kept,
                    position.played(),
                    position.toMove()))
        .filter(each -> !each.over());
  }

  private Set<Integer> rightMoves(WarOfLifePosition position) {
    var moves = new LinkedHashSet<Integer>();
    right.forEach(value -> moves.addAll(best(position, value)));
    return moves;
  }

  private static List<Integer> best(
      WarOfLifePosition position, ToDoubleBiFunction<WarOfLifePosition, Integer> value) {
    var best = new ArrayList<Integer>();
    double highest = Double.NEGATIVE_INFINITY;
    for (int move : moves(position)) {
      double worth = value.applyAsDouble(position, move);
      if (worth > highest) {
        best.clear();
      }
      if (worth >= highest) {
        best.add(move);
        highest = worth;
      }
    }
    return best;
  }

  private static List<Integer> moves(WarOfLifePosition position) {
    return OnePlyReference.moves(position);
  }

  private static Set<String> words(WarOfLifePosition position, Iterable<Integer> moves) {
    var words = new LinkedHashSet<String>();
    moves.forEach(move -> words.add(GAME.formatMove(position, move)));
    return words;
  }
}
