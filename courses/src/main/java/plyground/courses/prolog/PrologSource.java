package plyground.courses.prolog;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import plyground.courses.prolog.PrologTokens.Token;

/** A Prolog file as it is written, not as it runs. */
public record PrologSource(List<Token> tokens) {
  private static final Set<String> LOADING =
      Set.of(
          "consult",
          "ensure_loaded",
          "compile",
          "reconsult",
          "load_files",
          "use_module",
          "reexport");

  /**
   * A file that it loads.
   *
   * @param name without the folder and the ending
   */
  public record Load(String name, int line) {}

  public static PrologSource of(String text) {
    return new PrologSource(PrologTokens.of(text));
  }

  /** The files it loads anywhere, those of the system's library aside. */
  public List<Load> loads() {
    var loads = new ArrayList<Load>();
    for (int i = 0; i + 2 < tokens.size(); i++) {
      boolean called = loading(i) && tokens.get(i + 1).is("(");
      boolean listed = tokens.get(i).is(":-") && tokens.get(i + 1).is("[");
      if (called || listed) {
        files(i + 2, loads);
      }
    }
    return loads;
  }

  /** include/1 loads as a directive only; include/3 filters lists. */
  private boolean loading(int i) {
    String name = tokens.get(i).text();
    return LOADING.contains(name)
        || (name.equals("include") && i > 0 && tokens.get(i - 1).is(":-"));
  }

  /** The names up to the closing bracket: one, or several in a list. */
  private void files(int from, List<Load> loads) {
    int depth = 1;
    boolean wanted = true;
    for (int i = from; i < tokens.size() && depth > 0; i++) {
      var token = tokens.get(i);
      boolean term = i + 1 < tokens.size() && tokens.get(i + 1).is("(");
      if (token.names() && wanted && !term) {
        loads.add(new Load(base(token.text()), token.line()));
      }
      depth += token.is("(") || token.is("[") ? 1 : token.is(")") || token.is("]") ? -1 : 0;
      // The first argument only, and no library(...) in it.
      wanted = (wanted && !token.is(",") && !term) || (token.is(",") && listed(from));
    }
  }

  private boolean listed(int from) {
    return tokens.get(from).is("[") || tokens.get(from - 1).is("[");
  }

  private static String base(String path) {
    String name = path.substring(path.lastIndexOf('/') + 1);
    return name.endsWith(".pl") ? name.substring(0, name.length() - 3) : name;
  }

  /** The lines on which a predicate is called with this atom first. */
  public List<Integer> calls(String predicate, String first) {
    var lines = new ArrayList<Integer>();
    for (int i = 0; i + 2 < tokens.size(); i++) {
      boolean call = tokens.get(i).is(predicate) && tokens.get(i + 1).is("(");
      if (call && tokens.get(i + 2).names() && tokens.get(i + 2).text().equals(first)) {
        lines.add(tokens.get(i).line());
      }
    }
    return lines;
  }
}
