package plyground.courses.similarity;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * All pairs of a class, the most alike first.
 *
 * @param students how many hand-ins were compared
 */
record ClassComparison(int students, List<Pair> pairs) {
  /** What so large a share of a class has in common, nobody has from anybody. */
  private static final double COMMON = 0.5;

  /** Who has so much of a whole hand-in has it from somebody, however many others have it too. */
  private static final double NEARLY_ALL = 0.9;

  /** In smaller classes than this nothing is common. */
  private static final int FEW = 6;

  /** A pair below both of these is not worth a look. */
  private static final double LEAST = 0.15;

  /** So many rare answers in common say something. */
  private static final int FEWEST_TRAITS = 3;

  /**
   * Two hand-ins.
   *
   * @param source share of the shorter one's code that the other has too, 0 to 1
   * @param places lines that are alike, first's and second's
   * @param behaviour share of the rarer mistakes and choices in common, weighed by how rare
   * @param traits how many of those they share
   */
  record Pair(
      String first,
      String second,
      double source,
      List<Place> places,
      double behaviour,
      int traits) {
    double highest() {
      return Math.max(source, behaviour);
    }
  }

  record Place(int first, int second) {}

  static ClassComparison of(List<ComparedHandIn> all) {
    var code = new Weights<Long>(all, each -> each.source().hashes());
    var behaviour = new Weights<String>(all, ComparedHandIn::traits);
    var pairs = new ArrayList<Pair>();
    for (int i = 0; i < all.size(); i++) {
      for (int j = i + 1; j < all.size(); j++) {
        var pair = pair(all.get(i), all.get(j), code, behaviour);
        if (pair.highest() >= LEAST) {
          pairs.add(pair);
        }
      }
    }
    pairs.sort(
        Comparator.comparingDouble(Pair::highest)
            .reversed()
            .thenComparing(Pair::first)
            .thenComparing(Pair::second));
    return new ClassComparison(all.size(), List.copyOf(pairs));
  }

  private static Pair pair(
      ComparedHandIn first, ComparedHandIn second, Weights<Long> code, Weights<String> behaviour) {
    var shared = code.shared(first.source().hashes(), second.source().hashes());
    var traits = behaviour.shared(first.traits(), second.traits());
    double alike =
        traits.size() < FEWEST_TRAITS
            ? 0
            : behaviour.weight(traits)
                / Math.min(behaviour.weight(first.traits()), behaviour.weight(second.traits()));
    var everything = new TreeSet<>(first.source().hashes());
    everything.retainAll(second.source().hashes());
    int longest = Math.max(first.source().hashes().size(), second.source().hashes().size());
    double whole = longest == 0 ? 0 : (double) everything.size() / longest;
    if (whole >= NEARLY_ALL) {
      return new Pair(
          first.student(),
          second.student(),
          whole,
          places(first, second, everything),
          alike,
          traits.size());
    }
    int shorter = Math.min(code.rare(first.source().hashes()), code.rare(second.source().hashes()));
    return new Pair(
        first.student(),
        second.student(),
        shorter == 0 ? 0 : (double) shared.size() / shorter,
        places(first, second, shared),
        alike,
        traits.size());
  }

  private static List<Place> places(
      ComparedHandIn first, ComparedHandIn second, Collection<Long> shared) {
    var seen = new HashSet<Integer>();
    return shared.stream()
        .map(
            hash ->
                new Place(
                    first.source().lines().getOrDefault(hash, 0),
                    second.source().lines().getOrDefault(hash, 0)))
        .sorted(Comparator.comparingInt(Place::first))
        .filter(place -> seen.add(place.first))
        .toList();
  }

  /** How rare things are in the class. */
  private static final class Weights<T extends Comparable<T>> {
    private final Map<T, Integer> counts = new HashMap<>();
    private final int students;

    Weights(List<ComparedHandIn> all, Function<ComparedHandIn, Set<T>> of) {
      students = all.size();
      all.forEach(each -> of.apply(each).forEach(thing -> counts.merge(thing, 1, Integer::sum)));
    }

    private boolean isRare(T thing) {
      return students < FEW || counts.getOrDefault(thing, 0) <= COMMON * students;
    }

    int rare(Set<T> things) {
      return (int) things.stream().filter(this::isRare).count();
    }

    /** In a fixed order, so that sums come out alike. */
    Collection<T> shared(Set<T> first, Set<T> second) {
      var shared = new TreeSet<T>();
      first.stream().filter(second::contains).filter(this::isRare).forEach(shared::add);
      return shared;
    }

    /** What two have alone says more than what many have. */
    double weight(Collection<T> things) {
      return things.stream()
          .filter(this::isRare)
          .sorted()
          .mapToDouble(each -> Math.log(1 + (double) students / counts.getOrDefault(each, 1)))
          .sum();
    }
  }
}
