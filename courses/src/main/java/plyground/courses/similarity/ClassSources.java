package plyground.courses.similarity;

import java.util.List;
import java.util.Map;
import java.util.Set;
import plyground.arena.intake.SourceComparison;

/** Compares hand-ins by their sources alone, for who does not mark them. */
public final class ClassSources implements SourceComparison {
  @Override
  public List<Alike> compare(Map<String, Map<String, String>> sources) {
    var all =
        sources.entrySet().stream()
            .map(each -> ComparedHandIn.of(each.getKey(), each.getValue(), Set.of(), Set.of()))
            .toList();
    return ClassComparison.of(all).pairs().stream()
        .map(
            pair ->
                new Alike(
                    pair.first(),
                    pair.second(),
                    pair.source(),
                    pair.places().stream()
                        .map(place -> new Lines(place.first(), place.second()))
                        .toList()))
        .toList();
  }
}
