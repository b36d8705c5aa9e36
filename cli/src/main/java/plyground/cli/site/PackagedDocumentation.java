package plyground.cli.site;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plyground.web.DocsFile;
import plyground.web.Documentation;

/** The site inside a lab; made when the first page is asked for. */
public final class PackagedDocumentation implements Documentation {
  private @Nullable Site site;

  @Override
  public synchronized Optional<DocsFile> find(String path) {
    var made = site == null ? new Site() : site;
    site = made;
    return made.find(path);
  }
}
