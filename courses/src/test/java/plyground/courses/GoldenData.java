package plyground.courses;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The golden data that lies with the games' own tests. */
public final class GoldenData {
  public static final Path FOLDER = Path.of("../games/src/test/resources/plyground/games");

  private GoldenData() {}

  public static List<JsonNode> lines(String file) {
    return read(file).lines().filter(line -> !line.isBlank()).map(GoldenData::parsed).toList();
  }

  public static JsonNode whole(String file) {
    return parsed(read(file));
  }

  /** A property as text: strings without quotes, lists without spaces. */
  public static String text(JsonNode line, String name) {
    var value = line.required(name);
    return value.isString() ? value.asString() : value.toString();
  }

  private static JsonNode parsed(String text) {
    return JsonMapper.shared().readTree(text);
  }

  private static String read(String file) {
    try {
      return Files.readString(FOLDER.resolve(file));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
