package plyground.web;

import java.util.Optional;
import java.util.ServiceLoader;

/** What stands under {@code /docs}: found by the service loader, made when somebody asks for it. */
@FunctionalInterface
public interface Documentation {
  /** A page or another file by its path, such as {@code agents.html}. */
  Optional<DocsFile> find(String path);

  /** The one that is packaged with this program, if there is one. */
  static Optional<Documentation> here() {
    return ServiceLoader.load(Documentation.class).findFirst();
  }
}
