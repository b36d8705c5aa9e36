package plyground.agents.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;

/** Temporary folders of tests beside what was built, for files that must not lie in /tmp. */
final class InTarget implements TempDirFactory {
  @Override
  public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext test)
      throws IOException {
    var target = Files.createDirectories(Path.of("target").toAbsolutePath());
    return Files.createTempDirectory(target, "hostile");
  }
}
