package plyground.web;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import plyground.league.League;
import plyground.league.ladder.LiveBoards.LiveBoard;
import plyground.web.json.Out;
import tools.jackson.core.JsonGenerator;

/** The boards of a league as JSON. */
final class LiveText {
  private LiveText() {}

  static String of(League league, LadderSnapshot ladder) {
    var names = ladder.names(null);
    return Out.object(
        json -> Out.objects(json, "boards", league.live().all(), each -> board(json, each, names)));
  }

  private static void board(JsonGenerator json, LiveBoard board, Map<String, String> names) {
    json.writeStringProperty("id", id(board.worker()));
    json.writeStringProperty("kind", board.kind());
    Out.strings(
        json,
        "players",
        List.of(
            names.getOrDefault(board.first(), "a former version"),
            names.getOrDefault(board.second(), "a former version")));
    json.writeStringProperty("start", board.start());
    Out.strings(json, "moves", words(board.moves()));
    opinions(json, board.opinions());
  }

  /** A worker's name tells of machines and processes, which is nobody's business. */
  private static String id(String worker) {
    return UUID.nameUUIDFromBytes(worker.getBytes(StandardCharsets.UTF_8))
        .toString()
        .substring(0, 8);
  }

  static List<String> words(String text) {
    return text.isBlank() ? List.of() : Arrays.asList(text.split(" "));
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
