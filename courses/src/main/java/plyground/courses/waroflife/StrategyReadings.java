package plyground.courses.waroflife;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleBiFunction;
import plyground.courses.grading.Probe;
import plyground.courses.grading.Reading;
import plyground.games.waroflife.WarOfLife;
import plyground.games.waroflife.WarOfLifePosition;

/** How a War of Life strategy may be understood: each reading is a value for every move. */
record StrategyReadings(
    List<ToDoubleBiFunction<WarOfLifePosition, Integer>> right,
    Map<String, ToDoubleBiFunction<WarOfLifePosition, Integer>> wrong) {

  private static final WarOfLife GAME = new WarOfLife();

  /** The readings of the strategy of that name. */
  static Optional<StrategyReadings> of(String strategy) {
    return switch (strategy) {
      case "bloodlust" -> Optional.of(onePly(OnePlyReference.BLOODLUST));
      case "self_preservation" -> Optional.of(onePly(OnePlyReference.SELF_PRESERVATION));
      case "land_grab" -> Optional.of(onePly(OnePlyReference.LAND_GRAB));
      case "minimax" -> Optional.of(twoPlies());
      default -> Optional.empty();
    };
  }

  private static StrategyReadings onePly(OnePlyReference land) {
    var wrong = new LinkedHashMap<String, ToDoubleBiFunction<WarOfLifePosition, Integer>>();
    wrong.put(
        "the sign is inverted: it takes the move that is worst",
        (at, move) -> -land.after(at, move));
    wrong.put("it counts for blue when it plays red", land::forBlue);
    for (var other : OnePlyReference.values()) {
      if (other != land) {
        wrong.put("this is " + other.title(), other::after);
      }
    }
    wrong.putAll(blind());
    return new StrategyReadings(List.of(land::after), wrong);
  }

  private static StrategyReadings twoPlies() {
    var wrong = new LinkedHashMap<String, ToDoubleBiFunction<WarOfLifePosition, Integer>>();
    wrong.put(
        "the sign is inverted: it takes the move that is worst",
        (at, move) -> -TwoPlies.value(at, move));
    wrong.put(
        "the depth is off by one: it looks one ply ahead (or does not turn the crank after the"
            + " reply, which comes to the same)",
        OnePlyReference.LAND_GRAB::after);
    wrong.put("the depth is off by one: it looks three plies ahead", TwoPlies::threePlies);
    wrong.put("the crank is not turned between its move and the reply", TwoPlies::lateCrank);
    wrong.put("it takes the other's reply to be the best for itself", TwoPlies::friendlyReply);
    wrong.put("it leaves out moves after which the other cannot reply", TwoPlies::dropping);
    wrong.putAll(blind());
    return new StrategyReadings(List.of(TwoPlies::value, TwoPlies::winsFirst), wrong);
  }

  /** All boards look alike to who does not turn the crank before counting. */
  private static Map<String, ToDoubleBiFunction<WarOfLifePosition, Integer>> blind() {
    var blind = new LinkedHashMap<String, ToDoubleBiFunction<WarOfLifePosition, Integer>>();
    String why = " whatever the board, as if the crank were not turned before counting";
    blind.put("it plays the first move" + why, (_, move) -> -move);
    blind.put("it plays the last move" + why, (_, move) -> move);
    return blind;
  }

  /** Whether a right answer here tells: most mistakes would lead elsewhere. */
  boolean telling(WarOfLifePosition position) {
    var rightMoves = rightMoves(position);
    long apart =
        wrong.values().stream()
            .filter(value -> best(position, value).stream().noneMatch(rightMoves::contains))
            .count();
    return 2 * rightMoves.size() <= moves(position).size() && 3 * apart >= 2L * wrong.size();
  }

  Probe probe(WarOfLifePosition position) {
    var rightMoves = rightMoves(position);
    var mistakes = new ArrayList<Reading>();
    wrong.forEach(
        (sentence, value) ->
            mistakes.add(Reading.anyOf(sentence, words(position, best(position, value)))));
    var ordered = List.copyOf(words(position, best(position, right.getFirst())));
    var habits =
        List.of(
            Reading.exactly("takes the first of equally good moves", ordered.getFirst()),
            Reading.exactly("takes the last of equally good moves", ordered.getLast()));
    String text = GAME.format(position);
    return new Probe(
        "turn(" + text.replace(' ', ',') + ").",
        text + "\n" + Predicates.draw_board(position.cells()),
        Reading.anyOf("", words(position, rightMoves)),
        mistakes,
        habits);
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
