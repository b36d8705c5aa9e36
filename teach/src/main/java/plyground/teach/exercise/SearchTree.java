package plyground.teach.exercise;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The nodes of a search in the order they were visited; a parent comes before its children. */
public record SearchTree(List<SearchNode> nodes) {
  public static final SearchTree NONE = new SearchTree(List.of());

  public List<SearchNode> children(int node) {
    return nodes.stream().filter(each -> each.parent() == node).toList();
  }

  public List<SearchNode> inner() {
    return nodes.stream().filter(each -> !each.leaf()).toList();
  }

  public Optional<SearchNode> named(String name) {
    return nodes.stream().filter(each -> each.name().equals(name)).findFirst();
  }

  /** The moves from the root to a node. */
  public List<String> path(SearchNode node) {
    if (node.parent() < 0) {
      return List.of();
    }
    return Stream.concat(path(nodes.get(node.parent())).stream(), Stream.of(node.word())).toList();
  }

  /** The node that the same moves lead to, if this search went there. */
  public Optional<SearchNode> at(List<String> path) {
    if (nodes.isEmpty()) {
      return Optional.empty();
    }
    var here = Optional.of(nodes.getFirst());
    for (String word : path) {
      here =
          here.flatMap(
              node ->
                  children(node.number()).stream()
                      .filter(each -> each.word().equals(word))
                      .findFirst());
    }
    return here;
  }

  /** Whether its leaves differ: otherwise there is nothing to find out. */
  public boolean varied() {
    return nodes.stream().filter(SearchNode::leaf).mapToInt(SearchNode::worth).distinct().count()
        > 1;
  }
}
