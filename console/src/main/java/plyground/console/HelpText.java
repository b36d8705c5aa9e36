package plyground.console;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * Help as people read it: lines break at spaces only. The library's own would also break {@code
 * jdbc:postgresql:} and {@code .json} in two.
 */
final class HelpText {
  /** Signs of a description are moved here while it is laid out, where no line may break. */
  private static final int UNBREAKABLE = 0xE000;

  private static final int UNWRAPPED = 4000;
  private static final int MARGIN = 2;
  private static final String EXAMPLE = "Example: ";

  private HelpText() {}

  static void lay(CommandLine line) {
    line.setHelpFactory((spec, scheme) -> new UnbrokenHelp(spec, scheme));
    Map<String, IHelpSectionRenderer> sections = new LinkedHashMap<>(line.getHelpSectionMap());
    sections.replaceAll((_, section) -> help -> restored(section.render(help)));
    sections.put(
        UsageMessageSpec.SECTION_KEY_DESCRIPTION, help -> wrapped(help, Help::description));
    sections.put(UsageMessageSpec.SECTION_KEY_FOOTER, help -> wrapped(help, Help::footer));
    line.setHelpSectionMap(sections);
  }

  /** The library's help, whose descriptions of options and parameters are one word a word. */
  private static final class UnbrokenHelp extends Help {
    UnbrokenHelp(CommandLine.Model.CommandSpec spec, ColorScheme scheme) {
      super(spec, scheme);
    }

    @Override
    public IOptionRenderer createDefaultOptionRenderer() {
      var usual = super.createDefaultOptionRenderer();
      return (option, label, scheme) -> unbroken(usual.render(option, label, scheme));
    }

    @Override
    public IParameterRenderer createDefaultParameterRenderer() {
      var usual = super.createDefaultParameterRenderer();
      return (parameter, label, scheme) -> unbroken(usual.render(parameter, label, scheme));
    }

    private Text[][] unbroken(Text[][] rows) {
      for (var row : rows) {
        int last = row.length - 1;
        row[last] = ansi().new Text(unbreakable(row[last].plainString()), colorScheme());
      }
      return rows;
    }
  }

  private static String unbreakable(String text) {
    return mapped(text, each -> each > ' ' && each < 0x7f ? (char) (each + UNBREAKABLE) : each);
  }

  private static String restored(String text) {
    return mapped(
        text,
        each ->
            each > UNBREAKABLE && each < UNBREAKABLE + 0x7f ? (char) (each - UNBREAKABLE) : each);
  }

  private static String mapped(String text, UnaryOperator<Character> change) {
    return text.chars()
        .mapToObj(each -> String.valueOf(change.apply((char) each)))
        .collect(Collectors.joining());
  }

  private static String wrapped(Help help, Function<Help, String> section) {
    var usage = help.commandSpec().usageMessage();
    int width = usage.width();
    usage.width(UNWRAPPED);
    String text = section.apply(help);
    usage.width(width);
    return text.lines()
        .flatMap(line -> wrap(line.stripTrailing(), width))
        .map(line -> line + System.lineSeparator())
        .collect(Collectors.joining());
  }

  /** A line as several, the further ones of what is indented indented a little more. */
  private static Stream<String> wrap(String line, int width) {
    if (line.length() <= width) {
      return Stream.of(line);
    }
    int indent = line.length() - line.stripLeading().length();
    int hang = line.startsWith(EXAMPLE) ? EXAMPLE.length() : indent;
    int space = line.lastIndexOf(' ', width);
    if (space <= hang) {
      return Stream.of(line);
    }
    String rest = " ".repeat(hang == 0 ? 0 : hang + MARGIN) + line.substring(space).strip();
    return Stream.concat(Stream.of(line.substring(0, space)), List.of(rest).stream())
        .flatMap(each -> each.equals(line) ? Stream.of(each) : wrap(each, width));
  }
}
