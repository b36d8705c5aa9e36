package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.plugin.Plugins;
import plyground.testkit.Snapshot;

/** Two golden games of every game there is: rules, notation, draws and records in one file each. */
final class PlaythroughTest {
  @TempDir Path folder = Path.of("");

  static List<String> games() {
    Plugins.install(List.of(), null); // the last command of another test may have had some
    return Catalogue.load(MoveInput.NOBODY).games().stream()
        .<String>map(kind -> kind.name())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theGoldenGamesComeOutAgain(String game) throws IOException {
    var file = folder.resolve("games.jsonl");
    var run =
        Runs.of("match", game, "random", "greedy", "--games", "2", "--records", file.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    Snapshot.check("playthrough-" + game, Files.readString(file));
  }
}
