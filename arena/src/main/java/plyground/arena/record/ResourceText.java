package plyground.arena.record;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Texts that are shipped with the classes. */
public final class ResourceText {
  private ResourceText() {}

  /** The text of a file beside a class, which has to be there. */
  public static String of(Class<?> beside, String name) {
    return find(beside, name)
        .orElseThrow(() -> new IllegalStateException("no " + name + " beside " + beside));
  }

  /** The same of a file that may be missing. */
  public static Optional<String> find(Class<?> beside, String name) {
    try (var in = beside.getResourceAsStream(name)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
