package plyground.agents.plugin;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plyground.agents.protocol.ProcessGame;
import plyground.core.InputException;
import plyground.core.law.Law;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameProvider;

/**
 * The plugins of this process: like its class path they are chosen when it starts and the same for
 * all of it.
 */
public final class Plugins {
  /** The version of what games are asked; a jar may say which one it is made for. */
  public static final String API = "1";

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

  private static volatile Plugins installed = new Plugins(List.of(), null);

  private final List<Plugin> named;
  private final @Nullable Path folder;
  private final List<String> complaints = new ArrayList<>();
  private List<String> taken = List.of();
  private @Nullable List<Plugin> all;

  private Plugins(List<Plugin> named, @Nullable Path folder) {
    this.named = named;
    this.folder = folder;
  }

  /**
   * Chooses the plugins.
   *
   * @param paths each a jar, a folder or a Java file, which must load
   * @param folder one that may hold others, looked into when somebody asks for them; one that does
   *     not load there is told of and left out
   * @throws InputException naming the plugin at fault
   */
  public static void install(List<Path> paths, @Nullable Path folder) {
    var loaded = new ArrayList<Plugin>();
    for (var path : paths.stream().distinct().toList()) {
      add(loaded, load(path));
    }
    installed = new Plugins(List.copyOf(loaded), folder);
  }

  /** The same plugins by name, and those of another folder. */
  public static void useFolder(Path other) {
    installed = new Plugins(installed.named, other);
  }

  public static Plugins installed() {
    return installed;
  }

  /**
   * Says which names are taken by games that are there without plugins.
   *
   * @throws InputException if a plugin that was named has a game of such a name
   */
  public synchronized void refuse(List<String> names) {
    taken = List.copyOf(names);
    named.forEach(this::refuse);
  }

  private void refuse(Plugin plugin) {
    for (var game : plugin.games()) {
      if (taken.contains(game.name())) {
        throw new InputException(
            "plugin %s: there is a game '%s' without it; give it another name"
                .formatted(plugin.path(), game.name()));
      }
    }
  }

  /** Those that were named. */
  public List<Plugin> named() {
    return named;
  }

  /** With those in the folder. */
  public synchronized List<Plugin> all() {
    if (all == null) {
      var found = new ArrayList<>(named);
      for (var path : inFolder()) {
        try {
          var plugin = load(path);
          refuse(plugin);
          add(found, plugin);
        } catch (InputException wrong) {
          complaints.add(wrong.message());
        }
      }
      all = List.copyOf(found);
    }
    return all;
  }

  /** What is wrong with those in the folder, a line each. */
  public synchronized List<String> complaints() {
    all();
    return List.copyOf(complaints);
  }

  /** Where a game comes from, by its name with or without parameters; nothing for the house's. */
  public static Optional<Plugin> of(String game) {
    String name = game.replaceFirst(":.*", "");
    var now = installed;
    var known = now.named.stream().filter(each -> each.has(name)).findFirst();
    return known.isPresent() || now.all == null
        ? known
        : now.all().stream().filter(each -> each.has(name)).findFirst();
  }

  /**
   * The method of a plugin that failed, if it was one: the first that is neither Java's own nor
   * part of what plugins are made with.
   */
  public static Optional<String> culprit(Throwable failure) {
    for (var frame : failure.getStackTrace()) {
      String loader = frame.getClassLoaderName();
      if (loader != null && loader.startsWith(PluginClassLoader.NAME)) {
        return Optional.of(frame.getMethodName());
      }
      if (loader != null && !loader.equals("platform") && !isOurs(frame.getClassName())) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** What to say of a failure that a plugin's code is to blame for; nothing if none is. */
  public static Optional<String> complaint(Throwable failure) {
    for (var each = failure; each != null; each = each.getCause()) {
      var method = culprit(each);
      if (method.isPresent()) {
        String path = loaderOf(each).substring(PluginClassLoader.NAME.length());
        return Optional.of(
            "plugin %s breaks the law answers: %s() failed: %s (%s; check-game tells the position)"
                .formatted(path, method.get(), each, Law.ANSWERS.words()));
      }
    }
    return Optional.empty();
  }

  private static String loaderOf(Throwable failure) {
    return Stream.of(failure.getStackTrace())
        .map(StackTraceElement::getClassLoaderName)
        .filter(loader -> loader != null && loader.startsWith(PluginClassLoader.NAME))
        .findFirst()
        .orElse(PluginClassLoader.NAME);
  }

  private static boolean isOurs(String type) {
    return type.startsWith("plyground.core.kit.")
        || type.equals(LoopLimit.class.getName())
        || type.equals(ExitCalls.class.getName());
  }

  private List<Path> inFolder() {
    if (folder == null || !Files.isDirectory(folder)) {
      return List.of();
    }
    try (var inside = Files.list(folder)) {
      return inside
          .filter(path -> !path.getFileName().toString().startsWith("."))
          .sorted()
          .toList();
    } catch (IOException failure) {
      throw new InputException("plugins in " + folder + ": " + failure.getMessage(), failure);
    }
  }

  private static void add(List<Plugin> plugins, Plugin more) {
    for (var game : more.games()) {
      for (var other : plugins) {
        if (other.has(game.name())) {
          throw new InputException(
              "plugins %s and %s both have a game '%s'; give one of them"
                  .formatted(other.path(), more.path(), game.name()));
        }
      }
    }
    plugins.add(more);
  }

  private static GameDescriptor<?> checked(GameDescriptor<?> game) {
    if (!NAME.matcher(game.name()).matches()) {
      throw new InputException(
          "game '" + game.name() + "': expected a name of small letters, digits and hyphens");
    }
    return game;
  }

  /**
   * Loads one.
   *
   * @throws InputException naming it
   */
  public static Plugin load(Path path) {
    try {
      if (ProcessGame.isProgram(path)) {
        var game = checked(ProcessGame.of(path));
        return new Plugin(path, PluginFiles.sha256(path), List.of(game));
      }
      var files = PluginFiles.read(path.toAbsolutePath().normalize());
      var games = new ArrayList<GameDescriptor<?>>();
      for (GameProvider<?> provider : new PluginClassLoader(files).providers()) {
        games.add(checked(provider.descriptor()));
      }
      return new Plugin(path, files.sha256(), List.copyOf(games));
    } catch (InputException wrong) {
      throw wrong.at("plugin " + path);
    } catch (ExceptionInInitializerError failure) {
      throw new InputException(
          "plugin " + path + ": it failed to start: " + failure.getCause(), failure);
    } catch (UnsupportedClassVersionError newer) {
      throw new InputException("plugin " + path + ": made for a newer Java: " + newer.getMessage());
    } catch (LinkageError other) {
      throw new InputException(
          "plugin " + path + ": made for another version of Plyground: " + other, other);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      throw new InputException("plugin " + path + ": it failed to start: " + failure, failure);
    }
  }

  /** Where the contracts of games are: the shipped jar, or the folder of a build. */
  public static String contracts() {
    try {
      var source = GameProvider.class.getProtectionDomain().getCodeSource();
      return Path.of(source.getLocation().toURI()).toString();
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
