package plyground.courses.prolog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.InputException;
import plyground.core.SplitMix;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.games.waroflife.WarOfLifePosition;

@Tag("prolog")
class StrategyTest {
  private static final long SEED = 7;

  /** Ties are free: whatever a student picks must be worth as much as our own choice. */
  @ParameterizedTest
  @ValueSource(strings = {"bloodlust", "self_preservation", "land_grab", "minimax"})
  @Tag("slow")
  void playsOneOfTheBestMoves(String strategy) throws AgentException {
    var game = Students.warOfLife();
    try (var theirs = game.player(strategy(strategy)).create();
        var ours = game.player(strategy).create()) {
      theirs.newGame(SEED);
      for (var position : positions(strategy.equals("minimax") ? 3 : 20)) {
        var known = ours.analyse(position, Limit.NONE, Trace.NONE);
        int choice = theirs.choose(position, Limit.NONE);
        assertThat(known.moves())
            .filteredOn(each -> each.move() == choice)
            .extracting(each -> each.value())
            .as("%s at %s, seed %d", strategy, game.game().format(position), SEED)
            .containsExactly(known.value());
      }
    }
  }

  private static List<WarOfLifePosition> positions(int count) {
    var game = Students.warOfLife().game();
    var random = new SplitMix(SEED);
    int[] moves = new int[game.maxMoves()];
    var positions = new ArrayList<WarOfLifePosition>();
    while (positions.size() < count) {
      var position = game.start(random);
      for (int i = random.nextInt(6); i > 0 && !position.over(); i--) {
        position = position.play(moves[random.nextInt(position.moves(moves, 0))]);
      }
      if (!position.over()) {
        positions.add(position);
      }
    }
    return positions;
  }

  @Test
  void drawsFromTheSeed() throws AgentException {
    var game = Students.warOfLife();
    var start = game.game().position("cross");
    try (var agent = game.player(faulty("talks")).create()) {
      var choices = new ArrayList<Integer>();
      for (long seed : new long[] {1, 2, 3, 4, 1, 2, 3, 4}) {
        agent.newGame(seed);
        choices.add(agent.choose(start, Limit.NONE));
      }
      assertThat(choices.subList(0, 4)).isEqualTo(choices.subList(4, 8));
      assertThat(choices.subList(0, 4)).doesNotHaveDuplicates();
    }
  }

  /** Each with the fault it is and a sentence that says so. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          fails     | crash          | fails/4 failed although there is a move
          raises    | crash          | raises/4 raised an error: Arithmetic: `score/1' is not a
          unknown   | crash          | unknown/4 raised an error: Unknown procedure: there_is_no_such/4
          throws    | crash          | throws/4 raised an error: enough
          endless   | time-out       | faulty.pl did not answer within 1 s
          recursive | crash          | recursive/4 raised an error: out of stack
          silent    | protocol error | silent/4 did not say which move it chose
          shapeless | protocol error | shapeless/4 gave the move move(1,2); expected [R1,C1,R2,C2]
          jumps     | illegal move   | jumps/4 chose [1,1,1,8], which is not legal: [1,8] is not a
          steals    | illegal move   | steals/4 chose [1,8,1,8], which is not legal: the piece on
          turns     | protocol error | its new board does not fit: the crank is turned already
          stays     | protocol error | its new board does not fit: the piece has not moved there
          leaves    | crash          | faulty.pl ended with exit code 0
          missing   | crash          | faulty.pl does not define missing/4
          floods    | time-out       | faulty.pl did not answer within 1 s
          forks     | crash          | faulty.pl had more than 64 processes
          grows     | crash          | memory
          """)
  @Tag("slow")
  void saysWhatWentWrong(String predicate, String fault, String sentence) {
    var game = Students.warOfLife();
    var start = game.game().position("cross");
    try (var agent = game.player(faulty(predicate)).create()) {
      agent.newGame(SEED);
      assertThatThrownBy(() -> agent.choose(start, Limit.NONE))
          .isInstanceOfSatisfying(
              AgentException.class,
              thrown -> assertThat(thrown.fault()).asString().isEqualTo(fault))
          .hasMessageContaining(sentence);
    }
  }

  @Test
  void playsOnAfterAFault() throws AgentException {
    var game = Students.warOfLife();
    var start = game.game().position("cross");
    try (var agent = game.player(faulty("leaves")).create()) {
      for (int i = 0; i < 2; i++) {
        agent.newGame(SEED);
        assertThatThrownBy(() -> agent.choose(start, Limit.NONE)).hasMessageContaining("ended");
      }
    }
  }

  /** What it prints does not reach us, and it finds nothing to read. */
  @ParameterizedTest
  @ValueSource(strings = {"talks", "listens"})
  void keepsTheWiresToItself(String predicate) throws AgentException {
    var game = Students.warOfLife();
    var start = game.game().position("cross");
    try (var agent = game.player(faulty(predicate)).create()) {
      agent.newGame(SEED);
      int move = agent.choose(start, Limit.NONE);
      assertThat(game.game().formatMove(start, move)).isNotEqualTo("[1,1,1,1]");
    }
  }

