package plyground.console;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.NamedFiles;
import plyground.agents.OpenGame;
import plyground.agents.plugin.Plugins;
import plyground.arena.plan.Plan;
import plyground.arena.record.FileHash;
import plyground.arena.record.Manifest;

/** Where manifests come from: this machine, this program, the command it was given. */
final class ManifestSource {
  private ManifestSource() {}

  /**
   * @param command what was typed; null where nothing was
   */
  static Manifest of(Plan plan, long seed, @Nullable CommandSpec command) {
    var open = Catalogue.load(MoveInput.NOBODY).open(plan.game());
    return new Manifest(
        Version.text(),
        commit(),
        System.getProperty("java.vm.name") + " " + Runtime.version(),
        System.getProperty("os.name") + " " + System.getProperty("os.version"),
        processor(Path.of("/proc/cpuinfo")),
        Runtime.getRuntime().availableProcessors(),
        seed,
        command == null ? PlanCommand.of(plan) : typed(command),
        files(open, plan));
  }

  /** What names speak of, and the plugin that the game comes from. */
  private static List<FileHash> files(OpenGame<?> open, Plan plan) {
    var files = new ArrayList<FileHash>();
    NamedFiles.of(open, plan.game(), plan.agents()).forEach(each -> files.add(FileHash.of(each)));
    Plugins.of(plan.game())
        .ifPresent(plugin -> files.add(new FileHash(plugin.path().toString(), plugin.sha256())));
    return files;
  }

  private static String typed(CommandSpec command) {
    var words = command.root().commandLine().getParseResult().originalArgs();
    return "plyground " + PlanCommand.line(words.stream().map(ManifestSource::openly).toList());
  }

  /** What follows the question mark of a server's address may be a password. */
  static String openly(String word) {
    int address = word.indexOf("jdbc:");
    int parameters = word.indexOf('?', Math.max(0, address));
    return address >= 0 && parameters >= 0 ? word.substring(0, parameters) : word;
  }

  /** Written by the build; empty in a program that was built without it. */
  private static String commit() {
    try (var in = ManifestSource.class.getResourceAsStream("git.properties")) {
      if (in == null) {
        return "";
      }
      var git = new Properties();
      git.load(in);
      String commit = git.getProperty("git.commit.id.full", "");
      return "true".equals(git.getProperty("git.dirty")) ? commit + "-dirty" : commit;
    } catch (IOException unknown) {
      return "";
    }
  }

  /** The model where Linux says it, else the kind of machine. */
  static String processor(Path described) {
    try {
      List<String> lines = Files.readAllLines(described, StandardCharsets.UTF_8);
      for (String line : lines) {
        if (line.startsWith("model name")) {
          return line.substring(line.indexOf(':') + 1).strip();
        }
      }
    } catch (IOException elsewhere) {
      // Then the kind is all there is to say.
    }
    return System.getProperty("os.arch");
  }
}
