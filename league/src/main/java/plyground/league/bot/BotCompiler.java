package plyground.league.bot;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import plyground.agents.protocol.PlayerClasses;
import plyground.agents.sandbox.ChildProcess;
import plyground.agents.sandbox.Program;
import plyground.agents.sandbox.ResourceLimits;
import plyground.arena.intake.FileNames;
import plyground.arena.intake.PlainFiles;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.agent.AgentException;

/** Compiles a hand-in in its own folder, shut away like the programs it makes. */
record BotCompiler(Path folder, ResourceLimits limits) {
  private static final String CLASSES = "plyground-classes";
  private static final String PROGRAM = "plyground-program";
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int MEMORY = 1024;
  private static final String JAVAC =
      "-J-Xmx384m -J-XX:+UseSerialGC -J-XX:TieredStopAtLevel=1 -encoding UTF-8 -proc:none -nowarn"
          + " -Xlint:none -Xmaxerrs 5";

  /** The folder of classes that all Java files in it make. */
  Path java(Game<?> game) {
    var ours = PlayerClasses.of(game);
    var path = ours.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    String javac = Path.of(System.getProperty("java.home"), "bin", "javac").toString();
    var words = new ArrayList<>(List.of(javac));
    words.addAll(List.of(JAVAC.split(" ")));
    words.addAll(List.of("-cp", path, "-d", CLASSES));
    words.addAll(sources(folder, BotLanguage.JAVA));
    return made(CLASSES, run("javac", words, ours));
  }

  /** The program that all C or C++ files beside one make. */
  Path binary(BotEntry entry) {
    boolean c = entry.language() == BotLanguage.C;
    var words = new ArrayList<>(List.of(c ? "cc" : "g++", "-O2", "-w", "-o", PROGRAM));
    words.addAll(sources(String.valueOf(entry.file().getParent()), entry.language()));
    words.addAll(List.of("-lm", "-lpthread"));
    return made(PROGRAM, run(c ? "cc" : "g++", words, List.of()));
  }

  private List<String> sources(String place, BotLanguage language) {
    return sources(Path.of(place), language);
  }

  /** Their names as seen from the folder; none can be taken for an option. */
  private List<String> sources(Path place, BotLanguage language) {
    return PlainFiles.below(place).stream()
        .filter(file -> language.wrote(FileNames.of(file)) && !FileNames.of(file).endsWith(".jar"))
        .map(file -> "./" + folder.relativize(file))
        .toList();
  }

  private Path made(String name, String said) {
    var made = folder.resolve(name);
    if (!Files.exists(made, LinkOption.NOFOLLOW_LINKS) || Files.isSymbolicLink(made)) {
      throw new InputException("it does not compile:\n" + said);
    }
    return made;
  }

  /** What the compiler said. */
  private String run(String title, List<String> words, List<Path> files) {
    var program = new Program(title, words, folder, true, files);
    try (var child = ChildProcess.start(program, building())) {
      return child.runToEnd(PATIENCE);
    } catch (AgentException unable) {
      return String.valueOf(unable.getMessage());
    }
  }

  private ResourceLimits building() {
    return new ResourceLimits(
        PATIENCE,
        PATIENCE,
        limits.margin(),
        Math.max(limits.memory(), MEMORY),
        limits.processes(),
        limits.file(),
        limits.line(),
        limits.output(),
        true,
        0);
  }
}
