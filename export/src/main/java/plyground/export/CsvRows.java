package plyground.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Rows as comma-separated values (RFC 4180), the names of the columns first. */
public final class CsvRows implements RowWriter {
  private final Appendable out;

  public CsvRows(List<Column> columns, Appendable out) {
    this.out = out;
    line(columns.stream().map(Column::name).collect(Collectors.joining(",")));
  }

  @Override
  public void write(List<@Nullable Object> row) {
    line(row.stream().map(CsvRows::cell).collect(Collectors.joining(",")));
  }

  private void line(String text) {
    try {
      out.append(text).append('\n');
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static String cell(@Nullable Object value) {
    String text = value == null ? "" : value.toString();
    boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }
}
