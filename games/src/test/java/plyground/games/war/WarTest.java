package plyground.games.war;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Perft;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.spi.GameDescriptor;
import plyground.testkit.GameContract;
import plyground.testkit.PerftTable;

final class WarTest {
  private static final War LINE =
      new War(
          "line",
          List.of(
              new City("D", 4, null),
              new City("A", 1, Side.FIRST),
              new City("B", 2, null),
              new City("C", 3, Side.SECOND)),
          List.of(new Road("A", "B"), new Road("C", "B"), new Road("C", "D"), new Road("D", "D")),
          Rule.ASSIGNMENT);

  abstract static class Contract extends GameContract<WarPosition> {
    @Override
    protected GameDescriptor<WarPosition> descriptor() {
      return new WarProvider().descriptor();
    }

    @Override
    protected int playouts() {
      return 10;
    }

    @Test
    void agreesWithTheSlowTwin() {
      var game = (War) game();
      everyPosition(
          position -> {
            var twin = SlowWarPosition.of(game, game.format(position));
            var legal = LegalMoves.words(game, position);
            assertThat(legal).isEqualTo(twin.legal());
            assertThat(position.score()).isEqualTo(twin.score());
            boolean first = position.toMove() == Side.FIRST;
            assertThat(new Resources().evaluate(position))
                .isEqualTo(first ? twin.score() : -twin.score());
            assertThat(position.resources(Side.FIRST) - position.resources(Side.SECOND))
                .isEqualTo(twin.score());
            var some = legal.subList(0, Math.min(legal.size(), 30));
            for (String move : some) {
              assertThat(game.format(position.play(game.parseMove(position, move))))
                  .isEqualTo(twin.after(move));
            }
          });
    }
  }

  @Nested
  final class Smolensk extends Contract {}

  @Nested
  final class ClassicRule extends Contract {
    @Override
    protected Map<String, String> parameters() {
      return Map.of("map", "narvik", "rule", "classic");
    }
  }

  @Nested
  final class Small extends Contract {
    @Override
    protected Map<String, String> parameters() {
      return Map.of("map", "random", "size", "9", "seed", "3", "held", "2");
    }

    @Override
    protected int playouts() {
      return 100;
    }
  }

  @Nested
  final class SixtyFour extends Contract {
    @Override
    protected Map<String, String> parameters() {
      return Map.of("map", "random", "size", "64", "held", "20");
    }

    @Override
    protected int playouts() {
      return 3;
    }
  }

  @Nested
  final class SixtyFive extends Contract {
    @Override
    protected Map<String, String> parameters() {
      return Map.of("map", "random", "size", "65", "held", "20", "rule", "classic");
    }

    @Override
    protected int playouts() {
      return 3;
    }
  }

  @Test
  void perft() {
    PerftTable.check(LINE, getClass(), "perft.txt", Long.MAX_VALUE);
  }

  @Test
  void bothFormsOfAPositionAgree() {
    for (long seed = 0; seed < 50; seed++) {
      var random = new SplitMix(seed);
      var drawn = new RandomMap(1 + random.nextInt(20), 3, seed);
      var rule = random.nextBoolean() ? Rule.CLASSIC : Rule.ASSIGNMENT;
      var map = WarMap.of(drawn.cities(0), drawn.roads(), rule);
      var owners = new @Nullable Side[map.size()];
      WarPosition small = SmallWarPosition.of(map, owners, Side.FIRST);
      WarPosition large = LargeWarPosition.of(map, owners, Side.FIRST);
      int[] moves = new int[2 * map.size()];
      int[] same = new int[2 * map.size()];
      for (int count = small.moves(moves, 0); count > 0; count = small.moves(moves, 0)) {
        assertThat(large.moves(same, 0)).as("seed %d", seed).isEqualTo(count);
        assertThat(same).isEqualTo(moves);
        int move = moves[random.nextInt(count)];
        small = small.play(move);
        large = large.play(move);
        assertThat(large.score()).isEqualTo(small.score());
        assertThat(large.emptyCities()).isEqualTo(small.emptyCities());
      }
      assertThat(large.over()).isTrue();
      assertThat(large.outcome()).isEqualTo(small.outcome());
    }
  }

  @Test
  void marchesComeFirstAndConquerWithoutChaining() {
    var position = LINE.start();
    assertThat(LegalMoves.words(LINE, position)).containsExactly("FM:B", "PD:B", "PD:D");
    var after = position.play(LINE.parseMove(position, "FM:B"));
    assertThat(LINE.format(after)).isEqualTo("union=A,B,C confederacy= confederacy");
    assertThat(after.score()).isEqualTo(6);
    assertThat(LegalMoves.words(LINE, after)).containsExactly("PD:D");
    var dropped = position.play(LINE.parseMove(position, "PD:B"));
    assertThat(LINE.format(dropped)).isEqualTo("union=A,B confederacy=C confederacy");
    assertThat(LegalMoves.words(LINE, dropped)).containsExactly("FM:D", "PD:D");
  }

