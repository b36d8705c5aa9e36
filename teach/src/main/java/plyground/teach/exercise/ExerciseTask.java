package plyground.teach.exercise;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import plyground.agents.OpenGame;
import plyground.core.Position;
import plyground.core.search.Result;

/**
 * An exercise with its board, and what the real search makes of it.
 *
 * @param shown the tree people see; without nodes where the agent makes none
 * @param searched the tree of the search itself, which may leave out part of the other
 */
public record ExerciseTask<P extends Position<P>>(
    Exercise exercise,
    OpenGame<P> open,
    P position,
    SearchTree shown,
    SearchTree searched,
    Result result,
    int depth) {

  TreeWords words() {
    var mover = position.toMove();
    return new TreeWords(
        searched, open.view().look(mover).name(), open.view().look(mover.other()).name(), depth);
  }

  public String positionText() {
    return open.game().format(position);
  }

  /** Who is to move at the root. */
  public String mover() {
    return open.view().look(position.toMove()).name();
  }

  /** The move the agent chooses, as programs write it. */
  public String choice() {
    return open.game().formatMove(position, result.move());
  }

  /** The same as players write it. */
  public String choiceName() {
    return open.view().moveName(position, result.move());
  }

  /** The same node of the search, or null where it was never visited. */
  Optional<SearchNode> visited(SearchNode node) {
    return searched.at(shown.path(node));
  }

  /** The nodes at the top of what was cut. */
  List<SearchNode> cutBranches() {
    return shown.nodes().stream()
        .filter(each -> each.parent() >= 0 && visited(each).isEmpty())
        .filter(each -> visited(shown.nodes().get(each.parent())).isPresent())
        .toList();
  }

  /** The right answer, as answers are written. */
  public String solution() {
    return switch (exercise.kind()) {
      case CUTS -> cutBranches().stream().map(SearchNode::name).collect(Collectors.joining(" "));
      case VALUES ->
          values().entrySet().stream()
              .map(each -> each.getKey() + "=" + each.getValue())
              .collect(Collectors.joining(" "));
      case CHOICE -> choice();
      case COUNT -> Long.toString(result.nodes());
    };
  }

  /** The inner nodes' values, as the root's player sees them. */
  Map<String, Integer> values() {
    var values = new LinkedHashMap<String, Integer>();
    shown.inner().forEach(each -> values.put(each.name(), each.worth()));
    return values;
  }
}
