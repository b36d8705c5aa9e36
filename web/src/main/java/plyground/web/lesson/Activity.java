package plyground.web.lesson;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import plyground.core.InputException;
import plyground.core.spec.Nearest;

/**
 * Something to do in a lesson: a fenced block with lines {@code key: value}. A key may name a game
 * after a dot, {@code position.othello}, and counts for that game only.
 */
record Activity(String kind, Map<String, String> settings) {
  /** The kinds there are; of each, the keys it needs, then those it may have. */
  private static final Map<String, Keys> KINDS =
      Map.of(
          "minimax", new Keys(Set.of("agent"), Set.of("position", "task")),
          "cut", new Keys(Set.of("agent"), Set.of("position", "task")),
          "order", new Keys(Set.of("agent"), Set.of("position", "task")),
          "board", new Keys(Set.of("judge"), Set.of("position", "task", "rival")),
          "play", new Keys(Set.of("agent"), Set.of("position", "task")),
          "count", new Keys(Set.of("agents"), Set.of("position", "task")),
          "mcts", new Keys(Set.of("agent"), Set.of("position", "task")),
          "match", new Keys(Set.of("agents", "games"), Set.of("task")),
          "sliders",
              new Keys(Set.of("agent", "rival", "weights", "games"), Set.of("task", "formula")),
          "quiz", new Keys(Set.of("task", "right", "wrong"), Set.of("why", "wrong2", "wrong3")));

  private record Keys(Set<String> needed, Set<String> possible) {
    boolean has(String key) {
      return needed.contains(key) || possible.contains(key);
    }
  }

  /**
   * Reads a block.
   *
   * @param file for whoever wrote a mistake
   * @param line of the fence, from 1
   */
  static Activity read(String kind, String text, String file, int line) {
    var keys = KINDS.get(kind);
    if (keys == null) {
      throw wrong(file, line, "no activity '" + kind + "'; " + Nearest.hint(kind, KINDS.keySet()));
    }
    var settings = new LinkedHashMap<String, String>();
    var lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      int colon = lines.get(i).indexOf(": ");
      String key = colon < 0 ? "" : lines.get(i).substring(0, colon).strip();
      int dot = key.indexOf('.');
      if (!keys.has(dot < 0 ? key : key.substring(0, dot))) {
        String known = String.join(", ", keys.needed) + ", " + String.join(", ", keys.possible);
        throw wrong(file, line + 1 + i, "expected 'key: value' with one of the keys " + known);
      }
      settings.put(key, lines.get(i).substring(colon + 1).strip());
    }
    for (String key : keys.needed) {
      if (settings.keySet().stream().noneMatch(given -> (given + ".").startsWith(key + "."))) {
        throw wrong(file, line, "the activity '" + kind + "' needs a line '" + key + ": ...'");
      }
    }
    return new Activity(kind, settings);
  }

  static InputException wrong(String file, int line, String what) {
    return new InputException(file + ":" + line + ": " + what);
  }
}
