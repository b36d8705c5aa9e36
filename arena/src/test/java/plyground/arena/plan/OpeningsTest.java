package plyground.arena.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.plan.Plan.Form;
import plyground.arena.play.Tournament;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.testkit.RandomTree;

final class OpeningsTest {
  private final RandomTree tree = new RandomTree(5, 6, 0);
  private final Openings<RandomTree.Node> openings = new Openings<>(tree);

  @Test
  void everyPositionOnceAndNoneThatIsOver() {
    var start = tree.start(new SplitMix(1));
    assertThat(openings.after(start, 0)).containsExactly(start);
    for (int plies = 1; plies < 6; plies++) {
      var all = openings.after(start, plies);
      assertThat(all).doesNotHaveDuplicates();
      for (var opening : all) {
        assertThat(opening.ply()).isEqualTo(plies);
        assertThat(opening.over()).isFalse();
      }
    }
  }

  @Test
  void allAreDealtWhereAllAreNeeded() {
    var start = tree.start(new SplitMix(1));
    var all = openings.after(start, 3);
    assertThat(openings.draw(start, 3, all.size(), 5)).isEqualTo(all);
    assertThat(openings.draw(start, 3, 10 * all.size(), 5)).isEqualTo(all);
  }

  @Test
  void fewerAreDrawnBySeedWithoutRepeats() {
    var start = tree.start(new SplitMix(1));
    var all = openings.after(start, 4);
    int some = all.size() / 2;
    var drawn = openings.draw(start, 4, some, 5);
    assertThat(drawn).hasSize(some).doesNotHaveDuplicates().isSubsetOf(all);
    assertThat(openings.draw(start, 4, some, 5)).isEqualTo(drawn);
    assertThat(openings.draw(start, 4, some, 6)).isNotEqualTo(drawn);
  }

  @Test
  void tooManyToListAreDrawnToo() {
    var wide = new RandomTree(40, 12, 0);
    var start = wide.start(new SplitMix(1));
    var drawn = new Openings<>(wide).draw(start, 5, 500, 3);
    assertThat(drawn).hasSize(500).doesNotHaveDuplicates();
    assertThat(drawn).allMatch(position -> position.ply() == 5 && !position.over());
  }

  @Test
  void nothingIsLeftAfterTheEnd() {
    var start = tree.start(new SplitMix(1));
    assertThatThrownBy(() -> openings.draw(start, 6, 9, 1)).isInstanceOf(InputException.class);
  }

  private static <P extends Position<P>> int count(OpenGame<P> open, int plies) {
    var start = open.game().start(new SplitMix(1));
    return new Openings<>(open.game()).after(start, plies).size();
  }

  @ParameterizedTest
  @CsvSource({"tic-tac-toe,1,3", "tic-tac-toe,2,12", "othello,4,60", "othello:size=8,4,60"})
  void imagesOfEachOtherAreOneOpening(String game, int plies, int different) {
    assertThat(count(Catalogue.load(MoveInput.NOBODY).open(game), plies)).isEqualTo(different);
  }

  @Test
  void asManyPliesAsAreNeeded() {
    var start = tree.start(new SplitMix(1));
    for (int plies = 2; plies < 4; plies++) {
      int before = openings.after(start, plies - 1).size();
      assertThat(openings.after(start, plies)).hasSizeGreaterThan(before);
      assertThat(openings.pliesFor(start, before + 1, 30)).isEqualTo(plies);
      assertThat(openings.pliesFor(start, before, 30)).isLessThan(plies);
    }
    int most = openings.pliesFor(start, 1_000_000, 30);
    for (int plies = 1; plies < 6; plies++) {
      assertThat(openings.after(start, plies).size())
          .isLessThanOrEqualTo(openings.after(start, most).size());
    }
    assertThat(openings.pliesFor(start, 1_000_000, 1)).isEqualTo(1);
  }

  private static <P extends Position<P>> void assertManyStarts(OpenGame<P> open) {
    assertThat(Openings.startsVary(open.game())).isTrue();
    var agents = List.of("random", "random");
    var plan =
        new Plan(open.game().name(), agents, Form.MATCH, 100, 3, null, 2, TimeControl.NONE, null);
    var tournament = Tournament.open(open, plan);
    var starts = new HashSet<P>();
    for (int i = 0; i < 100; i++) {
      starts.add(tournament.starts().apply(tournament.schedule().game(i)));
    }
    assertThat(starts).as("one for each pair").hasSize(50);
  }

  /** Not all from one deal. */
  @Test
  void everyRandomStartHasItsOwnOpening() {
    assertManyStarts(Catalogue.load(MoveInput.NOBODY).open("war-of-life"));
    assertManyStarts(Catalogue.load(MoveInput.NOBODY).open("labyrinth"));
  }
}
