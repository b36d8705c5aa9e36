package plyground.games.labyrinth;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * H2 to H5 step by step as the facts tell them, on lists, for positions without a past.
 *
 * @param wraps whether the distance is circular
 */
record SlowHeuristic(boolean wraps, double weight, double next) {
  private static final List<String> SHIFTS = Shift.names();

  private int far(String from, String to) {
    return axis(from.charAt(0) - to.charAt(0)) + axis(from.charAt(2) - to.charAt(2));
  }

  private int axis(int difference) {
    int apart = Math.abs(difference);
    return wraps ? Math.min(apart, 7 - apart) : apart;
  }

  private int nearness(List<String> squares, String target) {
    return squares.stream().mapToInt(square -> 12 - far(square, target)).max().orElseThrow();
  }

  String choose(SlowLabyrinthPosition position) {
    int me = position.mover();
    String target = position.target(me, 0);
    double bestScore = Double.NEGATIVE_INFINITY;
    int bestFar = 99;
    String choice = "";
    for (String shift : SHIFTS) {
      var shifted = position.shifted(shift);
      var reached = new ArrayList<>(shifted.walk(shifted.square(me)));
      Collections.reverse(reached);
      double inner = Double.NEGATIVE_INFINITY;
      String remembered = "";
      int opponent = 0;
      for (String second : SHIFTS) {
        var twice = shifted.shifted(second);
        for (String square : reached) {
          var then = twice.walk(SlowLabyrinthPosition.carried(square, second));
          double value = nearness(then, target) + next * nearness(then, position.target(me, 1));
          if (value > inner) {
            inner = value;
            remembered = square;
          }
        }
        var his = twice.walk(twice.square(1 - me));
        opponent = Math.max(opponent, nearness(his, position.target(1 - me, 0)));
      }
      boolean there = reached.contains(target);
      double score = inner - Math.floor(weight * opponent) + (there ? 1 : 0);
      int far = far(remembered, target);
      if (score > bestScore || (score == bestScore && far < bestFar)) {
        bestScore = score;
        bestFar = far;
        choice = shift + ":" + (there ? target : remembered);
      }
    }
    return choice;
  }
}
