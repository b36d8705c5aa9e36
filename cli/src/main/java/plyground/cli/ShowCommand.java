package plyground.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.json.PositionFields;
import plyground.arena.record.OutputFile;
import plyground.console.Json;
import plyground.console.PositionOptions;
import plyground.console.Streams;
import plyground.console.Words;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.NamedPositions;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.views.SvgPainter;
import plyground.views.TerminalPainter;

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

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Also draw it into this file, for papers and slides.")
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
    where.each(open.game(), streams, position -> show(open, position));
  }

  private <P extends Position<P>> void show(OpenGame<P> open, P from) {
    var played = moves(open.game(), from);
    P position = from;
    for (int i = 0; i < played.size(); i++) {
      int move = played.get(i);
      if (svg != null && i == played.size() - 1) {
        OutputFile.save(svg, painter(open).drawMove(position, move));
      }
      position = position.play(move);
    }
    if (svg != null && played.isEmpty()) {
      OutputFile.save(svg, painter(open).draw(from));
    }
    print(open, position);
  }

  private <P extends Position<P>> List<Integer> moves(Game<P> rules, P from) {
    try {
      return rules.parseMoves(from, moves);
    } catch (InputException wrong) {
      throw new InputException("--moves, " + wrong.message(), wrong);
    }
  }

  private static <P extends Position<P>> SvgPainter<P> painter(OpenGame<P> open) {
    return new SvgPainter<>(open.game(), open.descriptor().view(open.game()));
  }

  private <P extends Position<P>> void print(OpenGame<P> open, P position) {
    var rules = open.game();
    if (json) {
      Json.line(streams.out(), line -> PositionFields.write(line, rules, position));
      return;
    }
    var painter = TerminalPainter.of(open.descriptor(), rules, streams.colours());
    streams.out().print(painter.draw(position));
    streams.out().println(rules.format(position));
    NamedPositions.of(rules, position).ifPresent(name -> streams.out().println("known as " + name));
    streams.out().println(Words.state(rules, position));
  }
}
