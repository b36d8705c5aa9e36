package plyground.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.games.othello.EmptySquares;
import plyground.games.othello.OrderingWeights;
import plyground.games.othello.Othello;
import plyground.games.othello.OthelloPosition;
import plyground.games.othello.OthelloProvider;
import plyground.games.othello.ShallowSearch;
import plyground.games.othello.Size;

/**
 * Fits the weights the exact solver orders its moves by, from the end of the game upwards: the
 * first stage is fitted to exact values, every later one to a search of as many plies as a stage
 * has squares, whose leaves lie in the stage before.
 *
 * <p>In the first round games are played for few replies, in the second by the first's weights. All
 * draws come from the seed, so the same command writes the same file.
 */
final class OthelloOrdering {
  private static final int ROUNDS = 2;
  private static final int STAGES_SIX = 6;
  private static final int STAGES_EIGHT = 5;
  private static final int EPOCHS = 25;
  private static final float RATE = 0.5f;

  /** A look seen less often than this learns in proportion. */
  private static final float RARE = 50;

  private final Othello game;
  private final Size size;
  private final int stages;
  private final int count;
  private final SplitMix random;
  private final Search<OthelloPosition> solver;
  private OrderingWeights weights;

  private OthelloOrdering(Size size, int count, long seed) {
    this.size = size;
    this.count = count;
    game = new Othello(size);
    stages = size == Size.SIX ? STAGES_SIX : STAGES_EIGHT;
    random = new SplitMix(seed);
    solver = new OthelloProvider().descriptor().solver().orElseThrow().maker().make(game, 1, false);
    weights = OrderingWeights.blank(size, stages);
  }

