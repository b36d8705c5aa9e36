package plyground.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The browser of the person at this machine, where there is one. */
final class DesktopBrowser {
  private DesktopBrowser() {}

  /** Shows an address; where that is not possible the person opens it by hand. */
  static void open(String address) {
    var command = command(System.getProperty("os.name", "").toLowerCase(Locale.ROOT));
    if (command.isEmpty()) {
      return;
    }
    try {
      var words = new ArrayList<>(command);
      words.add(address);
      new ProcessBuilder(words)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException none) {
      // The address has been printed.
    }
  }

  private static List<String> command(String system) {
    if (system.contains("win")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler");
    }
    if (system.contains("mac")) {
      return List.of("open");
    }
    boolean desktop = System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
    return desktop ? List.of("xdg-open") : List.of();
  }
}
