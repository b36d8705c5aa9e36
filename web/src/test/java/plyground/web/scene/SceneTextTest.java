package plyground.web.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.view.Frame;
import plyground.core.view.Scene;
import plyground.web.json.JsonTree;
import plyground.web.live.PositionRequest;

/** The JSON of scenes, read back as a page does, against the views themselves. */
final class SceneTextTest {
  private static final int MOVES = 40;
  private static final int LARGEST = 60_000;

  /** What a page knows of a scene: by spot or by mark, what there is. */
  private record Shown(
      Map<String, Object> tiles,
      Map<String, Object> pieces,
      Map<String, Object> marks,
      Map<String, Object> rest) {
    static final Shown NOTHING = new Shown(Map.of(), Map.of(), Map.of(), Map.of());

    Shown with(Map<?, ?> change, Map<?, ?> looks) {
      var shown =
          new Shown(
              new TreeMap<>(tiles),
              new TreeMap<>(pieces),
              new TreeMap<>(marks),
              new TreeMap<>(rest));
      part(change, "tiles").forEach((at, n) -> shown.tiles.put("" + at, look(looks, "tiles", n)));
      part(change, "pieces").forEach((at, list) -> shown.pieces.put("" + at, stack(looks, list)));
      part(change, "marks")
          .forEach(
              (n, spots) ->
                  shown.marks.put("" + look(looks, "marks", Long.valueOf("" + n)), value(spots)));
      for (String name : List.of("standings", "note")) {
        if (change.containsKey(name)) {
          shown.rest.put(name, value(change.get(name)));
        }
      }
      return shown.tidy();
    }

    /** Without what shows nothing. */
    private Shown tidy() {
      tiles.values().removeIf(tile -> tile.equals(Map.of("ways", 0L, "text", "", "words", "")));
      pieces.values().removeIf(List.of()::equals);
      marks.values().removeIf(List.of()::equals);
      return this;
    }

    private static List<Object> stack(Map<?, ?> looks, @Nullable Object numbers) {
      var stack = new ArrayList<Object>();
      for (Object number : (List<?>) value(numbers)) {
        stack.add(look(looks, "pieces", number));
      }
      return stack;
    }
  }

  private static Object value(@Nullable Object value) {
    return Objects.requireNonNull(value);
  }

  private static Map<?, ?> part(Map<?, ?> object, String name) {
    return (Map<?, ?>) Objects.requireNonNullElse(object.get(name), Map.of());
  }

  private static List<?> list(Map<?, ?> object, String name) {
    return (List<?>) Objects.requireNonNullElse(object.get(name), List.of());
  }

  private static Object look(Map<?, ?> looks, String kind, @Nullable Object number) {
    return value(((List<?>) value(looks.get(kind))).get(((Long) value(number)).intValue()));
  }

  /** The same of a scene, past the JSON. */
  private static Shown expected(Scene scene) {
    var tiles = new TreeMap<String, Object>();
    for (var tile : scene.tiles()) {
      tiles.put(
          tile.at(),
          Map.of("ways", (long) tile.ways(), "text", tile.text(), "words", tile.words()));
    }
    var pieces = new TreeMap<String, Object>();
    for (var spot : scene.pieces().stream().map(piece -> piece.at()).distinct().toList()) {
      pieces.put(
          spot,
          scene.pieces().stream()
              .filter(p -> p.at().equals(spot))
              .map(SceneTextTest::piece)
              .toList());
    }
    var marks = new TreeMap<String, List<String>>();
    for (var mark : scene.marks()) {
      var look = new LinkedHashMap<String, Object>();
      look.put("kind", BoardJson.word(mark.kind()));
      look.put("text", mark.text());
      look.put("words", mark.words());
      marks.computeIfAbsent(look.toString(), _ -> new ArrayList<>()).add(mark.at());
    }
    var standings = scene.standings().stream().map(SceneTextTest::standing).toList();
    return new Shown(
            tiles,
            pieces,
            new TreeMap<>(marks),
            new TreeMap<>(Map.of("standings", standings, "note", scene.note())))
        .tidy();
  }

  private static Map<String, Object> piece(plyground.core.view.Piece piece) {
    var object = new LinkedHashMap<String, Object>();
    object.put("kind", piece.kind());
    if (piece.owner() != null) {
      object.put("owner", (long) piece.owner().index());
    }
    object.put("letter", piece.letter());
    object.put("words", piece.words());
    return object;
  }

