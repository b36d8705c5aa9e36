package plyground.games.war;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * City names inside positions and moves, which know neither spaces nor commas in a name: blanks,
 * control characters, commas and per cent signs are written as in a web address, {@code
 * New%20York}.
 */
final class CityName {
  private CityName() {}

  static String write(String name) {
    var text = new StringBuilder();
    name.codePoints().forEach(point -> write(point, text));
    return text.toString();
  }

  private static void write(int point, StringBuilder text) {
    boolean plain =
        point != ','
            && point != '%'
            && !Character.isWhitespace(point)
            && !Character.isSpaceChar(point)
            && !Character.isISOControl(point);
    if (plain) {
      text.appendCodePoint(point);
      return;
    }
    for (byte each : Character.toString(point).getBytes(StandardCharsets.UTF_8)) {
      text.append('%').append("%02X".formatted(each));
    }
  }

  /** The city a word means: read back as written, or else the name itself. */
  static @Nullable Integer find(WarMap map, String word) {
    var read = map.find(read(word));
    return read != null ? read : map.find(word);
  }

  private static String read(String word) {
    if (word.indexOf('%') < 0) {
      return word;
    }
    byte[] in = word.getBytes(StandardCharsets.UTF_8);
    byte[] out = new byte[in.length];
    int length = 0;
    for (int i = 0; i < in.length; i++) {
      int code = in[i] == '%' && i + 2 < in.length ? hex(in[i + 1], in[i + 2]) : -1;
      out[length++] = code < 0 ? in[i] : (byte) code;
      i += code < 0 ? 0 : 2;
    }
    return new String(out, 0, length, StandardCharsets.UTF_8);
  }

  private static int hex(byte high, byte low) {
    int h = Character.digit(high, 16);
    int l = Character.digit(low, 16);
    return h < 0 || l < 0 ? -1 : 16 * h + l;
  }
}
