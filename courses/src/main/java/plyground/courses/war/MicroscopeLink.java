package plyground.courses.war;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import plyground.agents.sandbox.ShellWords;
import plyground.core.Game;
import plyground.games.war.WarPosition;

/**
 * The command that opens the lab at one place of a search.
 *
 * @param name what opens the same map again
 */
record MicroscopeLink(Game<WarPosition> game, String name) {
  /** A node of the search from the start. */
  String at(String agent, long node) {
    return command(page(agent) + "&node=" + node);
  }

  /** The search of another position. */
  String at(WarPosition position, String agent) {
    return command(page(agent) + "&start=" + encoded(game.format(position)));
  }

  private String page(String agent) {
    return "/microscope?game=" + encoded(name) + "&agent=" + encoded(agent);
  }

  private String command(String page) {
    return "plyground serve --game %s --page %s"
        .formatted(ShellWords.quoted(name), ShellWords.quoted(page));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
