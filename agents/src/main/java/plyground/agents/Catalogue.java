package plyground.agents;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import plyground.agents.plugin.Plugin;
import plyground.agents.plugin.Plugins;
import plyground.agents.protocol.ProcessGame;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.spec.Nearest;
import plyground.core.spec.Spec;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameProvider;

/** All the games there are, by name. */
public final class Catalogue {
  private final List<GameDescriptor<?>> house;
  private final List<AgentProvider<?>> providers;
  private final MoveInput asker;

  private Catalogue(
      List<GameDescriptor<?>> house, List<AgentProvider<?>> providers, MoveInput asker) {
    this.house = house;
    this.providers = providers;
    this.asker = asker;
  }

  /**
   * What the service loader finds, and the games of plugins.
   *
   * @throws InputException if a plugin that was named has a game of the house's name
   */
  @SuppressWarnings("rawtypes") // the loader knows no type arguments
  public static Catalogue load(MoveInput asker) {
    var found = new ArrayList<GameDescriptor<?>>();
    for (GameProvider<?> provider : ServiceLoader.load(GameProvider.class)) {
      found.add(provider.descriptor());
    }
    found.sort(Comparator.comparing(GameDescriptor::name));
    var providers = new ArrayList<AgentProvider<?>>();
    ServiceLoader.load(AgentProvider.class).forEach(providers::add);
    Plugins.installed().refuse(found.stream().<String>map(GameDescriptor::name).toList());
    return new Catalogue(List.copyOf(found), List.copyOf(providers), asker);
  }

  /** All games, those of every plugin included. */
  public List<GameDescriptor<?>> games() {
    return with(Plugins.installed().all());
  }

  private List<GameDescriptor<?>> with(List<Plugin> plugins) {
    var all = new ArrayList<>(house);
    plugins.forEach(plugin -> all.addAll(plugin.games()));
    all.sort(Comparator.comparing(GameDescriptor::name));
    return all;
  }

  private static Optional<GameDescriptor<?>> named(List<GameDescriptor<?>> games, String name) {
    return games.stream().filter(game -> game.name().equals(name)).findFirst();
  }

  /**
   * The game of that name and parameters.
   *
   * @throws InputException if the name or a parameter is unknown or does not fit
   */
  public OpenGame<?> open(String text) {
    var spec = Spec.parse(text);
    try {
      return open(find(spec.name()), spec.parameters());
    } catch (InputException wrong) {
      throw wrong.message().startsWith("no game") ? wrong : wrong.at("game '" + text + "'");
    }
  }

  /** Plugins that nobody named are loaded for a name that nobody else has. */
  private GameDescriptor<?> find(String name) {
    if (name.equals(ProcessGame.NAME)) {
      return ProcessGame.descriptor();
    }
    var known = named(with(Plugins.installed().named()), name);
    if (known.isPresent()) {
      return known.get();
    }
    var all = games();
    return named(all, name)
        .orElseThrow(
            () -> {
              var names = all.stream().<String>map(GameDescriptor::name).toList();
              return new InputException("no game '" + name + "'; " + Nearest.hint(name, names));
            });
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
