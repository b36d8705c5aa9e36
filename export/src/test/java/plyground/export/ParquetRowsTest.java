package plyground.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.parquet.ParquetReadOptions;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.simple.convert.GroupRecordConverter;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.io.ColumnIOFactory;
import org.apache.parquet.io.LocalInputFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.core.InputException;

/** What is written is read again. */
final class ParquetRowsTest {
  private static final List<Column> COLUMNS =
      List.of(Column.text("name"), Column.whole("count"), Column.decimal("share"));

  @TempDir Path folder;

  @Test
  void valuesComeBack() throws IOException {
    var file = folder.resolve("rows.parquet");
    ParquetRows.save(
        file,
        COLUMNS,
        rows -> {
          rows.write(List.of("zwölf, \"quoted\"", 1L << 60, 0.1));
          rows.write(Arrays.asList(null, -1L, null));
        });
    var options = ParquetReadOptions.builder(new PlainParquetConfiguration()).build();
    try (var reader = ParquetFileReader.open(new LocalInputFile(file), options)) {
      var schema = reader.getFileMetaData().getSchema();
      var pages = reader.readNextRowGroup();
      var records =
          new ColumnIOFactory()
              .getColumnIO(schema)
              .getRecordReader(pages, new GroupRecordConverter(schema));
      var first = records.read();
      assertThat(first.getString("name", 0)).isEqualTo("zwölf, \"quoted\"");
      assertThat(first.getLong("count", 0)).isEqualTo(1L << 60);
      assertThat(first.getDouble("share", 0)).isEqualTo(0.1);
      var second = records.read();
      assertThat(second.getFieldRepetitionCount("name")).isZero();
      assertThat(second.getLong("count", 0)).isEqualTo(-1);
      assertThat(second.getFieldRepetitionCount("share")).isZero();
    }
  }

  @Test
  void nothingIsLeftHalfWritten() throws IOException {
    var file = folder.resolve("rows.parquet");
    assertThatThrownBy(
            () ->
                ParquetRows.save(
                    file,
                    COLUMNS,
                    rows -> {
                      rows.write(List.of("a", 1L, 1.0));
                      throw new InputException("stopped");
                    }))
        .hasMessage("stopped");
    try (var left = Files.list(folder)) {
      assertThat(left).isEmpty();
    }
    assertThatThrownBy(() -> ParquetRows.save(folder.resolve("no/x"), COLUMNS, _ -> {}))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("cannot write");
  }

  @Test
  void textIsQuotedWhereItMustBe() {
    var text = new StringBuilder();
    var rows = new CsvRows(COLUMNS, text);
    rows.write(Arrays.asList("a,\"b\"", null, 0.5));
    assertThat(text.toString()).isEqualTo("name,count,share\n\"a,\"\"b\"\"\",,0.5\n");
  }
}
