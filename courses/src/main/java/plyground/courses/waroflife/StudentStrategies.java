package plyground.courses.waroflife;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plyground.agents.OpenGame;
import plyground.core.LegalMoves;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.core.spec.Spec;
import plyground.games.waroflife.WarOfLifePosition;

/** The four predicates of a student's file, compared with ours. */
final class StudentStrategies {
  /** How many positions a strategy is asked about; minimax takes seconds for each. */
  private static final Map<String, Integer> ASKED =
      Map.of("bloodlust", 60, "self_preservation", 60, "land_grab", 60, "minimax", 6);

  /**
   * What comparing found.
   *
   * @param words a sentence
   * @param playable whether it gave a legal move at all
   * @param position the first where it differs from ours or fails; null if there is none
   */
  record Comparison(String predicate, String words, boolean playable, @Nullable String position) {}

  private final OpenGame<WarOfLifePosition> open;
  private final Path file;

  StudentStrategies(OpenGame<WarOfLifePosition> open, Path file) {
    this.open = open;
    this.file = file;
  }

  /** The agent of a predicate. */
  String agent(String predicate) {
    var parameters = new LinkedHashMap<String, String>();
    parameters.put("file", file.toString());
    parameters.put("predicate", predicate);
    parameters.put("move", "60s");
    return new Spec("prolog", parameters).toString();
  }

  List<Comparison> compared(long seed) {
    var all = new ArrayList<Comparison>();
    for (String predicate : Worksheet.STRATEGIES) {
      if (ASKED.containsKey(predicate)) {
        all.add(compared(predicate, seed));
      }
    }
    return all;
  }

  private Comparison compared(String predicate, long seed) {
    var positions = positions(seed, ASKED.getOrDefault(predicate, 0));
    int otherChoices = 0;
    try (var theirs = open.machine(agent(predicate)).create();
        var ours = open.machine(predicate).create()) {
      for (int i = 0; i < positions.size(); i++) {
        var position = positions.get(i);
        String place = open.game().format(position);
        try {
          int move = theirs.choose(position, Limit.NONE);
          var difference = difference(ours, position, move);
          if (difference != null) {
            return new Comparison(
                predicate,
                "differs from ours in position " + (i + 1) + ": " + difference,
                true,
                place);
          }
          otherChoices += move == ours.choose(position, Limit.NONE) ? 0 : 1;
        } catch (AgentException failure) {
          String words = "fails in position %d: %s".formatted(i + 1, failure.getMessage());
          return new Comparison(predicate, words, i > 0, place);
        }
      }
    }
    String ties =
        otherChoices == 0 ? "" : " (in %d another of equally good moves)".formatted(otherChoices);
    return new Comparison(
        predicate,
        "as good a move as ours in all of %d positions%s".formatted(positions.size(), ties),
        true,
        null);
  }

  /** Words if the move is worse than ours by the strategy's own measure; moves may tie. */
  private @Nullable String difference(
      Agent<WarOfLifePosition> ours, WarOfLifePosition position, int move) throws AgentException {
    var known = ours.analyse(position, Limit.NONE, Trace.NONE);
    var values = new LinkedHashMap<Integer, Double>();
    known.moves().forEach(each -> values.put(each.move(), each.value()));
    Double best = values.get(known.move());
    Double chosen = values.get(move);
    if (move == known.move() || best == null || chosen == null || chosen >= best) {
      return null;
    }
    var game = open.game();
    return String.format(
        Locale.ROOT,
        "it plays %s (value %.0f), ours %s (value %.0f)",
        game.formatMove(position, move),
        chosen,
        game.formatMove(position, known.move()),
        best);
  }

  /** Positions of random games, both colours to move. */
  private List<WarOfLifePosition> positions(long seed, int count) {
    var found = new ArrayList<WarOfLifePosition>();
    for (int number = 0; found.size() < count; number++) {
      var random = new SplitMix(SplitMix.derive(seed, number));
      var position = open.game().start(random);
      while (!position.over() && found.size() < count) {
        found.add(position);
        int[] moves = LegalMoves.of(open.game(), position);
        position = position.play(moves[random.nextInt(moves.length)]);
      }
    }
    return found;
  }
}
