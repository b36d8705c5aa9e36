package plyground.courses.war;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plyground.agents.sandbox.ChildProcess;
import plyground.agents.sandbox.Program;
import plyground.agents.sandbox.ResourceLimits;
import plyground.agents.sandbox.ShellWords;
import plyground.arena.intake.PlainFiles;
import plyground.core.agent.AgentException;

/** Compiles a submission where it can do no harm: shut away, in its own folder, within limits. */
final class WarBuild {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int MOST_SOURCE = 16 << 20;
  private static final String CLASSES = "plyground-classes";
  private static final String JAVAC_OPTIONS =
      "-J-Xmx384m -J-XX:+UseSerialGC -J-XX:TieredStopAtLevel=1"
          + " -proc:none -nowarn -Xlint:none -Xmaxerrs 5";

  /** Whatever our own locale, sources may have names in every alphabet. */
  private static final String ENTER = "cd \"$0\" && export LC_ALL=C.UTF-8 && ";

  private final Path folder;
  private final WarSources sources;
  private final ResourceLimits limits;
  private final List<String> faults = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();

  WarBuild(Path folder, ResourceLimits limits) {
    this.folder = folder;
    this.limits = limits;
    sources = WarSources.in(folder);
  }

  /** What was wrong with what it was built from. */
  List<String> faults() {
    return faults;
  }

  /** Why there is no program; empty if there was nothing to compile. */
  String complaint() {
    return String.join("\n\n", complaints);
  }

  WarSources sources() {
    return sources;
  }

  /** The program: a folder of classes, a jar or an executable file. */
  Optional<Path> program() {
    var java = sources.java();
    if (java.isPresent()) {
      sources.compiled().forEach(WarBuild::remove);
      return java(java.get());
    }
    var cpp = sources.cpp();
    if (cpp.isPresent()) {
      sources.compiled().forEach(WarBuild::remove);
      return sources
          .makefile()
          .flatMap(this::make)
          .or(() -> gpp(cpp.get(), inFolder(cpp.get())))
          .or(() -> gpp(cpp.get(), everywhere()))
          .or(() -> gpp(cpp.get(), " " + WarSources.MAIN + ".*[cCpPxX+]"));
    }
    var ready = sources.ready();
    ready.ifPresent(_ -> faults.add("the sources are missing"));
    return ready.map(WarBuild::executable);
  }

  private Optional<Path> java(Path source) {
    String name = PlainFiles.name(source);
    if (!name.equals(WarSources.MAIN + ".java")) {
      faults.add("the program is " + name + "; expected war.java");
    }
    var root = WarSources.root(source);
    var beside = root.relativize(WarSources.parent(source));
    var classes = folder.resolve(CLASSES);
    String compiler = Path.of(System.getProperty("java.home"), "bin", "javac").toString();
    String alphabet = utf8() ? "UTF-8" : "ISO-8859-1";
    String all = beside.toString().isEmpty() ? "./*.java" : "./" + beside + "/*.java";
    compile(
        root,
        "exec %s %s -encoding %s -sourcepath . -d \"$1\" %s"
            .formatted(compiler, JAVAC_OPTIONS, alphabet, all),
        classes.toString());
    var main = WarProgram.mainClass(classes);
    if (main.filter(each -> each.contains(".")).isPresent()) {
      faults.add("war is in a package: java war does not find it");
    }
    return main.map(_ -> classes);
  }

  /** Old sources may be in an older alphabet. */
  private boolean utf8() {
    for (var file : sources.files()) {
      try {
        if (PlainFiles.name(file).endsWith(".java")) {
          var bytes = PlainFiles.bytes(file, MOST_SOURCE).orElse(new byte[0]);
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
        }
      } catch (CharacterCodingException other) {
        return false;
      }
    }
    return true;
  }

  private Optional<Path> make(Path makefile) {
    var place = WarSources.parent(makefile);
    compile(place, "exec make");
    return made(place);
  }

  private Optional<Path> gpp(Path place, String files) {
    int before = complaints.size();
    compile(place, "exec g++ -O2 -w -o " + WarSources.MAIN + files);
    if (before > 0) {
      complaints.removeLast(); // what the first try says is about the files as they lie
    }
    return made(place);
  }

  private String inFolder(Path place) {
    return sources.cppEndings(place).stream().map(" *."::concat).collect(Collectors.joining());
  }

  /** Sources and headers may lie in folders of their own. */
  private String everywhere() {
    var words = new StringBuilder();
    for (var folder : sources.headerFolders()) {
      words.append(" -I ").append(ShellWords.quoted(folder.toString()));
    }
    for (var file : sources.allCpp()) {
      words.append(' ').append(ShellWords.quoted(file.toString()));
    }
    return words.toString();
  }

  private static Optional<Path> made(Path place) {
    var program = place.resolve(WarSources.MAIN);
    return Files.isRegularFile(program, LinkOption.NOFOLLOW_LINKS) && Files.isExecutable(program)
        ? Optional.of(program)
        : Optional.empty();
  }

  /** Runs a line of shell in a folder of the submission; what it says is kept. */
  private void compile(Path place, String line, String... more) {
    var words = new ArrayList<>(List.of("/bin/sh", "-c", ENTER + line, place.toString()));
    words.addAll(List.of(more));
    var program = new Program("the compiler", words, folder, true, List.of());
    try (var child = ChildProcess.start(program, building())) {
      complaints.add(child.runToEnd(PATIENCE));
    } catch (AgentException unable) {
      complaints.add(String.valueOf(unable.getMessage()));
    }
  }

  private ResourceLimits building() {
    return new ResourceLimits(
        PATIENCE,
        PATIENCE,
        limits.margin(),
        Math.max(limits.memory(), ResourceLimits.DEFAULT.memory()),
        ResourceLimits.DEFAULT.processes(),
        limits.file(),
        limits.line(),
        limits.output(),
        limits.sandbox(),
        0);
  }

  private static Path executable(Path program) {
    if (Files.isRegularFile(program) && !program.toFile().setExecutable(true, false)) {
      throw new UncheckedIOException(new IOException(program + " cannot be made executable"));
    }
    return program;
  }

  private static void remove(@Nullable Path file) {
    try {
      if (file != null) {
        Files.delete(file);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
