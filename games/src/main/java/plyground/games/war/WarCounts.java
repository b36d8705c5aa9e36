package plyground.games.war;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import plyground.core.Side;
import plyground.core.spi.FeatureDescriptor;

/** What can be counted on a map, by name. */
final class WarCounts {
  private static final int PERCENT = 100;

  private WarCounts() {}

  static List<FeatureDescriptor<WarPosition>> all() {
    return List.of(
        new FeatureDescriptor<>(
            "resources",
            "what the cities held are worth",
            "resource",
            "resources",
            (position, side) -> position.resources(side)),
        new FeatureDescriptor<WarPosition>(
                "cities",
                "cities held",
                "city",
                "cities",
                (position, side) -> names(position, city -> position.holds(side, city)).size())
            .at((position, side) -> names(position, city -> position.holds(side, city)))
            .asPrize(),
        new FeatureDescriptor<WarPosition>(
                "marches",
                "empty cities that could be marched into, were it the turn",
                "march",
                "marches",
                (position, side) ->
                    names(position, city -> position.empty(city) && position.borders(side, city))
                        .size())
            .at(
                (position, side) ->
                    names(position, city -> position.empty(city) && position.borders(side, city))),
        new FeatureDescriptor<WarPosition>(
                "threatened",
                "cities held beside an empty one that the other could march into",
                "threatened city",
                "threatened cities",
                (position, side) ->
                    names(
                            position,
                            city -> position.holds(side, city) && threatened(position, city))
                        .size())
            .at(
                (position, side) ->
                    names(
                        position,
                        city -> position.holds(side, city) && threatened(position, city))),
        FeatureDescriptor.shared(
            "empties", "empty cities", "empty city", "empty cities", WarPosition::emptyCities),
        FeatureDescriptor.shared(
            "phase",
            "cities taken in a hundred",
            "percent",
            "percent",
            position -> PERCENT - position.emptyCities() * PERCENT / position.map().size()));
  }

  private static boolean threatened(WarPosition position, int city) {
    var owner = position.holds(Side.FIRST, city) ? Side.FIRST : Side.SECOND;
    return IntStream.of(position.map().neighbours(city))
        .anyMatch(next -> position.empty(next) && position.borders(owner.other(), next));
  }

  private static List<String> names(WarPosition position, IntPredicate chosen) {
    var map = position.map();
    return IntStream.range(0, map.size()).filter(chosen).mapToObj(map::name).toList();
  }
}
