package plyground.arena.report;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Words of others, made harmless for the place where they are shown. Pages escape what HTML needs
 * by themselves.
 */
public final class Escape {
  /** Joiners that some scripts need inside a word. */
  private static final String JOINERS = "\u200c\u200d";

  /** What makes a spreadsheet compute a cell, in either width. */
  private static final String FORMULA = "=+-@\t\r\uff1d\uff0b\uff0d\uff20";

  /** Whole runs, so that a megabyte of blanks is looked at once. */
  private static final Pattern BLANKS = Pattern.compile("[\\s\\u0085\\u2028\\u2029]++");

  private static final Pattern BREAK = Pattern.compile("\\R");
  private static final Pattern MARKDOWN = Pattern.compile("[\\\\`*\\[<|~]|&(?=[#\\w])");
  private static final Pattern LOOSE_UNDERSCORE =
      Pattern.compile("(?<![\\p{L}\\d])_|_(?![\\p{L}\\d])");
  private static final Pattern ADDRESS = Pattern.compile(":(?=//)|(?<=www)\\.");
  private static final Pattern BLOCK = Pattern.compile("^([-#+=>]|\\d+(?=[.)]))");
  private static final Pattern TICKS = Pattern.compile("`+");
  private static final int SHORTEST_FENCE = 3;

  private Escape() {}

  /**
   * Characters that steer a terminal, hide, or turn the direction of what follows, written out;
   * lines and tabs stay.
   */
  public static String visible(String text) {
    var shown = new StringBuilder(text.length());
    text.replace("\r\n", "\n").codePoints().forEach(each -> append(shown, each));
    return shown.toString();
  }

  private static void append(StringBuilder shown, int character) {
    if (character == '\n' || character == '\t' || !steers(character)) {
      shown.appendCodePoint(character);
    } else {
      shown.append(String.format(Locale.ROOT, "\\u{%x}", character));
    }
  }

  private static boolean steers(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      case Character.FORMAT -> JOINERS.indexOf(character) < 0;
      default -> false;
    };
  }

  /** The same in one line, for terminals and tables. */
  public static String line(String text) {
    String joined =
        BLANKS
            .matcher(text.strip())
            .replaceAll(run -> BREAK.matcher(run.group()).find() ? " " : run.group());
    return visible(joined.replace('\t', ' '));
  }

  /** As much of a text as there is room for. */
  public static String part(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    int end = Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
    return text.substring(0, end) + " ...";
  }

  /** One line of Markdown that says these words and does nothing else. */
  public static String markdown(String text) {
    String words = MARKDOWN.matcher(line(text)).replaceAll("\\\\$0");
    words = LOOSE_UNDERSCORE.matcher(words).replaceAll("\\\\_");
    words = ADDRESS.matcher(words).replaceAll("\\\\$0");
    var block = BLOCK.matcher(words);
    if (!block.find()) {
      return words;
    }
    String start = block.group();
    return Character.isDigit(start.charAt(0))
        ? start + "\\" + words.substring(start.length())
        : "\\" + words;
  }

  /** Markdown's code within a cell: a bar would end the cell, and a backtick the code. */
  public static String code(String text) {
    String words = line(text).replace("|", "\\|");
    return words.contains("`") ? "`` " + words + " ``" : "`" + words + "`";
  }

  /** A block of Markdown's code that ends where it should. */
  public static String fenced(String text) {
    int longest =
        TICKS.matcher(text).results().mapToInt(run -> run.group().length()).max().orElse(0);
    String fence = "`".repeat(Math.max(SHORTEST_FENCE, longest + 1));
    return fence + "\n" + visible(text).stripTrailing() + "\n" + fence;
  }

  /** A file's name as part of an address. */
  public static String link(String name) {
    var address = new StringBuilder();
    for (byte each : name.getBytes(StandardCharsets.UTF_8)) {
      char plain = (char) (each & 0xff);
      boolean safe =
          plain < 0x80 && (Character.isLetterOrDigit(plain) || "-._~".indexOf(plain) >= 0);
      address.append(safe ? plain : String.format(Locale.ROOT, "%%%02X", each));
    }
    return address.toString();
  }

  private static boolean startsFormula(String text) {
    return !text.isEmpty() && FORMULA.indexOf(text.charAt(0)) >= 0;
  }

  /** A field of a table of comma separated values, which no spreadsheet takes for a formula. */
  public static String csv(String text) {
    String words = line(text);
    boolean computes = startsFormula(text) || startsFormula(words);
    String field = (computes ? "'" : "") + words;
    // Where a comma is part of numbers, a semicolon separates cells.
    return field.matches("[^\",;']*") ? field : '"' + field.replace("\"", "\"\"") + '"';
  }
}
