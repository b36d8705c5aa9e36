package plyground.agents;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plyground.agents.book.BookFile;
import plyground.agents.book.Frontier;
import plyground.agents.book.SolvedBook;
import plyground.agents.protocol.PortableName;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.search.Bounds;
import plyground.core.search.Limit;
import plyground.core.search.SearchClock;
import plyground.core.spec.Nearest;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spec.Spec;
import plyground.core.spi.AgentDescriptor;
import plyground.core.spi.Endgame;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.core.spi.GameDescriptor;
import plyground.core.view.GameView;

/** A game made from its name, and the agents that can play it. */
public final class OpenGame<P extends Position<P>> {
  private final GameDescriptor<P> descriptor;
  private final Game<P> game;
  private final List<AgentProvider<P>> providers;
  private final GeneralAgents<P> general;
  private final Map<String, AgentDescriptor<P>> agents = new LinkedHashMap<>();
  private @Nullable GameView<P> view;
  private @Nullable SolvedBook<P> book;
  private @Nullable Frontier<P> frontier;
  private @Nullable SolvedBook<P> openings;

  OpenGame(
      GameDescriptor<P> descriptor,
      Map<String, String> parameters,
      List<AgentProvider<P>> providers,
      MoveInput asker) {
    this(
        descriptor,
        descriptor.create(new Settings(descriptor.parameters(), parameters)),
        providers,
        asker);
  }

  private OpenGame(
      GameDescriptor<P> descriptor,
      Game<P> game,
      List<AgentProvider<P>> providers,
      MoveInput asker) {
    this.descriptor = LearnedEvaluator.added(descriptor);
    this.game = game;
    this.providers = providers;
    general = new GeneralAgents<>(this, asker);
    add(general.all());
    providers.forEach(each -> add(each.agents(this)));
    add(descriptor.agents());
  }

  private void add(List<AgentDescriptor<P>> more) {
    more.forEach(agent -> agents.put(agent.name(), agent));
  }

  /** What the game says about itself. */
  public GameDescriptor<P> descriptor() {
    return descriptor;
  }

  /** The rules, made with the name's parameters. */
  public Game<P> game() {
    return game;
  }

  /** How it looks, made when first asked for: laying out a map takes a while. */
  public synchronized GameView<P> view() {
    if (view == null) {
      view = descriptor.view(game);
    }
    return view;
  }

  /** The game's name for programs that run in a folder of their own. */
  PortableName portableName() {
    var spec = Spec.parse(game.name());
    var parameters = new LinkedHashMap<>(spec.parameters());
    var files = new ArrayList<Path>();
    for (var parameter : descriptor.parameters()) {
      String value = parameters.get(parameter.name());
      if (value != null
          && parameter.kind() instanceof Parameter.File(String _, List<String> builtIn)
          && !builtIn.contains(value)) {
        files.add(Path.of(value).toAbsolutePath().normalize());
        parameters.put(parameter.name(), files.getLast().toString());
      }
    }
    return new PortableName(new Spec(spec.name(), parameters).toString(), files);
  }

  /** The game's endgame solver, if it has one; every caller gets one of its own. */
  Optional<Endgame<P>> endgame() {
    return descriptor.endgame(game);
  }

  /** The solved positions that come with the game, read when first asked for; null without any. */
  public synchronized @Nullable SolvedBook<P> book() {
    if (book == null) {
      var solver = descriptor.solver();
      byte[] file = solver.isEmpty() ? null : solver.get().book().apply(game);
      book = file == null ? null : BookFile.read(game, BookFile.Kind.SOLVED, file);
    }
    return book;
  }

  /**
   * What is known for certain of the game's positions, where it has a solver; every caller gets one
   * of its own.
   */
  public Optional<ProvedValues<P>> provedValues(int threads) {
    return descriptor.solver().map(solver -> new ProvedValues<>(this, solver, threads));
  }

  /**
   * What {@link #book} says of a position one move behind it; nothing if finding out is stopped, or
   * takes half of the time.
   */
  Bounds known(P position, Limit limit) {
    var behind = frontier();
    long begun = SearchClock.nanos();
    long half = limit.time().toNanos() / 2;
    return behind != null
            && behind.complete(() -> limit.stop().raised() || SearchClock.nanos() - begun > half)
        ? behind.of(position)
        : Bounds.NONE;
  }

  private synchronized @Nullable Frontier<P> frontier() {
    var solved = book();
    if (frontier == null && solved != null) {
      frontier = new Frontier<>(solved);
    }
    return frontier;
  }

  /** The openings that come with the game, read when first asked for; null without any. */
  public synchronized @Nullable SolvedBook<P> openings() {
    if (openings == null && descriptor.learning().isPresent()) {
      var learning = descriptor.learning().get();
      byte[] file = learning.openings(learning.features().apply(game).layout().name());
      openings =
          file != null && BookFile.isFor(game, file)
              ? BookFile.read(game, BookFile.Kind.OPENINGS, file)
              : null;
    }
    return openings;
  }

  /** The same game, where an evaluator from elsewhere counts unless another is named. */
  public OpenGame<P> with(String name, Evaluator<P> evaluator) {
    var added = new EvaluatorDescriptor<>(name, "an evaluator from elsewhere", false, evaluator);
    return new OpenGame<>(descriptor.withEvaluator(added), game, providers, MoveInput.NOBODY);
  }

  /** One of the general searches to a depth, with an evaluator that comes from elsewhere. */
  public Agent<P> searchAgent(String search, Evaluator<P> evaluator, Settings settings) {
    return general.searching(search, evaluator, settings);
  }

  /** Opponents for people, the weakest first. */
  public List<Level> levels() {
    return new BestAgent<>(this).levels();
  }

  /** All agents that can play here, people first. */
  public List<AgentDescriptor<P>> agents() {
    return List.copyOf(agents.values());
  }

  /**
   * The agent of that name and parameters, ready to be made as often as there are seats.
   *
   * @throws InputException if the name or a parameter is unknown or does not fit
   */
  public AgentFactory<P> player(String text) {
    var spec = Spec.parse(text);
    var agent = agents.get(spec.name());
    if (agent == null) {
      String why = general.refusal(spec.name());
      if (why != null) {
        throw new InputException(why);
      }
      throw new InputException(
          "no agent '%s' for %s; %s"
              .formatted(
                  spec.name(), descriptor.name(), Nearest.hint(spec.name(), agents.keySet())));
    }
    return factory(agent, spec);
  }

  /** The general agent of that name, also where the game has one of its own that is called so. */
  public AgentFactory<P> generalPlayer(String text) {
    var spec = Spec.parse(text);
    return general.all().stream()
        .filter(each -> each.name().equals(spec.name()))
        .findFirst()
        .map(each -> factory(each, spec))
        .orElseThrow(() -> new InputException("no general agent '" + spec.name() + "'"));
  }

  private AgentFactory<P> factory(AgentDescriptor<P> agent, Spec spec) {
    try {
      var settings = new Settings(agent.parameters(), spec.parameters());
      return new AgentFactory<>(spec.toString(), () -> agent.maker().make(game, settings));
    } catch (InputException wrong) {
      throw wrong.at("agent '" + spec + "'");
    }
  }

  /** The same, where nobody sits at the board. */
  public AgentFactory<P> machine(String text) {
    return machine(player(text));
  }

  /**
   * The same agent.
   *
   * @throws InputException if it needs somebody at the board
   */
  public static <P extends Position<P>> AgentFactory<P> machine(AgentFactory<P> player) {
    if (player.isHuman()) {
      throw new NobodyToAskException(player.name());
    }
    return player;
  }
}
