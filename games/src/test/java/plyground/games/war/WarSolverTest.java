package plyground.games.war;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plyground.core.FinalScore;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Stop;
import plyground.core.search.Trace;
import plyground.testkit.SlowMinimax;

final class WarSolverTest {
  /** How many late positions; thousands of them, at times, with -Dlate=20000. */
  private static final int LATE = Integer.getInteger("late", 400);

  private final WarSolver solver = new WarSolver(1, true);
  private final WarSolver bestOnly = new WarSolver(1, false);

  /** Any map, also with burdens instead of resources; some cities taken, either side to move. */
  private static War random(SplitMix random) {
    int size = 1 + random.nextInt(9);
    boolean burdens = random.nextInt(3) == 0;
    var cities = new ArrayList<City>();
    for (int i = 0; i < size; i++) {
      var owner = i < 5 ? null : random.nextBoolean() ? Side.FIRST : Side.SECOND;
      cities.add(new City("C" + i, random.nextInt(20) - (burdens ? 10 : 0), owner));
    }
    var roads = new ArrayList<Road>();
    for (int i = random.nextInt(2 * size + 1); i > 0; i--) {
      roads.add(new Road("C" + random.nextInt(size), "C" + random.nextInt(size)));
    }
    var rule = random.nextBoolean() ? Rule.ASSIGNMENT : Rule.CLASSIC;
    return new War("random", cities, roads, rule);
  }

  @Test
  void everyMoveIsWorthWhatMinimaxSays() {
    for (long seed = 0; seed < 400; seed++) {
      var random = new SplitMix(seed);
      var game = random(random);
      var position = game.start();
      if (random.nextBoolean() && position.emptyCities() > 1) {
        position = position.play(LegalMoves.of(game, position)[0]);
      }
      var result = solver.search(position, Limit.NONE, Trace.NONE);
      var expected = new ArrayList<MoveValue>();
      for (int move : LegalMoves.of(game, position)) {
        double value = -SlowMinimax.value(game, new FinalScore<>(), position.play(move), 99);
        expected.add(new MoveValue(move, value + 0.0));
      }
      String where = "seed " + seed + " at " + game.format(position);
      assertThat(result.moves()).as(where).isEqualTo(expected);
      double best = expected.stream().mapToDouble(MoveValue::value).max().orElseThrow();
      assertThat(result.value()).as(where).isEqualTo(best);
      var first = expected.stream().filter(each -> each.value() == best).findFirst().orElseThrow();
      assertThat(result.move()).as(where).isEqualTo(first.move());
      assertThat(result.exact()).isTrue();
      assertThat(result.depth()).isEqualTo(position.emptyCities());
      var quick = bestOnly.search(position, Limit.NONE, Trace.NONE);
      assertThat(quick.moves()).as(where).containsExactly(first);
      assertThat(quick.value()).as(where).isEqualTo(best);
      assertThat(quick.move()).as(where).isEqualTo(first.move());
      assertThat(quick.exact()).isTrue();
    }
  }

  /** Late positions of maps of every kind: leaves of both sides, switches, more than 32 cities. */
  @Test
  void lateInTheGameEveryMoveIsWorthWhatMinimaxSays() {
    int wide = 0;
    for (long seed = 0; seed < LATE; seed++) {
      var random = new SplitMix(seed);
      boolean held = seed % 3 == 0;
      var game = held ? spokes(random) : drawn(random);
      var position = game.start();
      while (!held && position.emptyCities() > 3 + seed % 4) {
        int[] moves = LegalMoves.of(game, position);
        position = position.play(moves[random.nextInt(moves.length)]);
      }
      wide += Objects.requireNonNull(Sector.of(position)).size() > Integer.SIZE ? 1 : 0;
      var result = solver.search(position, Limit.NONE, Trace.NONE);
      for (var move : result.moves()) {
        double value = -SlowMinimax.value(game, new FinalScore<>(), position.play(move.move()), 99);
        String where = "seed " + seed + " at " + game.format(position);
        assertThat(move.value()).as(where).isEqualTo(value + 0.0);
      }
      var quick = bestOnly.search(position, Limit.NONE, Trace.NONE);
      assertThat(quick.move()).isEqualTo(result.move());
      assertThat(quick.value()).isEqualTo(result.value());
    }
    assertThat(wide).isGreaterThan(LATE / 50);
  }

