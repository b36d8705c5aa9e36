package plyground.console;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.function.BooleanSupplier;

/** Where a command reads and writes, and whether a person is looking. */
public record Streams(InputStream in, PrintWriter out, PrintWriter err, BooleanSupplier person) {
  public BufferedReader reader() {
    return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /** A line beside the results. */
  public void say(String words) {
    err.println("plyground: " + words);
    err.flush();
  }

  /** Whether both ends lead to a terminal. */
  public boolean terminal() {
    return person.getAsBoolean();
  }

  /** Whether to colour: on a terminal that can, unless {@code NO_COLOR} is set. */
  public boolean colours() {
    String no = System.getenv("NO_COLOR");
    boolean unwanted = no != null && !no.isEmpty();
    return terminal() && !unwanted && !"dumb".equals(System.getenv("TERM"));
  }
}
