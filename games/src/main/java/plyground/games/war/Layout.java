package plyground.games.war;

import plyground.core.SplitMix;

/**
 * Finds places for the cities of a map, the same ones every time: a grid as a grid, others by
 * springs from several starts, the best of which is put right city by city.
 *
 * <p>Fruchterman and Reingold, "Graph drawing by force-directed placement", 1991.
 */
final class Layout {
  private static final int STARTS = 8;
  private static final int ROUNDS = 300;
  private static final int REPAIRS = 2_000;
  private static final int TRIES = 24;

  /** Beyond this many cities one start must do, and nothing is repaired. */
  private static final int LARGE = 100;

  /** Pairs of cities that may be looked at before it takes too long. */
  private static final long PAIRS = 50_000_000;

  private Layout() {}

  /** So many rounds over all pairs of cities, fewer on maps of thousands. */
  static int rounds(int wanted, int cities) {
    return (int) Math.min(wanted, PAIRS / ((long) cities * cities));
  }

  static Drawing of(WarMap map) {
    var grid = GridMap.of(map);
    if (grid.isPresent()) {
      return squares(map, grid.get());
    }
    boolean large = map.size() > LARGE;
    var best = spring(map, 0);
    for (long seed = 1; seed < STARTS && !large; seed++) {
      var other = spring(map, seed);
      best = other.faults() < best.faults() ? other : best;
    }
    if (!large) {
      repair(best);
    }
    return best;
  }

  private static Drawing squares(WarMap map, GridMap grid) {
    var drawing = new Drawing(map);
    for (int row = 0; row < grid.rows(); row++) {
      for (int column = 0; column < grid.columns(); column++) {
        drawing.x[grid.city(row, column)] = 1.5 * column;
        drawing.y[grid.city(row, column)] = 1.5 * row;
      }
    }
    return drawing;
  }

  /** Cities push each other away, roads pull theirs together, and all of it cools down. */
  private static Drawing spring(WarMap map, long seed) {
    var drawing = new Drawing(map);
    var random = new SplitMix(seed);
    double width = Math.sqrt(map.size());
    for (int city = 0; city < map.size(); city++) {
      drawing.x[city] = width * random.nextDouble();
      drawing.y[city] = width * random.nextDouble();
    }
    int rounds = rounds(ROUNDS, map.size());
    for (int round = 0; round < rounds; round++) {
      step(drawing, width / 4 * (rounds - round) / rounds);
    }
    return drawing;
  }

  private static void step(Drawing drawing, double most) {
    int size = drawing.size();
    double[] fx = new double[size];
    double[] fy = new double[size];
    for (int a = 0; a < size; a++) {
      for (int b = a + 1; b < size; b++) {
        double dx = drawing.x[a] - drawing.x[b];
        double dy = drawing.y[a] - drawing.y[b];
        double push = 2 / (dx * dx + dy * dy + 1e-4);
        fx[a] += dx * push;
        fy[a] += dy * push;
        fx[b] -= dx * push;
        fy[b] -= dy * push;
      }
      fx[a] -= 0.1 * drawing.x[a];
      fy[a] -= 0.1 * drawing.y[a];
    }
    for (var link : drawing.links()) {
      double dx = drawing.x[link.one()] - drawing.x[link.other()];
      double dy = drawing.y[link.one()] - drawing.y[link.other()];
      double pull = Math.hypot(dx, dy);
      fx[link.one()] -= dx * pull;
      fy[link.one()] -= dy * pull;
      fx[link.other()] += dx * pull;
      fy[link.other()] += dy * pull;
    }
    for (int city = 0; city < size; city++) {
      double force = Math.hypot(fx[city], fy[city]) + 1e-9;
      double way = Math.min(force, most) / force;
      drawing.x[city] += fx[city] * way;
      drawing.y[city] += fy[city] * way;
    }
  }

  /** Tries other places for every city, near and far, and keeps what is better. */
  private static void repair(Drawing drawing) {
    var random = new SplitMix(7);
    double width = Math.sqrt(drawing.size());
    int rounds = Math.clamp(REPAIRS / drawing.size(), 1, 40);
    for (int round = 0; round < rounds; round++) {
      for (int city = 0; city < drawing.size(); city++) {
        for (int i = 0; i < TRIES; i++) {
          double reach = width * (i % 2 == 0 ? 1.5 : 0.2);
          shift(drawing, city, reach * random.nextGaussian(), reach * random.nextGaussian());
        }
      }
    }
  }

  private static void shift(Drawing drawing, int city, double dx, double dy) {
    double before = drawing.faults(city);
    double x = drawing.x[city];
    double y = drawing.y[city];
    drawing.x[city] += dx;
    drawing.y[city] += dy;
    if (drawing.faults(city) >= before) {
      drawing.x[city] = x;
      drawing.y[city] = y;
    }
  }
}
