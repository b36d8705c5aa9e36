package plyground.web;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.Plan;
import plyground.core.InputException;
import plyground.league.League;
import plyground.web.exercise.ClassExercises;
import plyground.web.lesson.Lessons;
import plyground.web.live.AccessPolicy;
import plyground.web.live.ClientLimits;
import plyground.web.live.GuestAgents;
import plyground.web.live.LiveMatches;
import plyground.web.live.Refusal;
import plyground.web.live.Searches;
import plyground.web.metrics.RequestMetrics;
import plyground.web.tournament.LabTournaments;

/** The lab, open: a server with its pages, its games and its searches. */
public final class Lab implements AutoCloseable {
  private static final int LARGEST_BODY = 256 * 1024;

  /** A hand-in of 16 MB, in base 64. */
  private static final int LARGEST_HAND_IN = 24 << 20;

  /** Within which a hand-in has to be here. */
  private static final Duration SLOWEST_HAND_IN = Duration.ofMinutes(2);

  /** What was refused before anybody asked where it leads. */
  private static final String NOWHERE = "-";

  /** Anybody may make up another, and each would be counted apart. */
  private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "DELETE");

  private static final String STREAM = "text/event-stream";

  private final LabOptions options;
  private final ClientLimits limits;
  private final AccessToken token;
  private final LabLog log;
  private final RequestMetrics requests = new RequestMetrics();
  private final SlowConnections slow;
  private final Searches searches;
  private final LabStore store;
  private final LiveMatches matches;
  private final LabTournaments tournaments;
  private final @Nullable LeagueRoutes league;
  private final Pages pages;
  private final Routes routes;
  private final Javalin server;

  private Lab(
      LabOptions options,
      Function<Plan, String> command,
      ClientLimits limits,
      Map<String, League> open) {
    this.options = options;
    this.limits = limits;
    slow = new SlowConnections(limits.slowest());
    token = new AccessToken(options.programs());
    int port = FreePort.of(options);
    log = new LabLog(options.log());
    var visitors = new Visitors(options.proxied());
    league = open.isEmpty() ? null : new LeagueRoutes(open, visitors, options.encrypted());
    var guests = league == null ? GuestAgents.NONE : league.opponents();
    var access = new AccessPolicy(options.programs(), options.games(), guests);
    searches = new Searches(options.threads());
    store = new LabStore(options.store());
    matches = new LiveMatches(access, searches, store, limits, log::note);
    tournaments =
        new LabTournaments(access, store, options.threads(), version(), command, log::note);
    var health = new Health(store, matches);
    pages = new Pages(league != null);
    var lessons = new LessonRoutes(new Lessons(options.lessons()));
    var exercises = new ClassExercises(access, searches, () -> store.get().savedExercises());
    routes =
        new Routes(
            access,
            searches,
            matches,
            tournaments,
            limits,
            visitors,
            health,
            league,
            pages,
            lessons,
            exercises,
            requests);
    server = Javalin.create(config -> configure(config, port)).start(options.host(), port);
  }

  /**
   * Opens the lab; it answers when this returns.
   *
   * @throws InputException if there is no such address, no free port or no such store
   */
  public static Lab open(LabOptions options) {
    return open(options, _ -> "");
  }

  /**
   * The same, where reports say how to play a tournament again.
   *
   * @param command what plays a plan
   */
  public static Lab open(LabOptions options, Function<Plan, String> command) {
    return open(options, command, new ClientLimits());
  }

  /** The same with a league in it, which stays the caller's. */
  public static Lab open(LabOptions options, Function<Plan, String> command, League league) {
    return open(options, command, Map.of("league", league));
  }

  /**
   * The same with several, side by side.
   *
   * @param leagues by short names, the first one first
   */
  public static Lab open(
      LabOptions options, Function<Plan, String> command, Map<String, League> leagues) {
    return opened(new Lab(options, command, new ClientLimits(), leagues));
  }

  static Lab open(LabOptions options, Function<Plan, String> command, ClientLimits limits) {
    return opened(new Lab(options, command, limits, Map.of()));
  }

  private static Lab opened(Lab lab) {
    try {
      lab.store.await();
      lab.store.check(lab.log::note);
      lab.tournaments.resume();
      return lab;
    } catch (RuntimeException closed) {
      lab.close();
      throw closed;
    }
  }

  private static String version() {
    String version = Lab.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }

  private void configure(JavalinConfig config, int port) {
    var tls = options.tls();
    if (tls != null) {
      config.jetty.addConnector((jetty, http) -> tls.connector(jetty, http, options.host(), port));
    }
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.maxRequestSize = league == null ? LARGEST_BODY : LARGEST_HAND_IN;
    config.http.compressionStrategy = CompressionStrategy.NONE;
    config.jetty.threadPool = pool();
    config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
    var guard = new OriginCheck(options.host(), options.address(), tls != null);
    config.routes.before(guard::check);
    config.routes.before(token::check);
    config.routes.before(this::receive);
    var visitors = new Visitors(options.proxied());
    config.requestLogger.http((request, millis) -> note(request, visitors, millis));
    config.jetty.modifyServer(slow::watch);
    if (!options.proxied()) {
      config.jetty.modifyServer(ConnectionLimit::watch);
    }
    routes
        .all()
        .forEach(
            route -> config.routes.addHttpHandler(route.method(), route.path(), route.handler()));
    Failures.register(config.routes, log, pages);
  }

  /** Counts and logs an answer by the route it took. */
  private void note(Context request, Visitors visitors, double millis) {
    var matched = request.endpoints().matchedHttpEndpoint();
    String route = matched == null ? NOWHERE : matched.path;
    String type = String.valueOf(request.res().getContentType());
    int status = request.statusCode();
    String named = request.method().name();
    String method = METHODS.contains(named) ? named : "OTHER";
    requests.answered(method, route, status, millis / 1000, !type.startsWith(STREAM));
    log.request(visitors.client(request), method, route, status, millis);
  }

  /** Has the whole request here, or cuts off who sends it too slowly. */
  private void receive(Context request) {
    var routed = league;
    boolean handIn = routed != null && LeagueRoutes.isHandIn(request);
    if (handIn && routed != null) {
      // Whoever it is, before much is read.
      routed.mustBeMember(request);
    } else if (request.contentLength() > LARGEST_BODY) {
      throw Refusal.tooLarge("a request has at most " + LARGEST_BODY / 1024 + " kB");
    }
    try (var _ = new Deadline(handIn ? SLOWEST_HAND_IN : limits.slowest())) {
      request.bodyAsBytes();
    }
  }

  /** Requests run on virtual threads: none waits for another, however many are listening. */
  private static QueuedThreadPool pool() {
    var pool = new QueuedThreadPool(16, 4);
    pool.setName("http");
    pool.setDaemon(true);
    pool.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
    return pool;
  }

  Routes routes() {
    return routes;
  }

  /** The port it listens on, also where any free one was asked for. */
  public int port() {
    return server.port();
  }

  /** Where a browser finds it. */
  public String address() {
    String host = options.host();
    String name =
        host.equals("0.0.0.0") ? "localhost" : host.contains(":") ? "[" + host + "]" : host;
    return (options.tls() == null ? "http://" : "https://") + name + ":" + port() + "/";
  }

  /** Where others on the network find it, if they can. */
  public List<String> othersAddresses() {
    String scheme = options.tls() == null ? "http://" : "https://";
    return NetworkAddresses.of(options.host()).stream()
        .map(name -> scheme + name + ":" + port() + "/")
        .toList();
  }

  /** The same for the person who started it, who may do more where programs are allowed. */
  public String entrance() {
    return address() + token.query();
  }

  /** One of its pages for that person. */
  public String entrance(String page) {
    String query = token.query();
    String path = page.replaceFirst("^/", "");
    return address() + (path.contains("?") ? path + query.replace('?', '&') : path + query);
  }

  @Override
  public void close() {
    tournaments.close();
    matches.close();
    searches.close();
    if (league != null) {
      league.close();
    }
    server.stop();
    slow.close();
    store.close();
    log.close();
  }
}
