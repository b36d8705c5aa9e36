package plyground.web;

import java.util.List;
import java.util.Optional;
import plyground.core.Game;

/** What a page must know to draw a game beyond its positions: the map it is played on. */
@FunctionalInterface
public interface Scenery {
  /** Every game draws itself. */
  Scenery NONE = _ -> Optional.empty();

  /** A town by the name positions write, what it is worth and where it is drawn. */
  record Town(String name, int resources, double x, double y) {}

  /** Two towns, by their places in the list, that are neighbours. */
  record Road(int one, int other) {}

  /**
   * Towns and roads.
   *
   * @param rule which of the game's rules is played
   */
  record Chart(List<Town> towns, List<Road> roads, String rule) {}

  Optional<Chart> of(Game<?> game);
}
