package plyground.web;

import java.util.concurrent.CompletableFuture;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.search.Stop;
import plyground.teach.why.ExplanationJson;
import plyground.teach.why.MoveExplainer;
import plyground.web.json.Body;
import plyground.web.json.Out;
import plyground.web.live.AccessPolicy;
import plyground.web.live.PositionRequest;
import plyground.web.live.Refusal;
import plyground.web.live.Searches;
import plyground.web.live.Searches.Purpose;

/** Why a move is good or bad, for pages: searched for in the queue of hints, and as long. */
final class MoveReasons {
  private static final int DEEPEST = 12;

  private final AccessPolicy access;
  private final Searches searches;

  MoveReasons(AccessPolicy access, Searches searches) {
    this.access = access;
    this.searches = searches;
  }

  CompletableFuture<String> answer(Body body, String client) {
    return answer(access.open(body.text("game", PositionRequest.LONGEST_NAME)), body, client);
  }

  private <P extends Position<P>> CompletableFuture<String> answer(
      OpenGame<P> open, Body body, String client) {
    var at = PositionRequest.read(open, body).position();
    String move = body.text("move", PositionRequest.LONGEST_MOVE, "");
    String agent = body.text("agent", PositionRequest.LONGEST_AGENT, "");
    body.end();
    if (at.over()) {
      throw new InputException("the game is over here");
    }
    Integer asked = move.isEmpty() ? null : (Integer) open.game().parseMove(at, move);
    var explainer =
        MoveExplainer.of(open, agent, name -> OpenGame.machine(access.player(open, name)));
    if (explainer.depth() > DEEPEST) {
      throw new InputException("'agent': the lab explains at most " + DEEPEST + " plies deep");
    }
    var stop = new Stop();
    return searches.submit(
        client,
        Purpose.HINT,
        stop,
        limit -> {
          try {
            var why = explainer.explain(at, asked, limit);
            return Out.object(json -> ExplanationJson.write(open, why, json));
          } catch (InputException late) {
            throw stop.raised() ? Refusal.busy(late.message() + "; try again") : late;
          }
        });
  }
}
