package plyground.teach.workbench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import plyground.agents.OpenGame;
import plyground.core.Evaluator;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.spec.Settings;
import plyground.core.spi.EvaluatorDescriptor;

/** An evaluator that comes with a game, as it is without parameters. */
public record HouseEvaluator<P extends Position<P>>(
    EvaluatorDescriptor<P> descriptor, Evaluator<P> evaluator) {

  /** Those that can be used as they are: some want weights of one's own. */
  public static <P extends Position<P>> List<HouseEvaluator<P>> of(OpenGame<P> open) {
    var all = new ArrayList<HouseEvaluator<P>>();
    for (var each : open.descriptor().evaluators()) {
      try {
        var made = each.maker().make(open.game(), new Settings(each.parameters(), Map.of()));
        all.add(new HouseEvaluator<>(each, made));
      } catch (InputException wantsMore) {
        // It is left out.
      }
    }
    return all;
  }

  public String name() {
    return descriptor.name();
  }
}
