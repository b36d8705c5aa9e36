package plyground.games.labyrinth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.core.spec.Settings;

/** The authors' choices and whole games, move by move, with the history they were made with. */
final class GoldenTest {
  private final Labyrinth game = new Labyrinth();

  private Agent<LabyrinthPosition> agent(String name) {
    var kind =
        new LabyrinthProvider()
            .descriptor().agents().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    return kind.maker().make(game, new Settings(kind.parameters(), Map.of()));
  }

  @Test
  void choicesAreThoseOfTheAuthorsProgram() throws AgentException {
    int compared = 0;
    for (var line : Golden.lines("choices.jsonl")) {
      var position = game.parse(Golden.position(line));
      var choices = Golden.object(line, "choices");
      for (String name : choices.keySet()) {
        var expected = Golden.object(choices, name);
        var agent = agent(name);
        int move = agent.choose(position, Limit.NONE);
        assertThat(game.formatMove(position, move))
            .as("position %s, %s", line.get("id"), name)
            .isEqualTo(
                Golden.text(expected, "shift")
                    + ":"
                    + Golden.square(Golden.list(expected, "to"), 0));
        assertThat(agent.consider(position, Limit.NONE, Trace.NONE).move()).isEqualTo(move);
        compared++;
      }
    }
    assertThat(compared).isEqualTo(125);
  }

  @Test
  void gamesAreThoseOfTheAuthorsProgram() throws AgentException {
    var pairings = new HashSet<String>();
    for (var line : Golden.lines("games.jsonl")) {
      var agents = List.of(agent(Golden.text(line, "ha")), agent(Golden.text(line, "hb")));
      pairings.add(line.get("ha") + " " + line.get("hb"));
      var position = game.parse(Golden.position(line));
      int turn = 0;
      for (Object each : Golden.list(line, "turns")) {
        var expected = (List<?>) each;
        int move = agents.get(position.mover()).choose(position, Limit.NONE);
        assertThat(game.formatMove(position, move))
            .as("%s against %s, turn %d", line.get("ha"), line.get("hb"), ++turn)
            .isEqualTo(expected.get(0) + ":" + Golden.square(expected, 1));
        position = position.play(move);
      }
      // The recording of one endless game was broken off after 300 turns.
      assertThat(position.over()).isEqualTo(turn < 300);
    }
    assertThat(pairings).containsExactlyInAnyOrder("h1 h1", "h5 h1", "h4 h2", "h2 h2");
  }

  @Test
  void oneGoldenGameNeedsTheHistory() throws AgentException {
    int differing = 0;
    for (var line : Golden.lines("games.jsonl")) {
      var agents = List.of(agent(Golden.text(line, "ha")), agent(Golden.text(line, "hb")));
      var position = game.parse(Golden.position(line));
      for (Object each : Golden.list(line, "turns")) {
        var expected = (List<?>) each;
        var forgetful = game.parse(game.format(position));
        int move = agents.get(position.mover()).choose(forgetful, Limit.NONE);
        String word = expected.get(0) + ":" + Golden.square(expected, 1);
        differing += game.formatMove(position, move).equals(word) ? 0 : 1;
        position = position.play(game.parseMove(position, word));
      }
    }
    assertThat(differing).isPositive();
  }
}
