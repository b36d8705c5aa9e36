package plyground.league.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Limit;
import plyground.league.bot.BotRules;
import plyground.league.settings.SettingsFile;

/** What becomes of pairs in which somebody is late. */
final class PairPlayerTest {
  /** Plays the first legal move, and is late with one of them. */
  private static final class Late<P extends Position<P>> implements Agent<P> {
    private final OpenGame<P> open;
    private final int lateAt;
    private int moves;

    Late(OpenGame<P> open, int lateAt) {
      this.open = open;
      this.lateAt = lateAt;
    }

    @Override
    public int choose(P position, Limit limit) throws AgentException {
      if (++moves == lateAt) {
        throw new AgentException(Fault.TIME_OUT, "did not answer");
      }
      return LegalMoves.of(open.game(), position)[0];
    }
  }

  private static <P extends Position<P>> Optional<PlayedPair> played(
      OpenGame<P> open, int lateAt, int tries) {
    var settings = SettingsFile.parse("game = tic-tac-toe\n", "here");
    var rules = new BotRules(List.of(), settings.time(), settings.memory(), "");
    var broadcast = new GameBroadcast<>(open.game(), "w", "ladder", _ -> {});
    var pair = new LeasedPair(1, LadderPairing.of("v:1", "v:2"), 7, tries);
    try (var player = new PairPlayer<>(open, settings, rules, broadcast)) {
      return player.play(pair, bot -> new Late<>(open, bot.equals("v:2") ? lateAt : 0));
    }
  }

  @Test
  void whoIsLateAtFirstIsTriedOnceMore() {
    var open = Catalogue.load(MoveInput.NOBODY).open("tic-tac-toe");
    assertThat(played(open, 1, 1)).isEmpty();
    assertThat(played(open, 1, 2).orElseThrow().games().getFirst())
        .matches(game -> "v:2".equals(game.faulty()) && game.winner() == 1);
    assertThat(played(open, 2, 1).orElseThrow().games().getFirst().faulty()).isEqualTo("v:2");
  }
}
