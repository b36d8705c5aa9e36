package plyground.agents.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Bounds;
import plyground.core.search.Limit;
import plyground.core.search.Trace;

/** The books of Othello that everybody gets: of the course's board, and of the large one. */
final class ShippedBookTest {
  private static final int SOLVED_PLIES = 7;
  private static final int SOLVED_POSITIONS = 1 + 1 + 3 + 14 + 60 + 314 + 1632 + 9069;
  private static final int OPENING_PLIES = 5;

  private static OpenGame<?> open(String name) {
    return Catalogue.load(MoveInput.NOBODY).open(name);
  }

  /** Golden values of other programs: whoever begins loses by four, along this line too. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "....../....../..12../..21../....../...... 1",
        "....../...1../..11../..222./....../...... 1",
        "....../..21../..22../..212./...1../...... 1"
      })
  void knowsTheGoldenValues(String position) throws AgentException {
    considers(open("othello"), position);
  }

  private static <P extends Position<P>> void considers(OpenGame<P> open, String text)
      throws AgentException {
    try (var best = open.machine("best:time=10ms").create()) {
      var position = open.game().parse(text);
      var result = best.consider(position, Limit.NONE, Trace.NONE);
      assertThat(result.value()).isEqualTo(-4);
      assertThat(result.exact()).isTrue();
      assertThat(result.moves()).hasSize(LegalMoves.of(open.game(), position).length);
      assertThat(best.choose(position, Limit.NONE)).isEqualTo(result.move());
    }
  }

  @Test
  void everyPositionOfTheFirstPliesIsThereAndFitsWhatFollows() {
    agrees(open("othello"), true, SOLVED_PLIES);
  }

  @Test
  void theLastPlyIsWithinTheBoundsOfTheOneBefore() {
    theLastPlyIsWithinTheBoundsOfTheOneBefore(open("othello"));
  }

  private static <P extends Position<P>> void theLastPlyIsWithinTheBoundsOfTheOneBefore(
      OpenGame<P> open) {
    var game = open.game();
    var book = Objects.requireNonNull(open.book());
    int stones = game.format(game.start(() -> 0)).replaceAll("[.]|/| .*", "").length();
    var first = new SolvedBook<>(game);
    var next = new HashMap<P, Integer>();
    book.entries()
        .forEach(
            (text, entry) -> {
              var position = game.parse(text);
              int plies = text.replaceAll("[.]|/| .*", "").length() - stones;
              if (plies < SOLVED_PLIES) {
                first.put(text, position, entry);
              } else {
                next.put(position, entry.value());
              }
            });
    var frontier = new Frontier<>(first);
    next.forEach(
        (position, value) -> {
          var known = frontier.of(position);
          assertThat(known).as(game.format(position)).isNotEqualTo(Bounds.NONE);
          assertThat(value).as(game.format(position)).isBetween(known.lower(), known.upper());
        });
    assertThat(first.size() + next.size()).isEqualTo(SOLVED_POSITIONS);
  }

  @Test
  void everyOpeningIsThereAndFitsWhatFollows() {
    var open = open("othello:size=8");
    var openings = Objects.requireNonNull(open.openings());
    agrees(open, false, OPENING_PLIES);
    assertThat(openings.size()).isEqualTo(1 + 1 + 3 + 14 + 60 + 322);
  }

  private static <P extends Position<P>> void agrees(OpenGame<P> open, boolean solved, int plies) {
    var book = Objects.requireNonNull(solved ? open.book() : open.openings());
    agrees(open, book, open.game().start(() -> 0), plies);
  }

  private static <P extends Position<P>> void agrees(
      OpenGame<P> open, SolvedBook<P> book, P position, int plies) {
    var answer = book.answer(position).orElseThrow();
    if (plies == 0) {
      return;
    }
    var values = answer.moves();
    assertThat(values).hasSize(LegalMoves.of(open.game(), position).length);
    assertThat(values.stream().mapToDouble(each -> each.value()).max())
        .hasValue(Objects.requireNonNull(answer.value()));
    for (var each : values) {
      agrees(open, book, position.play(each.move()), plies - 1);
    }
  }

  @Test
  void bestPlaysOpeningsAtOnceAndClaimsNoProof() throws AgentException {
    plays(open("othello:size=8"));
  }

  private static <P extends Position<P>> void plays(OpenGame<P> open) throws AgentException {
    var position = open.game().start(() -> 0);
    try (var best = open.machine("best:nodes=10").create()) {
      for (int ply = 0; ply <= OPENING_PLIES; ply++) {
        var result = best.consider(position, Limit.NONE, Trace.NONE);
        assertThat(result.nodes()).as("ply %d", ply).isOne();
        assertThat(result.exact()).isFalse();
        position = position.play(result.move());
      }
      assertThat(best.consider(position, Limit.NONE, Trace.NONE).nodes()).isGreaterThan(1);
    }
  }

  @Test
  void otherBoardsHaveNone() {
    assertThat(open("othello").openings()).isNull();
    assertThat(open("othello:size=8,empty=nobody").openings()).isNull();
    assertThat(open("othello:size=8").book()).isNull();
    assertThat(open("othello:empty=winner").book()).isNull();
  }
}
