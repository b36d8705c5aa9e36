package plyground.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import plyground.agents.OpenGame;
import plyground.arena.play.SampleGame;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.views.SvgPainter;
import plyground.web.live.AccessPolicy;
import plyground.web.live.PositionRequest;

/** Small pictures of positions, and of a game of each kind that goes on by itself. */
final class Pictures {
  private static final int LONGEST = 40;
  private static final long SEED = 3;

  private final AccessPolicy access;

  /** The pictures of a sample game of each kind, as far as it was asked for. */
  private final Map<String, List<String>> samples = new ConcurrentHashMap<>();

  Pictures(AccessPolicy access) {
    this.access = access;
  }

  /** A position by its text and the moves from there; depends on the address alone. */
  void position(Context request) {
    String game =
        SceneQuery.bounded(
            "game",
            Objects.requireNonNullElse(request.queryParam("game"), ""),
            PositionRequest.LONGEST_NAME);
    Pages.sendPicture(request, drawn(access.open(game), request));
  }

  private static <P extends Position<P>> String drawn(OpenGame<P> open, Context request) {
    return painter(open).drawBoard(SceneQuery.at(open, request).position());
  }

  private static <P extends Position<P>> SvgPainter<P> painter(OpenGame<P> open) {
    return new SvgPainter<>(open.game(), open.view());
  }

  /** The sample game of a kind after so many moves; it begins again after its end. */
  void sample(Context request) {
    String name = request.pathParam("game");
    String ply = request.pathParam("ply");
    var open = access.open(SceneQuery.bounded("game", name, PositionRequest.LONGEST_NAME));
    if (!open.game().name().equals(open.descriptor().name())) {
      // Others are as many as somebody can think of, and would be kept.
      Pages.sendPicture(request, start(open));
      return;
    }
    var pictures = samples.computeIfAbsent(name, _ -> sample(open));
    int at = ply.matches("\\d{1,6}") ? Integer.parseInt(ply) % pictures.size() : 0;
    Pages.sendPicture(request, pictures.get(at));
  }

  private static <P extends Position<P>> String start(OpenGame<P> open) {
    return painter(open).drawBoard(open.game().start(new SplitMix(SEED)));
  }

  private static <P extends Position<P>> List<String> sample(OpenGame<P> open) {
    var painter = painter(open);
    return SampleGame.positions(open, SEED, LONGEST).stream().map(painter::drawBoard).toList();
  }
}
