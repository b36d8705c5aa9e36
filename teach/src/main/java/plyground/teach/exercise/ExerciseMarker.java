package plyground.teach.exercise;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.teach.exercise.Marking.MarkedClaim;

/**
 * Marks answers against what the search did. Answers are words: nodes that are cut ({@code C F}),
 * values ({@code A=3 B=-1}), a move, a number.
 */
public final class ExerciseMarker<P extends Position<P>> {
  private static final String CUT = "cut";
  private static final String SEARCHED = "searched";

  private final ExerciseTask<P> task;
  private final TreeWords words;

  public ExerciseMarker(ExerciseTask<P> task) {
    this.task = task;
    words = task.words();
  }

  /**
   * @throws InputException if the answer names a node that is not there, or is no answer at all
   */
  public Marking mark(String answer) {
    return new Marking(
        switch (task.exercise().kind()) {
          case CUTS -> cuts(named(answer));
          case VALUES -> values(answer);
          case CHOICE -> List.of(choice(answer.strip()));
          case COUNT -> List.of(count(answer.strip()));
        });
  }

  private static List<String> split(String answer) {
    return answer.isBlank() ? List.of() : List.of(answer.strip().split("[\\s,;]+"));
  }

  private Set<SearchNode> named(String answer) {
    var nodes = new LinkedHashSet<SearchNode>();
    split(answer).forEach(word -> nodes.add(node(word)));
    return nodes;
  }

  private SearchNode node(String word) {
    return task.shown()
        .named(word.toUpperCase(Locale.ROOT))
        .orElseThrow(() -> new InputException("the tree has no node '" + word + "'"));
  }

  /** What is cut and what was said to be; a node below one that was named is named with it. */
  private List<MarkedClaim> cuts(Set<SearchNode> claimed) {
    var truth = task.cutBranches();
    var claims = new ArrayList<MarkedClaim>();
    for (var node : task.shown().nodes()) {
      boolean named = claimed.contains(node);
      if (truth.contains(node)) {
        claims.add(claim(node, named, true, parentCut(node)));
      } else if (named && !below(node, claimed)) {
        var visited = task.visited(node);
        String sentence =
            visited.map(words::back).orElse("Never reached: the branch above it is cut already.");
        claims.add(claim(node, true, false, sentence));
      }
    }
    return claims;
  }

  private static MarkedClaim claim(SearchNode node, boolean named, boolean cut, String sentence) {
    return new MarkedClaim(
        node.name(), named ? CUT : "", cut ? CUT : SEARCHED, named == cut, sentence);
  }

  private String parentCut(SearchNode node) {
    return task.visited(task.shown().nodes().get(node.parent())).map(words::cut).orElse("");
  }

  private boolean below(SearchNode node, Set<SearchNode> claimed) {
    for (int above = node.parent(); above >= 0; above = task.shown().nodes().get(above).parent()) {
      if (claimed.contains(task.shown().nodes().get(above))) {
        return true;
      }
    }
    return false;
  }

  private List<MarkedClaim> values(String answer) {
    var given = pairs(answer);
    return task.shown().inner().stream()
        .map(
            node -> {
              String said = given.getOrDefault(node.name(), "");
              String worth = Integer.toString(node.worth());
              return new MarkedClaim(
                  node.name(), said, worth, said.equals(worth), words.done(node));
            })
        .toList();
  }

  private Map<String, String> pairs(String answer) {
    var pairs = new LinkedHashMap<String, String>();
    for (String word : split(answer)) {
      var parts = word.split("=", 2);
      if (parts.length < 2) {
        throw new InputException("'" + word + "': expected a node and its value, such as B=3");
      }
      pairs.put(node(parts[0]).name(), plain(parts[1]));
    }
    return pairs;
  }

  /** A number as we write it, with a true minus or a plus sign or without. */
  private static String plain(String number) {
    String text = number.strip().replace('−', '-').replaceFirst("^\\+", "");
    return text.matches("-?\\d{1,9}") ? Integer.toString(Integer.parseInt(text)) : text;
  }

  private MarkedClaim choice(String answer) {
    String said = answer;
    try {
      int move = answer.isEmpty() ? -1 : task.open().game().parseMove(task.position(), answer);
      said = move < 0 ? "" : task.open().game().formatMove(task.position(), move);
    } catch (InputException illegal) {
      said = answer + " (not legal)";
    }
    boolean right = said.equals(task.choice());
    return new MarkedClaim("the move", said, task.choice(), right, chosen());
  }

  private String chosen() {
    if (!task.searched().nodes().isEmpty()) {
      return words.done(task.searched().nodes().getFirst());
    }
    var value = task.result().value();
    return "%s chooses %s%s."
        .formatted(
            task.exercise().search(),
            task.choiceName(),
            value == null
                ? ""
                : ", which it holds to be worth " + TreeWords.number((int) Math.round(value)));
  }

  private MarkedClaim count(String answer) {
    String nodes = Long.toString(task.result().nodes());
    String said = plain(answer);
    return new MarkedClaim("states", said, nodes, said.equals(nodes), counted());
  }

  private String counted() {
    int all = task.shown().nodes().size();
    long visited = task.result().nodes();
    String cuts =
        task.searched().nodes().stream()
            .filter(each -> each.cut() != null && each.cut().skipped() > 0)
            .map(words::cut)
            .collect(Collectors.joining(" "));
    return "The search visits %d of the %d states.%s"
        .formatted(visited, all, cuts.isEmpty() ? "" : " " + cuts);
  }
}
