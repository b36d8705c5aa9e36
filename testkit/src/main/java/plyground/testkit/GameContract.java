package plyground.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import plyground.core.Evaluator;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.spec.Settings;
import plyground.core.spec.Spec;

/** What holds for every game; each game's test extends it. Seeded playouts walk through it all. */
public abstract class GameContract<P extends Position<P>> extends PlayoutContract<P> {
  private static final int GUARD = 77;

  /** No game may last longer. */
  private static final int LONGEST = 20_000;

  @Override
  protected int playouts() {
    return 100;
  }

  @Override
  protected final int plies() {
    return LONGEST;
  }

  protected final void everyPosition(Consumer<P> check) {
    everyPosition(game(), check);
  }

  @Test
  void movesAreDistinctAndFitTheBuffer() {
    var game = game();
    everyPosition(
        position -> {
          int[] buffer = new int[game.maxMoves() + 2];
          Arrays.fill(buffer, GUARD);
          int end = position.moves(buffer, 1);
          assertThat(end).isBetween(1, game.maxMoves() + 1);
          int[] moves = Arrays.copyOfRange(buffer, 1, end);
          assertThat(moves).doesNotHaveDuplicates();
          assertThat(Arrays.stream(moves)).allMatch(move -> move >= 0 && move < 1 << 16);
          assertThat(buffer[0]).isEqualTo(GUARD);
        });
  }

  @Test
  void positionsAreReadBackAsPrinted() {
    var game = game();
    everyPosition(
        position -> {
          String text = game.format(position);
          assertThat(game.parse(text)).isEqualTo(position).hasSameHashCodeAs(position);
          assertThat(game.format(game.parse(text))).isEqualTo(text);
          assertThat(text).doesNotContain("  ").isEqualTo(text.strip());
        });
  }

  @Test
  void movesAreReadBackAsPrinted() {
    var game = game();
    everyPosition(
        position -> {
          for (int move : LegalMoves.of(game, position)) {
            String text = game.formatMove(position, move);
            assertThat(text).isNotEmpty().doesNotContain(" ");
            assertThat(game.parseMove(position, text)).isEqualTo(move);
          }
        });
  }

  @Test
  void illegalWordsAreRefused() {
    var game = game();
    var start = game.start(new SplitMix(1));
    for (String word : new String[] {"", "?", "no such move", "\u0000", "-1", "999999999999999"}) {
      assertThatThrownBy(() -> game.parseMove(start, word)).isInstanceOf(InputException.class);
    }
    for (String text : new String[] {"", " ", "?", "/", "\u0000 \u0000", "a b c d e f g"}) {
      assertThatThrownBy(() -> game.parse(text)).isInstanceOf(InputException.class);
    }
  }

  /** Cuts, swaps and doubles characters of real positions: read or refused, never anything else. */
  @Test
  void brokenTextIsReadOrRefused() {
    var game = game();
    var random = new SplitMix(99);
    everyPosition(
        position -> {
          var text = new StringBuilder(game.format(position));
          int at = random.nextInt(text.length());
          switch (random.nextInt(4)) {
            case 0 -> text.deleteCharAt(at);
            case 1 -> text.insert(at, text.charAt(random.nextInt(text.length())));
            case 2 -> text.setCharAt(at, (char) (32 + random.nextInt(95)));
            default -> text.setLength(at);
          }
          try {
            game.format(game.parse(text.toString()));
          } catch (InputException refused) {
            assertThat(refused.message()).isNotBlank().doesNotContain("\n");
          }
        });
  }

  @Test
  void noMovesMeansOver() {
    var game = game();
    everyPosition(
        position -> {
          boolean none = LegalMoves.of(game, position).length == 0;
          assertThat(position.over()).isEqualTo(none);
          if (none) {
            var outcome = position.outcome();
            assertThat(outcome.reason()).isNotBlank();
            var winner = outcome.winner();
            if (winner != null) {
              assertThat(outcome.resultFor(winner)).isEqualTo(1);
              assertThat(outcome.resultFor(winner.other())).isEqualTo(-1);
            }
          }
        });
  }

  /** Where nature moves there is something to happen, each case at least once. */
  @Test
  void natureHasOdds() {
    var game = game();
    everyPosition(
        position -> {
          if (Nature.movesAt(position)) {
            assertThat(position.over()).isFalse();
            long cases = 0;
            for (int move : LegalMoves.of(game, position)) {
              assertThat(Nature.weight(position, move)).isPositive();
              cases += Nature.weight(position, move);
            }
            assertThat(cases).isLessThan(Integer.MAX_VALUE);
          }
        });
  }

