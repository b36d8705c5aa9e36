package plyground.games.waroflife;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.spi.GameDescriptor;
import plyground.testkit.GameContract;
import plyground.testkit.PerftTable;

final class WarOfLifeTest extends GameContract<WarOfLifePosition> {
  private final WarOfLife game = new WarOfLife();

  @Override
  protected GameDescriptor<WarOfLifePosition> descriptor() {
    return new WarOfLifeProvider().descriptor();
  }

  @Override
  protected int playouts() {
    return 25;
  }

  @Test
  void perft() {
    PerftTable.check(game, getClass(), "perft.txt", Long.MAX_VALUE);
  }

  @Test
  void crankAgreesWithTheCellByCellTwin() {
    for (long seed = 0; seed < 5_000; seed++) {
      var random = new SplitMix(seed);
      var battle = WarOfLifePosition.of(scattered(random), 0, Side.FIRST);
      assertThat(CellsText.format(battle.cells().next()))
          .as("seed %d", seed)
          .isEqualTo(SlowWarOfLifePosition.of(battle).crank().cells());
    }
  }

  @Test
  void aCellIsBlueOrRedOrFree() {
    for (long seed = 0; seed < 50; seed++) {
      var cells = scattered(new SplitMix(seed));
      var rows = new StringBuilder();
      for (int cell = 0; cell < Cells.COUNT; cell++) {
        rows.append(cell > 0 && cell % Cells.SIZE == 0 ? "/" : "").append(cells.at(cell));
      }
      assertThat(CellsText.parse(rows.toString())).as("seed %d", seed).isEqualTo(cells);
    }
  }

  /** Boards from nearly empty to nearly full. */
  private static Cells scattered(SplitMix random) {
    int density = random.nextInt(101);
    long blue = 0;
    long red = 0;
    for (int cell = 0; cell < 64; cell++) {
      if (random.nextInt(100) < density) {
        boolean first = random.nextInt(2) == 0;
        blue |= first ? 1L << cell : 0;
        red |= first ? 0 : 1L << cell;
      }
    }
    return new Cells(blue, red);
  }

  @Test
  void playAgreesWithTheTwin() {
    everyPosition(this::compare);
    for (long seed = 0; seed < 500; seed++) {
      var random = new SplitMix(seed);
      int played = random.nextInt(WarOfLifePosition.LONGEST + 1);
      compare(
          WarOfLifePosition.of(
              scattered(random), played, random.nextInt(2) == 0 ? Side.FIRST : Side.SECOND));
    }
  }

  private void compare(WarOfLifePosition battle) {
    var twin = SlowWarOfLifePosition.of(battle);
    String where = game.format(battle);
    boolean over = !twin.ending().equals("not over");
    assertThat(battle.over()).as(where).isEqualTo(over);
    if (over) {
      var winner = battle.outcome().winner();
      String ending = winner == null ? battle.outcome().reason() : game.sideName(winner) + " wins";
      assertThat(ending).as(where).isEqualTo(twin.ending());
      assertThat(battle.outcome().score()).isEqualTo(twin.count('b') - twin.count('r'));
      assertThat(LegalMoves.of(game, battle)).isEmpty();
      return;
    }
    assertThat(LegalMoves.words(game, battle)).as(where).isEqualTo(twin.pickable());
    for (int move : LegalMoves.of(game, battle)) {
      String word = game.formatMove(battle, move);
      assertThat(game.format(battle.play(move))).isEqualTo(twin.after(word).text());
    }
  }

  @Test
  void crankIsTheGoldenOne() {
    var lines = Golden.lines("crank.jsonl");
    assertThat(lines).hasSize(500);
    for (var line : lines) {
      var next = CellsText.parse(line.get("board")).next();
      assertThat(CellsText.format(next)).as(line.get("board")).isEqualTo(line.get("next"));
    }
  }

  @Test
  void generationsOfQuestionOne() {
    var generations = new Golden(Golden.text("question1_generations.json"));
    var first = CellsText.parse(generations.get("generation_1"));
    for (int n = 1; n <= 6; n++) {
      assertThat(CellsText.format(first.next(n - 1))).isEqualTo(generations.get("generation_" + n));
    }
  }

