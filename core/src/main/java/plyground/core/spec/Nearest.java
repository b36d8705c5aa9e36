package plyground.core.spec;

import java.util.Collection;
import java.util.Comparator;
import java.util.stream.Collectors;

/** What somebody may have meant by a name that does not exist. */
public final class Nearest {
  private static final int SHOWN = 3;

  private Nearest() {}

  /** A half sentence to follow a complaint: the nearest names, or all of them if none is near. */
  public static String hint(String given, Collection<String> names) {
    if (names.isEmpty()) {
      return "there are none";
    }
    var near =
        names.stream()
            .filter(name -> near(given, name))
            .sorted(Comparator.comparingInt(name -> distance(given, name)))
            .limit(SHOWN)
            .collect(Collectors.joining(", "));
    return near.isEmpty()
        ? "there are: " + String.join(", ", names)
        : "did you mean: " + near + "?";
  }

  private static boolean near(String given, String name) {
    boolean part = given.length() >= SHOWN && (name.contains(given) || given.contains(name));
    return part || distance(given, name) <= Math.max(1, name.length() / SHOWN);
  }

  /** Levenshtein's distance, blind to case. */
  public static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int above = row[j];
        int swap = same(a.charAt(i - 1), b.charAt(j - 1)) ? diagonal : diagonal + 1;
        row[j] = Math.min(swap, Math.min(above, row[j - 1]) + 1);
        diagonal = above;
      }
    }
    return row[b.length()];
  }

  private static boolean same(char a, char b) {
    return Character.toLowerCase(a) == Character.toLowerCase(b);
  }
}
