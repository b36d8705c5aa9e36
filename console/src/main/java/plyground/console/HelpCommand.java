package plyground.console;

import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import plyground.core.InputException;

/** What every command does, in a line; or all about one. */
@Command(
    name = "help",
    description = "Say what every command does, or all about one.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example: plyground help match"})
final class HelpCommand implements Callable<Integer> {
  @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "The command to explain.")
  @Nullable String command;

  @Spec @Nullable CommandSpec spec;

  private final Streams streams;

  HelpCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var program = Objects.requireNonNull(spec).parent().commandLine();
    if (command == null) {
      streams.out().print(CommandList.complete(program));
      return 0;
    }
    var named = program.getSubcommands().get(command);
    if (named == null) {
      throw new InputException("no command is named '" + command + "'; plyground help lists them");
    }
    named.usage(streams.out(), program.getColorScheme());
    return 0;
  }
}
