package plyground.web.live;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plyground.agents.AgentFactory;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.spec.Parameter;
import plyground.core.spec.Spec;
import plyground.core.spec.Times;
import plyground.core.spi.GameDescriptor;

/**
 * Where games and agents are let in from the web: no files of the machine, nothing that starts
 * programs unless that is allowed, no game too large to draw and no agent too greedy.
 */
public final class AccessPolicy {
  private static final int MOST_MOVES = 1_000;
  private static final int GAMES_KEPT = 64;
  private static final Duration LONGEST = Duration.ofSeconds(10);

  /** What whole-numbered parameters of agents may be at most: positions, playouts, megabytes. */
  private static final Map<String, Long> MOST =
      Map.of("nodes", 20_000_000L, "playouts", 1_000_000L, "table", 32L, "tree", 64L);

  /** And of games: cities. */
  private static final long LARGEST_GAME = 200;

  private final Catalogue catalogue = Catalogue.load(MoveInput.NOBODY);
  private final boolean programs;

  private final Map<String, OpenGame<?>> opened =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, OpenGame<?>> eldest) {
          return size() > GAMES_KEPT;
        }
      };

  /**
   * @param programs whether agents that start programs or load code may be used
   */
  public AccessPolicy(boolean programs) {
    this.programs = programs;
  }

  public boolean programs() {
    return programs;
  }

  public List<GameDescriptor<?>> games() {
    return catalogue.games();
  }

  public OpenGame<?> open(String text) {
    synchronized (opened) {
      var known = opened.get(text);
      if (known != null) {
        return known;
      }
    }
    refuse(text);
    var open = catalogue.open(text);
    if (open.game().maxMoves() > MOST_MOVES) {
      throw tooLarge(text);
    }
    synchronized (opened) {
      opened.put(text, open);
    }
    return open;
  }

  private static Refusal tooLarge(String game) {
    return Refusal.forbidden("game '" + game + "' is too large for the browser");
  }

  /** Said before anything is read or drawn. */
  private void refuse(String text) {
    var spec = Spec.parse(text);
    String size = spec.parameters().getOrDefault("size", "");
    if (size.matches("\\d{1,18}") && Long.parseLong(size) > LARGEST_GAME) {
      throw tooLarge(text);
    }
    for (var kind : catalogue.games()) {
      if (kind.name().equals(spec.name())) {
        noFiles("game '" + text + "'", kind.parameters(), spec);
      }
    }
  }

  private static void noFiles(String what, List<Parameter> parameters, Spec spec) {
    for (var parameter : parameters) {
      var value = spec.parameters().get(parameter.name());
      if (value != null
          && parameter.kind() instanceof Parameter.File(String _, List<String> names)
          && !names.contains(value)) {
        throw Refusal.forbidden(
            "%s: %s= names a file, which the lab reads for nobody; expected %s"
                .formatted(
                    what,
                    parameter.name(),
                    names.isEmpty() ? "none here" : String.join(", ", names)));
      }
    }
  }

  public <P extends Position<P>> AgentFactory<P> player(OpenGame<P> open, String text) {
    var spec = Spec.parse(text);
    for (var kind : open.agents()) {
      if (kind.name().equals(spec.name())) {
        if (kind.outside() && !programs) {
          throw Refusal.forbidden(
              "agent '"
                  + spec.name()
                  + "' starts programs or loads code; start the lab with allow-programs to use it");
        }
        if (!kind.outside()) {
          noFiles("agent '" + text + "'", kind.parameters(), spec);
        }
      }
    }
    spec.parameters().forEach(AccessPolicy::noMoreThan);
    return open.player(text);
  }

  private static void noMoreThan(String name, String value) {
    var most = MOST.get(name);
    if (most != null && value.matches("\\d{1,18}") && Long.parseLong(value) > most) {
      throw new InputException("%s=%s: the lab allows %d".formatted(name, value, most));
    }
    if (name.equals("time") && Times.isTime(value) && Times.parse(value).compareTo(LONGEST) > 0) {
      throw new InputException(
          "time=%s: the lab allows %d s".formatted(value, LONGEST.toSeconds()));
    }
  }
}
