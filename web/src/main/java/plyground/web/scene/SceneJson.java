package plyground.web.scene;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import plyground.core.Position;
import plyground.core.view.Frame.Slide;
import plyground.core.view.Piece;
import plyground.core.view.Scene.Mark;
import plyground.core.view.Scene.Tile;
import plyground.web.json.Out;
import plyground.web.live.PositionRequest;
import plyground.web.scene.GestureTree.Change;
import plyground.web.scene.GestureTree.Node;
import tools.jackson.core.JsonGenerator;

/**
 * A position as a page draws it: what is to be seen, what the last move showed, and what can be
 * pointed at. Tiles, pieces and marks are numbers of lists at the end.
 */
public final class SceneJson {
  private final JsonGenerator json;
  private final Map<Tile, Integer> tiles = new LinkedHashMap<>();
  private final Map<Piece, Integer> pieces = new LinkedHashMap<>();
  private final Map<Mark, Integer> marks = new LinkedHashMap<>();

  private SceneJson(JsonGenerator json) {
    this.json = json;
  }

  /**
   * @param gestures whether what can be pointed at is asked for
   */
  public static <P extends Position<P>> String of(PositionRequest<P> request, boolean gestures) {
    return Out.object(json -> new SceneJson(json).write(request, gestures));
  }

  private <P extends Position<P>> void write(PositionRequest<P> request, boolean gestures) {
    var game = request.open().game();
    var view = request.open().view();
    var now = request.position();
    json.writeStringProperty("game", game.name());
    json.writeStringProperty("position", game.format(now));
    json.writeStringProperty("toMove", game.sideName(now.toMove()));
    json.writeBooleanProperty("over", now.over());
    json.writeName("scene");
    picture(new Change(Contents.of(view.scene(now)).since(Contents.NOTHING), List.of()));
    if (!request.moves().isEmpty()) {
      last(request);
    }
    if (gestures) {
      nodes("gestures", now.over() ? List.of() : GestureTree.of(game, view, now));
    }
    looks();
  }

  private <P extends Position<P>> void last(PositionRequest<P> request) {
    var game = request.open().game();
    var view = request.open().view();
    var before = request.positions().get(request.moves().size() - 1);
    int move = request.moves().getLast();
    json.writeObjectPropertyStart("last");
    json.writeStringProperty("before", game.format(before));
    json.writeStringProperty("move", game.formatMove(before, move));
    json.writeStringProperty("words", view.words(before, move));
    Out.strings(
        json, "steps", view.gesture(before, move).steps().stream().map(step -> step.at()).toList());
    var shown = Contents.of(view.scene(before));
    json.writeName("scene");
    picture(new Change(shown.since(Contents.NOTHING), List.of()));
    var changes = new ArrayList<Change>();
    GestureTree.changes(shown, view.frames(before, move), changes);
    frames(changes);
    json.writeEndObject();
  }

  private void frames(List<Change> frames) {
    json.writeArrayPropertyStart("frames");
    frames.forEach(this::picture);
    json.writeEndArray();
  }

  private void nodes(String name, Collection<Node> nodes) {
    Out.objects(json, name, nodes, this::node);
  }

  private void node(Node node) {
    text("at", node.step.at());
    text("words", node.step.words());
    if (node.move != null) {
      json.writeStringProperty("move", node.move);
    }
    if (!node.frames.isEmpty()) {
      frames(node.frames);
    }
    if (!node.next().isEmpty()) {
      nodes("next", node.next());
    }
  }

  private void text(String name, String text) {
    if (!text.isEmpty()) {
      json.writeStringProperty(name, text);
    }
  }

  private void picture(Change change) {
    var contents = change.contents();
    json.writeStartObject();
    map("tiles", contents.tiles(), tile -> json.writeNumber(number(tiles, tile)));
    map(
        "pieces",
        contents.pieces(),
        stack -> list(stack, p -> json.writeNumber(number(pieces, p))));
    if (!contents.marks().isEmpty()) {
      json.writeObjectPropertyStart("marks");
      contents.marks().forEach((mark, spots) -> Out.strings(json, "" + number(marks, mark), spots));
      json.writeEndObject();
    }
    standings(contents);
    if (contents.note() != null) {
      json.writeStringProperty("note", contents.note());
    }
    if (!change.slides().isEmpty()) {
      Out.objects(json, "slides", change.slides(), this::slide);
    }
    json.writeEndObject();
  }

  private <T> void map(String name, Map<String, T> values, Consumer<T> write) {
    if (!values.isEmpty()) {
      json.writeObjectPropertyStart(name);
      values.forEach(
          (key, value) -> {
            json.writeName(key);
            write.accept(value);
          });
      json.writeEndObject();
    }
  }

  private <T> void list(List<T> values, Consumer<T> write) {
    json.writeStartArray();
    values.forEach(write);
    json.writeEndArray();
  }

  private void standings(Contents contents) {
    if (contents.standings() == null) {
      return;
    }
    Out.objects(
        json,
        "standings",
        contents.standings(),
        standing -> {
          json.writeStringProperty("brief", standing.brief());
          Out.objects(
              json,
              "items",
              standing.items(),
              item -> {
                json.writeStringProperty("word", item.word());
                json.writeStringProperty("state", BoardJson.word(item.state()));
              });
        });
  }

  /** The way has blanks between its spots; no spot's id holds one. */
  private void slide(Slide slide) {
    if (slide.piece() != null) {
      json.writeNumberProperty("piece", number(pieces, Contents.anywhere(slide.piece())));
    }
    json.writeStringProperty("path", String.join(" ", slide.path()));
  }

  private static <T> int number(Map<T, Integer> known, T value) {
    return known.computeIfAbsent(value, _ -> known.size());
  }

  private void looks() {
    json.writeObjectPropertyStart("looks");
    Out.objects(json, "tiles", tiles.keySet(), this::tile);
    Out.objects(json, "pieces", pieces.keySet(), this::piece);
    Out.objects(json, "marks", marks.keySet(), this::mark);
    json.writeEndObject();
  }

  private void tile(Tile tile) {
    json.writeNumberProperty("ways", tile.ways());
    json.writeStringProperty("text", tile.text());
    json.writeStringProperty("words", tile.words());
  }

  private void piece(Piece piece) {
    json.writeStringProperty("kind", piece.kind());
    if (piece.owner() != null) {
      json.writeNumberProperty("owner", piece.owner().index());
    }
    json.writeStringProperty("letter", piece.letter());
    json.writeStringProperty("words", piece.words());
  }

  private void mark(Mark mark) {
    json.writeStringProperty("kind", BoardJson.word(mark.kind()));
    json.writeStringProperty("text", mark.text());
    json.writeStringProperty("words", mark.words());
  }
}
