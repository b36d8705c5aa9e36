package plyground.league.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;

/** Who meets whom, and what comes of it when players of known strength are on the ladder. */
final class MatchmakerTest {
  private static final int PAIRS = 25;

  /** Fifty games a bot put sixty players in order, strengths scattering by 400 points. */
  @Test
  @Tag("slow")
  void theLadderFindsTheTrueOrder() {
    double tau = 0;
    double coverage = 0;
    for (int seed = 1; seed <= 4; seed++) {
      var ladder = new SimulatedLadder(60, 4, 400, 10, seed);
      ladder.play(60 * PAIRS / 2);
      tau += ladder.tau() / 4;
      coverage += ladder.coverage() / 4;
    }
    assertThat(tau).isGreaterThanOrEqualTo(0.9);
    assertThat(coverage).isBetween(0.9, 1.0);
  }

  @Test
  void nobodyStarves() {
    var ladder = new SimulatedLadder(60, 4, 400, 10, 5);
    ladder.play(60 * PAIRS / 2);
    int most = Arrays.stream(ladder.pairs).max().orElseThrow();
    int least = Arrays.stream(ladder.pairs).min().orElseThrow();
    assertThat(most).isLessThanOrEqualTo(3 * least);
  }

  /** Somebody who hands in again and again does not take the machine from the others. */
  @Test
  void aNewBotHasNoMoreThanItsShare() {
    var ladder = new SimulatedLadder(40, 4, 400, 10, 6);
    ladder.play(400);
    int[] before = ladder.pairs.clone();
    ladder.replace(20);
    before[20] = 0;
    ladder.play(100);
    assertThat(ladder.pairs[20]).isBetween(10, 30);
    int others = 0;
    for (int i = 0; i < before.length; i++) {
      others += i == 20 ? 0 : ladder.pairs[i] - before[i];
    }
    assertThat(others).isEqualTo(200 - ladder.pairs[20]);
  }

  @Test
  void theOpponentIsAmongThoseAboveAndBelow() {
    var live = new ArrayList<LadderBot>();
    for (int i = 0; i < 30; i++) {
      live.add(new LadderBot("v:%02d".formatted(i), i == 15 ? 4 : 9, 0, 100 * i));
    }
    var met = new HashSet<String>();
    for (int seed = 0; seed < 200; seed++) {
      var pairing = new Matchmaker(4).next(live, List.of(), new SplitMix(seed)).orElseThrow();
      assertThat(pairing.has("v:15")).isTrue();
      met.add(pairing.a().equals("v:15") ? pairing.b() : pairing.a());
    }
    assertThat(met).containsExactlyInAnyOrder("v:13", "v:14", "v:16", "v:17");
  }

  @Test
  void whoHasPlayedLeastIsNextAndThenWhoHasWaitedLongest() {
    var live =
        List.of(
            new LadderBot("v:1", 5, 10, 0),
            new LadderBot("v:2", 4, 30, 0),
            new LadderBot("v:3", 4, 20, 0),
            new LadderBot("v:4", 9, 1, 0));
    for (int seed = 0; seed < 20; seed++) {
      var pairing = new Matchmaker(10).next(live, List.of(), new SplitMix(seed)).orElseThrow();
      assertThat(pairing.has("v:3")).isTrue();
    }
  }

  @Test
  void houseBotsAloneWaitForSomebody() {
    var house =
        List.of(
            new LadderBot("house:random", Matchmaker.ALONE, 1, 0),
            new LadderBot("house:greedy", Matchmaker.ALONE, 2, 0));
    var matchmaker = new Matchmaker(10);
    assertThat(matchmaker.next(house, List.of(), new SplitMix(1))).isEmpty();
    assertThat(matchmaker.next(house.subList(0, 1), List.of(), new SplitMix(1))).isEmpty();
    var more = new ArrayList<>(house);
    more.add(new LadderBot("v:1", 0, 0, 0));
    assertThat(matchmaker.next(more, List.of(), new SplitMix(1)).orElseThrow().has("v:1")).isTrue();
  }

  /** The same ladder and seed, the same pairing. */
  @Test
  void drawsComeFromTheSeed() {
    var live = new ArrayList<LadderBot>();
    for (int i = 0; i < 20; i++) {
      live.add(new LadderBot("v:" + i, 1, 0, 0));
    }
    var matchmaker = new Matchmaker(6);
    assertThat(matchmaker.next(live, List.of(), new SplitMix(9)))
        .isEqualTo(matchmaker.next(live, List.of(), new SplitMix(9)));
  }
}
