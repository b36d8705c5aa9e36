package plyground.courses.similarity;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plyground.courses.prolog.PrologTokens;
import plyground.courses.prolog.PrologTokens.Kind;

/**
 * A source text without what is easily changed: layout, comments, names of one's own, numbers and
 * texts.
 */
enum SourceTokens {
  PROLOG("", ""),
  JAVA(
      "//|/\\*",
      "abstract boolean break byte case catch char class continue default do double else enum"
          + " extends final finally float for if implements import instanceof int interface long"
          + " new null package private protected public record return short static super switch"
          + " this throw throws try true false var void while"),
  CPP(
      "//|/\\*",
      "auto bool break case catch char class const continue default delete do double else enum"
          + " false float for if include inline int long namespace new nullptr operator private"
          + " public return short sizeof static struct switch template this throw true try typedef"
          + " typename unsigned using virtual void while"),
  PYTHON(
      "#",
      "and as assert break class continue def del elif else except False finally for from global if"
          + " import in is lambda None not or pass raise return True try while with yield self");

  /** A token and its line, from 1. */
  record SourceToken(String text, int line) {}

  private static final String NAME = "name";
  private static final String NUMBER = "0";
  private static final String TEXT = "text";

  /** In order: a comment to the end of the line, one in brackets, text, number, name, any sign. */
  private static final Pattern LEXEME =
      Pattern.compile(
          "(?<blank>\\s+)|(?<line>//[^\\n"
              + "]*|#(?!include)[^\\n"
              + "]*)|(?<block>/\\*(?s:.*?)(?:\\*/|\\z))|(?<text>\"\"\"(?s:.*?)(?:\"\"\"|\\z)|\"(?:\\\\.|[^\"\\\\\\n"
              + "])*+\"?|'(?:\\\\.|[^'\\\\\\n"
              + "])*+'?)|(?<number>\\d[\\w.]*)|(?<name>[\\p{L}_$][\\w$]*)|(?<sign>.)",
          Pattern.UNICODE_CHARACTER_CLASS);

  private final String comment;
  private final String keywords;

  SourceTokens(String comment, String keywords) {
    this.comment = comment;
    this.keywords = " " + keywords + " ";
  }

  /** The language of a file by the end of its name. */
  static Optional<SourceTokens> of(String fileName) {
    String end = fileName.substring(fileName.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return switch (end) {
      case "pl", "pro", "prolog" -> Optional.of(PROLOG);
      case "java" -> Optional.of(JAVA);
      case "c", "cc", "cpp", "cxx", "h", "hpp" -> Optional.of(CPP);
      case "py" -> Optional.of(PYTHON);
      default -> Optional.empty();
    };
  }

  List<SourceToken> tokens(String text) {
    return this == PROLOG ? prolog(text) : words(text);
  }

  private List<SourceToken> words(String text) {
    var tokens = new ArrayList<SourceToken>();
    int line = 1;
    var match = LEXEME.matcher(text);
    while (match.find()) {
      String found = match.group();
      boolean comment = match.group("block") != null || match.group("line") != null;
      if (comment && !commented(found)) {
        // "//" divides in Python, and "#" begins a directive in C++.
        tokens.add(new SourceToken(found.substring(0, 1), line));
        match.region(match.start() + 1, text.length());
        continue;
      }
      if (!comment && match.group("blank") == null) {
        tokens.add(new SourceToken(plain(found, match), line));
      }
      line += (int) found.chars().filter(each -> each == '\n').count();
    }
    return tokens;
  }

  private boolean commented(String found) {
    return Pattern.compile(comment).matcher(found).lookingAt();
  }

  private String plain(String found, Matcher match) {
    if (match.group("text") != null) {
      return TEXT;
    }
    if (match.group("number") != null) {
      return NUMBER;
    }
    return match.group("name") == null || keywords.contains(" " + found + " ") ? found : NAME;
  }

  /** Predicates the file defines are names of its own; what it calls besides is not. */
  private static List<SourceToken> prolog(String text) {
    var all = PrologTokens.of(text);
    Set<String> own = new HashSet<>();
    for (int i = 0; i < all.size(); i++) {
      if ((i == 0 || all.get(i - 1).kind() == Kind.END) && all.get(i).names()) {
        own.add(all.get(i).text());
      }
    }
    return all.stream()
        .map(
            each ->
                new SourceToken(
                    switch (each.kind()) {
                      case VARIABLE -> "V";
                      case NUMBER -> NUMBER;
                      case STRING -> TEXT;
                      case ATOM, QUOTED -> own.contains(each.text()) ? NAME : each.text();
                      case SYMBOL, PUNCTUATION, END -> each.text();
                    },
                    each.line()))
        .toList();
  }
}
