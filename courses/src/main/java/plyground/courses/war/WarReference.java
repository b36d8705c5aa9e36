package plyground.courses.war;

import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import plyground.core.Evaluator;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.games.war.Resources;
import plyground.games.war.War;
import plyground.games.war.WarPosition;
import plyground.search.Greedy;
import plyground.search.Minimax;

/** The two files of a campaign, as they should be and as known mistakes make them. */
record WarReference(War game, Task task, int depth) {
  private static final Resources RESOURCES = new Resources();

  String moves() {
    var text = new StringWriter();
    var file = new MovesFile(text);
    file.start(game.start());
    new AssignmentGame(game, task, depth).play(Trace.NONE, file::turn);
    return text.toString();
  }

  String log() {
    var text = new StringWriter();
    try (var log = new SearchLog(game.start(), task, text)) {
      new AssignmentGame(game, task, depth).play(log, (_, _, _) -> {});
    }
    return text.toString();
  }

  Map<String, String> movesMistakes() {
    var mistakes = new LinkedHashMap<String, String>();
    mistakes.put(
        "the sign is inverted: the Union takes the move that is worst",
        played(search(position -> -RESOURCES.evaluate(position), false), greedy(false), depth));
    mistakes.put(
        "ties go to the last of equally good moves, not to the first",
        played(search(RESOURCES, true), greedy(true), depth));
    if (task != Task.GREEDY) {
      mistakes.put(
          "the depth is off by one: it looks one ply further",
          new WarReference(game, task, depth + 1).moves());
      mistakes.put(
          "the Confederacy searches as well; it is greedy in every task",
          played(search(RESOURCES, false), search(RESOURCES, false), depth));
    }
    if (task != Task.GREEDY && depth > 1) {
      mistakes.put(
          "the depth is off by one: it looks one ply less",
          new WarReference(game, task, depth - 1).moves());
    }
    return mistakes;
  }

  Map<String, String> logMistakes() {
    var mistakes = new LinkedHashMap<String, String>();
    if (task == Task.ALPHA_BETA) {
      mistakes.put(
          "it logs minimax: nothing is cut off", new WarReference(game, Task.MINIMAX, depth).log());
    }
    if (task != Task.GREEDY) {
      mistakes.put(
          "the depth is off by one: it looks one ply further",
          new WarReference(game, task, depth + 1).log());
    }
    if (task != Task.GREEDY && depth > 1) {
      mistakes.put(
          "the depth is off by one: it looks one ply less",
          new WarReference(game, task, depth - 1).log());
    }
    return mistakes;
  }

  private Search<WarPosition> search(Evaluator<WarPosition> evaluator, boolean last) {
    Search<WarPosition> search =
        task == Task.GREEDY ? new Greedy<>(game, evaluator) : new Minimax<>(game, evaluator);
    return last ? last(search) : search;
  }

  private Search<WarPosition> greedy(boolean last) {
    Search<WarPosition> greedy = new Greedy<>(game, RESOURCES);
    return last ? last(greedy) : greedy;
  }

  /** The same search, which keeps the last of the best moves. */
  private static Search<WarPosition> last(Search<WarPosition> search) {
    return (root, limit, trace) -> {
      var found = search.search(root, limit, trace);
      int move = found.move();
      for (var each : found.moves()) {
        move = found.value() != null && each.value() == found.value() ? each.move() : move;
      }
      return new Result(
          move, found.value(), found.moves(), found.depth(), found.nodes(), found.exact());
    };
  }

  private String played(Search<WarPosition> union, Search<WarPosition> confederacy, int plies) {
    var text = new StringWriter();
    var file = new MovesFile(text);
    file.start(game.start());
    AssignmentGame.play(
        game,
        plies,
        union,
        confederacy,
        (before, result, _, after) -> file.turn(before, result.move(), after));
    return text.toString();
  }
}
