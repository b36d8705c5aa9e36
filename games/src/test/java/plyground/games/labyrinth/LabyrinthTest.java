package plyground.games.labyrinth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.spec.Settings;
import plyground.core.spi.GameDescriptor;
import plyground.testkit.GameContract;
import plyground.testkit.PerftTable;

final class LabyrinthTest extends GameContract<LabyrinthPosition> {
  private static final String BOARD = "6d75773/96abbe5/eeeb7eb/9bca d35".replace(" ", "");
  private static final String MAZE = BOARD + "/e6d3b3b/da3a6ca/cadcdc9";
  private static final String A = " a@1/1:sword,gold,map:0";
  private static final String B = " b@1/7:chest,keys,helmet:0";

  private final Labyrinth game = new Labyrinth();

  @Override
  protected GameDescriptor<LabyrinthPosition> descriptor() {
    return new LabyrinthProvider().descriptor();
  }

  @Override
  protected Map<String, String> parameters() {
    return Map.of("limit", "60", "treasures", "2");
  }

  @Override
  protected int playouts() {
    return 12;
  }

  private static Game<LabyrinthPosition> with(Map<String, String> parameters) {
    var kind = new LabyrinthProvider().descriptor();
    return kind.create(new Settings(kind.parameters(), parameters));
  }

  @Test
  void perft() {
    PerftTable.check(game, getClass(), "perft.txt", 1_000_000);
  }

  @Test
  void positionsAgreeWithTheSlowTwin() {
    for (long seed = 0; seed < 20; seed++) {
      var random = new SplitMix(seed);
      var position = game.start(random);
      for (int ply = 0; ply < 60 && !position.over(); ply++) {
        var twin = SlowLabyrinthPosition.of(game.format(position));
        var legal = LegalMoves.words(game, position);
        assertThat(legal).as("seed %d, ply %d", seed, ply).isEqualTo(twin.legal());
        String move = legal.get(random.nextInt(legal.size()));
        position = position.play(game.parseMove(position, move));
        assertThat(game.format(position)).as("seed %d, %s", seed, move).isEqualTo(twin.after(move));
      }
    }
  }

  @Test
  void breadthFirstOrderAgreesWithTheSlowTwin() {
    var paths = new Paths();
    for (long seed = 0; seed < 200; seed++) {
      var position = game.start(new SplitMix(seed));
      var twin = SlowLabyrinthPosition.of(game.format(position));
      for (int square = 0; square < Square.COUNT; square++) {
        paths.search(position.maze(), square);
        var expected = twin.walk(Square.format(square));
        assertThat(paths.count()).as("seed %d", seed).isEqualTo(expected.size());
        for (int n = 0; n < paths.count(); n++) {
          assertThat(Square.format(paths.met(n))).as("seed %d", seed).isEqualTo(expected.get(n));
        }
        assertThat(Long.bitCount(position.maze().reach(square))).isEqualTo(paths.count());
      }
    }
  }

