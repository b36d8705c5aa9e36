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
import plyground.core.spi.GameProvider;

/** All the games there are, by name. */
public final class Catalogue {
  private final List<GameDescriptor<?>> games;
  private final List<AgentProvider<?>> providers;
  private final MoveInput asker;

  private Catalogue(
      List<GameDescriptor<?>> games, List<AgentProvider<?>> providers, MoveInput asker) {
    this.games = games;
    this.providers = providers;
    this.asker = asker;
  }

  /** What the service loader finds. */
  @SuppressWarnings("rawtypes") // the loader knows no type arguments
  public static Catalogue load(MoveInput asker) {
    var found = new ArrayList<GameDescriptor<?>>();
    for (GameProvider<?> provider : ServiceLoader.load(GameProvider.class)) {
      found.add(provider.descriptor());
    }
    found.sort(Comparator.comparing(GameDescriptor::name));
    var providers = new ArrayList<AgentProvider<?>>();
    ServiceLoader.load(AgentProvider.class).forEach(providers::add);
    return new Catalogue(List.copyOf(found), List.copyOf(providers), asker);
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
    for (var game : games) {
      if (game.name().equals(spec.name())) {
        try {
          return open(game, spec.parameters());
        } catch (InputException wrong) {
          throw wrong.at("game '" + text + "'");
        }
      }
    }
    var names = games.stream().<String>map(GameDescriptor::name).toList();
    throw new InputException("no game '" + spec.name() + "'; " + Nearest.hint(spec.name(), names));
  }

  /** A game known to the caller, with its defaults. */
  public <P extends Position<P>> OpenGame<P> open(GameDescriptor<P> game) {
    return open(game, Map.of());
  }

  private <P extends Position<P>> OpenGame<P> open(
      GameDescriptor<P> game, Map<String, String> parameters) {
    return new OpenGame<>(game, parameters, providers(game), asker);
  }

  @SuppressWarnings("unchecked") // who names a game knows its positions
  private <P extends Position<P>> List<AgentProvider<P>> providers(GameDescriptor<P> game) {
    return providers.stream()
        .filter(each -> each.game().equals(game.name()))
        .map(each -> (AgentProvider<P>) each)
        .toList();
  }
}
