package plyground.web.tournament;

import java.io.StringWriter;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.GameRange;
import plyground.arena.play.Tournament;
import plyground.arena.record.RecordWriter;
import plyground.arena.record.Transcript;
import plyground.arena.report.Format;
import plyground.arena.store.Run;
import plyground.arena.store.Store;
import plyground.arena.store.StoredTournament;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.web.json.Body;
import plyground.web.json.Out;
import plyground.web.live.AccessPolicy;
import plyground.web.live.PositionRequest;
import plyground.web.live.Refusal;

/**
 * The tournaments of the lab. They are played one after another, on half of the processors, so that
 * boards stay quick; each can be stopped and goes on later, also after a restart.
 */
public final class LabTournaments implements AutoCloseable {
  private static final int MOST_AGENTS = 30;
  private static final int MOST_GAMES = 10_000;
  private static final int MOST_IN_ALL = 1_000_000;
  private static final int MOST_LISTED = 500;

  /** An agent that is silent for so long has lost. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final AccessPolicy access;
  private final Supplier<Store> store;
  private final TournamentQueue queue;
  private final String software;
  private final Function<Plan, String> command;
  private final Map<Integer, LabTournament<?>> known = new TreeMap<>();

  /**
   * @param store opens the store, when it is first needed
   * @param command what plays a plan again
   */
  public LabTournaments(
      AccessPolicy access,
      Supplier<Store> store,
      int threads,
      String software,
      Function<Plan, String> command) {
    this.access = access;
    this.store = store;
    queue = new TournamentQueue(Math.max(1, threads / 2));
    this.software = software;
    this.command = command;
  }

  public String list() {
    var kept = store.get();
    return Out.text(
        json -> {
          json.writeStartArray();
          var played = kept.playedByRun();
          for (var run : kept.runs()) {
            json.writeStartObject();
            json.writeNumberProperty("id", run.id());
            TournamentText.plan(run, json);
            json.writeNumberProperty("played", played.getOrDefault(run.id(), 0));
            var here = known(run.id());
            json.writeBooleanProperty("running", here.map(LabTournament::running).orElse(false));
            json.writeBooleanProperty("waiting", here.map(LabTournament::waiting).orElse(false));
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }

  private synchronized Optional<LabTournament<?>> known(int id) {
    return Optional.ofNullable(known.get(id));
  }

  /** Makes one, which is played when those before it are done. */
  public String create(Body body) {
    queue.refuseIfFull();
    var open = access.open(body.text("game", PositionRequest.LONGEST_NAME));
    var tournament = create(open, body);
    queue.add(tournament);
    return tournament.text();
  }

  private <P extends Position<P>> LabTournament<?> create(OpenGame<P> open, Body body) {
    var players = players(open, body.texts("agents", MOST_AGENTS, PositionRequest.LONGEST_NAME));
    var plan = plan(open, players.stream().<String>map(AgentFactory::name).toList(), body);
    body.end();
    return remember(Tournament.of(open, plan, players));
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

  private synchronized <P extends Position<P>> LabTournament<?> remember(Tournament<P> opened) {
    var stored = StoredTournament.open(store.get(), opened, software);
    var old = known.get(stored.run().id());
    if (old != null && (old.running() || old.waiting() || old.finished())) {
      return old;
    }
    long version = old == null ? 0 : old.version() + 1;
    var made = new LabTournament<>(store.get(), stored, command.apply(opened.plan()), version);
    known.put(stored.run().id(), made);
    return made;
  }

  private Run run(int id) {
    return store.get().runs().stream()
        .filter(run -> run.id() == id)
        .findFirst()
        .orElseThrow(() -> Refusal.unknown("no tournament " + id));
  }

  private synchronized LabTournament<?> get(int id) {
    var here = known.get(id);
    return here != null ? here : open(run(id));
  }

  private LabTournament<?> open(Run run) {
    return remember(Tournament.open(access.open(run.plan().game()), run.plan()));
  }

  public String text(int id) {
    return get(id).text();
  }

  public long await(int id, long seen, Duration most) throws InterruptedException {
    return get(id).await(seen, most);
  }

  /** Goes on with one. */
  public String start(int id) {
    var plan = run(id).plan();
    var tournament = start(access.open(plan.game()), plan);
    queue.add(tournament);
    return tournament.text();
  }

  /** What is in the store was perhaps put there by somebody who may do more than a page. */
  private <P extends Position<P>> LabTournament<?> start(OpenGame<P> open, Plan plan) {
    return remember(Tournament.of(open, plan, players(open, plan.agents())));
  }

  public String stop(int id) {
    var tournament = get(id);
    queue.remove(tournament);
    return tournament.text();
  }

  public String report(int id, Format format) {
    return get(id).report(format);
  }

  /** The games from a number on. */
  public String games(int id, int from) {
    var run = run(id);
    var game = access.open(run.plan().game()).game();
    return Out.text(
        json -> {
          json.writeStartArray();
          store
              .get()
              .readRange(
                  run,
                  new GameRange(from, from + MOST_LISTED),
                  each -> {
                    json.writeStartObject();
                    TournamentText.brief(run, game, each, json);
                    json.writeEndObject();
                  });
          json.writeEndArray();
        });
  }

  /** The line {@code --records} writes. */
  public String record(int id, int number) {
    var run = run(id);
    Transcript game =
        store
            .get()
            .game(run, number)
            .orElseThrow(() -> Refusal.unknown("game " + number + " is not played yet"));
    var text = new StringWriter();
    var rules = access.open(run.plan().game()).game();
    try (var writer = new RecordWriter(rules, run.plan().agents(), text)) {
      writer.accept(game);
    }
    return text.toString();
  }

  /** The format of that name. */
  public static Format format(String name) {
    var names = List.of("html", "text", "markdown", "csv", "json");
    if (!names.contains(name)) {
      throw new InputException("format '" + name + "': expected " + String.join(", ", names));
    }
    return Format.valueOf(name.toUpperCase(Locale.ROOT));
  }

  @Override
  public void close() {
    queue.close();
  }
}
