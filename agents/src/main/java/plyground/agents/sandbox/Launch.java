package plyground.agents.sandbox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What happens in the new process before the program, or the sandbox around it, is executed. */
final class Launch {
  /** The open file that bubblewrap reads the filter of system calls from. */
  static final String FILTER = "9";

  private Launch() {}

  /**
   * The command, which joins its control groups before it does anything else.
   *
   * @param doors the files of those groups that list their members
   */
  static List<String> words(List<Path> doors, List<String> command) {
    boolean filtered = SystemCallFilter.file().isPresent() && command.indexOf("bwrap") == 0;
    if (doors.isEmpty() && !filtered) {
      return command;
    }
    var script = new StringBuilder();
    doors.forEach(door -> script.append("echo $$ >").append(quoted(door)).append(" && "));
    script.append("exec \"$0\" \"$@\"");
    if (filtered) {
      script.append(' ').append(FILTER).append('<').append(quoted(filter()));
    }
    var words = new ArrayList<>(List.of("/bin/sh", "-c", script.toString()));
    words.addAll(command);
    return words;
  }

  private static Path filter() {
    return SystemCallFilter.file().orElseThrow();
  }

  private static String quoted(Path file) {
    return ShellWords.quoted(file.toString());
  }
}
