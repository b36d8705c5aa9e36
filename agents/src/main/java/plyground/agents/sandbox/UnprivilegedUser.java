package plyground.agents.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Whom programs run as: never root, whose files and settings of the kernel no sandbox can hide. */
final class UnprivilegedUser {
  /** The user and the group that own nothing. */
  static final int NOBODY = 65534;

  /** Whether we are root ourselves, under whatever name. */
  static final boolean ROOT = own() == 0;

  /** Why programs are not started where they cannot be. */
  static final String REFUSED =
      "we are root here and cannot start them as another user (setpriv is missing or forbidden)";

  private static final List<String> GIVE_UP =
      List.of(
          "setpriv",
          "--reuid=" + NOBODY,
          "--regid=" + NOBODY,
          "--clear-groups",
          "--no-new-privs",
          "--bounding-set=-all",
          "--inh-caps=-all",
          "--ambient-caps=-all",
          "--pdeathsig=KILL",
          "--");

  private static final List<String> GAIN_NOTHING =
      List.of("setpriv", "--no-new-privs", "--pdeathsig=KILL", "--");

  private static final class Found {
    static final boolean WORKS = Trial.works(ROOT ? GIVE_UP : GAIN_NOTHING);
  }

  private UnprivilegedUser() {}

  /** Words before a command that make it an ordinary user's, for good. */
  static List<String> words() {
    return !Found.WORKS ? List.of() : ROOT ? GIVE_UP : GAIN_NOTHING;
  }

  /** Whether programs can be started at all: not by a root who cannot be another. */
  static boolean possible() {
    return !ROOT || Found.WORKS;
  }

  /** Our own number; -1 where there are no numbers. */
  static int own() {
    return owner(Path.of("/proc/self"));
  }

  /** The number of a file's owner; -1 where there are no numbers. */
  static int owner(Path file) {
    try {
      return (int) Files.getAttribute(file, "unix:uid");
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException notUnix) {
      return -1;
    }
  }
}
