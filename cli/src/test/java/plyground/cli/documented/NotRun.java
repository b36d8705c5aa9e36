package plyground.cli.documented;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** The commands of the texts that no test runs, as CONTRIBUTING.md lists them. */
final class NotRun {
  private static final String SECTION = "## Commands that no test runs";
  private static final Pattern ROW = Pattern.compile("(?m)^\\| `(.*)` \\| .+ \\|$");

  private NotRun() {}

  static List<String> commands() throws IOException {
    String text = Files.readString(Path.of("../CONTRIBUTING.md"));
    int from = text.indexOf(SECTION);
    int to = text.indexOf("\n## ", from + 1);
    String section = from < 0 ? "" : text.substring(from, to < 0 ? text.length() : to);
    return ROW.matcher(section)
        .results()
        .map(each -> ShownCommand.withoutFolder(each.group(1).replace("\\|", "|")))
        .toList();
  }
}
