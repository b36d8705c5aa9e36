package plyground.views;

import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.Position;
import plyground.core.spec.Settings;
import plyground.core.spi.GameDescriptor;
import plyground.games.gallery.UltimateTicTacToe;
import plyground.games.labyrinth.LabyrinthProvider;
import plyground.games.othello.OthelloProvider;
import plyground.games.tictactoe.TicTacToeProvider;
import plyground.games.war.WarProvider;
import plyground.games.waroflife.WarOfLifeProvider;
import plyground.testkit.Snapshot;

/**
 * Every stroke of both painters: boards made by hand, and a move of each game, as committed in
 * {@code snapshots}, where whoever renews them can look at them.
 */
final class GoldenPicturesTest {
  private static final Map<String, Supplier<Picture>> BY_HAND =
      Map.of(
          "hexes", Shown::hexes,
          "pits", Shown::pits,
          "lattice", Shown::lattice,
          "places", Shown::places,
          "shapes", Shown::shapes);

  private static final Map<String, GameDescriptor<?>> GAMES =
      Map.of(
          "tic-tac-toe", new TicTacToeProvider().descriptor(),
          "othello", new OthelloProvider().descriptor(),
          "war-of-life", new WarOfLifeProvider().descriptor(),
          "labyrinth", new LabyrinthProvider().descriptor(),
          "war", new WarProvider().descriptor(),
          "ultimate-tic-tac-toe", new UltimateTicTacToe().descriptor());

  @ParameterizedTest
  @ValueSource(strings = {"hexes", "pits", "lattice", "places", "shapes"})
  void boardsMadeByHand(String name) {
    Snapshot.checkFile(name + ".svg", Shown.svg(Objects.requireNonNull(BY_HAND.get(name)).get()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          tic-tac-toe | x.o/.xo/... x                                   | 9
          othello     | ....../.2..../..12../..21../....../...... 1     | [1,3]
          war-of-life | [[[1,1],[1,3],[3,3],[5,5]],[[5,6],[4,7]]] b 4   | [1,1,1,2]
          labyrinth   | 6d75773/96abbe5/eeeb7eb/9bcad35/e6d3b3b/da3a6ca/cadcdc9 \
          a@1/1:sword,gold,map:1 b@1/7:chest,keys,helmet:2 a            | 2/up:2/1
          war         | union=B2,C4 confederacy=C2,D3 union             | FM:C3
          ultimate-tic-tac-toe | ........./.o......./........./........./....x..../........./........./........./......... x 1 | a3
          """)
  void movesOfGames(String name, String position, String move) {
    paint(name, Objects.requireNonNull(GAMES.get(name)), position, move);
  }

  private static <P extends Position<P>> void paint(
      String name, GameDescriptor<P> descriptor, String position, String word) {
    var game = descriptor.create(new Settings(descriptor.parameters(), Map.of()));
    var at = game.parse(position);
    int move = game.parseMove(at, word);
    var svg = new SvgPainter<>(game, descriptor.view(game));
    Snapshot.checkFile(name + ".svg", svg.drawMove(at, move));
    var plain = TerminalPainter.of(descriptor, game, false);
    var coloured = TerminalPainter.of(descriptor, game, true);
    Snapshot.check(
        name, plain.draw(at) + plain.drawClosely(at, move) + coloured.drawMove(at, move));
  }
}
