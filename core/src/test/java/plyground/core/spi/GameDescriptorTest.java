package plyground.core.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plyground.core.Nim;
import plyground.core.Nim.Heap;
import plyground.core.Side;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.view.PlainView;

final class GameDescriptorTest {
  private static final Parameter STONES = Parameter.whole("stones", 1, 99, "5", "in the heap");

  private final EvaluatorDescriptor<Heap> stones =
      new EvaluatorDescriptor<>("stones", "how many there are", false, Heap::stones);

  /** Remembers what it was made for in the move it chooses. */
  private final SolverDescriptor<Heap> solver =
      new SolverDescriptor<>(
          (_, threads, everyMove) -> answering(10 * threads + (everyMove ? 1 : 0)),
          heap -> heap.stones() < 3,
          false);

  private final GameDescriptor<Heap> nim =
      new GameDescriptor<>(
          new GameText("nim", "the last stone wins", List.of("Take one to three."), "random"),
          new GameMaker<>(List.of(STONES), settings -> new Nim(settings.whole("stones"))),
          List.of(stones),
          List.of(),
          Optional.of(solver));

  private static Search<Heap> answering(int move) {
    return (_, _, _) -> Result.of(move);
  }

  private static int answer(Search<Heap> search) {
    return search.search(new Heap(3, Side.FIRST), Limit.NONE, Trace.NONE).move();
  }

  @Test
  void aGameIsMadeFromItsParameters() {
    assertThat(nim.name()).isEqualTo("nim");
    assertThat(nim.parameters()).containsExactly(STONES);
    var game = nim.create(new Settings(nim.parameters(), Map.of("stones", "9")));
    assertThat(game).isEqualTo(new Nim(9));
    assertThat(nim.view(game)).isEqualTo(new PlainView<>(game));
  }

  @Test
  void anEvaluatorIsFoundByItsName() {
    assertThat(nim.evaluator("stones")).isSameAs(stones);
    assertThat(nim.evaluator("pebbles")).isNull();
    var made = stones.maker().make(new Nim(5), new Settings(List.of(), Map.of()));
    assertThat(made.evaluate(new Heap(4, Side.FIRST))).isEqualTo(4);
    assertThat(made.bound()).isEqualTo(1_000_000_000);
  }

  @Test
  void oneMoreEvaluatorGoesFirstAndChangesNothingElse() {
    var zero = new EvaluatorDescriptor<Heap>("zero", "nothing", true, _ -> 0);
    var more = nim.withEvaluator(zero);
    assertThat(more.evaluators()).containsExactly(zero, stones);
    assertThat(more)
        .isEqualTo(
            new GameDescriptor<>(
                nim.text(), nim.maker(), more.evaluators(), nim.agents(), nim.solver()));
  }

  @Test
  void theSolverKnowsItsThreadsAndItsEndgames() {
    assertThat(answer(solver.make(new Nim(5)))).isEqualTo(11);
    assertThat(answer(solver.maker().make(new Nim(5), 2, false))).isEqualTo(20);
    var endgame = nim.endgame(new Nim(5)).orElseThrow();
    assertThat(endgame.covers().test(new Heap(2, Side.FIRST))).isTrue();
    assertThat(endgame.covers().test(new Heap(3, Side.FIRST))).isFalse();
    assertThat(answer(endgame.solver())).isEqualTo(11);
  }

  @Test
  void withoutASolverThereIsNoEndgame() {
    var plain = new GameDescriptor<>(nim.text(), nim.maker(), nim.evaluators());
    assertThat(plain.agents()).isEmpty();
    assertThat(plain.solver()).isEmpty();
    assertThat(plain.endgame(new Nim(5))).isEmpty();
  }
}
