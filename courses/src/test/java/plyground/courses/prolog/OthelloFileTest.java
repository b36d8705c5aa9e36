package plyground.courses.prolog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.Evaluator;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Trace;

@Tag("prolog")
class OthelloFileTest {
  private static final String BOARD = "testboard3";

  /** The student's heuristic is half the disc difference, which is how ours sees it too. */
  @ParameterizedTest
  @ValueSource(strings = {"alphabeta", "minimax"})
  void isSteeredByTheirHeuristic(String search) throws AgentException {
    var game = Students.othello();
    var board = game.game().position(BOARD);
    String theirs = Students.agent("othello.pl", Map.of("search", search)) + ",depth=3";
    try (var agent = game.player(theirs).create();
        var twin = game.player(search + ":depth=3,eval=disc,endgame=off").create()) {
      var found = agent.consider(board, Limit.NONE, Trace.NONE);
      var known = twin.consider(board, Limit.NONE, Trace.NONE);
      assertThat(found.move()).isEqualTo(known.move());
      assertThat(found.nodes()).isEqualTo(known.nodes());
      assertThat(known.value()).isEqualTo(2 * Objects.requireNonNull(found.value()));
    }
  }

  @ParameterizedTest
  @CsvSource({"mmeval,csc384-minimax", "abeval,csc384-alphabeta"})
  void playsByItsOwnRules(String search, String course) throws AgentException {
    var game = Students.othello();
    var board = game.game().position(BOARD);
    String theirs = Students.agent("othello.pl", Map.of("search", search)) + ",depth=2";
    try (var agent = game.player(theirs).create();
        var twin = game.player(course + ":depth=2,h=disc").create()) {
      assertThat(agent.choose(board, Limit.NONE)).isEqualTo(twin.choose(board, Limit.NONE));
    }
  }

  @Test
  void hearsACompetitor() throws AgentException {
    var game = Students.othello();
    var board = game.game().parse("1.22../.12222/...222/222222/222222/22222. 1");
    String theirs = Students.agent("heuristic_c9corner.pl", Map.of("depth", "1"));
    try (var agent = game.player(theirs + ",endgame=off").create()) {
      var found = agent.consider(board, Limit.NONE, Trace.NONE);
      assertThat(found.value()).isEqualTo(0.0);
    }
  }

  @Test
  void infinityIsTheLargestValueThereIs() throws AgentException {
    var game = Students.othello();
    var board = game.game().position(BOARD);
    String theirs = Students.agent("heuristic_limitless.pl", Map.of("depth", "1"));
    try (var agent = game.player(theirs + ",endgame=off").create()) {
      var found = agent.consider(board, Limit.NONE, Trace.NONE);
      double most = (Evaluator.LIMIT - 1) / Heuristic.UNIT;
      assertThat(found.value()).isEqualTo(board.toMove().sign() * most);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          no_number   | no_number_h/2 gave much; expected a number
          no_bounds   | heuristic_no_bounds.pl does not define no_bounds_lowerBound/1
          not_any     | not_any_h/2 gave nan; expected a number
          fails       | fails_h/2 failed to give a number
          """)
  void saysWhatWentWrong(String id, String sentence) {
    var game = Students.othello();
    var start = game.game().position(BOARD);
    try (var agent = game.player(Students.agent("heuristic_" + id + ".pl", Map.of())).create()) {
      assertThatThrownBy(() -> agent.choose(start, Limit.NONE))
          .isInstanceOf(AgentException.class)
          .hasMessageContaining(sentence);
    }
  }
}
