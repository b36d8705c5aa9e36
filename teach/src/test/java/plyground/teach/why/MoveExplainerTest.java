package plyground.teach.why;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.Evaluator;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.WinsFirst;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.spec.Settings;
import plyground.core.spi.FeatureDescriptor;

/** What is said of moves, against a minimax and counts that are slow and obviously right. */
final class MoveExplainerTest {
  private static final int DEPTH = 3;
  private static final Pattern CORNER = Pattern.compile("gives up the corner (\\w\\d):");

  private final Catalogue catalogue = Catalogue.load(MoveInput.NOBODY);

  @ParameterizedTest
  @CsvSource({
    "tic-tac-toe, 9",
    "othello, 12",
    "war, 6",
    "connect-four, 5",
    "kalah, 6",
    "dots-and-boxes, 6",
    "breakthrough, 3"
  })
  void numbersAreTheSlowTwins(String game, int plies) throws AgentException {
    check(catalogue.open(game), plies);
  }

  private static <P extends Position<P>> void check(OpenGame<P> open, int plies)
      throws AgentException {
    var game = open.game();
    var evaluator = evaluator(open);
    var explainer = MoveExplainer.of(open, "pvs:depth=" + DEPTH, open::machine);
    for (long seed = 1; seed <= 4; seed++) {
      var random = new SplitMix(seed);
      P at = game.start(random);
      for (int ply = 0; ply < plies && !at.over(); ply++) {
        int[] moves = LegalMoves.of(game, at);
        int asked = moves[random.nextInt(moves.length)];
        if (ply % 3 == 2) {
          var why = explainer.explain(at, asked, Limit.NONE);
          String where = game.format(at) + " " + game.formatMove(at, asked);
          line(evaluator, why.asked(), where);
          line(evaluator, why.other(), where);
          assertThat(why.asked().move()).isEqualTo(asked);
          counts(open, why, where);
        }
        at = at.play(asked);
      }
    }
  }

  /** The value of a line is minimax's, and also what its last position is worth. */
  private static <P extends Position<P>> void line(
      Evaluator<P> evaluator, ExpectedLine<P> line, String where) {
    var at = line.positions().getFirst();
    assertThat(line.value()).as(where).isEqualTo(slow(evaluator, at, line.after(), DEPTH - 1));
    var end = line.end();
    int sign = end.toMove() == at.toMove() ? 1 : -1;
    assertThat(line.value()).as(where).isEqualTo(sign * evaluator.evaluate(end));
  }

  private static <P extends Position<P>> double slow(
      Evaluator<P> evaluator, P viewer, P at, int depth) {
    int sign = at.toMove() == viewer.toMove() ? 1 : -1;
    if (depth == 0 || at.over()) {
      return sign * evaluator.evaluate(at);
    }
    int[] moves = new int[1000];
    int end = at.moves(moves, 0);
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < end; i++) {
      best = Math.max(best, slow(evaluator, at, at.play(moves[i]), depth - 1));
    }
    return sign * best;
  }

  private static <P extends Position<P>> Evaluator<P> evaluator(OpenGame<P> open) {
    var kind = open.descriptor().evaluators().getFirst();
    var made = kind.maker().make(open.game(), new Settings(kind.parameters(), Map.of()));
    return kind.decisive() ? made : new WinsFirst<>(made);
  }

  private static <P extends Position<P>> void counts(
      OpenGame<P> open, Explanation<P> why, String where) {
    for (var sentence : why.sentences()) {
      boolean leaves = sentence.kind().equals("leaves");
      if (leaves || sentence.kind().equals("feature")) {
        var names = sentence.numbers().keySet().iterator();
        var feature = named(open, names.next());
        var here = leaves ? why.asked().after() : why.asked().end();
        var there = leaves ? why.other().after() : why.other().end();
        int value = number(sentence, feature.name());
        int instead = number(sentence, "instead");
        boolean said = false;
        for (var side : Side.values()) {
          said |=
              sentence.text().contains(open.view().look(side).name())
                  && feature.of(here, side) == value
                  && feature.of(there, side) == instead;
        }
        assertThat(said).as("%s: %s", where, sentence).isTrue();
        assertThat(sentence.text())
            .contains(feature.counted(value))
            .contains("instead of " + instead);
      }
    }
  }

  private static <P extends Position<P>> FeatureDescriptor<P> named(OpenGame<P> open, String name) {
    return open.descriptor().features(open.game()).stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aCornerGivenAwayIsNamed() throws AgentException {
    assertThat(corners(catalogue.open("othello"))).isPositive();
  }

  /** How often a corner was said to be given up; each time it was. */
  private static <P extends Position<P>> int corners(OpenGame<P> open) throws AgentException {
    var explainer = MoveExplainer.of(open, "alphabeta:depth=2", open::machine);
    var corners = named(open, "corners");
    int times = 0;
    for (long seed = 1; seed <= 6; seed++) {
      var random = new SplitMix(seed);
      P at = open.game().start(random);
      for (int ply = 0; ply < 20 && !at.over(); ply++) {
        int[] moves = LegalMoves.of(open.game(), at);
        int asked = moves[random.nextInt(moves.length)];
        var why = explainer.explain(at, asked, Limit.NONE);
        var other = at.toMove().other();
        for (var sentence : why.sentences()) {
          var said = CORNER.matcher(sentence.text());
          if (said.find()) {
            times++;
            assertThat(corners.places().of(at, other)).doesNotContain(said.group(1));
            assertThat(corners.places().of(why.asked().end(), other)).contains(said.group(1));
            assertThat(corners.places().of(why.other().end(), other)).doesNotContain(said.group(1));
          }
        }
        at = at.play(asked);
      }
    }
    return times;
  }

  private static <P extends Position<P>> List<String> said(
      OpenGame<P> open, String position, @Nullable String move, String agent)
      throws AgentException {
    P at = open.game().position(position);
    Integer asked = move == null ? null : Integer.valueOf(open.game().parseMove(at, move));
    return MoveExplainer.of(open, agent, open::machine)
        .explain(at, asked, Limit.NONE)
        .sentences()
        .stream()
        .map(Sentence::text)
        .toList();
  }

  private List<String> texts(String game, String position, String move, String agent)
      throws AgentException {
    return said(catalogue.open(game), position, move, agent);
  }

  @Test
  void aLostMoveIsRefuted() throws AgentException {
    var texts = texts("tic-tac-toe", "xx./oo./... x", "9", "pvs:depth=9");
    assertThat(texts.getFirst()).contains("9 loses and 3 wins, looking 9 plies ahead");
    assertThat(texts).anyMatch(text -> text.contains("After 9 is expected 6."));
    assertThat(texts).anyMatch(text -> text.contains("a loss for x"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tic-tac-toe | random | expected a search to a depth",
        "tic-tac-toe | pvs:time=1s | expected a search to a depth",
        "tic-tac-toe | pvs:depth=0 | depth=0",
        "tic-tac-toe | nobody | no agent 'nobody'",
        "dice-race | expectiminimax:depth=2 | no one expected line",
      })
  void whatCannotExplainIsTold(String game, String agent, String complaint) {
    var open = catalogue.open(game);
    assertThatThrownBy(() -> make(open, agent))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(complaint);
  }

  private static <P extends Position<P>> void make(OpenGame<P> open, String agent) {
    MoveExplainer.of(open, agent, open::machine);
  }

  private static int number(Sentence sentence, String name) {
    return Objects.requireNonNull(sentence.numbers().get(name), name).intValue();
  }
}
