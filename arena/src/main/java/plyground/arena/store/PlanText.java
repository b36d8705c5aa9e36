package plyground.arena.store;

import java.util.List;
import plyground.arena.plan.Plan;
import plyground.core.InputException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Plans as JSON: the same plan is always the same text. Those of earlier versions have the text
 * they had then.
 */
public final class PlanText {
  private static final JsonMapper JSON =
      JsonMapper.builder().disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES).build();

  private PlanText() {}

  /** Writes a plan so that equal plans have the same text. */
  public static String of(Plan plan) {
    var tree = (ObjectNode) JSON.valueToTree(plan);
    if (plan.first()) {
      tree.remove(List.of("repeats", "scheme"));
    }
    if (plan.until() == null) {
      tree.remove("until");
    }
    return JSON.writeValueAsString(tree);
  }

  /**
   * Reads what {@link #of} has written.
   *
   * @throws InputException if the text is no plan
   */
  public static Plan parse(String text) {
    try {
      return JSON.readValue(text, Plan.class);
    } catch (JacksonException wrong) {
      throw new InputException("not a plan: " + wrong.getOriginalMessage(), wrong);
    }
  }
}
