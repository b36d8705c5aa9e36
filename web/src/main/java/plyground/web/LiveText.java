package plyground.web;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.league.League;
import plyground.league.ladder.LiveBoards.LiveBoard;
import plyground.web.json.Out;
import plyground.web.live.PositionRequest;
import plyground.web.scene.SceneJson;
import tools.jackson.core.JsonGenerator;

/** The boards of a league as JSON, each with its scene: made once for all who look. */
final class LiveText {
  private static final String FORMER = "a former version";

  private LiveText() {}

  /** The boards by their ids. */
  static Map<String, String> of(League league, LadderSnapshot ladder) {
    var names = ladder.names(null);
    Map<String, String> boards = new LinkedHashMap<>();
    for (var board : league.live().all()) {
      String id = id(board.worker());
      boards.put(id, board(id, board, names, league.game()));
    }
    return boards;
  }

  private static <P extends Position<P>> String board(
      String id, LiveBoard board, Map<String, String> names, OpenGame<P> open) {
    var place = place(open, board.start(), board.moves());
    return Out.object(
        json -> {
          json.writeStringProperty("id", id);
          json.writeStringProperty("kind", board.kind());
          Out.strings(
              json,
              "players",
              List.of(
                  names.getOrDefault(board.first(), FORMER),
                  names.getOrDefault(board.second(), FORMER)));
          json.writeStringProperty("start", board.start());
          Out.strings(json, "moves", words(board.moves()));
          opinions(json, board.opinions());
          sides(json, place);
          json.writeName("scene");
          json.writeRawValue(SceneJson.of(place, false));
        });
  }

  private static <P extends Position<P>> PositionRequest<P> place(
      OpenGame<P> open, String start, String moves) {
    return PositionRequest.of(open, open.game().position(start), words(moves));
  }

  /** A worker's name tells of machines and processes, which is nobody's business. */
  private static String id(String worker) {
    return UUID.nameUUIDFromBytes(worker.getBytes(StandardCharsets.UTF_8))
        .toString()
        .substring(0, 8);
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : Arrays.asList(text.split(" "));
  }

  /** Who made each move: 0 the first player, 1 the second. */
  static <P extends Position<P>> void sides(
      JsonGenerator json, OpenGame<P> open, String start, String moves) {
    try {
      sides(json, place(open, start, moves));
    } catch (InputException other) {
      // The game was played by other rules, or with other words; then nobody knows.
      Out.strings(json, "sides", List.of());
    }
  }

  private static <P extends Position<P>> void sides(JsonGenerator json, PositionRequest<P> place) {
    json.writeArrayPropertyStart("sides");
    for (int i = 0; i < place.moves().size(); i++) {
      json.writeNumber(place.positions().get(i).toMove().index());
    }
    json.writeEndArray();
  }

  /** What players thought of their moves, each in its own view; null for nothing. */
  static void opinions(JsonGenerator json, String opinions) {
    json.writeArrayPropertyStart("values");
    for (String each : words(opinions)) {
      if (each.equals("-")) {
        json.writeNull();
      } else {
        json.writeNumber(Double.parseDouble(each));
      }
    }
    json.writeEndArray();
  }
}
