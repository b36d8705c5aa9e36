package plyground.courses.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.arena.record.OutputFile;
import plyground.arena.record.ResourceText;
import plyground.console.Streams;
import plyground.core.InputException;

/** Writes what a course's students begin with. */
@Command(
    name = "course",
    description = "Writes a course's kit: files to fill in, supplied files, tests and a readme.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground course war --out my-war",
      "Courses: war-of-life, othello, war, labyrinth. Files that are there already stay."
    })
final class CourseCommand implements Callable<Integer> {
  @Parameters(paramLabel = "NAME", description = "The course.")
  String name = "";

  @Option(names = "--out", paramLabel = "DIR", required = true, description = "The new folder.")
  Path out = Path.of("");

  private final Streams streams;

  CourseCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var kit = CourseKit.of(name);
    var files = files(kit);
    try {
      Files.createDirectories(out);
    } catch (IOException failure) {
      throw new InputException(
          "cannot make the folder " + out + ": " + failure.getMessage(), failure);
    }
    for (String file : files.keySet()) {
      if (Files.exists(out.resolve(file))) {
        throw new InputException(
            "--out %s: there is a %s already; expected a folder without".formatted(out, file));
      }
    }
    files.forEach((file, text) -> OutputFile.save(out.resolve(file), text));
    files.keySet().forEach(file -> streams.out().println(out.resolve(file)));
    streams.out().println("Read " + out.resolve("README.md") + " first.");
    return 0;
  }

  static Map<String, String> files(CourseKit kit) {
    var files = new LinkedHashMap<String, String>();
    kit.starters().forEach(file -> files.put(file, ResourceText.of(kit.getClass(), "kit/" + file)));
    kit.supplied().forEach(file -> files.put(file, ResourceText.of(kit.getClass(), file)));
    files.putAll(kit.made());
    return files;
  }
}
