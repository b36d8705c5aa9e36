package plyground.agents.protocol;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import plyground.core.Game;
import plyground.core.agent.Agent;
import plyground.search.Greedy;
import tools.jackson.core.json.JsonFactory;

/** What of ours somebody's class is compiled and run with, wherever it was loaded from. */
public final class PlayerClasses {
  private PlayerClasses() {}

  /** Jars and folders of classes for a class that plays a game. */
  public static List<Path> of(Game<?> game) {
    var places = new LinkedHashSet<Path>();
    for (var type : List.of(PlayerClasses.class, Agent.class, Greedy.class, JsonFactory.class)) {
      places.add(RunnerJar.of(place(type)));
    }
    // Somebody else's game, or one of ours that is there already.
    var own = place(game.getClass());
    places.add(own.equals(place(PlayerClasses.class)) ? RunnerJar.of(own) : own);
    return List.copyOf(places);
  }

  private static Path place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
