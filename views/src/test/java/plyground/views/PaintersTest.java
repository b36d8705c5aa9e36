package plyground.views;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.spec.Settings;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameMaker;
import plyground.games.labyrinth.LabyrinthProvider;
import plyground.games.othello.OthelloProvider;
import plyground.games.tictactoe.TicTacToeProvider;
import plyground.games.war.WarProvider;
import plyground.games.waroflife.WarOfLifeProvider;

/** The painters on real games; they know none of them. */
final class PaintersTest {
  private static <P extends Position<P>> TerminalPainter<P> painter(
      GameDescriptor<P> descriptor, Map<String, String> parameters) {
    var game = descriptor.create(new Settings(descriptor.parameters(), parameters));
    return TerminalPainter.of(descriptor, game, false);
  }

  /** Random games: nothing is wider than a terminal, every picture can be read. */
  private static <P extends Position<P>> void walk(
      GameDescriptor<P> descriptor, Map<String, String> parameters) throws Exception {
    var terminal = painter(descriptor, parameters);
    var svg = new SvgPainter<>(terminal.game(), terminal.view());
    var random = new SplitMix(1);
    P position = terminal.game().start(random);
    for (int ply = 0; ply < 30 && !position.over(); ply++) {
      checkWidth(terminal.draw(position));
      int[] moves = LegalMoves.of(terminal.game(), position);
      int move = moves[random.nextInt(moves.length)];
      checkWidth(terminal.drawMove(position, move));
      checkWidth(terminal.drawClosely(position, move));
      SvgTest.parsed(svg.draw(position));
      SvgTest.parsed(svg.drawMove(position, move));
      position = position.play(move);
    }
  }

  private static void checkWidth(String text) {
    assertThat(text).endsWith("\n");
    assertThat(text.lines()).allMatch(line -> line.length() <= 80);
  }

  @Tag("slow")
  @Test
  void everyGameFitsATerminalAndAPage() throws Exception {
    walk(new TicTacToeProvider().descriptor(), Map.of());
    walk(new OthelloProvider().descriptor(), Map.of("size", "8"));
    walk(new WarOfLifeProvider().descriptor(), Map.of());
    walk(new LabyrinthProvider().descriptor(), Map.of());
    walk(new WarProvider().descriptor(), Map.of());
    walk(new WarProvider().descriptor(), Map.of("map", "random", "size", "30", "held", "4"));
    walk(new WarProvider().descriptor(), Map.of("map", "random", "size", "90", "held", "9"));
  }

  @Test
  void aGameWithoutAViewHasItsText() throws Exception {
    var kind = new TicTacToeProvider().descriptor();
    var plain = new GameMaker<>(List.of(), kind.maker().rules());
    var bare = new GameDescriptor<>(kind.text(), plain, kind.evaluators());
    var painter = painter(bare, Map.of());
    var at = painter.game().parse("x.o/.x./... o");
    assertThat(painter.draw(at)).isEqualTo("x.o/.x./... o\n");
    assertThat(painter.drawClosely(at, 1)).isEqualTo("xoo/.x./... x\n");
    assertThat(painter.half(at, "2")).isEmpty();
    walk(bare, Map.of());
  }

  @Test
  void aRuledBoardShowsWhatToType() {
    var painter = painter(new TicTacToeProvider().descriptor(), Map.of());
    assertThat(painter.draw(painter.game().parse("x.o/.x./... o")))
        .isEqualTo(
            """
             x | 2 | o\s
            ---+---+---
             4 | x | 6\s
            ---+---+---
             7 | 8 | 9\s
            """);
  }

  @Test
  void bracketsAreWhatWasPutAndParenthesesWhatTurned() {
    var painter = painter(new OthelloProvider().descriptor(), Map.of());
    var at = painter.game().parse("....../....../..12../..21../....../...... 1");
    assertThat(painter.drawMove(at, painter.game().parseMove(at, "d2")))
        .isEqualTo(
            """
                   a  b  c  d  e  f
                   0  1  2  3  4  5
              1 0  .  .  .  .  .  .\s
              2 1  .  .  + [1] +  .\s
              3 2  .  .  1 (1) .  .\s
              4 3  .  .  2  1  +  .\s
              5 4  .  .  .  .  .  .\s
              6 5  .  .  .  .  .  .\s
                  1: 4   2: 1
            """);
  }

