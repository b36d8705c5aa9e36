package plyground.console;

import java.io.IOException;
import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;

/** A line editor with history and completion. */
public final class TerminalPrompt implements Prompt {
  private final Terminal terminal;
  private final LineReader reader;
  private List<String> words = List.of();

  public TerminalPrompt() {
    try {
      terminal = TerminalBuilder.builder().system(true).dumb(true).build();
    } catch (IOException failure) {
      throw new InputException("the terminal: " + failure.getMessage(), failure);
    }
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .completer((_, _, found) -> words.forEach(word -> found.add(new Candidate(word))))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .build();
  }

  @Override
  public @Nullable String ask(String question, List<String> likely) {
    words = likely;
    try {
      return reader.readLine(question);
    } catch (EndOfFileException | UserInterruptException left) {
      return null;
    }
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException atTheEnd) {
      // The game is over; nothing more is shown on it.
    }
  }
}
