package plyground.cli.site;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import plyground.console.CommandGroup;
import plyground.console.CommandProvider;
import plyground.console.Streams;
import plyground.console.Verb;

/** Every command with all its options, from what the commands say of themselves. */
final class CommandReference {
  static final String ADDRESS = "commands.html";
  private static final String PROGRAM = "plyground ";

  /** How footers begin their examples, and the lines below the first. */
  private static final String EXAMPLE = "Example: ";

  private static final String FURTHER = " ".repeat(EXAMPLE.length()) + PROGRAM;

  private final ReferencePage page = new ReferencePage(ADDRESS, "All commands");
  private final Streams nowhere =
      new Streams(
          InputStream.nullInputStream(),
          new PrintWriter(Writer.nullWriter()),
          new PrintWriter(Writer.nullWriter()),
          () -> false);

  private CommandReference() {}

  static SitePage page() {
    var reference = new CommandReference();
    var verbs = CommandProvider.all().toList();
    reference.page.paragraph(
        "What plyground COMMAND --help prints, by what one wants. --debug prints stack traces of"
            + " failures, --plugins PATH adds games; both go with every command.");
    for (var group : CommandGroup.values()) {
      reference.group(group, verbs.stream().filter(verb -> verb.group() == group).toList());
    }
    return reference.page.page();
  }

  private void group(CommandGroup group, List<Verb> verbs) {
    if (!verbs.isEmpty()) {
      page.heading(2, group.title(), "group-" + Markdown.anchor(group.title()));
      verbs.forEach(verb -> command(verb.name(), line(verb.maker().apply(nowhere))));
    }
  }

  /** Some verbs bring a line of their own. */
  private static CommandLine line(Object made) {
    return made instanceof CommandLine line ? line : new CommandLine(made);
  }

  private void command(String name, CommandLine line) {
    var spec = line.getCommandSpec();
    page.heading(3, name, name.replace(' ', '-'));
    page.paragraph(String.join(" ", spec.usageMessage().description()));
    page.code(synopsis(name, line));
    arguments(spec);
    footer(spec.usageMessage().footer());
    line.getSubcommands().forEach((sub, below) -> command(name + " " + sub, below));
  }

  /** Examples are to be copied, what stands around them is to be read. */
  private void footer(String... lines) {
    var examples = new ArrayList<String>();
    var words = new ArrayList<String>();
    for (String line : lines) {
      boolean example = line.startsWith(EXAMPLE) || line.startsWith(FURTHER);
      (example ? examples : words).add(line.replaceFirst("^" + EXAMPLE, "").strip());
    }
    if (!examples.isEmpty()) {
      page.code(String.join("\n", examples));
    }
    page.paragraph(String.join(" ", words).strip());
  }

  private static String synopsis(String name, CommandLine line) {
    String own = new Help(line.getCommandSpec(), Help.defaultColorScheme(Ansi.OFF)).synopsis(0);
    String words = own.replaceAll("\\s+", " ").strip();
    int from = words.indexOf(' ');
    return PROGRAM + name + (from < 0 ? "" : words.substring(words.indexOf(' ', lengthOf(line))));
  }

  /** Of the name that the library puts in front. */
  private static int lengthOf(CommandLine line) {
    return line.getCommandSpec().qualifiedName().length();
  }

  private void arguments(CommandSpec spec) {
    page.raw("<dl>");
    spec.positionalParameters().stream()
        .filter(each -> !each.hidden())
        .forEach(each -> page.entry(each.paramLabel(), meaning(each)));
    spec.options().stream()
        .filter(each -> !each.hidden() && !each.usageHelp() && !each.versionHelp())
        .forEach(each -> page.entry(names(each), meaning(each)));
    page.raw("</dl>");
  }

  private static String names(OptionSpec option) {
    String names = String.join(", ", option.names());
    return option.arity().max() > 0 ? names + " " + option.paramLabel() : names;
  }

  private static String meaning(ArgSpec argument) {
    return String.join(" ", argument.description());
  }
}
