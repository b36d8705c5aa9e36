package plyground.cli.war;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import plyground.core.Game;
import plyground.games.war.War;
import plyground.games.war.WarProvider;
import plyground.web.Scenery;

/** The map of a war for the browser: where its view has the cities. */
public final class MapScenery implements Scenery {
  private static final int KEPT = 64;

  private final Map<String, Chart> charts = new ConcurrentHashMap<>();

  @Override
  public Optional<Chart> of(Game<?> game) {
    if (!(game instanceof War war)) {
      return Optional.empty();
    }
    if (charts.size() >= KEPT) {
      charts.clear();
    }
    return Optional.of(charts.computeIfAbsent(war.name(), _ -> chart(war)));
  }

  private static Chart chart(War war) {
    var board = new WarProvider().descriptor().view(war).board();
    var map = war.map();
    var numbers = new HashMap<String, Integer>();
    var towns = new ArrayList<Town>();
    for (var spot : board.spots()) {
      numbers.put(spot.id(), towns.size());
      int worth = map.resources(Objects.requireNonNull(map.find(spot.words())));
      towns.add(new Town(spot.words(), worth, spot.x(), spot.y()));
    }
    var roads =
        board.links().stream()
            .map(link -> new Road(number(numbers, link.one()), number(numbers, link.other())))
            .toList();
    return new Chart(towns, roads, map.rule().name().toLowerCase(Locale.ROOT));
  }

  private static int number(Map<String, Integer> numbers, String id) {
    return Objects.requireNonNull(numbers.get(id));
  }
}
