package plyground.console;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;

/** Reads from a file or another program; what is read is shown, so that the output tells it all. */
public record PipePrompt(BufferedReader in, PrintWriter out) implements Prompt {
  @Override
  public @Nullable String ask(String question, List<String> words) {
    out.print(question);
    out.flush();
    try {
      var line = in.readLine();
      out.println(line == null ? "" : line);
      return line;
    } catch (IOException failure) {
      throw new InputException("standard input: " + failure.getMessage(), failure);
    }
  }
}