  @Test
  void writesNothingBesideTheFile() {
    var game = Students.warOfLife();
    var start = game.game().position("cross");
    try (var agent = game.player(faulty("writes")).create()) {
      agent.newGame(SEED);
      try {
        agent.choose(start, Limit.NONE);
      } catch (AgentException refused) {
        assertThat(refused).hasMessageContaining("written.txt");
      }
      assertThat(Students.FOLDER.resolve("written.txt")).doesNotExist();
    }
  }

  @Test
  void refusesAFileThatCannotBeRead() throws AgentException {
    var game = Students.warOfLife();
    var start = game.game().position("cross");
    String strict = Students.agent("unreadable.pl", Map.of("predicate", "bloodlust"));
    try (var agent = game.player(strict).create()) {
      assertThatThrownBy(() -> agent.choose(start, Limit.NONE))
          .hasMessageContaining("unreadable.pl, line 5: Syntax error");
    }
    try (var agent = game.player(strict + ",syntax=lenient").create()) {
      assertThat(agent.choose(start, Limit.NONE)).isPositive();
    }
  }

  @Test
  void isAProgramFromOutside() {
    var player = Students.warOfLife().player(strategy("bloodlust") + ",memory=99");
    assertThat(player.protection()).get().asString().contains("at most 99 MB of memory");
    var competitor = Students.othello().player(Students.agent("heuristic_c9corner.pl", Map.of()));
    assertThat(competitor.protection()).isPresent();
    assertThat(Students.warOfLife().player("bloodlust").protection()).isEmpty();
  }

  @Test
  void isNamedWrongly() {
    var game = Students.warOfLife();
    assertThatThrownBy(() -> game.player("prolog:predicate=bloodlust"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("file is missing");
    assertThatThrownBy(() -> game.player("prolog:file=nowhere.pl,predicate=bloodlust"))
        .hasMessageContaining("file=nowhere.pl: there is no such file");
    assertThatThrownBy(() -> game.player(strategy("foo(x)")))
        .hasMessageContaining("predicate=foo(x): expected a predicate's name");
    assertThatThrownBy(() -> Swipl.program("/nowhere"))
        .hasMessageContaining("apt-get install swi-prolog");
  }

  private static String strategy(String predicate) {
    return Students.agent("my_wol.pl", Map.of("predicate", predicate));
  }

  /** Only what never ends is not waited for. */
  private static String faulty(String predicate) {
    boolean endless = List.of("endless", "floods").contains(predicate);
    String agent = Students.agent("faulty.pl", Map.of("predicate", predicate));
    return endless ? agent + ",move=1s" : agent + ",move=60s,memory=150";
  }
}
