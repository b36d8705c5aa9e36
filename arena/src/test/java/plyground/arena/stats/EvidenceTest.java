package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class EvidenceTest {
  private static Evidence distinct(long... counts) {
    var pairs = PairCounts.of(counts);
    return new Evidence(pairs, pairs.pairs());
  }

  @Test
  void fiveDistinctPairsAreTheLeast() {
    assertThat(distinct(0, 0, 0, 0, 5).enough()).isTrue();
    assertThat(distinct(0, 0, 0, 0, 4).enough()).isFalse();
    assertThat(new Evidence(PairCounts.of(0, 0, 0, 0, 200), 4).enough()).isFalse();
    assertThat(distinct(0, 0, 0, 0, 5).repeats()).isFalse();
    assertThat(new Evidence(PairCounts.of(0, 0, 0, 0, 6), 5).repeats()).isTrue();
  }

  /** Two hundred pairs of which twenty differ are worth as much as twenty. */
  @Test
  void repeatsAddNothing() {
    var once = distinct(2, 0, 6, 2, 10);
    var often = new Evidence(PairCounts.of(20, 0, 60, 20, 100), 20);
    assertThat(often.counted().toString()).isEqualTo(once.played().toString());
    assertThat(often.interval().low()).isCloseTo(once.interval().low(), within(1e-12));
    assertThat(often.interval().high()).isCloseTo(once.interval().high(), within(1e-12));
    assertThat(often.pValue()).isEqualTo(once.pValue());
    assertThat(often.superiority()).isEqualTo(once.superiority());
    assertThat(often.score()).isEqualTo(once.score());
    var test = new Sprt(0, 100, 0.05, 0.05);
    assertThat(test.verdict(often)).isEqualTo(test.verdict(once));
  }

  @Test
  void whatIsCountedKeepsTheSharesAndTheNumber() {
    assertThat(new Evidence(PairCounts.of(1, 1, 1, 0, 0), 2).counted().pairs()).isEqualTo(2);
    assertThat(new Evidence(PairCounts.of(0, 0, 1, 0, 9), 5).counted().toString())
        .isEqualTo("[0, 0, 1, 0, 4]");
    assertThat(new Evidence(PairCounts.of(0, 7, 0, 0, 13), 7).counted().toString())
        .isEqualTo("[0, 2, 0, 0, 5]");
  }

  @Test
  void theOtherPlayerSeesTheOpposite() {
    var evidence = distinct(1, 2, 3, 4, 10);
    var other = evidence.mirrored();
    assertThat(other.score()).isEqualTo(1 - evidence.score());
    assertThat(other.distinct()).isEqualTo(evidence.distinct());
    assertThat(other.superiority()).isCloseTo(1 - evidence.superiority(), within(1e-12));
    assertThat(other.pValue()).isCloseTo(evidence.pValue(), within(1e-12));
    assertThat(other.interval().low()).isCloseTo(1 - evidence.interval().high(), within(1e-12));
  }

  @Test
  void eloIsOpenWhereNothingWasLost() {
    assertThat(distinct(0, 0, 0, 0, 50).elo().toString()).matches("> \\+\\d+");
    assertThat(distinct(50, 0, 0, 0, 0).elo().toString()).matches("< -\\d+");
    assertThat(Elo.of(0.75, new Interval(0.6, 1)).toString()).isEqualTo("+191 [+70, inf]");
    assertThat(Elo.of(0.25, new Interval(0, 0.4)).toString()).isEqualTo("-191 [-inf, -70]");
  }

  @Test
  void superiorityOfEqualsIsAToss() {
    assertThat(distinct(20, 10, 40, 10, 20).superiority()).isCloseTo(0.5, within(1e-12));
    assertThat(distinct(0, 0, 7, 0, 0).superiority()).isEqualTo(0.5);
    assertThat(distinct(20, 10, 40, 10, 20).pValue()).isEqualTo(1.0);
    assertThat(distinct(0, 0, 0, 0, 1).superiority()).isCloseTo(0.75, within(1e-9));
    assertThat(distinct(0, 0, 0, 0, 100).superiority()).isGreaterThan(0.9999);
  }
}
