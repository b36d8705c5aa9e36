package plyground.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.conf.ParquetConfiguration;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;

/**
 * Rows as a Parquet file. Values are not compressed beyond Parquet's own encodings, which need no
 * native code: names and moves repeat, and a dictionary keeps each once.
 */
public final class ParquetRows {
  private ParquetRows() {}

  /**
   * Writes a file that appears only when it is complete.
   *
   * @param rows given the writer, writes them all
   */
  public static void save(Path file, List<Column> columns, Consumer<RowWriter> rows) {
    var target = file.toAbsolutePath();
    var draft = target.resolveSibling("." + target.getFileName() + ".part");
    try {
      Files.deleteIfExists(draft);
      try (ParquetWriter<List<@Nullable Object>> writer =
          new Builder(new LocalOutputFile(draft), schema(columns))
              .withConf(new PlainParquetConfiguration())
              .withWriteMode(ParquetFileWriter.Mode.OVERWRITE)
              .withCompressionCodec(CompressionCodecName.UNCOMPRESSED)
              .build()) {
        rows.accept((List<@Nullable Object> row) -> write(writer, row));
      }
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException failure) {
      throw new InputException("cannot write " + file + ": " + failure.getMessage(), failure);
    } finally {
      forget(draft);
    }
  }

  private static void write(
      ParquetWriter<List<@Nullable Object>> writer, List<@Nullable Object> row) {
    try {
      writer.write(row);
    } catch (IOException failure) {
      throw new InputException("cannot write a table: " + failure.getMessage(), failure);
    }
  }

  private static void forget(Path draft) {
    try {
      Files.deleteIfExists(draft);
    } catch (IOException leftover) {
      // A draft that cannot be removed does no harm: it is not the file.
    }
  }

  private static MessageType schema(List<Column> columns) {
    return new MessageType("row", columns.stream().map(ParquetRows::field).toList());
  }

  private static Type field(Column column) {
    return switch (column.type()) {
      case TEXT ->
          Types.optional(PrimitiveTypeName.BINARY)
              .as(LogicalTypeAnnotation.stringType())
              .named(column.name());
      case WHOLE -> Types.optional(PrimitiveTypeName.INT64).named(column.name());
      case DECIMAL -> Types.optional(PrimitiveTypeName.DOUBLE).named(column.name());
    };
  }

  private static final class Builder
      extends ParquetWriter.Builder<List<@Nullable Object>, Builder> {
    private final MessageType schema;

    Builder(OutputFile file, MessageType schema) {
      super(file);
      this.schema = schema;
    }

    @Override
    protected Builder self() {
      return this;
    }

    @Override
    protected WriteSupport<List<@Nullable Object>> getWriteSupport(ParquetConfiguration settings) {
      return new RowSupport(schema);
    }

    @Override
    @Deprecated
    protected WriteSupport<List<@Nullable Object>> getWriteSupport(Configuration hadoop) {
      throw new IllegalStateException("Hadoop is not used");
    }
  }

  /** Tells Parquet a row value by value. */
  private static final class RowSupport extends WriteSupport<List<@Nullable Object>> {
    private final MessageType schema;
    private @Nullable RecordConsumer consumer;

    RowSupport(MessageType schema) {
      this.schema = schema;
    }

    @Override
    public WriteContext init(ParquetConfiguration settings) {
      return new WriteContext(schema, Map.of());
    }

    @Override
    @Deprecated
    public WriteContext init(Configuration hadoop) {
      throw new IllegalStateException("Hadoop is not used");
    }

    @Override
    public void prepareForWrite(RecordConsumer to) {
      consumer = to;
    }

    @Override
    public void write(List<@Nullable Object> row) {
      var to = consumer;
      if (to == null) {
        throw new IllegalStateException("nothing to write to");
      }
      to.startMessage();
      for (int i = 0; i < row.size(); i++) {
        Object value = row.get(i);
        if (value != null) {
          to.startField(schema.getFieldName(i), i);
          switch (value) {
            case Long whole -> to.addLong(whole);
            case Double decimal -> to.addDouble(decimal);
            default -> to.addBinary(Binary.fromString(value.toString()));
          }
          to.endField(schema.getFieldName(i), i);
        }
      }
      to.endMessage();
    }
  }
}
