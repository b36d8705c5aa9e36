package plyground.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.arena.store.Run;
import plyground.arena.store.Store;
import plyground.console.Words;
import plyground.core.InputException;

/** Which run of which store a command is about. */
final class StoredRunOptions {
  @Parameters(
      index = "0",
      paramLabel = "STORE",
      description = "The file or jdbc:postgresql: address.")
  String address = "";

  @Option(names = "--run", paramLabel = "N", description = "Which run, where there are several.")
  @Nullable Integer number;

  /** Opens it; one that does not exist is not made here. */
  Store open() {
    return open(address);
  }

  static Store open(String address) {
    if (!address.startsWith("jdbc:") && !Files.exists(Path.of(address))) {
      throw new InputException("store '" + address + "': no such file");
    }
    return Store.open(address);
  }

  Run run(Store store) {
    var runs = store.runs();
    if (number != null) {
      int wanted = number;
      return runs.stream()
          .filter(run -> run.id() == wanted)
          .findFirst()
          .orElseThrow(
              () ->
                  new InputException(
                      "--run %d: store '%s' holds %s"
                          .formatted(wanted, address, Words.plural(runs.size(), "run"))));
    }
    if (runs.size() != 1) {
      throw new InputException(
          "store '%s' holds %s; --run says which, report --list shows them"
              .formatted(address, Words.plural(runs.size(), "run")));
    }
    return runs.getFirst();
  }
}
