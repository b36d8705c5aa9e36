package plyground.arena.intake;

import java.util.List;
import java.util.Map;

/** Finds hand-ins that are alike; found by the service loader, where a module can do it. */
public interface SourceComparison {
  /**
   * The pairs worth a look, the most alike first.
   *
   * @param sources of each person, texts by the names of their files
   */
  List<Alike> compare(Map<String, Map<String, String>> sources);

  /**
   * Two hand-ins.
   *
   * @param share of the shorter one's code that the other has too, 0 to 1
   * @param lines that are alike
   */
  record Alike(String first, String second, double share, List<Lines> lines) {}

  /** A line of each, from 1. */
  record Lines(int first, int second) {}
}
