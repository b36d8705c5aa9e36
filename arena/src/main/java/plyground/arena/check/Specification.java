package plyground.arena.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import plyground.agents.AgentFactory;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Trace;

/**
 * One of our agents that another claims to be: a move is right if ours values none higher, so that
 * nobody has to break ties as we do.
 */
public record Specification<P extends Position<P>>(
    Game<P> game, AgentFactory<P> ours, int positions) {
  private static final String STEP = "specification";
  private static final String RANDOM = "random";
  private static final int SHOWN = 12;

  CheckFinding check(AgentFactory<P> player, Samples<P> samples, Limit limit) {
    var spread = samples.spread(positions);
    CheckFinding first = null;
    int wrong = 0;
    try (var chair = new CheckedAgent<>(game, player);
        var right = ours.create()) {
      for (P position : spread) {
        right.newGame(1);
        var best = best(right.analyse(position, limit, Trace.NONE).moves(), position);
        int move = chair.askAfresh(position, limit);
        if (!best.isEmpty() && !best.contains(move)) {
          wrong++;
          first = first == null ? finding(position, move, best) : first;
        }
      }
    } catch (Broken broken) {
      return CheckFinding.bad(STEP, broken.text(), broken.position);
    } catch (AgentException failure) {
      return CheckFinding.bad(STEP, ours.name() + " itself failed: " + failure.getMessage(), null);
    }
    return first == null
        ? CheckFinding.good(
            STEP, "it played as %s does in %d positions".formatted(ours.name(), spread.size()))
        : first.counted(wrong, spread.size(), ours.name());
  }

  /** The moves of the highest value, all of them where every move is as good. */
  private List<Integer> best(List<MoveValue> values, P position) {
    var best = new ArrayList<Integer>();
    if (ours.name().equals(RANDOM)) {
      for (int move : LegalMoves.of(game, position)) {
        best.add(move);
      }
      return best;
    }
    double highest = values.stream().mapToDouble(MoveValue::value).max().orElse(0);
    values.stream().filter(v -> v.value() == highest).forEach(v -> best.add(v.move()));
    return best;
  }

  private CheckFinding finding(P position, int move, List<Integer> best) {
    var words = best.stream().map(each -> game.formatMove(position, each)).toList();
    String played = game.formatMove(position, move);
    String shown = String.join(" ", words.subList(0, Math.min(SHOWN, words.size())));
    String more = words.size() > SHOWN ? String.format(Locale.ROOT, " ... (%d)", words.size()) : "";
    String text = "it played %s where one of these was right: %s%s".formatted(played, shown, more);
    return new CheckFinding(STEP, false, text, game.format(position), played, words);
  }
}