  @Test
  void aMoveOfSeveralFramesIsShownOneByOne() {
    var painter = painter(new WarOfLifeProvider().descriptor(), Map.of());
    var at = painter.game().parse("[[[1,1],[1,3],[3,3]],[[8,8]]] b 4");
    int move = painter.game().parseMove(at, "[1,1,1,2]");
    assertThat(painter.drawClosely(at, move))
        .startsWith(
            """
            b moves [1,1,1,2]
                 a  b  c  d  e  f  g  h
                 1  2  3  4  5  6  7  8
              1 [.](b) b  .  .  .  .  .\s
              2  .  .  .  .  .  .  .  .\s
              3  .  .  b  .  .  .  .  .\s
            """)
        .endsWith(
            """

            after the crank
                 a  b  c  d  e  f  g  h
                 1  2  3  4  5  6  7  8
              1 [.](x) x  .  .  .  .  .\s
              2  .  B  B  .  .  .  .  .\s
              3  .  .  x  .  .  .  .  .\s
              4  .  .  .  .  .  .  .  .\s
              5  .  .  .  .  .  .  .  .\s
              6  .  .  .  .  .  .  .  .\s
              7  .  .  .  .  .  .  .  .\s
              8  .  .  .  .  .  .  .  x\s
                blue 2   red 0   5 of 250 moves
            B R born  x died  [ ] left  ( ) moved to
            """);
  }

  @Test
  void halfAMoveCanBeTypedWhereverAMoveHasSteps() {
    var painter = painter(new WarOfLifeProvider().descriptor(), Map.of());
    var at = painter.game().parse("[[[1,1],[8,8]],[[1,8]]] b 4");
    var half = painter.half(at, " 1,1 ").orElseThrow();
    assertThat(half.question()).isEqualTo("After 1,1 b goes to (or undo): ");
    assertThat(half.words()).containsExactly("1,2", "2,1", "2,2");
    assertThat(half.whole().apply("2,2")).isEqualTo("[1,1,2,2]");
    assertThat(half.whole().apply("5,5")).isEqualTo("1,1:5,5");
    assertThat(half.picture()).contains("1 [b] . ");
    assertThat(painter.half(at, "1,8")).isEmpty();
    assertThat(painter.half(at, "1,1 2,2")).isEmpty();
  }

  @Test
  void halfAMoveShowsTheFramesOfItsSteps() {
    var painter = painter(new LabyrinthProvider().descriptor(), Map.of());
    var at = painter.game().start(new SplitMix(1));
    var half = painter.half(at, "2/UP").orElseThrow();
    assertThat(half.typed()).isEqualTo("2/up");
    assertThat(half.question()).isEqualTo("After 2/up a walks to (or undo): ");
    String word = half.words().getLast();
    assertThat(half.whole().apply(word)).isEqualTo("2/up:" + word);
    int move = painter.game().parseMove(at, "2/up:" + word);
    assertThat(half.picture()).contains("═").startsWith(firstFrame(painter, at, move));
  }

  private static <P extends Position<P>> String firstFrame(
      TerminalPainter<P> painter, P at, int move) {
    String pages = painter.drawClosely(at, move);
    return pages.substring(pages.indexOf('\n') + 1, pages.indexOf("\nthe walk"));
  }

  @Test
  void aSideIsPaintedInItsColour() {
    var descriptor = new WarOfLifeProvider().descriptor();
    var game = descriptor.create(new Settings(descriptor.parameters(), Map.of()));
    var painter = TerminalPainter.of(descriptor, game, true);
    assertThat(painter.paint(Side.FIRST, "me")).isEqualTo("\u001b[1;34mme\u001b[0m");
    assertThat(painter.paint(Side.SECOND, "you")).isEqualTo("\u001b[1;31myou\u001b[0m");
  }
}
