package plyground.agents.sandbox;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

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
      return unshare("--net");
    }
  },

  /** Processes of its own; what remains of protection where it is not wanted. */
  PROCESS_TREE("no sandbox: network and files are not protected; an own process tree") {
    @Override
    List<String> wrap(Program program, ResourceLimits limits, ReadableFiles readable) {
      return unshare();
    }
  },

  /** Nothing but the watch that every program is under. */
  NONE("no sandbox: network and files are not protected") {
    @Override
    List<String> wrap(Program program, ResourceLimits limits, ReadableFiles readable) {
      return List.of();
    }
  };

  /** Processes of the sandbox itself that stand above the program. */
  static final int OVERHEAD = 3;

  /** Since 5.14 Linux counts the tasks of a user in each user namespace apart; root's never. */
  private static final boolean COUNTS_TASKS =
      !UnprivilegedUser.ROOT
          && Runtime.Version.parse(kernel()).compareTo(Runtime.Version.parse("5.14")) >= 0;

  /** What control groups bound here for a program and all it starts together; maybe nothing. */
  public static List<String> groupBounds() {
    var bounds = new ArrayList<String>();
    if (ControlGroup.boundTasks()) {
      bounds.add("tasks");
    }
    if (ControlGroup.boundMemory()) {
      bounds.add("memory");
    }
    if (ControlGroup.shareProcessors()) {
      bounds.add("processors");
    }
    return bounds;
  }

  private static String kernel() {
    var version =
        Pattern.compile("[1-9]\\d*\\.[1-9]\\d*").matcher(System.getProperty("os.version"));
    return version.lookingAt() ? version.group() : "1";
  }

  private static final String FEW_FILES = "--nofile=1024:1024";

  private static final class Found {
    static final Sandbox BEST = best(BUBBLEWRAP, UNSHARE);
    static final Sandbox OPEN = best(PROCESS_TREE);
    static final boolean SETSID = Trial.works(List.of("setsid"));
    static final boolean PRLIMIT =
        Trial.works(List.of("prlimit", "--data=1073741824", "--core=0", FEW_FILES));
  }

  private final String text;

  Sandbox(String text) {
    this.text = text;
  }

  private static List<String> unshare(String... more) {
    var words = new ArrayList<>(List.of("setpriv", "--pdeathsig", "KILL", "unshare"));
    if (!UnprivilegedUser.ROOT) {
      words.addAll(List.of("--user", "--map-current-user"));
    }
    words.addAll(List.of(more));
    words.addAll(List.of("--pid", "--fork", "--kill-child", "--mount-proc", "--"));
    // The first process of a tree is spared by most signals: let it not be the program.
    words.addAll(List.of("/bin/sh", "-c", "\"$0\" \"$@\"; exit $?"));
    return words;
  }

  /** Words to put before the command. */
  abstract List<String> wrap(Program program, ResourceLimits limits, ReadableFiles readable)
      throws IOException;

  /** The best there is here; the first call tries it out. */
  public static Sandbox here() {
    return Found.BEST;
  }

  static Sandbox of(ResourceLimits limits) {
    return limits.sandbox() ? here() : Found.OPEN;
  }

  /** The whole command line of a program within its limits. */
  List<String> command(Program program, ResourceLimits limits, ReadableFiles readable)
      throws IOException {
    var words = whole(program, limits, readable);
    if (Found.PRLIMIT) {
      long megabyte = 1L << 20;
      words.addAll(
          List.of("prlimit", "--core=0", FEW_FILES, "--data=" + limits.memory() * megabyte));
      words.add("--fsize=" + limits.file() * megabyte);
      if (tight() && COUNTS_TASKS) {
        words.add("--nproc=" + limits.tasks());
      }
    }
    if (this != BUBBLEWRAP && Found.SETSID) {
      // Or it could write to the terminal that we were started from, and type there.
      words.add("setsid");
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

  /** What it promises. */
  String text() {
    return text;
  }

  /** What protects this machine from a program under these limits, in words. */
  public static String sentence(ResourceLimits limits) {
    if (!UnprivilegedUser.possible()) {
      return "programs are not started: " + UnprivilegedUser.REFUSED;
    }
    var sandbox = of(limits);
    var words = new ArrayList<>(List.of(sandbox.text));
    if (sandbox != BUBBLEWRAP && limits.sandbox()) {
      words.set(0, sandbox.text + " (install bubblewrap)");
    }
    if (UnprivilegedUser.ROOT) {
      words.add("run as user " + UnprivilegedUser.NOBODY);
    }
    if (!sandbox.tight() && !ControlGroup.holdAll()) {
      words.add("processes that leave their parent may outlive it");
    }
    words.add(limits.sentence());
    return String.join("; ", words);
  }

  private static Sandbox best(Sandbox... means) {
    return Stream.of(means).filter(Sandbox::works).findFirst().orElse(NONE);
  }

  boolean works() {
    var nothing = new Program(List.of("true"), null, false, List.of());
    try (var readable = new ReadableFiles()) {
      return UnprivilegedUser.possible()
          && Trial.works(Launch.words(List.of(), whole(nothing, ResourceLimits.DEFAULT, readable)));
    } catch (IOException unreadable) {
      return false;
    }
  }
}
