package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Reads the golden files by pattern; they are small and always look alike. */
final class Golden {
  private Golden() {}

  static List<MatchResult> matches(String resource, String pattern) {
    var found = find(text(resource), pattern);
    assertThat(found).as(resource).isNotEmpty();
    return found;
  }

  static List<MatchResult> find(String text, String pattern) {
    return Pattern.compile(pattern).matcher(text).results().toList();
  }

  static List<String> lines(String resource) {
    return text(resource).lines().filter(line -> !line.isBlank()).toList();
  }

  /** A field of a JSON object on one line, without its quotes. */
  static String field(String line, String name) {
    var match =
        Pattern.compile("\"" + name + "\":\\s*(\"[^\"]*\"|\\[[^]]*]|[-\\d]+)").matcher(line);
    assertThat(match.find()).as("%s in %s", name, line).isTrue();
    return match.group(1).replaceAll("[\"\\s]", "");
  }

  /** The rows of a board in the house's notation. */
  static String board(String line) {
    return field(line, "rows").replaceAll("[\\[\\]]", "").replace(',', '/');
  }

  private static String text(String resource) {
    try (var stream = Golden.class.getResourceAsStream(resource)) {
      assertThat(stream).as("resource %s", resource).isNotNull();
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
