package plyground.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Objects;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.web.live.AccessPolicy;
import plyground.web.live.PositionRequest;
import plyground.web.scene.SceneJson;

/** What a board asks for: a position by an address that says it all. */
final class SceneQuery {
  private SceneQuery() {}

  static String answer(AccessPolicy policy, Context request) {
    String game = parameter(request, "game", PositionRequest.LONGEST_NAME);
    return answer(policy.open(game), request);
  }

  private static <P extends Position<P>> String answer(OpenGame<P> open, Context request) {
    return SceneJson.of(at(open, request), !"false".equals(request.queryParam("gestures")));
  }

  /** The position an address speaks of. */
  static <P extends Position<P>> PositionRequest<P> at(OpenGame<P> open, Context request) {
    String position = parameter(request, "position", PositionRequest.LONGEST_POSITION);
    var start = PositionRequest.start(open, position, 1);
    return PositionRequest.of(open, start, moves(request));
  }

  private static List<String> moves(Context request) {
    String text = parameter(request, "moves", PositionRequest.LONGEST_POSITION);
    return text.isBlank() ? List.of() : List.of(text.strip().split(" +"));
  }

  private static String parameter(Context request, String name, int longest) {
    return bounded(name, Objects.requireNonNullElse(request.queryParam(name), ""), longest);
  }

  static String bounded(String name, String value, int longest) {
    if (value.length() > longest) {
      throw new InputException("'" + name + "': expected at most " + longest + " characters");
    }
    return value;
  }
}
