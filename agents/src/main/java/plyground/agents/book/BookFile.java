package plyground.agents.book;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;

/**
 * A book as a file: lines of text, compressed with gzip ({@code zcat} shows them).
 *
 * <pre>
 * plyground book 1
 * game othello
 * command plyground book othello --plies 5
 * sha256 of the lines that follow
 * a position, a tab, its value for the side to move, a tab, a best move
 * </pre>
 */
public final class BookFile {
  private static final String FIRST = "plyground book 1";
  private static final int HEAD = 4;

  private BookFile() {}

  /**
   * The book in a file.
   *
   * @throws InputException if it is damaged, of another version or for another game
   */
  public static <P extends Position<P>> SolvedBook<P> read(Game<P> game, byte[] file) {
    String[] lines = text(file).split("\n", HEAD + 1);
    if (!lines[0].equals(FIRST)) {
      throw new InputException(
          "'%s': expected a book of version 1, '%s'".formatted(shortened(lines[0]), FIRST));
    }
    if (lines.length <= HEAD) {
      throw new InputException("a damaged book: expected four lines and then positions");
    }
    String name = "game " + game.name();
    if (!lines[1].equals(name)) {
      throw new InputException("a book of '%s': expected '%s'".formatted(lines[1], name));
    }
    if (!lines[3].equals("sha256 " + hash(lines[HEAD]))) {
      throw new InputException("a damaged book: its hash does not fit what is in it");
    }
    var book = new SolvedBook<P>(game);
    lines[HEAD].lines().forEach(line -> readLine(game, line, book));
    return book;
  }

  /** Adds what a line says to a book. */
  public static <P extends Position<P>> void readLine(
      Game<P> game, String line, SolvedBook<P> into) {
    String[] words = line.split("\t");
    var position = game.parse(words[0]);
    int move = game.parseMove(position, words[2]);
    into.put(words[0], new SolvedBook.Entry(Integer.parseInt(words[1]), move));
  }

  /** One line for an entry, as files have them. */
  public static <P extends Position<P>> String line(
      Game<P> game, String key, SolvedBook.Entry entry) {
    String move = game.formatMove(game.parse(key), entry.move());
    return key + "\t" + entry.value() + "\t" + move;
  }

  /**
   * The file of a book: the same for the same entries.
   *
   * @param command what made it
   */
  public static <P extends Position<P>> byte[] write(
      Game<P> game, SolvedBook<P> book, String command) {
    var lines = new StringBuilder();
    new TreeMap<>(book.entries())
        .forEach((key, entry) -> lines.append(line(game, key, entry)).append('\n'));
    String text =
        String.join(
            "\n",
            FIRST,
            "game " + game.name(),
            "command " + command,
            "sha256 " + hash(lines.toString()),
            lines);
    var bytes = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return bytes.toByteArray();
  }

  private static String text(byte[] file) {
    try (var in = new GZIPInputStream(new ByteArrayInputStream(file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException damaged) {
      throw new InputException("no book: expected a packed file of solved positions");
    }
  }

  private static String hash(String text) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static String shortened(String line) {
    return line.length() <= 40 ? line : line.substring(0, 40) + "...";
  }
}
