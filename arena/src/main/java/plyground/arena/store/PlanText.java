package plyground.arena.store;

import plyground.arena.plan.Plan;
import plyground.core.InputException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Plans as JSON: the same plan is always the same text. */
public final class PlanText {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private PlanText() {}

  public static String of(Plan plan) {
    return JSON.writeValueAsString(plan);
  }

  /**
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