  @Test
  void outcomes() {
    var won = LINE.parse("union=B,C,D confederacy=A union").outcome();
    assertThat(won.winner()).isEqualTo(Side.FIRST);
    assertThat(won.score()).isEqualTo(8);
    assertThat(LINE.parse("union=A,D confederacy=B,C union").outcome().winner()).isNull();
    assertThat(LINE.parse("union= confederacy=A,B,C,D union").outcome().score()).isEqualTo(-10);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Force March B    | FM:B
          force march B    | FM:B
          fm:B             | FM:B
          FM B             | FM:B
          Paratroop Drop D | PD:D
          pd D             | PD:D
          """)
  void movesAreReadAsPeopleWriteThem(String text, String move) {
    assertThat(LINE.formatMove(LINE.start(), LINE.parseMove(LINE.start(), text))).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          union=A confederacy=C            | 'union=A confederacy=C' has not two lists and a side
          union=A,Q confederacy=C union    | no city 'Q' on this map; did you mean: A, B, C?
          union=A,,B confederacy=C union   | no city '' on this map;
          union=A,B confederacy=B union    | city 'B' is given twice
          union=A confederacy=C north      | side 'north': expected union or confederacy
          confederacy=C union=A union      | 'confederacy=C': expected union=CITY,CITY
          """)
  void badPositionsAreNamed(String text, String complaint) {
    assertThatThrownBy(() -> LINE.parse(text))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(complaint);
  }

  @Test
  void illegalMovesAreAnsweredWithTheLegalOnes() {
    assertThatThrownBy(() -> LINE.parseMove(LINE.start(), "FM:D"))
        .hasMessage("'FM:D' is not a legal move; legal: FM:B PD:B PD:D");
  }

  @Test
  void namesThatHoldBlanksAndSignsAreReadBack() {
    var names =
        List.of("New York", "St. Louis", "a=b", "50%", "50%25", "a%20b", "a b", "Zürich\u00a0");
    var game =
        new War(
            "odd",
            names.stream().map(name -> new City(name, 1, Side.FIRST)).toList(),
            List.of(),
            Rule.ASSIGNMENT);
    var position = game.start();
    assertThat(game.format(position))
        .isEqualTo(
            "union=50%25,50%2525,New%20York,St.%20Louis,Z\u00fcrich%C2%A0,a%20b,a%2520b,a=b"
                + " confederacy= union");
    assertThat(game.parse(game.format(position))).isEqualTo(position);
    var empty = game.parse("union= confederacy= union");
    for (String move : LegalMoves.words(game, empty)) {
      assertThat(game.formatMove(empty, game.parseMove(empty, move))).isEqualTo(move);
    }
    assertThat(game.formatMove(empty, game.parseMove(empty, "Paratroop Drop New York")))
        .isEqualTo("PD:New%20York");
  }

  @Test
  void aThousandCitiesPlayToTheEnd() {
    var drawn = new RandomMap(1_000, 3, 5);
    var game = new War("large", drawn.cities(10), drawn.roads(), Rule.ASSIGNMENT);
    var random = new SplitMix(8);
    int[] moves = new int[game.maxMoves()];
    WarPosition position = game.start();
    assertThat(position.emptyCities()).isEqualTo(980);
    int turns = 0;
    for (int count = position.moves(moves, 0); count > 0; count = position.moves(moves, 0)) {
      position = position.play(moves[random.nextInt(count)]);
      turns++;
    }
    assertThat(turns).isEqualTo(980);
    assertThat(position.outcome().score())
        .isEqualTo(position.resources(Side.FIRST) - position.resources(Side.SECOND));
  }

  @Test
  void oneCityAndNoRoads() {
    var one = new War("one", List.of(new City("A", 7, null)), List.of(), Rule.ASSIGNMENT);
    assertThat(LegalMoves.words(one, one.start())).containsExactly("PD:A");
    assertThat(one.start().play(LegalMoves.of(one, one.start())[0]).outcome().score()).isEqualTo(7);
    var apart =
        new War(
            "apart",
            List.of(new City("A", 1, null), new City("B", 2, Side.FIRST), new City("C", 3, null)),
            List.of(),
            Rule.CLASSIC);
    assertThat(LegalMoves.words(apart, apart.start())).containsExactly("PD:A", "PD:C");
    assertThat(new Perft<>(apart).count(apart.start(), 2)).isEqualTo(2);
  }

  @Test
  void sumsTooLargeForAnEvaluatorAreRefused() {
    var cities = List.of(new City("A", 999_999_999, null), new City("B", -1, null));
    assertThatThrownBy(() -> new War("rich", cities, List.of(), Rule.ASSIGNMENT))
        .hasMessage("the resources add up to 1000000000: expected less than 1000000000");
  }
}