  /** Arguments: rows of the board, positions a stage, the seed, the file to write. */
  public static void main(String[] args) throws IOException {
    var size = args[0].equals("6") ? Size.SIX : Size.EIGHT;
    var run = new OthelloOrdering(size, Integer.parseInt(args[1]), Long.parseLong(args[2]));
    for (int round = 0; round < ROUNDS; round++) {
      run.round(round);
    }
    var file = Path.of(args[3]);
    var unfinished = Path.of(args[3] + ".part");
    try (var out = Files.newOutputStream(unfinished)) {
      run.weights.write(out);
    }
    Files.move(unfinished, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
  }

  private void round(int round) {
    var samples = samples(round);
    var fitted = OrderingWeights.blank(size, stages);
    var search = search(fitted);
    for (int stage = 0; stage < stages; stage++) {
      double[] values = new double[count];
      for (int i = 0; i < count; i++) {
        values[i] =
            stage == 0 ? exact(samples.get(0).get(i)) : value(search, samples.get(stage).get(i));
      }
      System.out.printf(
          "round %d, stage %d: error %.2f discs%n",
          round + 1, stage, fit(fitted, stage, samples.get(stage), values));
    }
    weights = fitted;
  }

  private ShallowSearch search(OrderingWeights with) {
    var rule = size == Size.SIX ? EmptySquares.NOBODY : EmptySquares.WINNER;
    return new ShallowSearch(size, rule, with);
  }

  private double exact(OthelloPosition position) {
    return Objects.requireNonNull(solver.search(position, Limit.NONE, Trace.NONE).value());
  }

  private static double value(ShallowSearch search, OthelloPosition at) {
    int infinity = ShallowSearch.INFINITY;
    int value = search.value(at.own(), at.other(), -infinity, infinity, OrderingWeights.STAGE);
    return value / (double) OrderingWeights.UNIT;
  }

  /** For every stage as many positions as asked for, at most one from each game. */
  private List<List<OthelloPosition>> samples(int round) {
    List<List<OthelloPosition>> samples =
        IntStream.range(0, stages)
            .mapToObj(_ -> new ArrayList<OthelloPosition>())
            .collect(Collectors.toList());
    var policy = search(weights);
    while (samples.stream().anyMatch(each -> each.size() < count)) {
      play(samples, policy, round);
    }
    return samples;
  }

  private void play(List<List<OthelloPosition>> samples, ShallowSearch policy, int round) {
    int wild = round == 0 ? 10 + 15 * random.nextInt(4) : 3 + 6 * random.nextInt(3);
    int opening = 4 + random.nextInt(random.nextInt(3) == 0 ? 30 : 14);
    int[] wanted = new int[stages];
    Arrays.setAll(
        wanted,
        stage ->
            OrderingWeights.FIRST
                + OrderingWeights.STAGE * stage
                + random.nextInt(OrderingWeights.STAGE));
    int[] moves = new int[game.maxMoves()];
    OthelloPosition position = OthelloPosition.start(size);
    for (int ply = 0; !position.over(); ply++) {
      int empties = empties(position);
      int stage = weights.stage(empties);
      int legal = position.moves(moves, 0);
      if (empties < OrderingWeights.FIRST) {
        return;
      }
      if (empties <= wanted[stage] && moves[0] != OthelloPosition.PASS) {
        wanted[stage] = 0;
        if (samples.get(stage).size() < count) {
          samples.get(stage).add(position);
        }
      }
      boolean draw = ply < opening || random.nextInt(100) < wild;
      position =
          position.play(
              draw ? moves[random.nextInt(legal)] : best(position, moves, legal, policy, round));
    }
  }

  private int best(
      OthelloPosition position, int[] moves, int legal, ShallowSearch policy, int round) {
    int best = moves[0];
    double highest = Double.NEGATIVE_INFINITY;
    int[] replies = new int[game.maxMoves()];
    for (int i = 0; i < legal; i++) {
      var next = position.play(moves[i]);
      double rate =
          round == 0
              ? -16.0 * next.moves(replies, 0)
              : -policy.value(
                  next.own(), next.other(), -ShallowSearch.INFINITY, ShallowSearch.INFINITY, 0);
      rate += random.nextInt(24);
      if (rate > highest) {
        highest = rate;
        best = moves[i];
      }
    }
    return best;
  }

  private int empties(OthelloPosition position) {
    return size.side() * size.side() - Long.bitCount(position.own() | position.other());
  }

  /** Gradient descent, position by position; returns the error on the tenth that is kept out. */
  private double fit(
      OrderingWeights into, int stage, List<OthelloPosition> positions, double[] values) {
    var patterns = into.patterns();
    int shown = patterns.shown();
    int[][] looks = new int[count][shown];
    int[] leads = new int[count];
    int[] seen = new int[patterns.looks()];
    int test = count / 10;
    for (int i = 0; i < count; i++) {
      var at = positions.get(i);
      boolean mirrored = random.nextInt(2) == 1;
      long own = mirrored ? Long.reverseBytes(at.own()) : at.own();
      long other = mirrored ? Long.reverseBytes(at.other()) : at.other();
      patterns.read(own, other, looks[i]);
      leads[i] = lead(at);
      for (int look : i < test ? new int[0] : looks[i]) {
        seen[look]++;
      }
    }
    float[] weight = new float[patterns.looks()];
    float[] turn = new float[into.turn().length];
    float move = 0;
    double error = 0;
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      float rate = RATE / shown * (epoch < EPOCHS * 2 / 3 ? 1 : 0.3f);
      error = 0;
      for (int i = 0; i < count; i++) {
        int empties = empties(positions.get(i));
        float guess = move * leads[i] + turn[empties];
        for (int look : looks[i]) {
          guess += weight[look];
        }
        float missing = (float) values[i] - guess;
        if (i < test) {
          error += missing * missing;
          continue;
        }
        for (int look : looks[i]) {
          weight[look] += missing * rate * Math.min(1, seen[look] / RARE);
        }
        move += missing * 0.0002f * leads[i];
        turn[empties] += missing * 0.002f;
      }
    }
    store(into, stage, weight, move, turn);
    return Math.sqrt(error / test);
  }

  private int lead(OthelloPosition at) {
    int[] moves = new int[game.maxMoves()];
    int own = at.moves(moves, 0);
    // A pass is no move here.
    var other = at.play(OthelloPosition.PASS);
    int theirs = other.moves(moves, 0);
    return own - (theirs == 1 && moves[0] == OthelloPosition.PASS ? 0 : theirs);
  }

  private void store(OrderingWeights into, int stage, float[] weight, float move, float[] turn) {
    for (int look = 0; look < weight.length; look++) {
      int rounded = Math.round(weight[look] * OrderingWeights.UNIT);
      into.looks()[stage][look] = (byte) Math.clamp(rounded, -127, 127);
    }
    into.moves()[stage] = Math.round(move * OrderingWeights.UNIT);
    for (int empties = 0; empties < turn.length; empties++) {
      if (into.stage(empties) == stage) {
        into.turn()[empties] = Math.round(turn[empties] * OrderingWeights.UNIT);
      }
    }
  }
}
