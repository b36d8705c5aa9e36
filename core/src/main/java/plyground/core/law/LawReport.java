package plyground.core.law;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of an inspection.
 *
 * @param breaches at most one a law, in the order of the laws
 * @param positions how many were looked at
 */
public record LawReport(List<Breach> breaches, long positions) {
  /** Whether no law was broken. */
  public boolean passed() {
    return breaches.isEmpty();
  }

  /** Where a law was broken; null if it was not. */
  public @Nullable Breach of(Law law) {
    return breaches.stream().filter(each -> each.law() == law).findFirst().orElse(null);
  }
}