  private static War drawn(SplitMix random) {
    int size = 7 + random.nextInt(30);
    var map = new RandomMap(size, 1 + random.nextInt(5), random.nextInt(1 << 20));
    var rule = random.nextBoolean() ? Rule.ASSIGNMENT : Rule.CLASSIC;
    return new War("drawn", map.cities(random.nextInt(4)), map.roads(), rule);
  }

  /** A few empty cities and many held ones, each beside some of those. */
  private static War spokes(SplitMix random) {
    int hubs = 3 + random.nextInt(4);
    boolean burdens = random.nextInt(3) == 0;
    var cities = new ArrayList<City>();
    var roads = new ArrayList<Road>();
    for (int hub = 0; hub < hubs; hub++) {
      cities.add(new City("H" + hub, random.nextInt(40) - (burdens ? 20 : 0), null));
    }
    for (int spoke = random.nextInt(58); spoke > 0; spoke--) {
      var owner = random.nextBoolean() ? Side.FIRST : Side.SECOND;
      cities.add(new City("S" + spoke, random.nextInt(20) - (burdens ? 10 : 0), owner));
      for (int hub = 0; hub < hubs; hub++) {
        if (random.nextBoolean()) {
          roads.add(new Road("S" + spoke, "H" + hub));
        }
      }
    }
    for (int road = random.nextInt(hubs); road > 0; road--) {
      roads.add(new Road("H" + random.nextInt(hubs), "H" + random.nextInt(hubs)));
    }
    return new War("spokes", cities, roads, random.nextBoolean() ? Rule.ASSIGNMENT : Rule.CLASSIC);
  }

  /** Bounds from parts that cannot touch each other are asked for everywhere here. */
  @Test
  void mapsOfSeveralIslandsAreWorthWhatMinimaxSays() {
    for (long seed = 0; seed < 120; seed++) {
      var game = islands(new SplitMix(seed));
      var position = game.start();
      var result = solver.search(position, Limit.NONE, Trace.NONE);
      var quick = bestOnly.search(position, Limit.NONE, Trace.NONE);
      String where = "seed " + seed + " at " + game.format(position);
      double value = SlowMinimax.value(game, new FinalScore<>(), position, 99);
      assertThat(result.value()).as(where).isEqualTo(value);
      assertThat(quick.value()).as(where).isEqualTo(value);
      assertThat(quick.move()).as(where).isEqualTo(result.move());
    }
  }

  /** Islands of one to four cities, seven of them all empty; some held ones on the shores. */
  private static War islands(SplitMix random) {
    boolean burdens = random.nextInt(3) == 0;
    var cities = new ArrayList<City>();
    var roads = new ArrayList<Road>();
    int shore = 0;
    for (int city = 0; city < 7; city++) {
      String name = "E" + city;
      cities.add(new City(name, random.nextInt(40) - (burdens ? 20 : 0), null));
      shore = random.nextInt(4) == 0 || city - shore == 4 ? city : shore;
      if (city > shore) {
        roads.add(new Road(name, "E" + (shore + random.nextInt(city - shore))));
      }
      if (city > shore && random.nextBoolean()) {
        roads.add(new Road(name, "E" + (shore + random.nextInt(city - shore))));
      }
      for (int held = random.nextInt(3); held > 0; held--) {
        String holding = "H" + city + held;
        var owner = random.nextBoolean() ? Side.FIRST : Side.SECOND;
        cities.add(new City(holding, random.nextInt(20) - (burdens ? 10 : 0), owner));
        roads.add(new Road(holding, name));
        roads.add(new Road(holding, "E" + (shore + random.nextInt(city - shore + 1))));
      }
    }
    return new War("islands", cities, roads, random.nextBoolean() ? Rule.ASSIGNMENT : Rule.CLASSIC);
  }

  /** Where what is not yet decided is looked up, too. */
  @Test
  void theBestMoveIsThatOfEveryMove() {
    for (long seed = 1; seed <= 6; seed++) {
      var drawn = new RandomMap(12, 2 + seed % 3, seed);
      var position = new War("drawn", drawn.cities(0), drawn.roads(), Rule.ASSIGNMENT).start();
      var all = solver.search(position, Limit.NONE, Trace.NONE);
      var best = bestOnly.search(position, Limit.NONE, Trace.NONE);
      assertThat(best.move()).isEqualTo(all.move());
      assertThat(best.value()).isEqualTo(all.value());
      assertThat(best.nodes()).isLessThan(all.nodes());
    }
  }

