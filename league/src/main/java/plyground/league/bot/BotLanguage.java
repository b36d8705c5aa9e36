package plyground.league.bot;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The languages of hand-ins, known by their files' names. */
public enum BotLanguage {
  JAVA("java", ".java", ".jar"),
  PYTHON("python", ".py"),
  C("c", ".c"),
  CPP("c++", ".cpp", ".cc", ".cxx"),
  JAVASCRIPT("javascript", ".js", ".mjs", ".cjs"),
  PROLOG("prolog", ".pl");

  private final String text;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<String> endings;

  BotLanguage(String text, String... endings) {
    this.text = text;
    this.endings = List.of(endings);
  }

  /** As settings and pages write it. */
  public String text() {
    return text;
  }

  public static List<String> names() {
    return Stream.of(values()).map(BotLanguage::text).toList();
  }

  /** Whether a file is in this language. */
  boolean wrote(String name) {
    String small = name.toLowerCase(Locale.ROOT);
    return endings.stream().anyMatch(small::endsWith);
  }
}
