package plyground.console;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import plyground.agents.NobodyToAskException;
import plyground.agents.plugin.Plugins;
import plyground.core.InputException;
import plyground.core.agent.AgentException;
import plyground.core.search.SearchClock;
import tools.jackson.core.JacksonException;

/** The command {@code plyground}: parses, runs a verb, and turns what goes wrong into one line. */
@Command(
    name = "plyground",
    description = "A laboratory for adversarial search in board games.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Without a command the lab opens in the browser. Try also: plyground play tic-tac-toe",
      "A line on each command: plyground help. All about one: plyground COMMAND --help.",
      "Exit codes: 0 done, 1 done but the answer is no, 2 bad input."
    })
public final class Plyground implements Callable<Integer> {
  private static final int BAD_INPUT = 2;

  /** What opens the lab in the browser. */
  private static final String LAB = "serve";

  @Option(
      names = "--debug",
      scope = ScopeType.INHERIT,
      description = "Print stack traces of failures.")
  boolean debug;

  @Option(
      names = "--plugins",
      paramLabel = "PATH",
      scope = ScopeType.INHERIT,
      description = "Add the games of a jar, a folder, a .java file or a program; may be repeated.")
  List<Path> plugins = new ArrayList<>();

  private final Streams streams;

  /**
   * @param person whether somebody sits at a terminal; asked only when it matters
   */
  public Plyground(InputStream in, PrintWriter out, PrintWriter err, BooleanSupplier person) {
    streams = new Streams(in, out, err, person);
  }

  /** Runs one command line and gives its exit code. */
  public int run(String... args) {
    var line = new CommandLine(this);
    var named = args.length > 0 ? CommandProvider.find(args[0]) : Optional.<Verb>empty();
    if (named.isPresent()) {
      // Only the command that was asked for is made: the others would cost half the start.
      line.addSubcommand(args[0], named.get().maker().apply(streams));
    } else if (args.length > 0 && !List.of(args).equals(List.of("--version"))) {
      CommandProvider.all()
          .forEach(verb -> line.addSubcommand(verb.name(), verb.maker().apply(streams)));
      line.addSubcommand("completion", new GenerateCompletion());
      line.addSubcommand("help", new HelpCommand(streams));
    }
    return execute(line, args);
  }

  private int execute(CommandLine line, String... args) {
    line.getCommandSpec().version("plyground " + Version.text());
    line.setOut(streams.out());
    line.setErr(streams.err());
    line.setColorScheme(
        CommandLine.Help.defaultColorScheme(streams.colours() ? Ansi.ON : Ansi.OFF));
    line.setParameterExceptionHandler(this::wrongUse);
    line.setExecutionExceptionHandler(this::failed);
    line.setAbbreviatedSubcommandsAllowed(false);
    HelpText.lay(line);
    CommandList.lay(line);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setExecutionStrategy(this::execute);
    int code = executed(line, args);
    streams.out().flush();
    return code;
  }

  /** A plugin may also go so deep, or take so much, that Java throws what is no exception. */
  private int executed(CommandLine line, String... args) {
    try {
      return line.execute(args);
    } catch (StackOverflowError | OutOfMemoryError | LinkageError failure) {
      complain(Plugins.complaint(failure).or(() -> noMemory(failure)).orElseThrow(() -> failure));
      return BAD_INPUT;
    }
  }

  private static Optional<String> noMemory(Error failure) {
    return failure instanceof OutOfMemoryError
        ? Optional.of(
            ("out of memory, of which there are %d megabytes;"
                    + " PLYGROUND_JAVA_OPTIONS=-Xmx4g gives more")
                .formatted(Runtime.getRuntime().maxMemory() >> 20))
        : Optional.empty();
  }

  private int execute(ParseResult parsed) {
    try {
      SearchClock.check();
      PluginPath.install(plugins);
    } catch (InputException wrong) {
      return failed(wrong, parsed.commandSpec().commandLine(), parsed);
    }
    return new CommandLine.RunLast().execute(parsed);
  }

  /** Without a verb: the lab, where there is one. */
  @Override
  public Integer call() throws Exception {
    var lab = CommandProvider.find(LAB).map(verb -> verb.maker().apply(streams)).orElse(null);
    if (!(lab instanceof Callable<?> serve)) {
      throw new InputException("no command is named; plyground --help lists them");
    }
    return serve.call() instanceof Integer code ? code : 0;
  }

  private int wrongUse(ParameterException wrong, String... args) {
    var command = wrong.getCommandLine().getCommandSpec().qualifiedName();
    String message = String.valueOf(wrong.getMessage()).replace("\n", " ").replaceAll(" {2,}", " ");
    complain(plain(message) + " (see " + command + " --help)");
    return BAD_INPUT;
  }

  /** Types by the words of people, not of the language. */
  private static String plain(String message) {
    return message
        .replaceAll("is not an? (int|long|Integer|Long)\\b", "is not a whole number")
        .replaceAll("is not an? (double|float|Double)\\b", "is not a number")
        .replaceAll("Could not convert '(.*?)' to (int|long).*", "'$1' is not a whole number");
  }

  private int failed(Exception failure, CommandLine line, ParseResult parsed) {
    streams.out().flush();
    if (debug) {
      failure.printStackTrace(streams.err());
    }
    switch (failure) {
      case NobodyToAskException _ -> complain("agent 'human': people play in 'plyground play'");
      case InputException wrong ->
          complain(wrong.property() == null ? wrong.message() : "--" + wrong.message());
      case AgentException broken -> complain("the agent failed: " + broken.getMessage());
      case JacksonException unwritten ->
          complain("cannot write: " + unwritten.getOriginalMessage());
      default ->
          complain(
              Plugins.complaint(failure)
                  .orElse("this should not happen: " + failure + " (--debug shows where)"));
    }
    return failure instanceof AgentException ? 1 : BAD_INPUT;
  }

  private void complain(String message) {
    streams.err().println("plyground: " + message);
    streams.err().flush();
  }
}