  @Test
  void manyGenerationsAreManyTimesOne() {
    for (long seed = 0; seed < 100; seed++) {
      var first = scattered(new SplitMix(seed));
      var cells = first;
      for (int n = 1; n <= 300; n++) {
        cells = cells.next();
        assertThat(first.next(n)).as("seed %d, %d generations", seed, n).isEqualTo(cells);
      }
    }
    var blinker = CellsText.parse("[[[4,3],[4,4],[4,5]],[]]");
    assertThat(blinker.next(Long.MAX_VALUE - 1)).isEqualTo(blinker);
    assertThat(blinker.next(Long.MAX_VALUE)).isEqualTo(blinker.next());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [[],[]] b 0                  |   | draw      |  0
          [[],[]] r 250                |   | draw      |  0
          [[[1,1]],[[8,8]]] b 250      |   | exhaust   |  0
          [[],[[8,8],[8,7]]] b 250     |   | exhaust   | -2
          [[],[[8,8],[8,7]]] b 9       | r | win       | -2
          [[],[[8,8],[8,7]]] r 9       | r | win       | -2
          [[[1,1]],[]] r 249           | b | win       |  1
          [[[1,1]],[[1,2],[2,1],[2,2]]] b 3 | | stalemate | -2
          """)
  void endingsAreKeptApart(String position, String winner, String reason, int score) {
    var battle = game.parse(position);
    assertThat(battle.over()).isTrue();
    var outcome = battle.outcome();
    var side = outcome.winner();
    assertThat(side == null ? null : game.sideName(side)).isEqualTo(winner);
    assertThat(outcome.reason()).isEqualTo(reason);
    assertThat(outcome.score()).isEqualTo(score);
  }

  /** The same move wins on move 249 and comes too late on move 250. */
  @Test
  void wipeOutOnTheLastMoveIsExhaust() {
    String board = "[[[1,1],[1,2],[2,1],[2,2]],[[8,8]]]";
    var won = game.parse(board + " b 248");
    assertThat(won.play(game.parseMove(won, "[2,2,3,3]")).outcome().reason()).isEqualTo("win");
    var late = game.parse(board + " b 249");
    assertThat(late.play(game.parseMove(late, "[2,2,3,3]")).outcome().reason())
        .isEqualTo("exhaust");
  }

  @Test
  void startsHaveTwelvePiecesEachAndReachEveryCell() {
    long blue = 0;
    long red = 0;
    for (long seed = 0; seed < 200; seed++) {
      var start = game.start(new SplitMix(seed));
      assertThat(start.cells().blues()).isEqualTo(12);
      assertThat(start.cells().reds()).isEqualTo(12);
      assertThat(start.blue() & start.red()).isZero();
      blue |= start.blue();
      red |= start.red();
    }
    assertThat(blue & red).isEqualTo(-1L);
  }

  /** Swapping the colours and turning the board by some symmetry gives the same position. */
  @Test
  void namedStartsAreFair() {
    assertThat(game.named()).containsOnlyKeys("cross", "checkers", "gliders");
    game.named()
        .forEach(
            (name, start) -> {
              boolean turned = Long.reverse(start.blue()) == start.red();
              boolean mirrored = Long.reverseBytes(Long.reverse(start.blue())) == start.red();
              assertThat(turned || mirrored).as(name).isTrue();
            });
  }

  @Test
  void boardsAreReadInBothForms() {
    String rows = "b......./.....b../......../......../......../......../......../.......r r 17";
    String lists = "[ [[2,6], [1,1]], [[8, 8]] ]   r  17";
    assertThat(game.format(game.parse(rows))).isEqualTo("[[[1,1],[2,6]],[[8,8]]] r 17");
    assertThat(game.parse(lists)).isEqualTo(game.parse(rows));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[[[1,1],[2,6]],[[1,8]]]",
        "[[[1,1],[2,6]],[[1,8]]].",
        "[[[1,1],[2,6]],[[1,8]]] b",
        " [[[1,1], [2,6]], [[1,8]]] . ",
        "[[[1,1],[2,6]],[[1,8]]] b 0.",
        "b......r/.....b../......../......../......../......../......../........",
        "b......r/.....b../......../......../......../......../......../.........",
        "b......r/.....b../......../......../......../......../......../........ b 0."
      })
  void whatGoesWithoutSayingMayBeLeftOut(String text) {
    assertThat(game.format(game.position(text))).isEqualTo("[[[1,1],[2,6]],[[1,8]]] b 0");
  }

  @Test
  void namesAreReadInCapitalsToo() {
    assertThat(game.position("Cross")).isEqualTo(game.position("cross"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          [[[1,1],[1,1]],[]] b 0      | [1,1] is listed twice
          [[[1,1]],[[2,2],[1,1]]] b 0 | [1,1] is listed as blue and as red
          [[[0,1]],[]] b 0            | row 0 at character 4: expected 1 to 8
          [[[1,9]],[]] b 0            | column 9 at character 6: expected 1 to 8
          [[[1,-1]],[]] b 0           | column -1 at character 6: expected 1 to 8
          [[[10,1]],[]] b 0           | row 10 at character 4: expected 1 to 8
          [[[1,1]],[] b 0             | character 13 of '[[[1,1]],[] b 0' is 'b'; expected ']'
          [[[1,1]]                    | '[[[1,1]]' ends too early; expected ','
          [[[1,1]],[[1,2]]] b 0 0     | '[[[1,1]],[[1,2]]] b 0 0' has more than a board, a side
          [[[1,1]],[[1,2]]] x 0       | side 'x': expected b or r
          [[[1,1]],[[1,2]]] b 251     | moves played '251': expected a number from 0 to 250
          [[[1,1]],[[1,2]]] b -1      | moves played '-1': expected a number from 0 to 250
          b.../                       | character 5 of 'b.../' is '/'; expected b, r or .
          ......../......../......../......../......../......../......../.......... b 0 | character 72 of
          nowhere                     | no position 'nowhere' (known by name: checkers, cross, gliders), nor a board: character 1 of 'nowhere' is 'n'; expected b, r or .
          """)
  void badPositionsAreNamed(String text, String complaint) {
    assertThatThrownBy(() -> game.position(text))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(complaint);
  }

  @Test
  void movesMayHoldSpacesAtAPrompt() {
    var start = game.position("gliders");
    assertThat(game.parseMove(start, " [1, 2, 1,1] "))
        .isEqualTo(game.parseMove(start, "[1,2,1,1]"));
    assertThatThrownBy(() -> game.parseMove(start, "[1,2,2,3]"))
        .hasMessageStartingWith("'[1,2,2,3]' is not a legal move; legal: [1,2,1,1] ");
  }
}
