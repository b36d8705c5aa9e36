package plyground.league.finals;

import java.util.List;

/**
 * What somebody earned.
 *
 * @param version that played; 0 for none
 * @param items rule by rule
 */
public record FinalMark(String id, String name, int version, List<Item> items) {
  public record Item(String rule, double score, double points, String remark) {}

  public double score() {
    return items.stream().mapToDouble(Item::score).sum();
  }

  public double points() {
    return items.stream().mapToDouble(Item::points).sum();
  }
}
