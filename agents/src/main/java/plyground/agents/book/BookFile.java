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
 * A book as a file: lines of text, compressed with gzip ({@code zcat} shows them). The first line
 * says which {@link Kind} of book it is.
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
  /** What the values in a book are. */
  public enum Kind {
    /** Proved by a solver. */
    SOLVED("plyground book 1"),

    /** Thought by a search. */
    OPENINGS("plyground openings 1");

    private final String firstLine;

    Kind(String firstLine) {
      this.firstLine = firstLine;
    }
  }

  private static final int HEAD = 4;

  private BookFile() {}

  /**
   * The book in a file.
   *
   * @throws InputException if it is damaged, of another kind or version or for another game
   */
  public static <P extends Position<P>> SolvedBook<P> read(Game<P> game, Kind kind, byte[] file) {
    String[] lines = text(file).split("\n", HEAD + 1);
    if (!lines[0].equals(kind.firstLine)) {
      throw new InputException(
          "'%s': expected a book of version 1, '%s'"
              .formatted(shortened(lines[0]), kind.firstLine));
    }
    if (lines.length <= HEAD) {
      throw new InputException("a damaged book: expected four lines and then positions");
    }
    if (!lines[1].equals(gameLine(game))) {
      throw new InputException("a book of '%s': expected '%s'".formatted(lines[1], gameLine(game)));
    }
    if (!lines[3].equals("sha256 " + hash(lines[HEAD]))) {
      throw new InputException("a damaged book: its hash does not fit what is in it");
    }
    var book = new SolvedBook<P>(game, kind == Kind.SOLVED);
    lines[HEAD].lines().forEach(line -> readLine(game, line, book));
    return book;
  }

  /** Whether a book is for this game and no other of its name, with another rule or board. */
  public static boolean isFor(Game<?> game, byte[] file) {
    return text(file).lines().skip(1).limit(1).anyMatch(gameLine(game)::equals);
  }

  private static String gameLine(Game<?> game) {
    return "game " + game.name();
  }

  /**
   * Adds what a line says to a book.
   *
   * @throws InputException if it is no line of a book of that game
   */
  public static <P extends Position<P>> void readLine(
      Game<P> game, String line, SolvedBook<P> into) {
    String[] words = line.split("\t");
    if (words.length != 3 || !words[1].matches("-?\\d{1,9}")) {
      throw new InputException(
          "'%s': expected a position, its value and a best move".formatted(shortened(line)));
    }
    var position = game.parse(words[0]);
    int move = game.parseMove(position, words[2]);
    into.put(words[0], position, new SolvedBook.Entry(Integer.parseInt(words[1]), move));
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
    var kind = book.proved() ? Kind.SOLVED : Kind.OPENINGS;
    var lines = new StringBuilder();
    new TreeMap<>(book.entries())
        .forEach((key, entry) -> lines.append(line(game, key, entry)).append('\n'));
    String text =
        String.join(
            "\n",
            kind.firstLine,
            gameLine(game),
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
