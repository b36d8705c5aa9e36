package plyground.games.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.spi.GameDescriptor;

/** The classics in all their sizes against their slow twins: moves, what they lead to, scores. */
final class SlowTwinsTest {
  static Stream<Arguments> games() {
    var all = new ArrayList<Arguments>();
    all.add(Arguments.of(new ConnectFour().descriptor(), "connect-four", new SlowDrops()));
    all.add(
        Arguments.of(new UltimateTicTacToe().descriptor(), "ultimate-tic-tac-toe", new SlowNine()));
    for (int[] size : new int[][] {{8, 8}, {4, 2}, {5, 4}, {8, 3}, {4, 8}}) {
      String name = "breakthrough:rows=%d,columns=%d".formatted(size[0], size[1]);
      all.add(Arguments.of(new Breakthrough().descriptor(), name, new SlowPawns(size[0], size[1])));
    }
    for (int[] size : new int[][] {{6, 4}, {1, 3}, {2, 5}, {4, 18}, {7, 18}, {6, 1}}) {
      for (boolean capture : new boolean[] {false, true}) {
        String name =
            "kalah:pits=%d,seeds=%d,empty-capture=%s"
                .formatted(size[0], size[1], capture ? "yes" : "no");
        var twin = new SlowSeeds(size[0], size[1], capture);
        all.add(Arguments.of(new Kalah().descriptor(), name, twin));
      }
    }
    for (int[] size : new int[][] {{3, 3}, {1, 1}, {1, 5}, {5, 2}, {5, 5}}) {
      String name = "dots-and-boxes:rows=%d,columns=%d".formatted(size[0], size[1]);
      all.add(Arguments.of(new DotsAndBoxes().descriptor(), name, new SlowBoxes(size[0], size[1])));
    }
    for (int size : new int[] {2, 3, 7, 8, 9, 11}) {
      all.add(Arguments.of(new Hex().descriptor(), "hex:size=" + size, new SlowChains(size)));
    }
    return all.stream();
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("games")
  <P extends Position<P>> void gamesAreThoseOfTheirTwins(
      GameDescriptor<P> described, String name, SlowTwin twin) {
    var game = ExactValue.open(described, name);
    for (long seed = 0; seed < 5; seed++) {
      var random = new SplitMix(seed);
      P position = game.start(random);
      String text = twin.start();
      for (int ply = 0; ; ply++) {
        assertThat(game.format(position)).isEqualTo(text);
        assertThat(game.parse(text)).isEqualTo(position);
        var played = new LinkedHashMap<String, String>();
        for (int move : LegalMoves.of(game, position)) {
          played.put(game.formatMove(position, move), game.format(position.play(move)));
        }
        assertThat(played).as("seed %d, ply %d: %s", seed, ply, text).isEqualTo(twin.moves(text));
        if (played.isEmpty()) {
          assertThat(position.over()).isTrue();
          assertThat(position.outcome().score()).as(text).isEqualTo(twin.score(text));
          break;
        }
        assertThat(position.over()).as(text).isFalse();
        String word = List.copyOf(played.keySet()).get(random.nextInt(played.size()));
        position = position.play(game.parseMove(position, word));
        text = Objects.requireNonNull(played.get(word));
      }
    }
  }
}
