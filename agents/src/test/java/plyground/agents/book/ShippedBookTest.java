package plyground.agents.book;

import static org.assertj.core.api.Assertions.assertThat;

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
import plyground.core.search.Limit;
import plyground.core.search.Trace;

/** The book of the course's Othello that everybody gets. */
final class ShippedBookTest {
  private static final int PLIES = 5;

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
    agrees(open("othello"));
  }

  private static <P extends Position<P>> void agrees(OpenGame<P> open) {
    var book = Objects.requireNonNull(open.book());
    agrees(open, book, open.game().start(() -> 0), PLIES);
    assertThat(book.size()).isEqualTo(1 + 1 + 3 + 14 + 60 + 314);
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
  void otherBoardsHaveNone() {
    assertThat(open("othello:size=8").book()).isNull();
    assertThat(open("othello:empty=winner").book()).isNull();
  }
}
