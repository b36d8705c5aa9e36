package plyground.web;

import java.util.ArrayList;
import java.util.Locale;
import java.util.Optional;
import plyground.core.Game;
import plyground.games.war.War;
import plyground.games.war.WarMap;

/** The map of a war with its cities on a ring: enough of a drawing to play on. */
final class RingScenery implements Scenery {
  @Override
  public Optional<Chart> of(Game<?> game) {
    return game instanceof War war ? Optional.of(chart(war.map())) : Optional.empty();
  }

  private static Chart chart(WarMap map) {
    var towns = new ArrayList<Town>();
    var roads = new ArrayList<Road>();
    for (int city = 0; city < map.size(); city++) {
      double angle = 2 * Math.PI * city / map.size();
      double x = (1 + Math.cos(angle)) / 2;
      double y = (1 + Math.sin(angle)) / 2;
      towns.add(new Town(map.name(city), map.resources(city), x, y));
      for (int neighbour : map.neighbours(city)) {
        if (city < neighbour) {
          roads.add(new Road(city, neighbour));
        }
      }
    }
    return new Chart(towns, roads, map.rule().name().toLowerCase(Locale.ROOT));
  }
}
