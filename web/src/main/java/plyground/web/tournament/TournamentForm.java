package plyground.web.tournament;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.Plan.Goal;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.Tournament;
import plyground.arena.stats.Sprt;
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

  /** The largest normalised Elo a sequential test asks for, as on the command line. */
  private static final int MOST_ELO = 1_000;

  /** How often a sequential test may be wrong, either way. */
  private static final double ERROR = 0.05;

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
    var players = players(open, body.texts("agents", MOST_AGENTS, PositionRequest.LONGEST_AGENT));
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
    if (form == Form.MATCH && agents.size() > 2) {
      throw new InputException("'agents': a match has two of them");
    }
    long seed = body.whole("seed", 0, PositionRequest.LARGEST_SEED, 1);
    Integer openings = body.has("openings") ? (Integer) (int) body.whole("openings", 0, 30) : null;
    var control = new TimeControl(null, null, null, PATIENCE, null, null);
    if ((long) games * agents.size() * agents.size() > MOST_IN_ALL) {
      throw new InputException("more than " + MOST_IN_ALL + " games in all");
    }
    String until = body.text("until", 20, "all");
    var test = until.equals("sprt") ? test(form, body) : null;
    var plan =
        new Plan(open.game().name(), agents, form, games, seed, null, openings, control, test);
    var goal = goal(until);
    return goal == null ? plan : plan.until(goal);
  }

  /** What a tournament is played for, beside all of its games. */
  private static @Nullable Goal goal(String text) {
    return switch (text) {
      case "all", "sprt" -> null;
      case "ranks" -> Goal.RANKS;
      case "best" -> Goal.BEST;
      default -> throw new InputException("'until': expected all, ranks, best or sprt");
    };
  }

  private static Sprt test(Form form, Body body) {
    if (form != Form.MATCH) {
      throw new InputException("'until': a sequential test ends a match (form 'match')");
    }
    long elo0 = body.whole("elo0", -MOST_ELO, MOST_ELO, 0);
    long elo1 = body.whole("elo1", -MOST_ELO, MOST_ELO, 50);
    if (elo0 >= elo1) {
      throw new InputException("'elo1': expected more than elo0");
    }
    return new Sprt(elo0, elo1, ERROR, ERROR);
  }

  private static Form form(String text) {
    return switch (text) {
      case "round-robin" -> Form.ROUND_ROBIN;
      case "no-mirrors" -> Form.NO_MIRRORS;
      case "gauntlet" -> Form.GAUNTLET;
      case "match" -> Form.MATCH;
      default ->
          throw new InputException("'form': expected round-robin, no-mirrors, gauntlet or match");
    };
  }
}
