package plyground.agents;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.spec.Nearest;
import plyground.core.spec.Spec;
import plyground.core.spi.GameDescriptor;

/** All the games there are, by name. */
public final class Catalogue {
  private final List<GameDescriptor<?>> games;
  private final MoveInput asker;

  private Catalogue(List<GameDescriptor<?>> games, MoveInput asker) {
    this.games = games;
    this.asker = asker;
  }

  /** What the service loader finds. */
  @SuppressWarnings("rawtypes") // the loader knows no type arguments
  public static Catalogue load(MoveInput asker) {
    var found = new ArrayList<GameDescriptor<?>>();
    ServiceLoader.load(GameDescriptor.class).forEach(found::add);
    found.sort(Comparator.comparing(kind -> kind.name()));
    return new Catalogue(List.copyOf(found), asker);
  }

  public List<GameDescriptor<?>> games() {
    return games;
  }

  /**
   * The game of that name and parameters.
   *
   * @throws InputException if the name or a parameter is unknown or does not fit
   */
  public OpenGame<?> open(String text) {
    var spec = Spec.parse(text);
    for (var kind : games) {
      if (kind.name().equals(spec.name())) {
        try {
          return new OpenGame<>(kind, spec.parameters(), asker);
        } catch (InputException wrong) {
          throw wrong.at("game '" + text + "'");
        }
      }
    }
    var names = games.stream().<String>map(kind -> kind.name()).toList();
    throw new InputException("no game '" + spec.name() + "'; " + Nearest.hint(spec.name(), names));
  }

  /** A game of a kind known to the caller, with its defaults. */
  public <P extends Position<P>> OpenGame<P> open(GameDescriptor<P> kind) {
    return new OpenGame<>(kind, Map.of(), asker);
  }
}
