package plyground.core.spi;

import java.util.List;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;

/**
 * An evaluator by name.
 *
 * @param decisive whether it already puts finished games that are won or lost beyond all unfinished
 *     ones, so that no search need do it
 * @param unit what its values count, for people: {@code discs}
 */
public record EvaluatorDescriptor<P extends Position<P>>(
    String name,
    String summary,
    List<Parameter> parameters,
    boolean decisive,
    Maker<P> maker,
    String unit) {
  private static final String POINTS = "points";

  /** Makes the evaluator for a game with its settings. */
  @FunctionalInterface
  public interface Maker<P extends Position<P>> {
    /** An evaluator for one caller; its settings have been checked. */
    Evaluator<P> make(Game<P> game, Settings settings);
  }

  /** One that counts points of its own. */
  public EvaluatorDescriptor(
      String name, String summary, List<Parameter> parameters, boolean decisive, Maker<P> maker) {
    this(name, summary, parameters, decisive, maker, POINTS);
  }

  /** One without parameters that counts points and serves all callers. */
  public EvaluatorDescriptor(
      String name, String summary, boolean decisive, Evaluator<P> evaluator) {
    this(name, summary, List.of(), decisive, (_, _) -> evaluator);
  }

  /** The same, which counts something that has a name. */
  public EvaluatorDescriptor<P> counting(String things) {
    return new EvaluatorDescriptor<>(name, summary, parameters, decisive, maker, things);
  }
}
