package plyground.teach.why;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.LegalMoves;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;

/** Every sentence is read as a student would read it. */
final class SentencesTest {
  private static final int DEPTH = 2;
  private static final int SEEDS = 3;
  private static final int LONGEST = 40;
  private static final Catalogue CATALOGUE = Catalogue.load(MoveInput.NOBODY);

  static Stream<String> games() {
    return CATALOGUE.games().stream()
        .map(each -> each.name().equals("hex") ? "hex:size=4" : each.name())
        .filter(name -> !Nature.playsIn(CATALOGUE.open(name).game()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everySentenceIsTrue(String game) throws AgentException {
    assertThat(check(CATALOGUE.open(game), 1)).contains("value", "line");
  }

  @Test
  void everyKindOfSentenceIsMet() throws AgentException {
    var kinds = new TreeSet<String>();
    for (String game : List.of("othello", "war", "connect-four")) {
      kinds.addAll(check(CATALOGUE.open(game), 7));
    }
    assertThat(kinds)
        .containsExactly("better", "end", "feature", "gives", "leaves", "line", "value");
  }

  /** The kinds of sentences that were read and found true. */
  private static <P extends Position<P>> Set<String> check(OpenGame<P> open, long from)
      throws AgentException {
    var game = open.game();
    var explainer = MoveExplainer.of(open, "pvs:depth=" + DEPTH, open::machine);
    var kinds = new TreeSet<String>();
    for (long seed = from; seed < from + SEEDS; seed++) {
      var random = new SplitMix(seed);
      P at = game.start(random);
      for (int ply = 0; ply < LONGEST && !at.over(); ply++) {
        int[] moves = LegalMoves.of(game, at);
        int move = moves[random.nextInt(moves.length)];
        if (moves.length < 60 && (ply % 9 == 4 || at.play(move).over())) {
          var why = explainer.explain(at, move, Limit.NONE);
          var reader = new SentenceReader<>(open, at, why);
          reader.values(moves);
          for (var sentence : why.sentences()) {
            kinds.add(sentence.kind());
            reader.read(sentence);
          }
        }
        at = at.play(move);
      }
    }
    return kinds;
  }
}
