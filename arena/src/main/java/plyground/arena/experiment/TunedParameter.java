package plyground.arena.experiment;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;
import plyground.core.spec.Parameter;

/**
 * A numeric parameter between two bounds, scaled so that these are 0 and 1.
 *
 * @param whole whether only whole numbers are values
 * @param logarithmic whether it is scaled by factors instead of differences
 * @param start the value to begin with
 */
public record TunedParameter(
    String name, boolean whole, double low, double high, boolean logarithmic, double start) {
  /** So many digits of a decimal are told apart. */
  private static final MathContext DIGITS = new MathContext(4);

  /** Where the value to begin with is, from 0 to 1. */
  public double startUnit() {
    return unit(start);
  }

  double unit(double value) {
    double share =
        logarithmic ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
    return Math.clamp(share, 0, 1);
  }

  /** The value at a place from 0 to 1, not rounded. */
  public double value(double unit) {
    return logarithmic ? low * Math.pow(high / low, unit) : low + unit * (high - low);
  }

  /**
   * The value there as an agent is told it. Whole numbers are rounded up as often as the place is
   * nearer to the upper one, so that what is seen on average does not jump.
   *
   * @param draw from 0 to 1: what decides; a half rounds to the nearest
   */
  public String text(double unit, double draw) {
    double value = value(unit);
    if (!whole) {
      double exact = Math.clamp(value, low, high);
      var rounded = new BigDecimal(exact).round(DIGITS).stripTrailingZeros();
      double kept = Math.clamp(rounded.doubleValue(), low, high);
      return kept == rounded.doubleValue() ? rounded.toPlainString() : Double.toString(kept);
    }
    double below = Math.floor(value);
    double number = value - below > draw ? below + 1 : below;
    return Long.toString((long) Math.clamp(number, low, high));
  }

  /** The least step in units that two different values are sure to lie apart. */
  double grain(double unit) {
    if (!whole) {
      return 0;
    }
    double value = Math.clamp(value(unit), low, high - 1);
    return unit(value + 1) - unit(value);
  }

  /**
   * The parameters of an agent that are tuned: those with a range in braces, within it; if there is
   * none, all numeric ones whose larger values are not simply more work, within the bounds that the
   * agent describes.
   */
  public static List<TunedParameter> of(AgentTemplate template, List<Parameter> described) {
    var tuned = new ArrayList<TunedParameter>();
    for (var parameter : described) {
      var values = template.parameters().get(parameter.name());
      boolean braced = template.varied().contains(parameter.name());
      if (braced || (template.varied().isEmpty() && values == null && free(parameter))) {
        tuned.add(bounded(template, parameter, braced ? range(template, parameter) : null));
      }
    }
    for (String name : template.varied()) {
      if (tuned.stream().noneMatch(each -> each.name().equals(name))) {
        throw new InputException("'%s': no parameter '%s'".formatted(template.text(), name));
      }
    }
    if (tuned.isEmpty()) {
      throw new InputException(
          "'%s' has no number to tune by itself: expected a range such as {low..high}"
              .formatted(template.text()));
    }
    return tuned;
  }

  /** Limits and memory make an agent better by letting it do more, which is not tuning. */
  private static boolean free(Parameter parameter) {
    return parameter.ceiling().isEmpty()
        && !parameter.fallback().isEmpty()
        && switch (parameter.kind()) {
          case Parameter.Whole(long _, long most) -> most < Integer.MAX_VALUE;
          case Parameter.Decimal _ -> true;
          default -> false;
        };
  }

  private static ParameterValues.Range range(AgentTemplate template, Parameter parameter) {
    var values = template.parameters().getOrDefault(parameter.name(), List.of());
    if (values.size() == 1
        && values.getFirst() instanceof ParameterValues.Range range
        && range.unit().isEmpty()
        && range.low().compareTo(range.high()) < 0) {
      return range;
    }
    throw new InputException(
        "'%s': expected one range {low..high} of numbers for %s"
            .formatted(template.text(), parameter.name()));
  }

  private static TunedParameter bounded(
      AgentTemplate template, Parameter parameter, ParameterValues.@Nullable Range range) {
    double low;
    double high;
    boolean whole = parameter.kind() instanceof Parameter.Whole;
    switch (parameter.kind()) {
      case Parameter.Whole(long least, long most) -> {
        low = least;
        high = most;
      }
      case Parameter.Decimal(double least, double most) -> {
        low = least;
        high = most;
      }
      default ->
          throw new InputException(
              "'%s': %s is no number".formatted(template.text(), parameter.name()));
    }
    if (range != null) {
      for (var end : List.of(range.low(), range.high())) {
        String text = end.stripTrailingZeros().toPlainString();
        if (!parameter.fits(text)) {
          throw new InputException(
              "'%s': %s=%s: expected %s"
                  .formatted(template.text(), parameter.name(), text, parameter.values()));
        }
      }
      low = range.low().doubleValue();
      high = range.high().doubleValue();
    }
    boolean logarithmic = range != null && range.geometric();
    double middle = logarithmic ? Math.sqrt(low * high) : (low + high) / 2;
    String fallback = parameter.fallback();
    double usual = fallback.isEmpty() ? Double.NaN : Double.parseDouble(fallback);
    double start = usual >= low && usual <= high ? usual : whole ? Math.rint(middle) : middle;
    return new TunedParameter(parameter.name(), whole, low, high, logarithmic, start);
  }

  /** The values of all tuned parameters at a place. */
  static Map<String, String> texts(List<TunedParameter> tuned, double[] units, double draw) {
    var texts = new LinkedHashMap<String, String>();
    for (int i = 0; i < units.length; i++) {
      texts.put(tuned.get(i).name(), tuned.get(i).text(units[i], draw));
    }
    return texts;
  }
}
