package plyground.console;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asks for a line of text. */
public interface Prompt extends AutoCloseable {
  /** With completion and history where a person types. */
  static Prompt of(Streams streams) {
    return streams.terminal()
        ? new TerminalPrompt()
        : new PipePrompt(streams.reader(), streams.out());
  }

  /**
   * @param words what the person is likely to type, for completion
   * @return null at the end of input
   */
  @Nullable String ask(String question, List<String> words);

  @Override
  default void close() {}
}
