package plyground.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.sandbox.ShellWords;
import plyground.cli.bots.BotTemplates;
import plyground.cli.bots.NewBot;
import plyground.console.Streams;
import plyground.core.spec.Spec;

/** A bot to begin with. */
@Command(
    name = "new-agent",
    description = "Writes a small bot that plays at once, and says what to type next.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground new-agent python othello",
      "Languages: python, java, c, javascript (docs/agents.md has the protocol), and those that a"
          + " course brings, such as prolog (docs/prolog.md)."
    })
final class NewAgentCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "LANGUAGE", description = "What it is written in.")
  String language = "";

  @Parameters(index = "1", paramLabel = "GAME", description = "The game.")
  String game = "";

  @Parameters(
      index = "2",
      arity = "0..1",
      paramLabel = "FOLDER",
      defaultValue = "my-bot",
      description = "Where to put it (default: ${DEFAULT-VALUE}).")
  Path folder = Path.of("");

  private final Streams streams;

  NewAgentCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var open = Catalogue.load(MoveInput.NOBODY).open(game);
    var bot = new NewBot(BotTemplates.of(language, open.descriptor().name()), folder);
    var out = streams.out();
    bot.write(open).forEach(file -> out.println("written: " + file));
    String failure = bot.build();
    if (!failure.isEmpty()) {
      String script = ShellWords.quoted(folder.resolve("build.sh").toString());
      out.println("not built yet (sh " + script + "): " + failure);
    }
    String us = System.getenv().getOrDefault("PLYGROUND_COMMAND", "plyground");
    String rules = ShellWords.quoted(Spec.parse(game).toString());
    String agent = ShellWords.quoted(bot.agent());
    out.printf("It plays %s. Type next:%n", open.game().name());
    out.printf("  %s check-agent %s %s%n", us, rules, agent);
    out.printf("  %s match %s %s random --games 20%n", us, rules, agent);
    return failure.isEmpty() ? 0 : 1;
  }
}
