package plyground.cli.war;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import plyground.core.Game;
import plyground.games.war.Layout;
import plyground.games.war.War;
import plyground.web.Scenery;

/** The map of a war for the browser: the same drawing that {@code show --svg} makes. */
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
    var map = war.map();
    var layout = Layout.of(map);
    List<Town> towns =
        IntStream.range(0, map.size())
            .mapToObj(
                city ->
                    new Town(
                        map.name(city),
                        map.resources(city),
                        rounded(layout.x[city]),
                        rounded(layout.y[city])))
            .toList();
    var roads = layout.links().stream().map(link -> new Road(link.one(), link.other())).toList();
    return new Chart(towns, roads, map.rule().name().toLowerCase(Locale.ROOT));
  }

  private static double rounded(double value) {
    return Math.round(value * 1000) / 1000.0;
  }
}
