package plyground.search.learned;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import plyground.core.InputException;
import plyground.core.learn.FeatureLayout;

/**
 * The file weights are kept in: lines of text for people, an empty line, then the weights.
 *
 * <p>The weights follow phase by phase, two bytes each, deflated; of those that a symmetry makes
 * the same only the first is there. From the second phase on a weight is its difference from the
 * phase before, which packs better.
 */
public final class WeightsFile {
  static final String FIRST_LINE = "plyground weights 1";

  private WeightsFile() {}

  /**
   * Reads and checks a file.
   *
   * @param layout of the game that is to use them
   * @throws InputException if the file cannot be read, or holds no weights for that game
   */
  public static LearnedWeights read(Path file, FeatureLayout layout) {
    try {
      return read(Files.readAllBytes(file), layout);
    } catch (IOException failure) {
      throw new InputException("cannot read weights " + file, failure);
    } catch (InputException wrong) {
      throw wrong.at(file.toString());
    }
  }

  /** The same from bytes. */
  public static LearnedWeights read(byte[] bytes, FeatureLayout layout) {
    var lines = headLines(bytes);
    var head = new WeightsHead(lines);
    byte[] body = Arrays.copyOfRange(bytes, bodyAt(bytes), bytes.length);
    if (!head.text("sha256").equals(hash(lines.subList(0, lines.size() - 1), body))) {
      throw new InputException("damaged weights: their hash is not the one in the head");
    }
    if (!head.text("features").equals(layout.name())) {
      throw new InputException(
          "weights for %s: expected weights for %s"
              .formatted(head.text("features"), layout.name()));
    }
    var set = new PatternSet(layout.withPatterns(head.patterns()));
    int phases = head.whole("phases");
    if (phases != layout.phases()) {
      throw new InputException(
          "weights for %d phases: expected %d".formatted(phases, layout.phases()));
    }
    return head.weights(unpack(body, set, phases, head.numbers().size()));
  }

  /** What the head of a file says, whatever game it is for. */
  public static List<String> about(byte[] bytes) {
    return headLines(bytes);
  }

  private static List<String> headLines(byte[] bytes) {
    String first = FIRST_LINE + "\n";
    byte[] expected = first.getBytes(StandardCharsets.UTF_8);
    if (bytes.length < expected.length
        || !Arrays.equals(bytes, 0, expected.length, expected, 0, expected.length)) {
      throw new InputException("no weights: expected a file that begins '" + FIRST_LINE + "'");
    }
    return new String(bytes, 0, bodyAt(bytes), StandardCharsets.UTF_8).strip().lines().toList();
  }

  private static int bodyAt(byte[] bytes) {
    for (int i = 1; i < bytes.length; i++) {
      if (bytes[i] == '\n' && bytes[i - 1] == '\n') {
        return i + 1;
      }
    }
    throw new InputException("damaged weights: the head does not end");
  }

  private static short[][] unpack(byte[] body, PatternSet set, int phases, int numbers) {
    var weights = new short[phases][set.weights() + numbers];
    try (var in = new DataInputStream(new InflaterInputStream(new ByteArrayInputStream(body)))) {
      for (int phase = 0; phase < phases; phase++) {
        short[] before = phase == 0 ? new short[set.weights() + numbers] : weights[phase - 1];
        for (int i = 0; i < before.length; i++) {
          boolean first = i >= set.weights() || set.canonical(i) == i;
          weights[phase][i] =
              first ? (short) (before[i] + in.readShort()) : weights[phase][set.canonical(i)];
        }
      }
      if (in.read() != -1) {
        throw new InputException("damaged weights: there are more than the head says");
      }
    } catch (IOException failure) {
      throw new InputException("damaged weights: they end too early", failure);
    }
    return weights;
  }

  /** What {@link #read} reads back. */
  public static byte[] write(LearnedWeights weights, FeatureLayout layout) {
    var set = new PatternSet(layout.withPatterns(weights.patterns()));
    byte[] body = pack(weights, set);
    var lines = WeightsHead.lines(weights);
    String head = String.join("\n", lines) + "\nsha256 " + hash(lines, body) + "\n\n";
    var all = new ByteArrayOutputStream();
    all.writeBytes(head.getBytes(StandardCharsets.UTF_8));
    all.writeBytes(body);
    return all.toByteArray();
  }

  private static byte[] pack(LearnedWeights weights, PatternSet set) {
    var bytes = new ByteArrayOutputStream();
    var deflater = new Deflater(Deflater.BEST_COMPRESSION);
    try (var out = new DataOutputStream(new DeflaterOutputStream(bytes, deflater))) {
      for (int phase = 0; phase < weights.phases(); phase++) {
        short[] now = weights.weights()[phase];
        short[] before = phase == 0 ? new short[now.length] : weights.weights()[phase - 1];
        for (int i = 0; i < now.length; i++) {
          if (i >= set.weights() || set.canonical(i) == i) {
            out.writeShort(now[i] - before[i]);
          }
        }
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    } finally {
      deflater.end();
    }
    return bytes.toByteArray();
  }

  /** Of the lines before the hash's own, and the weights. */
  private static String hash(List<String> lines, byte[] body) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      digest.update(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest.digest(body));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
