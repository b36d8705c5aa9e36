package plyground.courses.prolog;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Cuts Prolog text into tokens, without comments and layout; whatever the text, it ends. */
public final class PrologTokens {
  /** What a token is. */
  public enum Kind {
    ATOM,
    QUOTED,
    VARIABLE,
    NUMBER,
    STRING,
    SYMBOL,
    PUNCTUATION,
    END
  }

  /**
   * @param text as written; of something quoted what is between the quotes
   * @param line from 1
   */
  public record Token(Kind kind, String text, int line) {
    public boolean is(String what) {
      return text.equals(what) && kind != Kind.QUOTED && kind != Kind.STRING;
    }

    /** Whether it can name something: an atom, with or without quotes. */
    public boolean names() {
      return kind == Kind.ATOM || kind == Kind.QUOTED;
    }
  }

  private static final String SYMBOLS = "+-*/\\^<>=~:.?@#&$";

  private final String text;
  private final List<Token> tokens = new ArrayList<>();
  private int at;
  private int line = 1;

  private PrologTokens(String text) {
    this.text = text;
  }

  public static List<Token> of(String text) {
    var scanner = new PrologTokens(text);
    while (scanner.at < text.length()) {
      scanner.next();
    }
    return scanner.tokens;
  }

  private void next() {
    char c = text.charAt(at);
    if (Character.isWhitespace(c)) {
      step();
    } else if (c == '%') {
      skipTo("\n");
    } else if (text.startsWith("/*", at)) {
      at += 2;
      skipTo("*/");
    } else if (c == '\'' || c == '"' || c == '`') {
      quoted(c);
    } else if (Character.isDigit(c)) {
      number();
    } else if (c == '_' || Character.isLetter(c)) {
      boolean variable = c == '_' || Character.isUpperCase(c);
      add(variable ? Kind.VARIABLE : Kind.ATOM, end(PrologTokens::word));
    } else if (ends()) {
      add(Kind.END, at + 1);
    } else if (SYMBOLS.indexOf(c) >= 0) {
      add(Kind.SYMBOL, end(each -> SYMBOLS.indexOf(each) >= 0));
    } else {
      add(Kind.PUNCTUATION, at + 1);
    }
  }

  /** A full stop that is followed by layout, a comment or nothing. */
  private boolean ends() {
    if (text.charAt(at) != '.') {
      return false;
    }
    boolean symbolBefore = at > 0 && SYMBOLS.indexOf(text.charAt(at - 1)) >= 0;
    int after = at + 1;
    return !symbolBefore
        && (after >= text.length()
            || Character.isWhitespace(text.charAt(after))
            || text.charAt(after) == '%');
  }

  private void number() {
    boolean code = text.startsWith("0'", at) && at + 2 < text.length();
    if (code) {
      int length = text.charAt(at + 2) == '\\' || text.startsWith("''", at + 2) ? 4 : 3;
      add(Kind.NUMBER, Math.min(text.length(), at + length));
      return;
    }
    int to = end(PrologTokens::word);
    boolean fraction =
        to + 1 < text.length() && text.charAt(to) == '.' && Character.isDigit(text.charAt(to + 1));
    if (fraction) {
      int whole = at;
      at = to + 1;
      to = end(PrologTokens::word);
      at = whole;
    }
    add(Kind.NUMBER, to);
  }

  private void quoted(char quote) {
    int begun = line;
    int from = at + 1;
    step();
    while (at < text.length() && (text.charAt(at) != quote || doubled(quote))) {
      if (text.charAt(at) == '\\' || text.charAt(at) == quote) {
        step();
      }
      step();
    }
    String inside = text.substring(from, Math.min(at, text.length()));
    tokens.add(new Token(quote == '\'' ? Kind.QUOTED : Kind.STRING, inside, begun));
    step();
  }

  private boolean doubled(char quote) {
    return at + 1 < text.length() && text.charAt(at + 1) == quote;
  }

  private static boolean word(int c) {
    return c == '_' || Character.isLetterOrDigit(c);
  }

  private int end(IntPredicate part) {
    int to = at;
    while (to < text.length() && part.test(text.charAt(to))) {
      to++;
    }
    return to;
  }

  private void add(Kind kind, int to) {
    tokens.add(new Token(kind, text.substring(at, to), line));
    at = to;
  }

  private void skipTo(String end) {
    int found = text.indexOf(end, at);
    int to = found < 0 ? text.length() : found + end.length();
    while (at < to) {
      step();
    }
  }

  private void step() {
    if (at < text.length() && text.charAt(at) == '\n') {
      line++;
    }
    at++;
  }
}
