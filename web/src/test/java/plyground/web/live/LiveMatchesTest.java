package plyground.web.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Nobody's game is put away to make room while it is in use. */
@Timeout(60)
final class LiveMatchesTest {
  private static final int MORE_THAN_STAY_IN_MEMORY = 1_050;

  @Test
  void gamesInUseStayWhateverOthersBegin() throws InterruptedException {
    var setup =
        new Setup("tic-tac-toe", List.of("human", "human"), 1, "", List.of(), 1, false, 0, false);
    var searches = new Searches(1);
    var matches =
        new LiveMatches(
            new AccessPolicy(false, List.of()),
            searches,
            MatchStore.NONE,
            new ClientLimits(),
            _ -> {});
    try {
      var made = new ArrayList<LiveMatch<?>>();
      for (int i = 0; i < MORE_THAN_STAY_IN_MEMORY; i++) {
        var match = matches.create(setup, new Visitor("client " + i, ""));
        matches.settle(match); // all are saved, and looked at a moment ago
        made.add(match);
      }
      assertThat(matches.size()).isEqualTo(MORE_THAN_STAY_IN_MEMORY);
      assertThat(made).noneMatch(LiveMatch::closed);
    } finally {
      matches.close();
      searches.close();
    }
  }
}
