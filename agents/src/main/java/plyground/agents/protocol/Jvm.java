package plyground.agents.protocol;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plyground.agents.sandbox.Program;
import plyground.agents.sandbox.ResourceLimits;
import plyground.core.Game;

/**
 * A JVM for somebody's class, with our own classes beside it, wherever they were loaded from: the
 * shipped jar, or the folders of a build.
 */
record Jvm(Game<?> game, PortableName name, Path jar, String type, String search) {
  /** By name, since it stands above us. */
  private static final String MAIN = "plyground.agents.engine.JarRunner";

  /** What a JVM needs beside its heap, in megabytes. */
  private static final int OWN = 512;

  Program program(@Nullable Path folder, int heap) {
    var ours = PlayerClasses.of(game);
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx" + heap + "m", "-XX:+UseSerialGC", "-XX:-UsePerfData"));
    command.addAll(List.of("-XX:+ExitOnOutOfMemoryError", "-cp", path(ours), MAIN));
    var whole = jar.toAbsolutePath().normalize();
    command.addAll(List.of(name.text(), whole.toString(), type, search));
    var files = new ArrayList<>(ours);
    files.add(whole);
    files.addAll(name.files());
    String title = type + " (" + jar.getFileName() + ")";
    return new Program(title, command, folder, folder != null, files);
  }

  /** Room for the JVM itself beside the heap. */
  static ResourceLimits beside(ResourceLimits limits) {
    return limits.plusMemory(OWN);
  }

  private static String path(List<Path> places) {
    return places.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
