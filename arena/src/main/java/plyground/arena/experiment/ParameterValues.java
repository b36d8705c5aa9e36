package plyground.arena.experiment;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;

/** Values of a parameter as they stand between braces: a single one, or a range of numbers. */
public sealed interface ParameterValues {
  /** How many there are, told without making them. */
  long count();

  /** The values as they would be written one by one. */
  List<String> list();

  /** A value that stands for itself. */
  record Single(String value) implements ParameterValues {
    @Override
    public long count() {
      return 1;
    }

    @Override
    public List<String> list() {
      return List.of(value);
    }
  }

  /**
   * Numbers from one to another: {@code 1..9}, {@code 1..9+2}, {@code 1000..1000000*10}. The upper
   * end belongs to it where a step meets it.
   *
   * @param step what is added, or the factor
   * @param unit what follows every number, such as {@code ms}; mostly nothing
   */
  record Range(BigDecimal low, BigDecimal high, BigDecimal step, boolean geometric, String unit)
      implements ParameterValues {
    /** Nobody plays with more; counting on would only take time. */
    private static final int MANY = 1_000_000;

    @Override
    public long count() {
      if (!geometric) {
        var steps = high.subtract(low).divide(step, 0, RoundingMode.FLOOR);
        return steps.min(BigDecimal.valueOf(Long.MAX_VALUE / 2)).longValue() + 1;
      }
      long count = 0;
      for (var at = low; at.compareTo(high) <= 0 && count < MANY; at = next(at)) {
        count++;
      }
      return count;
    }

    @Override
    public List<String> list() {
      var values = new ArrayList<String>();
      for (var at = low; at.compareTo(high) <= 0; at = next(at)) {
        values.add(plain(at) + unit);
      }
      return List.copyOf(values);
    }

    private BigDecimal next(BigDecimal at) {
      return geometric ? at.multiply(step, MathContext.DECIMAL64) : at.add(step);
    }

    private static String plain(BigDecimal number) {
      return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }
  }

  /** Reads one entry of a list in braces. */
  static ParameterValues parse(String text) {
    var form = RangeForm.PATTERN.matcher(text);
    return form.matches()
        ? range(
            text,
            List.of(form.group(1), form.group(3)),
            List.of(form.group(2), form.group(4)),
            form.group(5),
            form.group(6))
        : new Single(text);
  }

  private static Range range(
      String text,
      List<String> ends,
      List<String> units,
      @Nullable String sign,
      @Nullable String step) {
    var low = new BigDecimal(ends.get(0));
    var high = new BigDecimal(ends.get(1));
    if (!units.get(0).isEmpty() && !units.get(0).equals(units.get(1))) {
      throw refused(text, "expected the same unit at both ends");
    }
    if (low.compareTo(high) > 0) {
      throw refused(text, "expected the smaller number first");
    }
    boolean geometric = "*".equals(sign);
    var by = step == null ? BigDecimal.ONE : new BigDecimal(step);
    if (geometric && (by.compareTo(BigDecimal.ONE) <= 0 || low.signum() <= 0)) {
      throw refused(text, "expected a factor above 1 and numbers above 0");
    }
    if (by.signum() <= 0) {
      throw refused(text, "expected a step above 0");
    }
    return new Range(low, high, by, geometric, units.get(1));
  }

  private static InputException refused(String text, String expected) {
    return new InputException("range '" + text + "': " + expected);
  }

  /** How a range is written; {@code 1..2s} has its unit at the end, or at both. */
  final class RangeForm {
    private static final String NUMBER = "(-?\\d+(?:\\.\\d+)?)([a-z]*)";

    static final Pattern PATTERN =
        Pattern.compile(NUMBER + "\\.\\." + NUMBER + "(?:([+*])(\\d+(?:\\.\\d+)?))?");

    private RangeForm() {}
  }
}
