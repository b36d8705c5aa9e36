package plyground.web;

import java.net.URI;
import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a page's scripts and styles import, and what that imports in turn, as links in its head: a
 * browser that had to read one file to know of the next would wait as often as they are deep.
 */
final class Preloads {
  private static final Pattern SCRIPT = Pattern.compile("(?:from|import) \"(\\.[^\"]+\\.js)\"");
  private static final Pattern STYLE = Pattern.compile("@import (?:url\\()?\"(/[^\"]+\\.css)\"");

  private Preloads() {}

  static String of(String page) {
    String own = "/" + page + "/" + page;
    var scripts = imports(List.of("/shared/shell.js", own + ".js"), SCRIPT);
    var styles = imports(List.of(own + ".css"), STYLE);
    return Stream.concat(
            links(styles, "rel=\"preload\" as=\"style\""), links(scripts, "rel=\"modulepreload\""))
        .collect(Collectors.joining("\n    "));
  }

  private static Stream<String> links(Set<String> paths, String kind) {
    return paths.stream().map(path -> "<link %s href=\"%s\" />".formatted(kind, path));
  }

  /** All that is not named by the page itself, nearest first. */
  private static Set<String> imports(List<String> named, Pattern pattern) {
    var found = new LinkedHashSet<>(named);
    var unread = new ArrayDeque<>(named);
    while (!unread.isEmpty()) {
      String path = unread.remove();
      String text = Pages.read(path.substring(1)).orElse("");
      pattern
          .matcher(text)
          .results()
          .map(each -> URI.create(path).resolve(each.group(1)).getPath())
          .filter(found::add)
          .forEach(unread::add);
    }
    named.forEach(found::remove);
    return found;
  }
}
