package plyground.courses.waroflife;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.Tournament;
import plyground.arena.record.GameRecord;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.games.waroflife.WarOfLifePosition;
import plyground.games.waroflife.WarOfLifeProvider;

final class WorksheetTest {
  private static final WarOfLifePosition ANYWHERE = new WarOfLifePosition(1, 2, 0, Side.FIRST);

  private static Tournament<WarOfLifePosition> tournament(
      List<String> agents, int games, @Nullable String start) {
    var open = Catalogue.load(MoveInput.NOBODY).open(new WarOfLifeProvider().descriptor());
    var plan =
        new Plan(
            "war-of-life", agents, Form.ROUND_ROBIN, games, 7, start, null, TimeControl.NONE, null);
    return Tournament.open(open, plan);
  }

  private static void add(Results results, int first, int second, int start, int forFirst) {
    add(results, first, second, start, forFirst, start);
  }

  /**
   * @param game tells it from others
   */
  private static void add(
      Results results, int first, int second, int start, int forFirst, int game) {
    var outcome =
        forFirst == 0
            ? Outcome.draw(0, "draw")
            : Outcome.win(forFirst > 0 ? Side.FIRST : Side.SECOND, 0, "win");
    var scheduled = new ScheduledGame(0, first, second, start, 0);
    results.add(new GameRecord<>(scheduled, ANYWHERE, new int[] {game}, outcome, null, 0, null));
  }

  @Test
  void startsArePutDownToPlayersColoursOrNobody() {
    var results = new Results(2, 6);
    int[][] forBlue = {{1, -1}, {-1, 1}, {1, 1}, {-1, -1}, {0, 1}, {0, 0}};
    for (int start = 0; start < forBlue.length; start++) {
      add(results, 1, 0, start, forBlue[start][0]);
      add(results, 0, 1, start, forBlue[start][1]);
    }
    assertThat(results.swap(1, 0)).isEqualTo(new Results.Swap(1, 1, 1, 1, 2));
    var leads = new ArrayList<Integer>();
    for (int start = 0; start < forBlue.length; start++) {
      leads.add(results.leadOfMovers(start));
    }
    assertThat(leads).containsExactly(1, 1, -1, -1, 0, 0);
  }

  @Test
  void playingFirstIsJudgedAfterCorrection() {
    var results = new Results(2, 100);
    for (int start = 0; start < 100; start++) {
      add(results, 0, 0, start, start < 80 ? 1 : -1);
      add(results, 1, 1, start, start < 40 ? 1 : -1);
    }
    var rows = new FirstMove(results, List.of("One", "Two")).rows();
    assertThat(rows.get(0).verdict()).isEqualTo("advantage");
    assertThat(rows.get(1).verdict()).isEqualTo("not shown");
    assertThat(rows.get(1).corrected()).isEqualTo(rows.get(1).test().probability());
    assertThat(rows.get(0).corrected()).isEqualTo(2 * rows.get(0).test().probability());
  }

  private static final List<String> FIVE = List.of("A", "B", "C", "D", "E");

  private static Results five(int starts, IntBinaryOperator forFirst, IntUnaryOperator game) {
    var results = new Results(FIVE.size(), starts);
    for (int start = 0; start < starts; start++) {
      for (int first = 0; first < FIVE.size(); first++) {
        for (int second = 0; second < FIVE.size(); second++) {
          int result = forFirst.applyAsInt(first, second);
          add(results, first, second, start, result, game.applyAsInt(start));
        }
      }
    }
    return results;
  }

  @Test
  void whoBeatsAllIsTheBestUnlessItIsOneGameAgainAndAgain() {
    IntBinaryOperator higher = Integer::compare;
    var best = new BestStrategy(five(20, higher, start -> start), FIVE);
    assertThat(best.answer()).startsWith("E is the best").contains("corrected for 10 pairings");
    var repeated = new BestStrategy(five(20, higher, _ -> 0), FIVE);
    assertThat(repeated.answer())
        .startsWith("E makes most")
        .contains("better than A, B, C and D is not shown");
  }

  /** The one ahead is looked at because it is ahead: still 5 times of 100 at most. */
  @Test
  void equalsAreHardlyEverToldApart() {
    var random = new SplitMix(5);
    int worksheets = 250;
    int wrong = 0;
    for (int i = 0; i < worksheets; i++) {
      var results = five(30, (_, _) -> random.nextInt(3) - 1, start -> start);
      String answer = new BestStrategy(results, FIVE).answer();
      wrong += answer.split(" is not shown")[0].replaceAll("[^,]", "").length() < 3 ? 1 : 0;
    }
    assertThat(BinomialDistribution.of(worksheets, 0.05).survivalProbability(wrong - 1))
        .as("%d of %d", wrong, worksheets)
        .isGreaterThan(1e-3);
  }

  /** Two blocks far from each other stay as they are, so nothing can happen without a move. */
  @Test
  void whereNobodyMovesStillLivesLastToTheEnd() {
    String start = "[[[1,1],[1,2],[2,1],[2,2]],[[7,7],[7,8],[8,7],[8,8]]] b 0";
    var rows =
        new Cranked(tournament(List.of("random", "minimax"), 3, start), 3)
            .rows(List.of("r", "m"), 1);
    var still = rows.getLast();
    assertThat(still.drawn()).isEqualTo(3);
    assertThat(still.meanLength()).isEqualTo(250);
  }

  /** A lone piece dies at its own crank and a block does not. */
  @Test
  void aSideThatIsOnlyCrankedCanLoseAndWin() {
    String start = "[[[1,1]],[[7,7],[7,8],[8,7],[8,8]]] b 0";
    var rows =
        new Cranked(tournament(List.of("random", "minimax"), 5, start), 5)
            .rows(List.of("r", "m"), 2);
    assertThat(rows.getLast())
        .hasToString(
            "Row[title=Nobody moves (blue), won=0, drawn=0, lost=5, meanLength=1.0,"
                + " evidence=Evidence[played=[5, 0, 0, 0, 0], distinct=1, sequential=false]]");
    assertThat(rows.getFirst().won()).isEqualTo(5);
    assertThat(rows.getFirst().lost()).isEqualTo(5);
  }

  @Test
  void threadsChangeNothingWhereASideIsOnlyCranked() {
    var agents = List.of("random", "bloodlust", "land_grab");
    var alone = new Cranked(tournament(agents, 30, null), 30).rows(agents, 1);
    assertThat(new Cranked(tournament(agents, 30, null), 30).rows(agents, 4))
        .hasToString(alone.toString());
    assertThat(alone.getFirst().evidence().played().pairs()).isEqualTo(30);
    assertThat(alone.getFirst().evidence().distinct()).isEqualTo(30);
    assertThat(alone).hasSize(4).allSatisfy(row -> assertThat(row.meanLength()).isPositive());
  }
}
