package plyground.cli.documented;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A command of a text, as a reader finds it.
 *
 * @param page the text's path in the repository
 * @param line where the command begins
 * @param command as it is typed, its lines joined
 * @param output what is shown below it; empty if nothing is
 */
record ShownCommand(String page, int line, String command, String output) {
  private static final String FENCE = "```";
  private static final String PROMPT = "$ ";

  /** Commands that stand without a prompt. */
  private static final Pattern BARE =
      Pattern.compile("(\\./)?(plyground|war|verify|bin/\\S+)\\b.*");

  private static final Pattern OTHER = Pattern.compile("(sh|zcat) .*|java -cp plyground.jar .*");

  static List<ShownCommand> of(String page) throws IOException {
    var lines = Files.readAllLines(Path.of("..", page));
    var found = new ArrayList<ShownCommand>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith(FENCE)) {
        String language = lines.get(i).substring(FENCE.length());
        int end = i + 1;
        while (!lines.get(end).startsWith(FENCE)) {
          end++;
        }
        if (language.isEmpty() || language.equals("sh")) {
          found.addAll(block(page, i + 2, lines.subList(i + 1, end)));
        }
        i = end;
      }
    }
    return found;
  }

  /** With prompts what stands between them is output, without there is none. */
  private static List<ShownCommand> block(String page, int first, List<String> lines) {
    boolean prompts = lines.stream().anyMatch(line -> line.startsWith(PROMPT));
    var found = new ArrayList<ShownCommand>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (!(prompts ? line.startsWith(PROMPT) : isBare(line))) {
        continue;
      }
      int begun = i;
      var command = new StringBuilder(prompts ? line.substring(PROMPT.length()) : line);
      while (goesOn(command)) {
        command.append('\n').append(lines.get(++i));
      }
      var output = new StringBuilder();
      while (prompts && i + 1 < lines.size() && !lines.get(i + 1).startsWith(PROMPT)) {
        output.append(lines.get(++i)).append('\n');
      }
      found.add(new ShownCommand(page, first + begun, plain(command), output.toString()));
    }
    return found;
  }

  private static boolean isBare(String line) {
    return BARE.matcher(line).matches() || OTHER.matcher(line).matches();
  }

  private static boolean goesOn(StringBuilder command) {
    return command.toString().endsWith("\\")
        || command.chars().filter(each -> each == '\'').count() % 2 == 1;
  }

  /** Without what is said beside it. */
  private static String plain(StringBuilder command) {
    String line = command.toString().replaceAll(" *\\\\\n *", " ").replaceFirst("\\s+#.*", "");
    return withoutFolder(line);
  }

  /** The same programs, wherever they are on the path. */
  static String withoutFolder(String line) {
    return line.replaceAll("(?<!\\S)\\./(?=(plyground|war|verify)\\b)", "");
  }

  @Override
  public String toString() {
    return page + ":" + line + ": " + command;
  }
}
