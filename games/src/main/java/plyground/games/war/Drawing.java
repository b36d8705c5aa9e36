package plyground.games.war;

import java.util.ArrayList;
import java.util.List;

/** Points for the cities of a map, and how badly its roads get into each other's way. */
final class Drawing {
  /** A road passing a city nearer than this seems to stop there. */
  private static final double CLEAR = 0.35;

  /** A road's best length, and how much others, crowds and far-off cities count. */
  private static final double LENGTH = 1.5;

  private static final double STRETCH = 0.02;
  private static final double PUSH = 0.05;
  private static final double PULL = 0.001;

  final double[] x;
  final double[] y;
  private final List<Link> links = new ArrayList<>();
  private final List<List<Link>> at = new ArrayList<>();

  Drawing(WarMap map) {
    x = new double[map.size()];
    y = new double[map.size()];
    for (int city = 0; city < map.size(); city++) {
      at.add(new ArrayList<>());
    }
    for (int city = 0; city < map.size(); city++) {
      for (int next : map.neighbours(city)) {
        if (city < next) {
          var link = new Link(city, next);
          links.add(link);
          at.get(city).add(link);
          at.get(next).add(link);
        }
      }
    }
  }

  int size() {
    return x.length;
  }

  List<Link> links() {
    return links;
  }

  /** What is wrong with all of it. */
  double faults() {
    double sum = 0;
    for (int city = 0; city < size(); city++) {
      sum += faults(city);
    }
    return sum;
  }

  /** What is wrong where a city is: roads that cross, cities on roads; a little for the rest. */
  double faults(int city) {
    double sum = PULL * (x[city] * x[city] + y[city] * y[city]);
    for (var own : at.get(city)) {
      for (var link : links) {
        sum += own.crosses(link, x, y) ? 1 : 0;
      }
      for (int other = 0; other < size(); other++) {
        sum += blocks(own, other) ? 1 : 0;
      }
      double stretch = distance(own.one(), own.other()) - LENGTH;
      sum += STRETCH * stretch * stretch;
    }
    for (var link : links) {
      sum += blocks(link, city) ? 1 : 0;
    }
    for (int other = 0; other < size(); other++) {
      if (other != city) {
        double apart = distance(city, other);
        sum += (apart < 2 * CLEAR ? 2 : 0) + PUSH / (apart * apart + PUSH);
      }
    }
    return sum;
  }

  private double distance(int a, int b) {
    return Math.hypot(x[a] - x[b], y[a] - y[b]);
  }

  /** Whether a city lies on a road that does not lead to it. */
  private boolean blocks(Link link, int city) {
    if (link.one() == city || link.other() == city) {
      return false;
    }
    double dx = x[link.other()] - x[link.one()];
    double dy = y[link.other()] - y[link.one()];
    double px = x[city] - x[link.one()];
    double py = y[city] - y[link.one()];
    double along = Math.clamp((px * dx + py * dy) / (dx * dx + dy * dy + 1e-9), 0, 1);
    return Math.hypot(px - along * dx, py - along * dy) < CLEAR;
  }
}
