package plyground.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.record.OutputFile;
import plyground.arena.store.Run;
import plyground.arena.store.Store;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.export.CsvRows;
import plyground.export.ExportedGame;
import plyground.export.ParquetRows;
import plyground.export.RecordFile;
import plyground.export.RowWriter;
import plyground.export.Table;

/** Games or moves as rows, from a store or from records, into a file or to the terminal. */
final class TableOutput {
  private static final String PARQUET = "parquet";

  private final Table table;
  private final boolean wanted;
  private final boolean parquet;
  private final @Nullable Path output;
  private final PrintWriter out;

  TableOutput(
      @Nullable Table table, @Nullable String format, @Nullable Path output, PrintWriter out) {
    String named = format == null ? "" : format.toLowerCase(Locale.ROOT);
    boolean ending = output != null && output.toString().endsWith("." + PARQUET);
    this.table = table == null ? Table.GAMES : table;
    this.output = output;
    this.out = out;
    parquet = named.equals(PARQUET) || (named.isEmpty() && ending);
    wanted = table != null || parquet;
    if (table != null && !parquet && !named.isEmpty() && !named.equals("csv")) {
      throw new InputException("--format " + format + ": rows are written as csv or parquet");
    }
    if (parquet && output == null) {
      throw new InputException("--format parquet is not for terminals: expected --output FILE");
    }
  }

  boolean wanted() {
    return wanted;
  }

  void write(StoredRunOptions from) {
    var file = Path.of(from.address);
    if (RecordFile.is(file)) {
      save(rows -> new RecordFile(file).read(game -> table.write(game, rows)));
      return;
    }
    try (var store = from.open()) {
      var run = from.run(store);
      var open = Catalogue.load(MoveInput.NOBODY).open(run.plan().game());
      save(rows -> rows(store, run, open, rows));
    }
  }

  private <P extends Position<P>> void rows(
      Store store, Run run, OpenGame<P> open, RowWriter rows) {
    var names = run.plan().agents();
    store.transcripts(
        run,
        game -> {
          String first = names.get(game.scheduled().first());
          String second = names.get(game.scheduled().second());
          table.write(new ExportedGame<>(run.id(), open.game(), first, second, game), rows);
          return true;
        });
  }

  private void save(Consumer<RowWriter> rows) {
    if (output == null) {
      rows.accept(new CsvRows(table.columns(), out));
    } else if (parquet) {
      ParquetRows.save(output, table.columns(), rows);
    } else {
      try (var file = new OutputFile(output)) {
        rows.accept(new CsvRows(table.columns(), file.writer()));
        file.commit();
      } catch (UncheckedIOException failure) {
        IOException cause = Objects.requireNonNull(failure.getCause());
        throw new InputException("cannot write " + output + ": " + cause.getMessage(), failure);
      }
    }
  }
}
