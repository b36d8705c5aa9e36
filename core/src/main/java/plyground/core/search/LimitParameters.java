package plyground.core.search;

import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;

/** The parameters by which an agent is told its own limits. */
public final class LimitParameters {
  /** How many positions a move may cost. */
  public static final Parameter NODES =
      Parameter.whole("nodes", 1, Long.MAX_VALUE, "", "positions to visit for a move")
          .atMostShared("20000000");

  /** How long a move may take. */
  public static final Parameter TIME =
      Parameter.time("time", "", "time for a move").atMostShared("10s");

  private LimitParameters() {}

  /** What is set of depth, nodes and time; the rest is left open. */
  public static Limit of(Settings settings) {
    var limit = Limit.NONE;
    if (given(settings, "depth")) {
      limit = limit.withDepth(settings.whole("depth"));
    }
    if (given(settings, NODES.name())) {
      limit = limit.withNodes(settings.large(NODES.name()));
    }
    return given(settings, TIME.name()) ? limit.withTime(settings.time(TIME.name())) : limit;
  }

  private static boolean given(Settings settings, String name) {
    return settings.describes(name) && settings.has(name);
  }
}
