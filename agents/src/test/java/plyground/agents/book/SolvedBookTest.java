package plyground.agents.book;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.function.UnaryOperator;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import plyground.agents.book.BookFile.Kind;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.search.Result.MoveValue;
import plyground.games.othello.Othello;
import plyground.games.othello.OthelloPosition;
import plyground.games.othello.Size;

final class SolvedBookTest {
  private final Game<OthelloPosition> game = new Othello(Size.SIX);
  private final SolvedBook<OthelloPosition> book = new SolvedBook<>(game);
  private final OthelloPosition lopsided =
      game.parse("....../...1../..11../..222./....../...... 1");

  @Test
  void anImageHasTheImageOfTheMove() {
    int move = game.parseMove(lopsided, "[4,3]");
    book.put(lopsided, -4, move);

    for (var symmetry : game.symmetries()) {
      var answer = book.answer(symmetry.position(lopsided)).orElseThrow();
      assertThat(answer.move()).isEqualTo(symmetry.move(move));
      assertThat(answer.value()).isEqualTo(-4);
      assertThat(answer.exact()).isTrue();
    }
    assertThat(book.size()).isOne();
  }

  @Test
  void movesToKnownPositionsHaveValues() {
    int best = game.parseMove(lopsided, "[4,3]");
    int other = game.parseMove(lopsided, "[4,4]");
    book.put(lopsided, -4, best);
    var after = lopsided.play(other);
    int[] replies = new int[game.maxMoves()];
    after.moves(replies, 0);
    book.put(after, 12, replies[0]);

    assertThat(book.answer(lopsided).orElseThrow().moves())
        .containsExactlyInAnyOrder(new MoveValue(best, -4), new MoveValue(other, -12));
  }

  @Test
  void knowsNothingOfOtherPositions() {
    assertThat(book.answer(lopsided)).isEmpty();
  }

  @Test
  void aFileHasWhatTheBookHas() {
    book.put(lopsided, -4, game.parseMove(lopsided, "[4,3]"));

    var read = BookFile.read(game, Kind.SOLVED, BookFile.write(game, book, "made by hand"));

    assertThat(read.entries()).isEqualTo(book.entries());
  }

  @Test
  void refusesWhatIsNoBookOfThisGame() throws IOException {
    byte[] file = BookFile.write(game, book, "made by hand");

    assertThatThrownBy(() -> BookFile.read(new Othello(Size.EIGHT), Kind.SOLVED, file))
        .isInstanceOf(InputException.class)
        .hasMessage("a book of 'game othello': expected 'game othello:size=8'");
    assertThatThrownBy(() -> BookFile.read(game, Kind.SOLVED, new byte[] {1, 2, 3}))
        .hasMessage("no book: expected a packed file of solved positions");
    byte[] newer = changed(file, text -> text.replace("book 1", "book 2"));
    assertThatThrownBy(() -> BookFile.read(game, Kind.SOLVED, newer))
        .hasMessage("'plyground book 2': expected a book of version 1, 'plyground book 1'");
    byte[] longer = changed(file, text -> text + "x");
    assertThatThrownBy(() -> BookFile.read(game, Kind.SOLVED, longer))
        .hasMessage("a damaged book: its hash does not fit what is in it");
  }

  private static byte[] changed(byte[] file, UnaryOperator<String> how) throws IOException {
    try (var in = new GZIPInputStream(new ByteArrayInputStream(file))) {
      var bytes = new ByteArrayOutputStream();
      try (var out = new GZIPOutputStream(bytes)) {
        out.write(how.apply(new String(in.readAllBytes(), UTF_8)).getBytes(UTF_8));
      }
      return bytes.toByteArray();
    }
  }
}
