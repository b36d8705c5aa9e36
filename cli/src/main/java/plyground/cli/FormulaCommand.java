package plyground.cli;

import java.nio.file.Path;
import java.util.Locale;
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
import plyground.console.Json;
import plyground.console.PositionOptions;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.teach.workbench.FormulaSource;
import plyground.teach.workbench.FormulaText;
import plyground.teach.workbench.FormulaValues;
import plyground.teach.workbench.SampledPositions;
import plyground.teach.workbench.StateCounts;

/** Evaluators as formulas: what they may name, what they say, what they save, their source. */
@Command(
    name = "formula",
    description = "Values positions by a formula over a game's features, and writes it as source.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground formula othello '10*corners + mobility - opponent.mobility' --states",
      "Without a formula it lists what one may name. It plays as alphabeta:depth=3,formula=..."
    })
final class FormulaCommand implements Callable<Integer> {
  private static final int POSITIONS = 8;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
  String game = "";

  @Parameters(index = "1", arity = "0..1", paramLabel = "FORMULA", description = "The formula.")
  @Nullable String formula;

  @Mixin PositionOptions where = new PositionOptions();

  @Option(
      names = "--states",
      description = "Count alpha-beta's states with it and with the house's evaluators.")
  boolean states;

  @Option(
      names = "--depth",
      paramLabel = "N",
      defaultValue = "0",
      description = "Of --states: 1 to 6 plies (default: as deep as is quick).")
  int depth;

  @Option(
      names = "--java",
      paramLabel = "FILE",
      description = "Write it as a Java class, to compile with Plyground's jar.")
  @Nullable Path java;

  @Option(
      names = "--prolog",
      paramLabel = "FILE",
      description = "Write it in Prolog, as the course wants it that has the game.")
  @Nullable Path prolog;

  @Option(names = "--json", description = "One JSON object a line.")
  boolean json;

  private final Streams streams;

  FormulaCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws AgentException {
    if (depth < 0 || depth > StateCounts.DEEPEST) {
      throw new InputException("--depth " + depth + ": expected 1 to " + StateCounts.DEEPEST);
    }
    run(Catalogue.load(MoveInput.NOBODY).open(game));
    return 0;
  }

  private <P extends Position<P>> void run(OpenGame<P> open) throws AgentException {
    if (formula == null) {
      features(open);
      return;
    }
    var text = FormulaText.of(open, formula);
    write(text, "java", java);
    write(text, "prolog", prolog);
    if (states) {
      states(open, text.text());
    } else if (java == null && prolog == null) {
      var values = FormulaValues.of(open, formula);
      where.each(open.game(), streams, at -> value(values, at));
    }
  }

  private <P extends Position<P>> void features(OpenGame<P> open) {
    for (var each : open.descriptor().features(open.game())) {
      if (json) {
        Json.line(
            streams.out(),
            line -> {
              line.writeStringProperty("name", each.name());
              line.writeStringProperty("words", each.words());
              line.writeBooleanProperty("shared", each.shared());
            });
      } else {
        streams.out().printf(Locale.ROOT, "%-14s %s%n", each.name(), each.words());
      }
    }
  }

  private void write(FormulaText text, String language, @Nullable Path file) {
    if (file != null) {
      String name = String.valueOf(file.getFileName());
      var written = FormulaSource.of(text.kind(), language).write(text, name);
      OutputFile.save(file, written.text());
      if (!json) {
        streams.out().println("written: " + file);
      }
    }
  }

  private <P extends Position<P>> void value(FormulaValues<P> values, P at) {
    var rules = values.open().game();
    if (!json) {
      String side = values.open().view().look(at.toMove()).name();
      streams.out().printf(Locale.ROOT, "%d for %s to move%n", values.value(at), side);
      return;
    }
    Json.line(
        streams.out(),
        line -> {
          line.writeStringProperty("position", rules.format(at));
          line.writeStringProperty("toMove", rules.sideName(at.toMove()));
          line.writeNumberProperty("value", values.value(at));
        });
  }

  private <P extends Position<P>> void states(OpenGame<P> open, String text) throws AgentException {
    var positions = SampledPositions.of(open.game(), where.seed, POSITIONS);
    var counts = StateCounts.of(open, text, depth, positions, Limit.NONE);
    if (json) {
      Json.line(
          streams.out(),
          line -> {
            line.writeNumberProperty("depth", counts.depth());
            line.writeNumberProperty("positions", counts.positions());
            line.writeNumberProperty("minimax", counts.minimax());
            line.writeObjectPropertyStart("alphaBeta");
            counts.alphaBeta().forEach((name, count) -> line.writeNumberProperty(name, count));
            line.writeEndObject();
          });
      return;
    }
    var out = streams.out();
    out.printf(Locale.ROOT, "%d positions, depth %d%n", counts.positions(), counts.depth());
    out.printf(Locale.ROOT, "%-14s %,12d states%n", "minimax", counts.minimax());
    counts
        .alphaBeta()
        .forEach((name, count) -> out.printf(Locale.ROOT, "%-14s %,12d%n", name, count));
  }
}
