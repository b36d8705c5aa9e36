package plyground.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import plyground.core.Evaluator;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.core.spec.Settings;
import plyground.games.othello.Combined;
import plyground.games.othello.Features;
import plyground.games.othello.Othello;
import plyground.games.othello.OthelloPosition;
import plyground.games.othello.OthelloProvider;
import plyground.games.othello.Size;
import plyground.search.AlphaBeta;

/**
 * Finds the weights of Othello's evaluators and prints them as the resource {@code weights.txt}.
 *
 * <p>Games begin with random moves, few or many, and go on with a shallow search; each is solved
 * exactly from 14 empty squares on, and that is what every position since the random moves should
 * have been worth. Least squares do the rest, in rounds: the second one plays with the weights of
 * the first. All draws come from the seed, so the same command prints the same weights.
 */
final class OthelloTuning {
  private static final int SOLVED_FROM = 14;
  private static final int SHORTEST_OPENING = 1;
  private static final int PLIES = 2;
  private static final int ROUNDS = 2;
  private static final double RIDGE = 20;
  private static final double SCALE = 100;

  private final Othello game;
  private final Features features;
  private final Search<OthelloPosition> solver;
  private final SplitMix random;
  private final int games;
  private final List<List<Sample>> samples = new ArrayList<>();

  /** What was seen and what came of it, for the side to move. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Sample(int[] features, double result) {}

  private OthelloTuning(Size size, int games, long seed) {
    game = new Othello(size);
    features = new Features(size);
    solver = new OthelloProvider().descriptor().solver().orElseThrow().make(game);
    random = new SplitMix(seed);
    this.games = games;
  }

  /** Arguments: how many games a round, and the seed. */
  public static void main(String[] args) {
    int games = Integer.parseInt(args[0]);
    long seed = Long.parseLong(args[1]);
    System.out.printf("# OthelloTuning %d %d: weights in hundredths of a disc%n", games, seed);
    for (var size : Size.values()) {
      new OthelloTuning(size, games, seed).run();
    }
  }

  private void run() {
    Evaluator<OthelloPosition> evaluator = mobility();
    int[][] weights = new int[0][];
    for (int round = 0; round < ROUNDS; round++) {
      samples.clear();
      for (int stage = 0; stage < Features.stages(); stage++) {
        samples.add(new ArrayList<>());
      }
      var search = new AlphaBeta<>(game, evaluator);
      for (int i = 0; i < games; i++) {
        play(search);
      }
      weights = new int[Features.stages()][];
      for (int stage = 0; stage < weights.length; stage++) {
        weights[stage] = fit(samples.get(stage), 0);
      }
      evaluator = new Combined(game.size(), weights);
    }
    var all = samples.stream().flatMap(List::stream).toList();
    print("squares", fit(all, features.count() - kinds()));
    for (int stage = 0; stage < weights.length; stage++) {
      print("stage " + stage, weights[stage]);
    }
  }

  private Evaluator<OthelloPosition> mobility() {
    var kind =
        new OthelloProvider()
            .descriptor().evaluators().stream()
                .filter(e -> e.name().equals("mobility"))
                .findFirst();
    return kind.orElseThrow().maker().make(game, new Settings(List.of(), Map.of()));
  }

  private int kinds() {
    int half = game.size().side() / 2;
    return half * (half + 1) / 2;
  }

  /** One game: what was seen on the way is worth what its end was proved to be worth. */
  private void play(Search<OthelloPosition> search) {
    var line = new ArrayList<OthelloPosition>();
    OthelloPosition position = game.start(random);
    int[] moves = new int[game.maxMoves()];
    int opening = SHORTEST_OPENING + random.nextInt(empties(position) - SOLVED_FROM);
    int ply = 0;
    while (!position.over() && empties(position) > SOLVED_FROM) {
      int count = position.moves(moves, 0);
      boolean draw = ply++ < opening;
      int move =
          draw
              ? moves[random.nextInt(count)]
              : search.search(position, Limit.depth(PLIES), Trace.NONE).move();
      position = position.play(move);
      if (!draw || ply == opening) {
        line.add(position);
      }
    }
    double value = value(position) * position.toMove().sign();
    line.forEach(each -> add(each, value * each.toMove().sign()));
    while (!position.over()) {
      position = position.play(moves[random.nextInt(position.moves(moves, 0))]);
      if (!position.over()) {
        add(position, value(position));
      }
    }
  }

  private int empties(OthelloPosition position) {
    return (int) game.format(position).chars().filter(cell -> cell == '.').count();
  }

  private double value(OthelloPosition position) {
    return position.over()
        ? position.outcome().score() * position.toMove().sign()
        : Objects.requireNonNull(solver.search(position, Limit.NONE, Trace.NONE).value());
  }

  private void add(OthelloPosition position, double result) {
    if (!position.over()) {
      int[] read = new int[features.count()];
      features.read(position, read);
      samples.get(features.stage(position)).add(new Sample(read, result));
    }
  }

  /** Ridge regression on the features from this number on. */
  private int[] fit(List<Sample> from, int first) {
    int count = features.count() - first;
    double[][] system = new double[count][count + 1];
    for (int i = 0; i < count; i++) {
      system[i][i] = RIDGE;
    }
    for (var sample : from) {
      for (int i = 0; i < count; i++) {
        for (int j = 0; j < count; j++) {
          system[i][j] += (double) sample.features[first + i] * sample.features[first + j];
        }
        system[i][count] += sample.features[first + i] * sample.result;
      }
    }
    return solve(system);
  }

  /** Gauss and Jordan; the system is positive definite, so it needs no pivots. */
  private static int[] solve(double[][] system) {
    int count = system.length;
    for (int pivot = 0; pivot < count; pivot++) {
      for (int row = 0; row < count; row++) {
        if (row != pivot) {
          double factor = system[row][pivot] / system[pivot][pivot];
          for (int column = pivot; column <= count; column++) {
            system[row][column] -= factor * system[pivot][column];
          }
        }
      }
    }
    int[] weights = new int[count];
    for (int i = 0; i < count; i++) {
      weights[i] = (int) Math.round(SCALE * system[i][count] / system[i][i]);
    }
    return weights;
  }

  private void print(String head, int[] weights) {
    var line = new StringBuilder(String.format(Locale.ROOT, "%d %s", game.size().side(), head));
    for (int weight : weights) {
      line.append(' ').append(weight);
    }
    System.out.println(line);
  }
}
