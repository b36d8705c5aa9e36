package plyground.web.scene;

import java.util.List;
import java.util.Locale;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.view.Board;
import plyground.core.view.GameView;
import plyground.core.view.Graph;
import plyground.core.view.Hexes;
import plyground.core.view.Lattice;
import plyground.core.view.Pits;
import plyground.core.view.Spot;
import plyground.core.view.Squares;
import plyground.web.json.Out;
import tools.jackson.core.JsonGenerator;

/** What all positions of a game have in common for whoever draws them. */
public final class BoardJson {
  private BoardJson() {}

  /** The property {@code board}. */
  public static <P extends Position<P>> void write(GameView<P> view, JsonGenerator json) {
    var board = view.board();
    json.writeObjectPropertyStart("board");
    json.writeStringProperty("kind", kind(board));
    Out.objects(json, "spots", board.spots(), spot -> spot(spot, json));
    Out.objects(
        json,
        "labels",
        board.labels(),
        label -> {
          json.writeStringProperty("text", label.text());
          Out.number(json, "x", rounded(label.x()));
          Out.number(json, "y", rounded(label.y()));
        });
    Out.objects(
        json,
        "links",
        board.links(),
        link -> {
          json.writeStringProperty("one", link.one());
          json.writeStringProperty("other", link.other());
        });
    Out.objects(
        json,
        "dividers",
        board.dividers(),
        divider -> {
          Out.number(json, "fromX", divider.fromX());
          Out.number(json, "fromY", divider.fromY());
          Out.number(json, "toX", divider.toX());
          Out.number(json, "toY", divider.toY());
        });
    Out.objects(json, "sides", List.of(Side.values()), side -> side(view, side, json));
    json.writeObjectPropertyStart("prompts");
    Out.strings(json, "steps", view.prompts().steps());
    json.writeStringProperty("forced", view.prompts().forced());
    json.writeEndObject();
    json.writeEndObject();
  }

  private static String kind(Board board) {
    return switch (board) {
      case Squares _ -> "squares";
      case Hexes _ -> "hexes";
      case Graph _ -> "graph";
      case Pits _ -> "pits";
      case Lattice _ -> "lattice";
    };
  }

  private static void spot(Spot spot, JsonGenerator json) {
    json.writeStringProperty("id", spot.id());
    json.writeStringProperty("words", spot.words());
    json.writeStringProperty("shape", word(spot.shape()));
    Out.number(json, "x", rounded(spot.x()));
    Out.number(json, "y", rounded(spot.y()));
    Out.number(json, "width", rounded(spot.width()));
    Out.number(json, "height", rounded(spot.height()));
    json.writeNumberProperty("row", spot.row());
  }

  private static <P extends Position<P>> void side(
      GameView<P> view, Side side, JsonGenerator json) {
    var look = view.look(side);
    json.writeStringProperty("name", look.name());
    json.writeStringProperty("tone", word(look.tone()));
    json.writeStringProperty("kind", look.kind());
  }

  static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static double rounded(double value) {
    return Math.round(value * 1000) / 1000.0;
  }
}
