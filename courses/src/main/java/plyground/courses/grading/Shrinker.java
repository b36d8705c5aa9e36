package plyground.courses.grading;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes an example small: parts of it are taken away as long as what is wrong stays wrong, large
 * parts first (delta debugging, Zeller and Hildebrandt 2002).
 */
public final class Shrinker {
  /** So many questions more are asked for one example. */
  private static final int BUDGET = 250;

  private Shrinker() {}

  /** The smallest reply found that is still of the kind wanted. */
  static Reply shrink(Reply found, Subject subject, Predicate<Reply> wanted) {
    int left = BUDGET;
    var smallest = found;
    boolean again = true;
    while (again && left > 0) {
      again = false;
      var smaller = smallest.probe().smaller().get().iterator();
      while (!again && smaller.hasNext() && left-- > 0) {
        var reply = Reply.of(smaller.next(), subject);
        if (reply.costly()) {
          return smallest;
        }
        if (wanted.test(reply)) {
          smallest = reply;
          again = true;
        }
      }
    }
    return smallest;
  }

  /** The list without some neighbouring part of it: halves first, single elements last. */
  public static <T> Stream<List<T>> without(List<T> parts) {
    return Stream.iterate(parts.size() / 2, size -> size > 0, size -> size / 2)
        .flatMap(
            size ->
                IntStream.iterate(0, from -> from < parts.size(), from -> from + size)
                    .mapToObj(from -> cut(parts, from, Math.min(from + size, parts.size()))));
  }

  private static <T> List<T> cut(List<T> parts, int from, int to) {
    var rest = new ArrayList<>(parts.subList(0, from));
    rest.addAll(parts.subList(to, parts.size()));
    return rest;
  }
}
