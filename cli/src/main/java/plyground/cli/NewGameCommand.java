package plyground.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.sandbox.ShellWords;
import plyground.cli.bots.NewGame;
import plyground.console.Streams;
import plyground.core.InputException;

/** A game to begin with. */
@Command(
    name = "new-game",
    description = "Writes a small game that works at once, to be changed into another.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground new-game java my-game",
      "The folder is a plugin: plyground play my-game --plugins my-game. docs/games.md goes on."
    })
final class NewGameCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "LANGUAGE", description = "What it is written in: java.")
  String language = "";

  @Parameters(index = "1", paramLabel = "NAME", description = "What the game is called.")
  String name = "";

  @Option(
      names = "--folder",
      paramLabel = "DIR",
      description = "Where to put it (default: a folder of its name).")
  @Nullable Path folder;

  private final Streams streams;

  NewGameCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (!language.equals("java")) {
      throw new InputException(
          "no language '%s'; there is: java (a game in another language is a program,"
                  .formatted(language)
              + " see docs/games.md)");
    }
    var place = folder == null ? Path.of(name) : folder;
    var out = streams.out();
    new NewGame(name, place).write().forEach(file -> out.println("written: " + file));
    String us = System.getenv().getOrDefault("PLYGROUND_COMMAND", "plyground");
    String here = ShellWords.quoted(place.toString());
    String script = ShellWords.quoted(place.resolve("build.sh").toString());
    out.println("It can be played. Type next:");
    for (String verb : new String[] {"check-game", "play"}) {
      out.printf("  %s %s %s --plugins %s%n", us, verb, name, here);
    }
    out.printf("  %s serve --plugins %s%n", us, here);
    out.printf("  sh %s   (tests it and makes a jar to give away)%n", script);
    return 0;
  }
}
