package plyground.cli;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How another program like this one is started, so that nothing has to be packaged first. */
public final class OwnJava {
  private OwnJava() {}

  /** The words that start a class, from whatever folder. */
  public static List<String> command(String main) {
    String path =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(each -> Path.of(each).toAbsolutePath().normalize().toString())
            .collect(Collectors.joining(File.pathSeparator));
    var java = Path.of(System.getProperty("java.home"), "bin", "java");
    return List.of(java.toString(), "-XX:+UseSerialGC", "-cp", path, main);
  }

  /** The same as a line of a shell. */
  public static String line(String main) {
    return command(main).stream().map(word -> "'" + word + "'").collect(Collectors.joining(" "));
  }
}
