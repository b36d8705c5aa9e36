package plyground.export;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes the rows of a table. */
public interface RowWriter {
  /**
   * @param row a String, Long or Double for every column, or null
   */
  void write(List<@Nullable Object> row);
}
