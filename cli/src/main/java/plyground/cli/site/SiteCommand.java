package plyground.cli.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import plyground.console.Streams;
import plyground.console.Words;
import plyground.core.InputException;
import plyground.web.DocsShell;

/** The documentation as plain files. */
@Command(
    name = "site",
    description = "Writes the documentation as a site of plain files, with search.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground site --out site",
      "The lab shows the same pages under /docs."
    })
public final class SiteCommand implements Callable<Integer> {
  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "Where to write it; files of the same names are replaced.")
  Path out = Path.of("");

  private final Streams streams;

  public SiteCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var site = new Site();
    try {
      for (var file : site.all().entrySet()) {
        var content = file.getValue();
        write(
            file.getKey(),
            content.isPage() ? Site.bytes(DocsShell.page(content)) : content.content());
      }
      for (var file : DocsShell.files().entrySet()) {
        write(file.getKey(), Site.bytes(file.getValue()));
      }
    } catch (IOException failure) {
      throw new InputException("cannot write to " + out + ": " + failure, failure);
    }
    int pages = site.pages().size();
    streams
        .out()
        .println("written: " + Words.plural(pages, "page") + ", " + out.resolve("index.html"));
    return 0;
  }

  private void write(String path, byte[] content) throws IOException {
    var file = out.resolve(path);
    var folder = file.getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Files.write(file, content);
  }
}
