package plyground.agents.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The words that make bubblewrap show a program what it needs and nothing else. */
final class Bubblewrap {
  /** What languages look for beside themselves; what is missing here is left out. */
  private static final List<String> SETTINGS =
      List.of(
          "alternatives",
          "ld.so.cache",
          "ld.so.conf",
          "ld.so.conf.d",
          "locale.alias",
          "localtime",
          "nsswitch.conf",
          "ssl/openssl.cnf",
          "swi-prolog");

  /** Followed by a version. */
  private static final String VERSIONED = "{java,python,perl,node,ghc}*";

  /** Bubblewrap stays root, so that it can show what only root reaches; what it starts does not. */
  private static final List<String> KEPT_BY_ROOT =
      List.of("CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP", "CAP_DAC_READ_SEARCH");

  private final List<String> words = new ArrayList<>(List.of("bwrap"));
  private final Set<Path> made = new HashSet<>();

  private Bubblewrap() {}

  static List<String> words(Program program, ResourceLimits limits, ReadableFiles readable)
      throws IOException {
    var wrap = new Bubblewrap();
    wrap.system();
    wrap.scratch(limits);
    wrap.program(program, readable);
    wrap.privileges();
    wrap.add("--chdir", program.place().toString(), "--");
    return wrap.words;
  }

  private void system() throws IOException {
    for (var folder : VisibleFiles.system()) {
      if (Files.isSymbolicLink(folder)) {
        add("--symlink", Files.readSymbolicLink(folder).toString(), folder.toString());
      } else {
        bind("--ro-bind", folder, folder);
      }
    }
    var settings = Path.of("/etc");
    for (String each : SETTINGS) {
      bindIfThere(settings.resolve(each));
    }
    if (Files.isDirectory(settings)) {
      try (var versioned = Files.newDirectoryStream(settings, VERSIONED)) {
        versioned.forEach(this::bindIfThere);
      }
    }
    bind("--ro-bind", People.FILE, settings.resolve("passwd"));
  }

  /** Room for files that lasts as long as the program; the rest of the new root is read-only. */
  private void scratch(ResourceLimits limits) {
    String size = Long.toString((long) limits.file() << 20);
    add("--dev", "/dev", "--perms", "1777", "--size", size, "--tmpfs", "/dev/shm");
    add("--remount-ro", "/dev", "--proc", "/proc", "--remount-ro", "/proc");
    add("--perms", "1777", "--size", size, "--tmpfs", "/tmp");
    made.add(Path.of("/tmp"));
  }

  private void program(Program program, ReadableFiles readable) throws IOException {
    var visible = VisibleFiles.of(program);
    for (var each : visible.runtimes()) {
      bind("--ro-bind", each, each);
    }
    for (var each : visible.own()) {
      if (!program.writable() || !each.equals(program.place())) {
        bind("--ro-bind", readable.source(each), each);
      }
    }
    if (program.writable()) {
      bind("--bind", program.place(), program.place());
    }
    parents(program.place().resolve("."));
    add("--remount-ro", "/");
  }

  private void privileges() {
    add("--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts");
    add("--unshare-cgroup-try", "--hostname", "plyground", "--die-with-parent", "--new-session");
    add("--cap-drop", "ALL");
    if (UnprivilegedUser.ROOT) {
      KEPT_BY_ROOT.forEach(kept -> add("--cap-add", kept));
    } else {
      add("--unshare-user");
    }
    if (SystemCallFilter.file().isPresent()) {
      add("--seccomp", Launch.FILTER);
    }
  }

  private void bindIfThere(Path file) {
    if (Files.exists(file)) {
      bind("--ro-bind", file, file);
    }
  }

  private void bind(String how, Path from, Path to) {
    parents(to);
    add(how, from.toString(), to.toString());
  }

  /** Bubblewrap would make the folders above for root alone. */
  private void parents(Path file) {
    var above = file.getParent();
    if (above != null && above.getNameCount() > 0 && made.add(above)) {
      parents(above);
      add("--dir", above.toString());
    }
  }

  private void add(String... more) {
    words.addAll(List.of(more));
  }

  /** The users there are, as programs see it. */
  private static final class People {
    static final Path FILE = PrivateFolder.here().resolve("passwd");

    static {
      int own = UnprivilegedUser.ROOT ? UnprivilegedUser.NOBODY : UnprivilegedUser.own();
      try {
        Files.writeString(
            FILE, "root:x:0:0::/:/bin/false\nplayer:x:%d:%d::/tmp:/bin/sh\n".formatted(own, own));
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
  }
}
