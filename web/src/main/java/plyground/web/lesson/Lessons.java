package plyground.web.lesson;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import plyground.arena.record.ResourceText;
import plyground.core.InputException;

/** The lessons of a lab in their order: those that are shipped, then a lecturer's own. */
public final class Lessons {
  private static final String FOLDER = "/plyground/web/lessons/";
  private static final Pattern NAME = Pattern.compile("[a-z0-9-]{1,60}");

  private final Map<String, Lesson> byName = new LinkedHashMap<>();

  /**
   * Reads them all, so that a mistake is told at once.
   *
   * @param own a folder with files NAME.md that come after the shipped ones or replace them
   * @throws InputException with file and line if one cannot be read
   */
  public Lessons(@Nullable Path own) {
    for (String name : ResourceText.of(Lessons.class, FOLDER + "index.txt").lines().toList()) {
      byName.put(
          name,
          LessonReader.read(
              name, name + ".md", ResourceText.of(Lessons.class, FOLDER + name + ".md")));
    }
    if (own != null) {
      readFolder(own);
    }
  }

  private void readFolder(Path own) {
    try (var files = Files.list(own)) {
      for (var file : files.filter(each -> each.toString().endsWith(".md")).sorted().toList()) {
        String name = String.valueOf(file.getFileName()).replaceFirst("\\.md$", "");
        if (!NAME.matcher(name).matches()) {
          throw new InputException(file + ": expected a name of small letters, digits and hyphens");
        }
        byName.put(name, LessonReader.read(name, file.toString(), Files.readString(file)));
      }
    } catch (IOException | UncheckedIOException failure) {
      throw new InputException("cannot read lessons in " + own + ": " + failure, failure);
    }
  }

  public Collection<Lesson> all() {
    return byName.values();
  }

  public Optional<Lesson> named(String name) {
    return Optional.ofNullable(byName.get(name));
  }
}
