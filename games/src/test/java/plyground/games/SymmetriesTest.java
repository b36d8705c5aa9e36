package plyground.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.Symmetry;
import plyground.core.spec.Settings;
import plyground.core.spi.GameDescriptor;
import plyground.games.labyrinth.LabyrinthProvider;
import plyground.games.othello.OthelloProvider;
import plyground.games.tictactoe.TicTacToeProvider;
import plyground.games.war.WarProvider;
import plyground.games.waroflife.WarOfLifePosition;
import plyground.games.waroflife.WarOfLifeProvider;

/** Symmetries against boards that are turned and mirrored as text. */
final class SymmetriesTest {
  private static <P extends Position<P>> Game<P> game(
      GameDescriptor<P> descriptor, Map<String, String> parameters) {
    return descriptor.create(new Settings(descriptor.parameters(), parameters));
  }

  /** The eight images of a board written row by row. */
  private static SortedSet<String> images(String board) {
    var images = new TreeSet<String>();
    var rows = List.of(board.split("/"));
    for (int turn = 0; turn < 4; turn++) {
      images.add(String.join("/", rows));
      images.add(String.join("/", rows.reversed()));
      rows = turned(rows);
    }
    return images;
  }

  private static List<String> turned(List<String> rows) {
    return java.util.stream.IntStream.range(0, rows.size())
        .mapToObj(
            column ->
                rows.reversed().stream()
                    .map(row -> row.substring(column, column + 1))
                    .collect(java.util.stream.Collectors.joining()))
        .toList();
  }

  private static <P extends Position<P>> void assertImages(Game<P> game) {
    for (long seed = 0; seed < 50; seed++) {
      var random = new SplitMix(seed);
      P position = game.start(random);
      for (int ply = 0; ply < 6 && !position.over(); ply++) {
        int[] moves = LegalMoves.of(game, position);
        position = position.play(moves[random.nextInt(moves.length)]);
        String text = game.format(position);
        String rest = text.substring(text.indexOf(' '));
        var found = new TreeSet<>(List.of(board(text)));
        for (var symmetry : game.symmetries()) {
          String image = game.format(symmetry.position(position));
          assertThat(image).endsWith(rest);
          found.add(board(image));
        }
        assertThat(found).as("seed %d", seed).isEqualTo(images(board(text)));
      }
    }
  }

  private static String board(String text) {
    return text.substring(0, text.indexOf(' '));
  }

  @Test
  void squareBoardsAreTurnedAndMirrored() {
    assertImages(game(new TicTacToeProvider().descriptor(), Map.of()));
    assertImages(game(new OthelloProvider().descriptor(), Map.of()));
    assertImages(game(new OthelloProvider().descriptor(), Map.of("size", "8")));
  }

  @Test
  void warOfLifeBoardsAreTurnedAndMirrored() {
    var game = game(new WarOfLifeProvider().descriptor(), Map.of());
    for (long seed = 0; seed < 50; seed++) {
      var position = game.start(new SplitMix(seed));
      var found = new TreeSet<>(List.of(rows(position)));
      for (var symmetry : game.symmetries()) {
        found.add(rows(symmetry.position(position)));
      }
      assertThat(found).isEqualTo(images(rows(position)));
    }
  }

  private static String rows(WarOfLifePosition position) {
    var rows = new StringBuilder();
    for (int cell = 0; cell < 64; cell++) {
      rows.append(cell > 0 && cell % 8 == 0 ? "/" : "");
      boolean blue = (position.blue() >>> cell & 1) != 0;
      rows.append(blue ? 'b' : (position.red() >>> cell & 1) != 0 ? 'r' : '.');
    }
    return rows.toString();
  }

  /** By what the resources of the classic boards leave of the square's eight symmetries. */
  @ParameterizedTest
  @CsvSource({"keren,7", "narvik,3", "sevastopol,1", "smolensk,0", "westerplatte,7"})
  void mapsKeepTheSymmetriesThatTheirResourcesAllow(String map, int symmetries) {
    var game = game(new WarProvider().descriptor(), Map.of("map", map));
    assertThat(game.symmetries()).hasSize(symmetries);
  }

  /** A mirrored maze would change the players' homes. */
  @Test
  void theLabyrinthHasNone() {
    assertThat(game(new LabyrinthProvider().descriptor(), Map.of()).symmetries()).isEmpty();
  }

  @Test
  void squaresHaveSevenDifferentOnes() {
    assertThat(Symmetry.ofSquares(3).stream().map(List::of).distinct()).hasSize(7);
    assertThat(Symmetry.image(0b1, Symmetry.ofSquares(3).get(0))).isEqualTo(0b1_000_000);
  }
}
