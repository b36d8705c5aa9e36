package plyground.cli;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.function.BooleanSupplier;

/** Where a command reads and writes, and whether a person is looking. */
record Streams(InputStream in, PrintWriter out, PrintWriter err, BooleanSupplier person) {
  BufferedReader reader() {
    return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /** Whether both ends lead to a terminal. */
  boolean terminal() {
    return person.getAsBoolean();
  }

  /** Whether to colour: on a terminal that can, unless {@code NO_COLOR} is set. */
  boolean colours() {
    String no = System.getenv("NO_COLOR");
    boolean unwanted = no != null && !no.isEmpty();
    return terminal() && !unwanted && !"dumb".equals(System.getenv("TERM"));
  }
}
