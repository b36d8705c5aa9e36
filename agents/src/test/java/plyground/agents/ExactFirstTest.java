package plyground.agents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Stop;
import plyground.core.search.Trace;

/** The agent best where a solver can do better than a search. */
final class ExactFirstTest {
  /** A golden position: with 17 empty squares it is lost by six. */
  private static final String LATE = "....../...12./11112./22212./.2111./21...1 2";

  private final Catalogue catalogue = Catalogue.load(MoveInput.NOBODY);

  private static <P extends Position<P>> Result best(
      OpenGame<P> open, String agent, String position, Trace trace) throws AgentException {
    try (var best = open.machine(agent).create()) {
      best.newGame(1);
      return best.consider(open.game().position(position), Limit.NONE, trace);
    }
  }

  @Test
  void provesWhatCanBeProvedInTheTime() throws AgentException {
    var result = best(catalogue.open("othello"), "best:time=1m", LATE, Trace.NONE);
    assertThat(result.exact()).isTrue();
    assertThat(result.value()).isEqualTo(-6);
  }

  @Test
  void analysesWhatItPlaysAndProvesTheOtherMovesToo() throws AgentException {
    analysesWhatItPlaysAndProvesTheOtherMovesToo(catalogue.open("othello"));
  }

  private static <P extends Position<P>> void analysesWhatItPlaysAndProvesTheOtherMovesToo(
      OpenGame<P> open) throws AgentException {
    var position = open.game().position(LATE);
    var solver = open.descriptor().solver().orElseThrow().make(open.game());
    var all = solver.search(position, Limit.NONE, Trace.NONE).moves();
    try (var best = open.machine("best:time=1m").create()) {
      best.newGame(1);
      var found = best.analyse(position, Limit.NONE, Trace.NONE);
      assertThat(found.exact()).isTrue();
      assertThat(found.move()).isEqualTo(best.choose(position, Limit.NONE));
      assertThat(found.moves()).hasSizeGreaterThan(3).containsExactlyInAnyOrderElementsOf(all);
    }
  }

  @Test
  void analysesALegalMoveWhenItIsStoppedAtOnce() throws AgentException {
    analysesALegalMoveWhenItIsStoppedAtOnce(catalogue.open("othello"));
  }

  private static <P extends Position<P>> void analysesALegalMoveWhenItIsStoppedAtOnce(
      OpenGame<P> open) throws AgentException {
    var position = open.game().position(LATE);
    var stop = new Stop();
    stop.raise();
    try (var best = open.machine("best:time=1m").create()) {
      best.newGame(1);
      var found = best.analyse(position, Limit.NONE.withStop(stop), Trace.NONE);
      assertThat(found.exact()).isFalse();
      assertThat(LegalMoves.of(open.game(), position)).contains(found.move());
    }
  }

  @Test
  void oneMovesProofServesTheNext() throws AgentException {
    oneMovesProofServesTheNext(catalogue.open("othello"));
  }

  private static <P extends Position<P>> void oneMovesProofServesTheNext(OpenGame<P> open)
      throws AgentException {
    try (var best = open.machine("best:time=1m").create()) {
      best.newGame(1);
      var position = open.game().position(LATE);
      var next = position.play(best.consider(position, Limit.NONE, Trace.NONE).move());
      var going = best.consider(next, Limit.NONE, Trace.NONE);
      best.newGame(1);
      var fresh = best.consider(next, Limit.NONE, Trace.NONE);
      assertThat(going.value()).isEqualTo(fresh.value());
      assertThat(going.nodes()).as("of %d", fresh.nodes()).isLessThan(fresh.nodes() / 4);
    }
  }

  @Test
  void withALimitOnPositionsItSearchesAsAnywhereElse() throws AgentException {
    var open = catalogue.open("othello");
    var result = best(open, "best:nodes=2000", LATE, Trace.NONE);
    assertThat(result.exact()).isFalse();
    assertThat(result).isEqualTo(best(open, "mpc:nodes=2000", LATE, Trace.NONE));
  }

  @Test
  void guessesWhereAProofWouldTakeTooLong() throws AgentException {
    var result = best(catalogue.open("othello:size=8"), "best:time=500ms", "tiger", Trace.NONE);
    assertThat(result.exact()).isFalse();
    assertThat(result.value()).isNotNull();
  }

  @Test
  void whoListensHearsASearch() throws AgentException {
    var heard = new AtomicInteger();
    var listener =
        new Trace() {
          @Override
          public void enter(int ply, int move, int alpha, int beta) {
            heard.incrementAndGet();
          }
        };
    best(catalogue.open("othello"), "best:nodes=500", LATE, listener);
    assertThat(heard.get()).isGreaterThan(10);
  }
}
