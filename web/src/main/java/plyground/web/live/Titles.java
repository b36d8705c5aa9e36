package plyground.web.live;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import plyground.agents.Level;
import plyground.agents.OpenGame;
import plyground.core.spec.Spec;

/** Games and players as people call them, for headings, lists and the titles of pages. */
public final class Titles {
  private static final Set<String> SMALL = Set.of("and", "of");
  private static final String PERSON = "human";

  private Titles() {}

  /** {@code Dots and Boxes, rows 5}. */
  public static String game(String name) {
    var spec = Spec.parse(name);
    return kind(spec.name()) + settings(spec);
  }

  private static String kind(String name) {
    return Arrays.stream(name.split("-"))
        .map(word -> SMALL.contains(word) ? word : capital(word))
        .collect(Collectors.joining(" "));
  }

  private static String capital(String word) {
    return word.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }

  private static String settings(Spec spec) {
    return spec.parameters().entrySet().stream()
        .map(each -> ", " + each.getKey() + " " + each.getValue())
        .collect(Collectors.joining());
  }

  /** The level an agent is in this game, or else its name and parameters. */
  public static String player(OpenGame<?> open, String agent) {
    if (agent.equals(PERSON)) {
      return "a person";
    }
    return open.levels().stream()
        .filter(level -> level.agent().equals(agent))
        .map(Level::name)
        .findFirst()
        .orElseGet(() -> plain(agent));
  }

  private static String plain(String agent) {
    var spec = Spec.parse(agent);
    return spec.name() + settings(spec);
  }
}