  @Test
  void everyShiftIsUndoneByItsInverse() {
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      var maze = game.start(new SplitMix(shift)).maze();
      assertThat(maze.shifted(shift).shifted(Shift.inverse(shift))).isEqualTo(maze);
      for (int square = 0; square < Square.COUNT; square++) {
        assertThat(Shift.carry(Shift.inverse(shift), Shift.carry(shift, square))).isEqualTo(square);
      }
    }
  }

  @Test
  void startsAreDealtByTheOptions() {
    for (int treasures = 1; treasures <= 12; treasures++) {
      var options = Map.of("tiles", "classic", "treasures", String.valueOf(treasures));
      var position = with(options).start(new SplitMix(treasures));
      var dealt = EnumSet.copyOf(position.deal().treasures(Side.FIRST));
      dealt.addAll(position.deal().treasures(Side.SECOND));
      assertThat(dealt).hasSize(Math.min(12, 2 * treasures));
    }
  }

  @Test
  void theClassicBoxAlwaysHoldsTheSameTiles() {
    for (long seed = 0; seed < 20; seed++) {
      int[] openings = new int[4];
      int straights = 0;
      var maze = with(Map.of("tiles", "classic")).start(new SplitMix(seed)).maze();
      for (int square = 0; square < Square.COUNT; square++) {
        int tile = maze.tile(square);
        openings[Integer.bitCount(tile)]++;
        straights += tile == 0b1010 || tile == 0b0101 ? 1 : 0;
      }
      assertThat(List.of(openings[2] - straights, straights, openings[3]))
          .containsExactly(15 + 4, 12, 6 + 12);
    }
  }

  @Test
  void uniformTilesHaveTheSharesOfTheBox() {
    int straights = 0;
    int threes = 0;
    int starts = 2000;
    for (long seed = 0; seed < starts; seed++) {
      var maze = game.start(new SplitMix(seed)).maze();
      for (int square = 0; square < Square.COUNT; square++) {
        int tile = maze.tile(square);
        straights += tile == 0b1010 || tile == 0b0101 ? 1 : 0;
        threes += Integer.bitCount(tile) == 3 ? 1 : 0;
      }
    }
    // Standard deviations of the means: 0.06 and 0.05.
    assertThat((double) straights / starts).isBetween(11.7, 12.3);
    assertThat((double) threes / starts).isBetween(17.7, 18.3);
  }

  private static int around(String from, String to, int at) {
    int apart = Math.abs(from.charAt(at) - to.charAt(at));
    return Math.min(apart, 7 - apart);
  }

  /** Twenty for every step on a board that wraps, a thousand for every treasure. */
  @ParameterizedTest
  @CsvSource({
    "1/1, sword, 0, 1/7, chest, 0, a",
    "7/2, 'sword,gold', 1, 4/4, 'chest,ring', 2, b",
    "1/1, 'sword,gold', 2, 6/6, 'chest,ring', 0, b",
    "2/1, 'sword,gold', 2, 6/6, 'chest,ring', 0, a",
  })
  void theRaceCountsTreasuresAndSteps(
      String a, String as, int aFound, String b, String bs, int bFound, String side) {
    String text = "a@" + a + ":" + as + ":" + aFound + " b@" + b + ":" + bs + ":" + bFound;
    var position = game.parse(MAZE + " " + text + " " + side);
    int lead = way(a, as, aFound, "1/1") - way(b, bs, bFound, "1/7");
    assertThat(new Race().evaluate(position)).isEqualTo(side.equals("a") ? lead : -lead);
  }

  private static int way(String square, String treasures, int found, String home) {
    String[] words = treasures.split(",");
    boolean all = found == words.length;
    if (all && square.equals(home)) {
      return 1000 * (words.length + 1);
    }
    String target = all ? home : Square.format(Treasure.of(words[found]).orElseThrow().square());
    return 1000 * found - 20 * (around(square, target, 0) + around(square, target, 2));
  }

  @Test
  void bringingEverythingHomeWins() {
    var position = game.parse(MAZE + " a@1/2:sword:1 b@1/7:chest:0 a");
    var home = position.play(game.parseMove(position, "6/right:1/1"));
    assertThat(home.over()).isTrue();
    assertThat(home.outcome().winner()).isEqualTo(Side.FIRST);
    assertThat(home.outcome().score()).isEqualTo(1);
    assertThat(game.parse(game.format(home)).over()).isTrue();
  }

  @Test
  void treasuresCountAtTheEndOfOnesOwnWalkOnly() {
    var position = game.parse(MAZE + " a@1/3:sword,gold:0 b@1/7:chest:0 b");
    var waited = position.play(game.parseMove(position, "6/right:1/7"));
    assertThat(waited.found(Side.FIRST)).isZero();
    var stayed = waited.play(game.parseMove(waited, "6/left:1/3"));
    assertThat(stayed.found(Side.FIRST)).isEqualTo(1);
    assertThat(stayed.target(Side.FIRST)).isEqualTo(Treasure.GOLD.square());
  }

  @Test
  void theTurnLimitDraws() {
    var short5 = with(Map.of("limit", "5"));
    var position = short5.start(new SplitMix(3));
    int[] moves = new int[short5.maxMoves()];
    for (int ply = 0; ply < 5; ply++) {
      assertThat(position.over()).isFalse();
      position.moves(moves, 0);
      position = position.play(moves[0]);
    }
    assertThat(position.over()).isTrue();
    assertThat(position.outcome().winner()).isNull();
    assertThat(short5.format(position)).endsWith(" b 5");
  }

  @Test
  void pliesAreWrittenOnceTheLimitIsNear() {
    var position = game.parse(MAZE + A + B + " a 499");
    assertThat(game.format(position))
        .isEqualTo(MAZE + A + B + " a")
        .isEqualTo(game.format(position));
    assertThat(position).isEqualTo(game.parse(MAZE + A + B + " a"));
    var near = game.parse(MAZE + A + B + " a 500");
    assertThat(game.format(near)).endsWith(" a 500");
    assertThat(near).isNotEqualTo(position);
    assertThat(near.key()).isNotEqualTo(position.key());
    assertThat(game.parse(MAZE + A + B + " a 1000").over()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2/UP:1/1      | 2/up:1/1
          2/up 1/1      | 2/up:1/1
          ' 6/left: 1/1'| 6/left:1/1
          """)
  void movesAreReadAsPeopleTypeThem(String typed, String move) {
    var position = game.parse(MAZE + A + B + " a");
    assertThat(game.formatMove(position, game.parseMove(position, typed))).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          3/up:5/3     | no shift '3/up'; expected one of 2/up 2/down 4/up
          3/up         | no shift '3/up'; expected one of 2/up 2/down 4/up
          2/up:8/3     | square '8/3' in '2/up:8/3': expected row/column, each from 1 to 7
          2/up:7/7     | '2/up:7/7' is not a legal move; after 2/up player a can walk to: 1/1
          2/up         | '2/up' is not a legal move; legal: 2/up:1/1
          """)
  void badMovesAreNamed(String move, String complaint) {
    var position = game.parse(MAZE + A + B + " a");
    assertThatThrownBy(() -> game.parseMove(position, move))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(complaint);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          A B        | 'A B' has not a board, two players and a side
          6/7 A B a  | board '6/7' has 2 rows; expected 7, with / between
          f M A B a  | tile 1/2 is 'f'; expected one of 3 5 6 7 9 a b c d e
          8 M A B a  | tile 1/2 is '8'; expected one of 3 5 6 7 9 a b c d e
          z M A B a  | tile 1/2 is 'z'; expected one of 3 5 6 7 9 a b c d e
          M B A a    | player 'b@1/7:chest,keys,helmet:0': expected a@row/column:
          M a@8/1:sword:0 B a   | square '8/1' of player a: expected row/column, each from 1 to 7
          M a@1/1:sword:2 B a   | player a has found '2': expected a whole number from 0 to 1
          M a@1/1:sward:0 B a   | no treasure 'sward' (player a); did you mean: sword?
          M a@1/1::0 B a        | no treasure '' (player a)
          M a@1/1:sword,sword:0 B a | player a: the treasure 'sword' is dealt twice
          M a@1/1:keys:0 B a    | player b: the treasure 'keys' is dealt twice
          M A B c    | side 'c': expected a or b
          M A B a -1 | plies '-1': expected a whole number from 0 to the turn limit, 1000
          M A B a 1001 | plies '1001': expected a whole number from 0 to the turn limit, 1000
          M a@1/1:sword:1 b@1/7:ring:1 a | 'a@1/1:sword:1 b@1/7:ring:1': only one can have won
          """)
  void badPositionsAreNamed(String text, String complaint) {
    assertThatThrownBy(() -> game.parse(spelledOut(text)))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(complaint.replace("A B", (A + B).strip()));
  }

  /** M, A and B stand for a maze and two players; a letter before M for its second tile. */
  private static String spelledOut(String text) {
    String maze = text.indexOf('M') == 2 ? "6" + text.charAt(0) + MAZE.substring(2) : MAZE;
    return text.replaceFirst("^.? ?M", maze).replace("A", A.strip()).replace("B", B.strip());
  }

  @Test
  void fixedTilesMustMatch() {
    assertThatThrownBy(() -> game.parse("3" + MAZE.substring(1) + A + B + " a"))
        .hasMessage("tile 1/1 is '3'; expected the fixed tile '6'");
  }
}
