package plyground.agents.sandbox;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The means of this machine to keep a program within bounds, tried out once. */
public enum Sandbox {
  /** No network, nothing written outside, processes of its own. */
  BUBBLEWRAP(
      "bubblewrap: no network, no files but its language's, its own folder and a private /tmp, "
          + "an own process tree") {
    @Override
    List<String> wrap(Program program, ResourceLimits limits, ReadableFiles readable)
        throws IOException {
      return Bubblewrap.words(program, limits, readable);
    }
  },

  /** No network, processes of its own; files are as they are. */
  UNSHARE("unshare: no network, an own process tree; files are not protected") {
    @Override
    List<String> wrap(Program program, ResourceLimits limits, ReadableFiles readable) {
      var words = new ArrayList<>(List.of("setpriv", "--pdeathsig", "KILL", "unshare"));
      if (!UnprivilegedUser.ROOT) {
        words.addAll(List.of("--user", "--map-current-user"));
      }
      words.addAll(List.of("--net", "--pid", "--fork", "--kill-child", "--mount-proc", "--"));
      return words;
    }
  },

  /** Nothing but the watch that every program is under. */
  NONE("no sandbox: network and files are not protected") {
    @Override
    List<String> wrap(Program program, ResourceLimits limits, ReadableFiles readable) {
      return List.of();
    }
  };

  /** Processes of the shelter itself that stand above the program. */
  static final int OVERHEAD = 3;

  /** Since 5.14 Linux counts the tasks of a user in each user namespace apart; root's never. */
  private static final boolean COUNTS_TASKS =
      !UnprivilegedUser.ROOT && Runtime.Version.parse(kernel()).compareTo(Runtime.Version.parse("5.14")) >= 0;

  private static String kernel() {
    var version =
        Pattern.compile("[1-9]\\d*\\.[1-9]\\d*").matcher(System.getProperty("os.version"));
    return version.lookingAt() ? version.group() : "1";
  }

  private static final class Found {
    static final Sandbox BEST = best();
    static final boolean PRLIMIT = Trial.works(List.of("prlimit", "--data=1073741824", "--core=0"));
  }

  private final String text;

  Sandbox(String text) {
    this.text = text;
  }

  /** Words to put before the command. */
  abstract List<String> wrap(Program program, ResourceLimits limits, ReadableFiles readable)
      throws IOException;

  /** The best there is here; the first call tries it out. */
  public static Sandbox here() {
    return Found.BEST;
  }

  static Sandbox of(ResourceLimits allowance) {
    return allowance.sandbox() ? here() : NONE;
  }

  /** The whole command line of a program within its limits. */
  List<String> command(Program program, ResourceLimits allowance, ReadableFiles readable)
      throws IOException {
    var words = whole(program, allowance, readable);
    if (Found.PRLIMIT) {
      long megabyte = 1L << 20;
      words.addAll(List.of("prlimit", "--core=0", "--data=" + allowance.memory() * megabyte));
      words.add("--fsize=" + allowance.file() * megabyte);
      if (tight() && COUNTS_TASKS) {
        words.add("--nproc=" + allowance.tasks());
      }
    }
    words.addAll(program.command());
    return words;
  }

  /** The same with what makes the program an ordinary user's. */
  private List<String> whole(Program program, ResourceLimits limits, ReadableFiles readable)
      throws IOException {
    var words = new ArrayList<>(wrap(program, limits, readable));
    words.addAll(UnprivilegedUser.words());
    return words;
  }

  /** Whether killing what we started is sure to end everything it started in turn. */
  boolean tight() {
    return this != NONE;
  }

  /** What protects this machine from a program under that allowance, in words. */
  public static String sentence(ResourceLimits allowance) {
    var shelter = of(allowance);
    String hint = shelter != BUBBLEWRAP && allowance.sandbox() ? " (install bubblewrap)" : "";
    return shelter.text + hint + "; " + allowance.sentence();
  }

  private static Sandbox best() {
    var nothing = new Program(List.of("true"), null, false, List.of());
    for (var each : List.of(BUBBLEWRAP, UNSHARE)) {
      if (each.works(nothing)) {
        return each;
      }
    }
    return NONE;
  }

  private boolean works(Program nothing) {
    try (var readable = new ReadableFiles()) {
      return UnprivilegedUser.possible()
          && Trial.works(Launch.words(List.of(), whole(nothing, ResourceLimits.DEFAULT, readable)));
    } catch (IOException unreadable) {
      return false;
    }
  }
}
