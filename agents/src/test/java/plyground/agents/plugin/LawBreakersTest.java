package plyground.agents.plugin;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plyground.core.Position;
import plyground.core.law.Inspection;
import plyground.core.law.Law;
import plyground.core.law.LawReport;
import plyground.core.spec.Settings;
import plyground.core.spi.GameDescriptor;
import plyground.testkit.PluginSource;

/** One game for every law that breaks it, and is told so. */
final class LawBreakersTest {
  @TempDir Path folder;

  /**
   * A game that is wrong in one place.
   *
   * @param told part of what is said of it
   */
  record Breaker(Law law, String old, String other, String told) {
    @Override
    public String toString() {
      return law.id() + ": " + told;
    }
  }

  static Stream<Breaker> breakers() {
    return Stream.of(
        new Breaker(Law.ANSWERS, "return left == 0;", "return 1 / left < 0;", "/ by zero"),
        new Breaker(
            Law.ANSWERS, "return left == 0;", "while (left > 0) { }; return true;", "without end"),
        new Breaker(
            Law.ANSWERS,
            "return left == 0;",
            "return new long[Integer.MAX_VALUE].length == left;",
            "OutOfMemoryError"),
        new Breaker(Law.ANSWERS, "return left == 0;", "return over();", "StackOverflowError"),
        new Breaker(Law.MAX_MOVES, ".maxMoves(_ -> 3)", ".maxMoves(_ -> 2)", "maxMoves() is 2"),
        new Breaker(Law.DISTINCT_MOVES, "into[end++] = take;", "into[end++] = take / 2;", "twice"),
        new Breaker(Law.DISTINCT_MOVES, "into[end++] = take;", "into[end++] = take - 1;", "-1"),
        new Breaker(Law.OVER, "return left == 0;", "return left <= 1;", "over() is true"),
        new Breaker(
            Law.OUTCOME,
            "return Outcome.of(-toMove.sign(), \"last stone\");",
            "return new Outcome(toMove, -toMove.sign(), \"\");",
            "no reason"),
        new Breaker(
            Law.OUTCOME,
            "return Outcome.of(-toMove.sign(), \"last stone\");",
            "return new Outcome(toMove, -toMove.sign(), \"last\");",
            "the winner is"),
        new Breaker(
            Law.ENDS,
            "return new Stones(left - 1 - move, toMove.other());",
            "return new Stones(left == 1 ? 7 : Math.max(1, left - 1 - move), toMove.other());",
            "20000 moves"),
        new Breaker(
            Law.NO_CHANCE,
            "return new Stones(left - 1 - move, toMove.other());",
            "return new Stones(Math.max(0, left - 1 - calls++ % 2), toMove.other());",
            "two different ends"),
        new Breaker(
            Law.ODDS,
            "implements BoardPosition<Stones> {",
            "implements BoardPosition<Stones>, ChancePosition {"
                + " public boolean chance() { return left == 3; }"
                + " public int weight(int move) { return move; }",
            "its weight is 0"),
        new Breaker(
            Law.EQUALITY,
            "static int calls;",
            "public boolean equals(Object other) { return this == other; }"
                + " public int hashCode() { return 1; } static int calls;",
            "not equal"),
        new Breaker(Law.KEYS, "Keys.of(left, 0, toMove)", "Keys.of(left)", "the same key as"),
        new Breaker(
            Law.POSITION_TEXT,
            "return new Stones(setup.count('*'), setup.toMove());",
            "return new Stones(setup.count('*'), Side.FIRST);",
            "refused"),
        new Breaker(Law.MOVE_TEXT, "Integer.toString(move + 1)", "\"take \" + move", "has a space"),
        new Breaker(Law.MOVE_TEXT, "Integer.toString(move + 1)", "\"take\"", "look alike"),
        new Breaker(
            Law.BAD_TEXT,
            "setup.require(Long.bitCount(setup.bits('*') + 1) == 1, \"the heap has holes\");",
            "if (Long.bitCount(setup.bits('*') + 1) != 1) { throw new IllegalStateException(); }",
            "IllegalStateException"),
        new Breaker(
            Law.STARTS,
            ".maxMoves(_ -> 3)",
            ".maxMoves(_ -> 3).randomStart((start, _) -> new Stones(5 + Stones.calls++ % 3,"
                + " Side.FIRST))",
            "two starts of seed"),
        new Breaker(
            Law.SYMMETRY,
            ".maxMoves(_ -> 3)",
            ".maxMoves(_ -> 3).symmetries(Geometry::mirror)",
            ""),
        new Breaker(
            Law.EVALUATORS,
            "stones.left() % 4 == 0 ? -1 : 1",
            "Stones.calls++",
            "two different values"),
        new Breaker(
            Law.EVALUATORS, "stones.left() % 4 == 0 ? -1 : 1", "Integer.MIN_VALUE", "its bound"),
        new Breaker(
            Law.VIEW,
            "new int[] {stones.left() - 1 - move}",
            "new int[] {stones.left() - 1}",
            "another move has the same gesture"));
  }

  @ParameterizedTest
  @MethodSource("breakers")
  @Tag("slow")
  void everyBreachIsTold(Breaker wrong) {
    var source = PluginSource.HEAP.with(wrong.old, wrong.other);
    var breach = requireNonNull(inspect(Plugins.load(source.save(folder))).of(wrong.law));
    assertThat(breach.text()).contains(wrong.told).doesNotContain("\n");
  }

  /** A position that changes is no record. */
  @Test
  void playThatChangesThePositionIsTold() {
    var source =
        PluginSource.HEAP
            .with("static int calls;", "static final int[] drift = {0};")
            .with("return cell < left ?", "return cell < left - drift[0] ?")
            .with("return new Stones(left", "drift[0] = left > 2 ? 1 : 0; return new Stones(left");
    var breach = requireNonNull(inspect(Plugins.load(source.save(folder))).of(Law.PLAY));
    assertThat(breach.text()).contains("changes the position");
  }

  @Test
  void everyLawHasABreaker() {
    var broken = EnumSet.of(Law.PLAY);
    breakers().forEach(each -> broken.add(each.law));
    assertThat(broken).containsExactlyInAnyOrder(Law.values());
  }

  @Test
  void aGameThatIsRightBreaksNone() {
    assertThat(inspect(Plugins.load(PluginSource.HEAP.save(folder))).breaches()).isEmpty();
  }

  private static LawReport inspect(Plugin plugin) {
    return inspect(plugin.games().getFirst());
  }

  private static <P extends Position<P>> LawReport inspect(GameDescriptor<P> game) {
    var rules = game.create(new Settings(List.of(), Map.of()));
    return new Inspection<>(game, rules, 1).run(500, 20);
  }
}