  @Test
  void gamesEnd() {
    int[] ended = {0};
    everyPosition(position -> ended[0] += position.over() ? 1 : 0);
    assertThat(ended[0]).isEqualTo(playouts());
  }

  @Test
  void playingLeavesThePositionAsItWas() {
    var game = game();
    everyPosition(
        position -> {
          String before = game.format(position);
          for (int move : LegalMoves.of(game, position)) {
            P next = position.play(move);
            assertThat(next).isNotEqualTo(position);
            assertThat(next.key()).isNotEqualTo(position.key());
            assertThat(next).isEqualTo(position.play(move));
          }
          assertThat(game.format(position)).isEqualTo(before);
        });
  }

  @Test
  void equalPositionsHaveEqualKeys() {
    var game = game();
    everyPosition(
        position -> assertThat(game.parse(game.format(position)).key()).isEqualTo(position.key()));
  }

  @Test
  void startsComeFromTheSeedAlone() {
    var game = game();
    for (long seed = 0; seed < 20; seed++) {
      assertThat(game.start(new SplitMix(seed))).isEqualTo(game.start(new SplitMix(seed)));
    }
  }

  /** A name says all that differs from the defaults. */
  @Test
  void theNameOpensTheSameGame() {
    var game = game();
    var spec = Spec.parse(game.name());
    assertThat(spec.name()).isEqualTo(descriptor().name());
    var again = descriptor().create(new Settings(descriptor().parameters(), spec.parameters()));
    assertThat(again.name()).isEqualTo(game.name());
    assertThat(again.maxMoves()).isEqualTo(game.maxMoves());
    for (long seed = 0; seed < 20; seed++) {
      assertThat(again.start(new SplitMix(seed))).isEqualTo(game.start(new SplitMix(seed)));
    }
  }

  @Test
  void symmetriesKeepTheRules() {
    var game = game();
    var symmetries = game.symmetries();
    int[] asked = new int[1];
    everyPosition(
        position -> {
          if (!symmetries.isEmpty()) {
            SymmetryContract.assertKept(
                game, symmetries.get(asked[0]++ % symmetries.size()), position);
          }
        });
  }

  /** One symmetry after another is a third: else images would not know each other again. */
  @Test
  void symmetriesAreAGroup() {
    var game = game();
    everyPosition(
        position -> {
          long least = SymmetryContract.leastKey(game, position);
          for (var symmetry : game.symmetries()) {
            assertThat(SymmetryContract.leastKey(game, symmetry.position(position)))
                .isEqualTo(least);
          }
        });
  }

  @Test
  void namedPositionsAreAccepted() {
    var game = game();
    game.named().forEach((name, position) -> assertThat(game.position(name)).isEqualTo(position));
  }

  @Test
  void evaluatorsStayInsideTheirBounds() {
    var game = game();
    for (var kind : descriptor().evaluators()) {
      Evaluator<P> evaluator = kind.maker().make(game, new Settings(kind.parameters(), Map.of()));
      assertThat(evaluator.bound()).isBetween(1, Evaluator.LIMIT);
      everyPosition(
          position ->
              assertThat(evaluator.evaluate(position))
                  .as(kind.name())
                  .isStrictlyBetween(-evaluator.bound(), evaluator.bound()));
    }
  }

  @Test
  void decisiveEvaluatorsPutWinsBeyondEverything() {
    var game = game();
    for (var kind : descriptor().evaluators()) {
      if (!kind.decisive()) {
        continue;
      }
      var evaluator = kind.maker().make(game, new Settings(kind.parameters(), Map.of()));
      int[] highest = {Integer.MIN_VALUE, Integer.MAX_VALUE};
      everyPosition(
          position -> {
            int value = evaluator.evaluate(position);
            int result = position.over() ? position.outcome().resultFor(position.toMove()) : 0;
            if (result == 0) {
              highest[0] = Math.max(highest[0], Math.abs(value));
            } else {
              assertThat(Integer.signum(value)).as(kind.name()).isEqualTo(result);
              highest[1] = Math.min(highest[1], Math.abs(value));
            }
          });
      assertThat(highest[0]).as(kind.name()).isLessThan(highest[1]);
    }
  }
}
