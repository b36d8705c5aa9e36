package plyground.console;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The commands by what one wants: as an overview that fits a screen, or with a line on each. */
final class CommandList {
  private static final int MARGIN = 2;

  private CommandList() {}

  /** Replaces the library's list in the help of the whole program. */
  static void lay(CommandLine line) {
    Map<String, IHelpSectionRenderer> sections = new LinkedHashMap<>(line.getHelpSectionMap());
    var usual = sections.get(UsageMessageSpec.SECTION_KEY_COMMAND_LIST);
    sections.put(
        UsageMessageSpec.SECTION_KEY_COMMAND_LIST,
        help ->
            help.commandSpec().parent() == null
                ? overview(help.commandSpec().usageMessage().width())
                : usual == null ? "" : usual.render(help));
    line.setHelpSectionMap(sections);
  }

  /** The names alone, a group after the other. */
  private static String overview(int width) {
    var lines = new ArrayList<String>();
    int column = titleWidth() + 2 * MARGIN;
    names()
        .forEach(
            (group, names) ->
                lines.addAll(hanging(group.title(), column, String.join("  ", names), width)));
    return joined(lines);
  }

  /**
   * A line on each.
   *
   * @param program the program, with all its commands
   */
  static String complete(CommandLine program) {
    var commands = program.getSubcommands();
    int widest = commands.keySet().stream().mapToInt(String::length).max().orElse(0);
    int width = program.getUsageHelpWidth();
    var lines = new ArrayList<String>();
    names()
        .forEach(
            (group, names) -> {
              lines.add(lines.isEmpty() ? group.title() : System.lineSeparator() + group.title());
              for (String name : names) {
                String text = firstSentence(commands.get(name));
                lines.addAll(hanging(name, widest + 2 * MARGIN, text, width));
              }
            });
    return joined(lines);
  }

  private static Map<CommandGroup, List<String>> names() {
    return CommandProvider.all()
        .sorted((one, other) -> one.group().compareTo(other.group()))
        .collect(
            Collectors.groupingBy(
                Verb::group,
                LinkedHashMap::new,
                Collectors.mapping(Verb::name, Collectors.toList())));
  }

  private static String firstSentence(@Nullable CommandLine command) {
    var description =
        command == null ? new String[0] : command.getCommandSpec().usageMessage().description();
    return String.join(" ", description).replaceFirst("(?s)(?<=[.]) .*", "");
  }

  private static int titleWidth() {
    return Stream.of(CommandGroup.values())
        .mapToInt(group -> group.title().length())
        .max()
        .orElse(0);
  }

  /** A word, and a text that goes on from a column to the right of it. */
  private static List<String> hanging(String word, int column, String text, int width) {
    var lines = new ArrayList<String>();
    String left = " ".repeat(MARGIN) + word;
    String rest = text;
    while (!rest.isEmpty()) {
      int end = rest.length();
      if (column + end > width) {
        end = rest.lastIndexOf(' ', width - column);
      }
      left += " ".repeat(column - left.length());
      lines.add(left + rest.substring(0, end).stripTrailing());
      rest = rest.substring(end).strip();
      left = "";
    }
    return lines;
  }

  private static String joined(List<String> lines) {
    return lines.stream().map(each -> each + System.lineSeparator()).collect(Collectors.joining());
  }
}
