package plyground.console;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** The launcher's main class. */
public final class Main {
  private Main() {}

  @SuppressWarnings("SystemExitOutsideMain")
  public static void main(String[] args) {
    // Output is the same everywhere: numbers do not follow the machine's language.
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
    var out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
    var err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(new Plyground(System.in, out, err, Main::atTerminal).run(args));
  }

  @SuppressWarnings("SystemConsoleNull") // JDK 25 went back to null where there is no terminal
  private static boolean atTerminal() {
    var console = System.console();
    return console != null && console.isTerminal();
  }
}
