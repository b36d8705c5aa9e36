package plyground.agents.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.search.Bounds;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;

/** On a game so small that all of it is solved, and whose players move again after a box. */
final class FrontierTest {
  private static final int PLIES = 7;

  private static OpenGame<?> open() {
    return Catalogue.load(MoveInput.NOBODY).open("dots-and-boxes:rows=2,columns=2");
  }

  private static <P extends Position<P>> Result solve(Search<P> solver, P position) {
    return solver.search(position, Limit.NONE, Trace.NONE);
  }

  private static <P extends Position<P>> int value(Search<P> solver, P position) {
    return position.over()
        ? position.outcome().score() * position.toMove().sign()
        : (int) Math.round(Objects.requireNonNull(solve(solver, position).value()));
  }

  @Test
  void everyPositionBehindTheBookIsWithinItsBounds() {
    everyPositionBehindTheBookIsWithinItsBounds(open());
  }

  private static <P extends Position<P>> void everyPositionBehindTheBookIsWithinItsBounds(
      OpenGame<P> open) {
    var game = open.game();
    var solver = open.descriptor().solver().orElseThrow().maker().make(game, 1, false);
    var book = new SolvedBook<>(game);
    Map<String, P> level = Map.of("", game.start(() -> 0));
    for (int ply = 0; ply <= PLIES; ply++) {
      var next = new LinkedHashMap<String, P>();
      for (var position : level.values()) {
        var result = solve(solver, position);
        book.put(position, (int) Math.round(Objects.requireNonNull(result.value())), result.move());
        for (int move : LegalMoves.of(game, position)) {
          var after = position.play(move);
          next.putIfAbsent(book.key(after), after);
        }
      }
      level = next;
    }

    var frontier = new Frontier<>(book);
    int exact = 0;
    int above = 0;
    int below = 0;
    for (var position : level.values()) {
      int value = value(solver, position);
      var known = frontier.of(position);
      assertThat(value).as(game.format(position)).isBetween(known.lower(), known.upper());
      assertThat(known).as(game.format(position)).isNotEqualTo(Bounds.NONE);
      if (known.lower() == known.upper()) {
        exact++;
      } else if (known.upper() == Integer.MAX_VALUE) {
        above++;
      } else {
        below++;
      }
    }
    assertThat(exact).isPositive();
    assertThat(above).isPositive();
    assertThat(below).isPositive();
    assertThat(frontier.of(game.start(() -> 0))).as("in the book").isEqualTo(Bounds.NONE);
  }

  @Test
  void goesOnWhereItWasStopped() {
    goesOnWhereItWasStopped(open());
  }

  private static <P extends Position<P>> void goesOnWhereItWasStopped(OpenGame<P> open) {
    var game = open.game();
    var solver = open.descriptor().solver().orElseThrow().maker().make(game, 1, false);
    var book = new SolvedBook<>(game);
    var start = game.start(() -> 0);
    var best = solve(solver, start);
    var second = start.play(best.move());
    book.put(start, value(solver, start), best.move());
    book.put(second, value(solver, second), solve(solver, second).move());
    var frontier = new Frontier<>(book);
    assertThat(frontier.complete(() -> true)).isFalse();
    var asked = new AtomicInteger();
    assertThat(frontier.complete(() -> asked.getAndIncrement() == 1)).isFalse();
    assertThat(frontier.complete(() -> false)).isTrue();
    assertThat(frontier.complete(() -> true)).as("nothing is left").isTrue();
    var third = second.play(solve(solver, second).move());
    assertThat(frontier.of(third))
        .isEqualTo(new Frontier<>(book).of(third))
        .isNotEqualTo(Bounds.NONE);
    assertThat(frontier.of(second)).as("in the book").isEqualTo(Bounds.NONE);
  }

  @Test
  void whatIsOnlyThoughtBoundsNothing() {
    whatIsOnlyThoughtBoundsNothing(open());
  }

  private static <P extends Position<P>> void whatIsOnlyThoughtBoundsNothing(OpenGame<P> open) {
    var book = new SolvedBook<>(open.game(), false);
    assertThatThrownBy(() -> new Frontier<>(book)).isInstanceOf(IllegalArgumentException.class);
  }
}
