package plyground.core.kit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import plyground.core.view.Board;
import plyground.core.view.Graph;
import plyground.core.view.Spot;

/** Named places and the lines between them. */
record PlaceGraph(List<Spot> spots, List<Board.Link> links) {
  private static final double SIZE = 0.84;

  static PlaceGraph parse(String places, String links) {
    var spots = new ArrayList<Spot>();
    for (String place : places.strip().split("\\s*,\\s*")) {
      spots.add(spot(place));
    }
    var joined = new ArrayList<Board.Link>();
    for (String link : links.isBlank() ? new String[0] : links.strip().split("[\\s,]+")) {
      String[] ends = link.split("-");
      if (ends.length != 2) {
        throw new IllegalArgumentException("link '" + link + "': expected two places like a-b");
      }
      joined.add(new Board.Link(ends[0], ends[1]));
    }
    return new PlaceGraph(spots, joined);
  }

  private static Spot spot(String place) {
    String[] words = place.split("\\s+");
    try {
      double x = Double.parseDouble(words[1]);
      double y = Double.parseDouble(words[2]);
      int row = (int) Math.floor(y);
      return new Spot(words[0], words[0], Spot.Shape.CIRCLE, x + 0.5, y + 0.5, SIZE, SIZE, row);
    } catch (ArrayIndexOutOfBoundsException | NumberFormatException wrong) {
      throw new IllegalArgumentException(
          "place '" + place + "': expected a name and two numbers like a 0 1.5", wrong);
    }
  }

  Geometry geometry() {
    var board = new Graph(Geometry.inReadingOrder(spots), links, Graph.Headings.NONE);
    int[][] text = {IntStream.range(0, spots.size()).toArray()};
    return new Geometry(board, spots, text, joined(), 0, Geometry.Content.SYMBOLS, true);
  }

  private int[][] joined() {
    Map<String, Integer> cells = new HashMap<>();
    spots.forEach(spot -> cells.put(spot.id(), cells.size()));
    int[][] joined = new int[spots.size()][0];
    for (var link : links) {
      var one = cells.get(link.one());
      var other = cells.get(link.other());
      if (one == null || other == null) {
        throw new IllegalArgumentException(
            "link '%s-%s': no such place".formatted(link.one(), link.other()));
      }
      joined[one] = IntStream.concat(IntStream.of(joined[one]), IntStream.of(other)).toArray();
      joined[other] = IntStream.concat(IntStream.of(joined[other]), IntStream.of(one)).toArray();
    }
    return joined;
  }
}
