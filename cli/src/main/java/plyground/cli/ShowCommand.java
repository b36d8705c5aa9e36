package plyground.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.record.OutputFile;
import plyground.arena.record.RecordWriter;
import plyground.cli.base.Json;
import plyground.cli.base.PositionOptions;
import plyground.cli.base.Streams;
import plyground.cli.base.Words;
import plyground.cli.board.Ansi;
import plyground.cli.board.Boards;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.agent.AgentException;

/** A position, drawn or described. */
@Command(
    name = "show",
    description = "Shows a position, after some moves if they are given.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example: plyground show tic-tac-toe --moves \"5 1 9\""})
final class ShowCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", description = "The game.")
  String game = "";

  @Mixin PositionOptions where = new PositionOptions();

  @Option(names = "--moves", paramLabel = "\"M M\"", description = "Moves to play first.")
  String moves = "";

  @Option(names = "--json", description = "One JSON object a position.")
  boolean json;

  @Option(names = "--svg", paramLabel = "FILE", description = "Also draw it into this file.")
  @Nullable Path svg;

  private final Streams streams;

  ShowCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws AgentException {
    if (svg != null && where.stdin) {
      throw new InputException("--svg takes one position, not --stdin");
    }
    show(Catalogue.load(MoveInput.NOBODY).open(game));
    return 0;
  }

  private <P extends Position<P>> void show(OpenGame<P> open) throws AgentException {
    where.each(open.game(), streams, position -> show(open.game(), played(open.game(), position)));
  }

  private <P extends Position<P>> P played(Game<P> rules, P from) {
    P position = from;
    int number = 0;
    for (String move : moves.isBlank() ? new String[0] : moves.strip().split("\\s+")) {
      number++;
      try {
        position = position.play(rules.parseMove(position, move));
      } catch (InputException wrong) {
        throw wrong.at("--moves, move " + number);
      }
    }
    return position;
  }

  private <P extends Position<P>> void picture(Game<P> rules, P position, Path target) {
    var drawing =
        Boards.of(rules)
            .svg(position)
            .orElseThrow(
                () -> new InputException("--svg: there are no pictures of " + rules.name()));
    try (var file = new OutputFile(target)) {
      file.writer().write(drawing);
      file.commit();
    } catch (IOException failure) {
      throw new InputException("cannot write " + target + ": " + failure.getMessage(), failure);
    }
  }

  private <P extends Position<P>> void show(Game<P> rules, P position) {
    if (svg != null) {
      picture(rules, position, svg);
    }
    if (json) {
      Json.line(
          streams.out(),
          line -> {
            line.writeStringProperty("game", rules.name());
            line.writeStringProperty("position", rules.format(position));
            line.writeStringProperty("toMove", rules.sideName(position.toMove()));
            Json.strings(line, "legal", LegalMoves.words(rules, position));
            line.writeBooleanProperty("over", position.over());
            if (position.over()) {
              RecordWriter.writeOutcome(line, rules, position.outcome());
            }
          });
      return;
    }
    streams.out().print(Boards.of(rules).draw(position, new Ansi(streams.colours())));
    streams.out().println(rules.format(position));
    streams.out().println(Words.state(rules, position));
  }
}
