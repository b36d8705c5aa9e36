package plyground.games.war;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.IntStream;
import plyground.core.view.Board;
import plyground.core.view.Graph;
import plyground.core.view.Spot;

/** The boards of maps. Where the cities go takes a while to find out, so the last ones are kept. */
final class WarBoards {
  private static final int KEPT = 64;
  private static final double WIDTH = 0.84;
  private static final Graph.Headings HEADINGS =
      new Graph.Headings("city", "worth", "Marches of {side} that conquer");

  private static final LinkedHashMap<WarMap, Board> BOARDS = new LinkedHashMap<>();

  private WarBoards() {}

  static Board of(WarMap map) {
    synchronized (BOARDS) {
      var board = BOARDS.computeIfAbsent(map, WarBoards::make);
      if (BOARDS.size() > KEPT) {
        BOARDS.pollFirstEntry();
      }
      return board;
    }
  }

  /** How a city is called in positions and moves. */
  static String id(WarMap map, int city) {
    return CityName.write(map.name(city));
  }

  private static Board make(WarMap map) {
    var grid = GridMap.of(map);
    var drawing = Layout.of(map);
    var places = Spread.of(drawing, grid.isPresent());
    int[] rows = grid.map(each -> each.rows(map)).orElseGet(() -> new int[map.size()]);
    var spots =
        IntStream.range(0, map.size())
            .mapToObj(city -> spot(map, city, places, rows[city]))
            .sorted(Comparator.comparingInt(Spot::row))
            .toList();
    var links = new ArrayList<Board.Link>();
    for (var link : drawing.links()) {
      links.add(new Board.Link(id(map, link.one()), id(map, link.other())));
    }
    return new Graph(spots, List.copyOf(links), HEADINGS);
  }

  private static Spot spot(WarMap map, int city, Spread places, int row) {
    return new Spot(
        id(map, city),
        map.name(city),
        Spot.Shape.CIRCLE,
        places.x()[city],
        places.y()[city],
        WIDTH,
        WIDTH,
        row);
  }
}
