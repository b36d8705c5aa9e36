package plyground.console;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** What the service loader finds: the commands of one module or course. */
@FunctionalInterface
public interface CommandProvider {
  /** In the order help lists them within their groups. */
  List<Verb> verbs();

  /** The commands of all modules that are there. */
  static Stream<Verb> all() {
    return ServiceLoader.load(CommandProvider.class).stream()
        .flatMap(provider -> provider.get().verbs().stream());
  }

  /** The command of a name. */
  static Optional<Verb> find(String name) {
    return all().filter(verb -> verb.name().equals(name)).findFirst();
  }
}
