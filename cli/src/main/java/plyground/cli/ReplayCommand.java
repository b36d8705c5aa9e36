package plyground.cli;

import java.io.StringWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.agents.plugin.Plugin;
import plyground.agents.plugin.Plugins;
import plyground.arena.record.Manifest;
import plyground.arena.record.RecordWriter;
import plyground.arena.record.Transcript;
import plyground.arena.store.Run;
import plyground.console.Streams;
import plyground.console.Words;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.views.TerminalPainter;

/** A game of a store, move by move. */
@Command(
    name = "replay",
    description = "Shows a game that a store holds, move by move.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground replay games.db 17",
      "GAME-ID is the game's number in its run, from 0, or run/number: 2/17."
    })
final class ReplayCommand implements Callable<Integer> {
  private static final Pattern ID = Pattern.compile("(?:(\\d{1,9})/)?(\\d{1,9})");

  @Mixin StoredRunOptions shelf = new StoredRunOptions();

  @Parameters(index = "1", paramLabel = "GAME-ID", description = "Which game.")
  String id = "";

  @Option(names = "--json", description = "Print the record as one line, with costs.")
  boolean json;

  private final Streams streams;

  ReplayCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var match = ID.matcher(id);
    if (!match.matches()) {
      throw new InputException("game '" + id + "': expected a number from 0, or run/number");
    }
    if (match.group(1) != null) {
      shelf.number = Integer.valueOf(match.group(1));
    }
    int number = Integer.parseInt(match.group(2));
    try (var store = shelf.open()) {
      var run = shelf.run(store);
      var game =
          store
              .game(run, number)
              .orElseThrow(
                  () ->
                      new InputException(
                          "game '%s': run %d holds %s of %s"
                              .formatted(
                                  id,
                                  run.id(),
                                  Words.count(store.played(run)),
                                  Words.plural(run.size(), "game"))));
      var open = Catalogue.load(MoveInput.NOBODY).open(run.plan().game());
      Plugins.of(run.plan().game()).ifPresent(plugin -> warn(plugin, store.manifests().of(run)));
      show(open, run, game);
    }
    return 0;
  }

  /** Rules that have changed may read the same moves otherwise. */
  private void warn(Plugin plugin, List<Manifest> played) {
    boolean known =
        played.stream()
            .flatMap(manifest -> manifest.files().stream())
            .anyMatch(file -> file.sha256().equals(plugin.sha256()));
    if (!known) {
      streams.say(
          "warning: played with another version of the plugin than %s (%s)"
              .formatted(plugin.path(), plugin.version()));
    }
  }

  private <P extends Position<P>> void show(OpenGame<P> open, Run run, Transcript game) {
    if (json) {
      var line = new StringWriter();
      try (var writer = new RecordWriter(open.game(), run.plan().agents(), true, line)) {
        writer.accept(game);
      }
      streams.out().print(line);
      return;
    }
    streams
        .out()
        .printf(
            "game %d of run %d: %s, %s first, %s second%n%n",
            game.scheduled().index(),
            run.id(),
            open.game().name(),
            run.plan().agents().get(game.scheduled().first()),
            run.plan().agents().get(game.scheduled().second()));
    moves(open, game);
    streams.out().println(Words.outcome(open.game(), game.outcome()));
  }

  private <P extends Position<P>> void moves(OpenGame<P> open, Transcript game) {
    var rules = open.game();
    var painter = TerminalPainter.of(open.descriptor(), open.game(), streams.colours());
    P position = rules.parse(game.start());
    streams.out().println(painter.draw(position));
    for (int i = 0; i < game.length(); i++) {
      int move = rules.parseMove(position, game.moveList().get(i));
      P after = position.play(move);
      streams.out().println(title(rules, position, game, i));
      streams.out().println(painter.drawMove(position, move));
      position = after;
    }
  }

  private static <P extends Position<P>> String title(
      Game<P> rules, P position, Transcript game, int i) {
    String cost =
        i < game.microsList().size()
            ? " (%s us, %s)"
                .formatted(
                    game.microsList().get(i),
                    Words.plural(Long.parseLong(game.nodesList().get(i)), "node"))
            : "";
    return "%d. %s %s%s"
        .formatted(i + 1, rules.sideName(position.toMove()), game.moveList().get(i), cost);
  }
}
