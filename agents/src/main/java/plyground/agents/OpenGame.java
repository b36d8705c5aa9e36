package plyground.agents;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plyground.agents.process.PortableName;
import plyground.agents.prolog.PrologAgents;
import plyground.core.AgentKind;
import plyground.core.Endgame;
import plyground.core.Evaluator;
import plyground.core.EvaluatorKind;
import plyground.core.Game;
import plyground.core.GameKind;
import plyground.core.InputException;
import plyground.core.Nearest;
import plyground.core.Parameter;
import plyground.core.Position;
import plyground.core.Settings;

/** A game made from its name, and the agents that can play it. */
public final class OpenGame<P extends Position<P>> {
  private final GameKind<P> kind;
  private final Game<P> game;
  private final Map<String, AgentKind<P>> agents = new LinkedHashMap<>();

  OpenGame(GameKind<P> kind, Map<String, String> parameters, Asker asker) {
    this(kind, kind.create(new Settings(kind.parameters(), parameters)), asker);
  }

  private OpenGame(GameKind<P> kind, Game<P> game, Asker asker) {
    this.kind = kind;
    this.game = game;
    var general = new GeneralAgents<>(this, asker);
    general.all().forEach(agent -> agents.put(agent.name(), agent));
    var prolog = new PrologAgents<>(kind.name(), endgame().isPresent(), general::searching);
    prolog.all().forEach(agent -> agents.put(agent.name(), agent));
    kind.agents().forEach(agent -> agents.put(agent.name(), agent));
  }

  public GameKind<P> kind() {
    return kind;
  }

  public Game<P> game() {
    return game;
  }

  /** The game's name for programs that run in a folder of their own. */
  PortableName portableName() {
    var spec = Spec.parse(game.name());
    var parameters = new LinkedHashMap<>(spec.parameters());
    var files = new ArrayList<Path>();
    for (var parameter : kind.parameters()) {
      String value = parameters.get(parameter.name());
      if (value != null
          && parameter.kind() instanceof Parameter.File(String _, List<String> builtIn)
          && !builtIn.contains(value)) {
        files.add(Path.of(value).toAbsolutePath());
        parameters.put(parameter.name(), files.getLast().toString());
      }
    }
    return new PortableName(new Spec(spec.name(), parameters).toString(), files);
  }

  /** The game's endgame solver, if it has one; every caller gets one of its own. */
  Optional<Endgame<P>> endgame() {
    return kind.endgame(game);
  }

  /** The same game, where an evaluator from elsewhere counts unless another is named. */
  public OpenGame<P> with(String name, Evaluator<P> evaluator) {
    var added = new EvaluatorKind<>(name, "an evaluator from elsewhere", false, evaluator);
    return new OpenGame<>(new WithEvaluator<>(kind, added), game, Asker.NOBODY);
  }

  /** All agents that can play here, people first. */
  public List<AgentKind<P>> agents() {
    return List.copyOf(agents.values());
  }

  /**
   * The agent of that name and parameters, ready to be made as often as there are seats.
   *
   * @throws InputException if the name or a parameter is unknown or does not fit
   */
  public Player<P> player(String text) {
    var spec = Spec.parse(text);
    var agent = agents.get(spec.name());
    if (agent == null) {
      throw new InputException(
          "no agent '%s' for %s; %s"
              .formatted(spec.name(), kind.name(), Nearest.hint(spec.name(), agents.keySet())));
    }
    try {
      var settings = new Settings(agent.parameters(), spec.parameters());
      var player = new Player<>(spec.toString(), () -> agent.maker().make(game, settings));
      player.create().close();
      return player;
    } catch (InputException wrong) {
      throw wrong.at("agent '" + text + "'");
    }
  }

  /** The same, where nobody sits at the board. */
  public Player<P> machine(String text) {
    var player = player(text);
    if (player.isHuman()) {
      throw new InputException("agent 'human': people play in 'plyground play'");
    }
    return player;
  }
}
