package plyground.web.tournament;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.Tournament;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.web.json.Body;
import plyground.web.live.AccessPolicy;
import plyground.web.live.PositionRequest;

/** Reads what tournament a page asks for, within the lab's limits. */
final class TournamentForm {
  private static final int MOST_AGENTS = 30;
  private static final int MOST_GAMES = 10_000;
  private static final int MOST_IN_ALL = 1_000_000;

  /** An agent that is silent for so long has lost. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final AccessPolicy access;

  TournamentForm(AccessPolicy access) {
    this.access = access;
  }

  Tournament<?> read(Body body) {
    return read(access.open(body.text("game", PositionRequest.LONGEST_NAME)), body);
  }

  private <P extends Position<P>> Tournament<P> read(OpenGame<P> open, Body body) {
    var players = players(open, body.texts("agents", MOST_AGENTS, PositionRequest.LONGEST_NAME));
    var plan = plan(open, players.stream().<String>map(AgentFactory::name).toList(), body);
    body.end();
    return Tournament.of(open, plan, players);
  }

  /** What is in the store was perhaps put there by somebody who may do more than a page. */
  Tournament<?> check(Plan plan) {
    return check(access.open(plan.game()), plan);
  }

  private <P extends Position<P>> Tournament<P> check(OpenGame<P> open, Plan plan) {
    return Tournament.of(open, plan, players(open, plan.agents()));
  }

  /** None that starts programs, where that is not allowed, and no people. */
  private <P extends Position<P>> List<AgentFactory<P>> players(
      OpenGame<P> open, List<String> agents) {
    return agents.stream().map(agent -> OpenGame.machine(access.player(open, agent))).toList();
  }

  private static Plan plan(OpenGame<?> open, List<String> agents, Body body) {
    if (agents.size() < 2) {
      throw new InputException("'agents': expected at least two of them");
    }
    if (new HashSet<>(agents).size() < agents.size()) {
      throw new InputException("'agents': one is named twice");
    }
    int games = (int) body.whole("games", 1, MOST_GAMES, 10);
    var form = form(body.text("form", 20, "no-mirrors"));
    long seed = body.whole("seed", 0, PositionRequest.LARGEST_SEED, 1);
    Integer openings = body.has("openings") ? (Integer) (int) body.whole("openings", 0, 30) : null;
    var control = new TimeControl(null, null, null, PATIENCE, null, null);
    if ((long) games * agents.size() * agents.size() > MOST_IN_ALL) {
      throw new InputException("more than " + MOST_IN_ALL + " games in all");
    }
    return new Plan(open.game().name(), agents, form, games, seed, null, openings, control, null);
  }

  private static Form form(String text) {
    return switch (text) {
      case "round-robin" -> Form.ROUND_ROBIN;
      case "no-mirrors" -> Form.NO_MIRRORS;
      case "gauntlet" -> Form.GAUNTLET;
      default -> throw new InputException("'form': expected round-robin, no-mirrors or gauntlet");
    };
  }
}
