package plyground.agents.sandbox;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Words as a shell reads them from a command line, and as it wants them written. */
public final class ShellWords {
  private static final Pattern SAFE = Pattern.compile("[A-Za-z0-9_.,:=/@%+-]+");

  /** Plain, escaped and quoted parts in any mixture. */
  private static final Pattern WORD =
      Pattern.compile("(?:[^\\s'\"\\\\;&|<>()`]|\\\\.|'[^']*+'|\"(?:[^\"\\\\]|\\\\.)*+\")++");

  private static final Pattern PART =
      Pattern.compile("\\\\(.)|'([^']*+)'|\"((?:[^\"\\\\]|\\\\.)*+)\"|([^'\"\\\\]++)");

  private static final Pattern ESCAPED = Pattern.compile("\\\\([\"\\\\$`])");

  private ShellWords() {}

  /** The word, in quotes if a shell would take it for something else. */
  public static String quoted(String word) {
    return SAFE.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  /** The words of a line without their quotes; variables stay as they are. */
  static List<String> of(String line) {
    return WORD.matcher(line).results().map(MatchResult::group).map(ShellWords::bare).toList();
  }

  private static String bare(String word) {
    return PART.matcher(word).results().map(ShellWords::inside).collect(Collectors.joining());
  }

  private static String inside(MatchResult part) {
    for (int group : new int[] {1, 2, 4}) {
      if (part.group(group) != null) {
        return part.group(group);
      }
    }
    return ESCAPED.matcher(part.group(3)).replaceAll("$1");
  }
}