  @Test
  void threadsAnswerAsOneDoes() {
    var pair = new WarSolver(2, true);
    var pairBestOnly = new WarSolver(2, false);
    for (long seed = 1; seed <= 4; seed++) {
      var drawn = new RandomMap(14, 3, seed);
      var position = new War("drawn", drawn.cities(0), drawn.roads(), Rule.ASSIGNMENT).start();
      var alone = solver.search(position, Limit.NONE, Trace.NONE);
      var together = pair.search(position, Limit.NONE, Trace.NONE);
      assertThat(together.moves()).isEqualTo(alone.moves());
      assertThat(together.move()).isEqualTo(alone.move());
      var best = pairBestOnly.search(position, Limit.NONE, Trace.NONE);
      assertThat(best.move()).isEqualTo(alone.move());
      assertThat(best.value()).isEqualTo(alone.value());
      assertThat(best.exact()).isTrue();
    }
  }

  @Test
  void largeMapsWithFewEmptyCitiesAreSolved() {
    var drawn = new RandomMap(300, 4, 3);
    var game = new War("large", drawn.cities(147), drawn.roads(), Rule.ASSIGNMENT);
    var position = game.start();
    assertThat(position.emptyCities()).isEqualTo(6);
    var result = solver.search(position, Limit.NONE, Trace.NONE);
    assertThat(result.value())
        .isEqualTo((double) SlowMinimax.value(game, new FinalScore<>(), position, 99));
  }

  @Test
  void citiesThatChangeHandsTogetherAreOne() {
    var cities = new ArrayList<City>();
    var roads = new ArrayList<Road>();
    cities.add(new City("hub", 1, null));
    for (int i = 0; i < 100; i++) {
      cities.add(new City("c" + i, i, i % 2 == 0 ? Side.FIRST : Side.SECOND));
      roads.add(new Road("hub", "c" + i));
    }
    var game = new War("star", cities, roads, Rule.ASSIGNMENT);
    var result = solver.search(game.start(), Limit.NONE, Trace.NONE);
    assertThat(result.moves().stream().map(MoveValue::value)).containsExactly(4951.0, -49.0);
  }

  @Test
  void whatIsTooLargeIsSaid() {
    var drawn = new RandomMap(65, 3, 1);
    var game = new War("large", drawn.cities(0), drawn.roads(), Rule.ASSIGNMENT);
    assertThatThrownBy(() -> solver.search(game.start(), Limit.NONE, Trace.NONE))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("too large to solve: 65 empty cities");
    assertThat(
            new WarProvider().descriptor().endgame(game).orElseThrow().covers().test(game.start()))
        .isFalse();
  }

  @Test
  void stopsAtItsLimits() {
    var game = new War("smolensk", Classics.cities("smolensk"), Classics.roads(), Rule.ASSIGNMENT);
    var stop = new Stop();
    stop.raise();
    for (var limit :
        List.of(
            Limit.nodes(100_000), Limit.time(Duration.ofMillis(20)), Limit.NONE.withStop(stop))) {
      for (var each : List.of(solver, new WarSolver(2, true))) {
        var result = each.search(game.start(), limit, Trace.NONE);
        assertThat(result.exact()).isFalse();
        assertThat(result.nodes()).isLessThan(100_000_000);
        assertThat(LegalMoves.contains(game, game.start(), result.move())).isTrue();
      }
    }
  }

  @Test
  void endgamesAreThoseWithFewEmptyCities() {
    var game = new War("keren", Classics.cities("keren"), Classics.roads(), Rule.ASSIGNMENT);
    var endgame = new WarProvider().descriptor().endgame(game).orElseThrow();
    int[] moves = new int[game.maxMoves()];
    WarPosition position = game.start();
    for (int ply : IntStream.range(0, 36).toArray()) {
      assertThat(endgame.covers().test(position)).isEqualTo(36 - ply <= 12);
      position.moves(moves, 0);
      position = position.play(moves[0]);
    }
  }
}
