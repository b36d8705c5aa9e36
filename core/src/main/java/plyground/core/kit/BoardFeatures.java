package plyground.core.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import plyground.core.Evaluator;
import plyground.core.Side;
import plyground.core.learn.FeatureLayout;
import plyground.core.learn.FeatureLayout.Target;
import plyground.core.learn.PositionFeatures;
import plyground.core.spec.Settings;
import plyground.core.spi.EvaluatorDescriptor;

/**
 * What a described game shows to learners without a word from its author: what is on the cells, as
 * far as a long has bits for them, and what the author's own evaluators say.
 *
 * <p>The sides are judged apart, because nothing says that their ways across the board are alike.
 */
final class BoardFeatures<P extends BoardPosition<P>> implements PositionFeatures<P> {
  private static final int STAGES = 4;

  /** Seeds from here on count alike where pits are looked at together. */
  private static final int MANY_SEEDS = 7;

  /** Beyond this, values of evaluators are told apart by their logarithm. */
  private static final int PLAIN = 16;

  private static final int MOST = 1000;

  private final Geometry geometry;
  private final List<Character> symbols = new ArrayList<>();
  private final List<Evaluator<P>> evaluators = new ArrayList<>();
  private final BoardPatterns patterns;
  private final FeatureLayout layout;

  BoardFeatures(
      BoardGame<P> described, BoardRules<P> rules, List<EvaluatorDescriptor<P>> evaluations) {
    geometry = rules.geometry();
    described.sides.forEach(look -> symbols.add(look.name().charAt(0)));
    described.pieces.keySet().stream()
        .filter(each -> !symbols.contains(each))
        .forEach(symbols::add);
    var ways = described.symmetries.apply(geometry);
    int values = 1 + (geometry.counts() ? MANY_SEEDS : symbols.size());
    patterns = new BoardPatterns(geometry, ways, values);
    var numbers = new ArrayList<>(List.of("turn"));
    for (var each : evaluations) {
      numbers.add(each.name());
      evaluators.add(each.maker().make(rules, new Settings(each.parameters(), Map.of())));
    }
    numbers.addAll(patterns.numbers());
    String name = rules.name().replaceAll("[^A-Za-z0-9-]+", "-");
    layout =
        new FeatureLayout(
            name,
            patterns.grid(),
            values,
            patterns.fits() ? ways : List.of(),
            2 * STAGES,
            numbers,
            patterns.all(),
            Target.WIN);
  }

  @Override
  public FeatureLayout layout() {
    return layout;
  }

  @Override
  public long plane(P position, int value) {
    long plane = 0;
    for (int cell = 0; patterns.fits() && cell < geometry.size(); cell++) {
      plane |= value(position, cell) == value ? 1L << cell : 0;
    }
    return plane;
  }

  /** What is on a cell as a number: 0 for nothing, 1 for the mover's own plain pieces. */
  private int value(P position, int cell) {
    int content = position.at(cell);
    if (geometry.counts()) {
      return Math.min(content, MANY_SEEDS);
    }
    int index = symbols.indexOf((char) content);
    boolean turned = position.toMove() == Side.SECOND && (index == 0 || index == 1);
    return 1 + (turned ? 1 - index : index);
  }

  @Override
  public int phase(P position) {
    int taken = 0;
    for (int cell = 0; cell < geometry.size(); cell++) {
      int content = position.at(cell);
      taken += content == (geometry.counts() ? 0 : BoardPosition.EMPTY) ? 0 : 1;
    }
    int stage = Math.min(STAGES - 1, STAGES * taken / geometry.size());
    return position.toMove().index() * STAGES + stage;
  }

  @Override
  public void numbers(P position, int[] into) {
    into[0] = 1;
    int end = 1;
    for (var each : evaluators) {
      into[end++] = small(each.evaluate(position));
    }
    patterns.numbers(cell -> value(position, cell), position::at, into, end);
  }

  private static int small(int value) {
    double size = Math.abs((double) value);
    double less = size <= PLAIN ? size : PLAIN * (1 + Math.log(size / PLAIN));
    return (int) Math.round(Math.min(less, MOST)) * Integer.signum(value);
  }
}
