package plyground.web.exercise;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.teach.exercise.ExerciseTask;
import plyground.teach.exercise.Marking;
import plyground.teach.exercise.Marking.MarkedClaim;
import plyground.teach.exercise.SearchNode;
import plyground.web.json.JsonTree;
import plyground.web.json.Out;
import tools.jackson.core.JsonGenerator;

/** Boards and marks of exercises as JSON. */
final class ExerciseJson {
  private ExerciseJson() {}

  /** What people are shown: nothing that tells the answer. */
  static <P extends Position<P>> void board(JsonGenerator json, ExerciseTask<P> task) {
    var exercise = task.exercise();
    json.writeNumberProperty("number", exercise.number());
    json.writeStringProperty("kind", exercise.kind().word());
    json.writeStringProperty("question", exercise.kind().question());
    json.writeStringProperty("game", exercise.game());
    json.writeStringProperty("agent", exercise.search());
    json.writeStringProperty("position", task.positionText());
    json.writeStringProperty("toMove", task.mover());
    moves(json, task);
    Out.objects(json, "nodes", task.shown().nodes(), each -> node(json, each));
  }

  private static <P extends Position<P>> void moves(JsonGenerator json, ExerciseTask<P> task) {
    var open = task.open();
    P at = task.position();
    var moves = Arrays.stream(LegalMoves.of(open.game(), at)).boxed().toList();
    Out.objects(
        json,
        "moves",
        moves,
        move -> {
          json.writeStringProperty("move", open.game().formatMove(at, move));
          json.writeStringProperty("name", open.view().moveName(at, move));
        });
  }

  private static void node(JsonGenerator json, SearchNode node) {
    json.writeStringProperty("name", node.name());
    json.writeNumberProperty("parent", node.parent());
    json.writeStringProperty("move", node.word());
    json.writeStringProperty("said", node.said());
    json.writeBooleanProperty("turned", node.turned());
    json.writeBooleanProperty("leaf", node.leaf());
    if (node.leaf()) {
      json.writeNumberProperty("worth", node.worth());
    }
  }

  /** The marks of an answer, with the right one. */
  static String marks(Marking marking, String solution) {
    return Out.object(
        json -> {
          json.writeNumberProperty("score", marking.score());
          json.writeNumberProperty("points", marking.points());
          json.writeStringProperty("solution", solution);
          Out.objects(json, "claims", marking.claims(), each -> claim(json, each));
        });
  }

  private static void claim(JsonGenerator json, MarkedClaim claim) {
    json.writeStringProperty("about", claim.about());
    json.writeStringProperty("given", claim.given());
    json.writeStringProperty("expected", claim.expected());
    json.writeBooleanProperty("right", claim.right());
    json.writeStringProperty("sentence", claim.sentence());
  }

  /** Reads marks back that were written here. */
  static Marking marking(String marks) {
    var claims = new ArrayList<MarkedClaim>();
    var all = (Map<?, ?>) Objects.requireNonNull(JsonTree.parse(marks));
    for (Object each : (List<?>) Objects.requireNonNull(all.get("claims"))) {
      var claim = (Map<?, ?>) Objects.requireNonNull(each);
      claims.add(
          new MarkedClaim(
              text(claim, "about"),
              text(claim, "given"),
              text(claim, "expected"),
              Boolean.TRUE.equals(claim.get("right")),
              text(claim, "sentence")));
    }
    return new Marking(claims);
  }

  private static String text(Map<?, ?> object, String name) {
    @Nullable Object value = object.get(name);
    return value == null ? "" : value.toString();
  }
}
