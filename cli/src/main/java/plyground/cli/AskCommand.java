package plyground.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import plyground.console.Streams;
import plyground.core.InputException;

/** Games and agents for other programs, as long as they ask. */
@Command(
    name = "ask",
    description =
        "Answers other programs: reads a question a line, answers each with a line (JSON).",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground ask",
      "A question: {\"ask\":\"position\",\"game\":\"tic-tac-toe\",\"moves\":[\"5\"]}",
      "The others are in docs/python.md, whose package asks them."
    })
final class AskCommand implements Callable<Integer> {
  private final Streams streams;

  AskCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    try (var answers = new ProgramAnswers(streams);
        var lines = streams.reader()) {
      for (var line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.isBlank()) {
          answers.answer(line);
          streams.out().flush();
        }
      }
      return 0;
    } catch (IOException failure) {
      throw new InputException("standard input: " + failure.getMessage(), failure);
    }
  }
}