  private static Map<String, Object> standing(Scene.Standing standing) {
    var items =
        standing.items().stream()
            .map(item -> Map.of("word", item.word(), "state", BoardJson.word(item.state())))
            .toList();
    return Map.of("brief", standing.brief(), "items", items);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tic-tac-toe",
        "othello",
        "othello:size=8",
        "war-of-life",
        "labyrinth",
        "labyrinth:treasures=1",
        "war",
        "war:map=random,size=30,held=3,seed=9"
      })
  void aPageThatAppliesWhatChangesSeesWhatTheViewShows(String game) {
    check(Catalogue.load(MoveInput.NOBODY).open(game));
  }

  private <P extends Position<P>> void check(OpenGame<P> open) {
    for (int seed = 1; seed <= 3; seed++) {
      var random = new Random(seed);
      var request = PositionRequest.of(open, open.game().start(random), List.of());
      for (int i = 0; i < MOVES && !request.position().over(); i++) {
        check(request, random.nextInt(8));
        var at = request.position();
        int[] legal = LegalMoves.of(open.game(), at);
        String move = open.game().formatMove(at, legal[random.nextInt(legal.length)]);
        request = PositionRequest.of(open, at, List.of(move));
      }
      check(request, 0);
    }
  }

  private <P extends Position<P>> void check(PositionRequest<P> request, int skip) {
    String text = SceneJson.of(request, true);
    assertThat(text.length()).isLessThan(LARGEST);
    var answer = (Map<?, ?>) value(JsonTree.parse(text));
    var looks = part(answer, "looks");
    var view = request.open().view();
    var now = Shown.NOTHING.with(part(answer, "scene"), looks);
    assertThat(now).isEqualTo(expected(view.scene(request.position())));
    if (!request.moves().isEmpty()) {
      var last = part(answer, "last");
      var shown = Shown.NOTHING.with(part(last, "scene"), looks);
      var frames = view.frames(request.positions().getFirst(), request.moves().getFirst());
      assertThat(list(last, "frames")).hasSameSizeAs(frames);
      for (int i = 0; i < frames.size(); i++) {
        shown = shown.with((Map<?, ?>) value(list(last, "frames").get(i)), looks);
        assertThat(shown).isEqualTo(expected(frames.get(i).scene()));
      }
      assertThat(shown).isEqualTo(now);
    }
    checkMoves(request, new Tree(list(answer, "gestures"), looks), now, skip);
  }

  private record Tree(List<?> steps, Map<?, ?> looks) {
    Map<?, ?> step(String at, String words) {
      return steps.stream()
          .map(step -> (Map<?, ?>) value(step))
          .filter(step -> Objects.requireNonNullElse(step.get("at"), "").equals(at))
          .filter(step -> Objects.requireNonNullElse(step.get("words"), "").equals(words))
          .findFirst()
          .orElseThrow();
    }
  }

  /** Every few of the legal moves: where its steps lead. */
  private <P extends Position<P>> void checkMoves(
      PositionRequest<P> request, Tree tree, Shown now, int skip) {
    var game = request.open().game();
    var view = request.open().view();
    var at = request.position();
    int[] legal = at.over() ? new int[0] : LegalMoves.of(game, at);
    for (int i = 0; i < legal.length; i += 1 + skip) {
      var steps = view.gesture(at, legal[i]).steps();
      var frames = new ArrayList<Frame>(view.frames(at, legal[i]));
      var shown = now;
      var offered = tree;
      @Nullable Object move = null;
      for (var step : steps) {
        var node = offered.step(step.at(), step.words());
        move = node.get("move");
        for (Object change : list(node, "frames")) {
          shown = shown.with((Map<?, ?>) value(change), tree.looks);
          var scene = expected(frames.removeFirst().scene());
          assertThat(shown.pieces).isEqualTo(scene.pieces);
          assertThat(node.containsKey("move") || shown.equals(scene)).isTrue();
        }
        offered = new Tree(list(node, "next"), tree.looks);
      }
      if (!steps.isEmpty()) {
        assertThat(move).isEqualTo(game.formatMove(at, legal[i]));
        assertThat(frames).isEmpty();
      }
    }
  }
}
