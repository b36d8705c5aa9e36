package plyground.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.search.Stop;
import plyground.league.bot.BotVersion;
import plyground.league.bot.VersionState;
import plyground.league.ladder.FacedGame;
import plyground.league.member.Member;
import plyground.league.review.GameReview;
import plyground.web.LeagueRoutes.Addresses;
import plyground.web.json.Out;
import plyground.web.live.Refusal;
import plyground.web.live.Searches;
import plyground.web.live.Searches.Purpose;

/** What somebody sees of their own bot: games, where they were lost, ratings, rungs. */
final class LeagueStudents {
  private static final int MOST_GAMES = 100;
  private static final int LONGEST_ALIAS = 40;
  private static final int MOST_LESSONS = 200;
  private static final int LONGEST_LESSON = 60;

  private final Leagues leagues;
  private final LeagueSessions sessions;
  private final LeagueArena arena;
  private final Visitors visitors;
  private final Searches searches;
  private final Set<String> lessons;

  /**
   * @param lessons the names of those that can be done here
   */
  LeagueStudents(
      Leagues leagues,
      LeagueSessions sessions,
      LeagueArena arena,
      Visitors visitors,
      Searches searches,
      Set<String> lessons) {
    this.leagues = leagues;
    this.sessions = sessions;
    this.arena = arena;
    this.visitors = visitors;
    this.searches = searches;
    this.lessons = lessons;
  }

  void add(Addresses routes) {
    routes.get("/games", this::games);
    routes.get("/games/{pair}/{seating}", this::game);
    routes.get("/games/{pair}/{seating}/turns", this::turns);
    routes.get("/progress", this::progress);
    routes.post("/alias", this::rename);
    routes.post("/open", this::open);
    routes.post("/lessons", this::learn);
  }

  private static void send(Context request, String json) {
    Routes.send(request, json);
  }

  /** The bot of theirs that plays now. */
  private Optional<String> bot(Context request, Member member) {
    return leagues.of(request).versions().of(member.id()).stream()
        .filter(each -> each.state() == VersionState.PLAYING)
        .map(each -> BotVersion.bot(each.number()))
        .findFirst();
  }

  private void games(Context request) {
    var member = sessions.member(request);
    var games =
        bot(request, member)
            .map(bot -> leagues.of(request).games().of(bot, MOST_GAMES))
            .orElse(List.of());
    send(request, LeagueText.games(games, names(request, member)));
  }

  /** What somebody may call the others. */
  private UnaryOperator<String> names(Context request, Member member) {
    var names = arena.ladder(request).names(member);
    return bot -> names.getOrDefault(bot, "a former version");
  }

  /** A game of one's own with what both sides thought of it. */
  private void game(Context request) {
    var member = sessions.member(request);
    var game = own(request, member);
    send(request, LeagueText.game(leagues.of(request), game, names(request, member)));
  }

  private FacedGame own(Context request, Member member) {
    var games = leagues.of(request).games();
    return bot(request, member)
        .flatMap(bot -> games.one(bot, number(request, "pair"), number(request, "seating")))
        .orElseThrow(() -> Refusal.unknown("your bot has played no such game"));
  }

  /** Where a game of one's own was lost. */
  private void turns(Context request) {
    var game = own(request, sessions.member(request));
    send(request, turns(leagues.of(request).game(), game, visitors.client(request)));
  }

  private <P extends Position<P>> String turns(OpenGame<P> open, FacedGame game, String client) {
    var side = game.first() ? Side.FIRST : Side.SECOND;
    var review = new GameReview<>(open, game.start(), game.moves(), side);
    return Routes.await(
        searches.submit(
            client,
            Purpose.STUDY,
            new Stop(),
            limit -> LeagueText.turns(review.turns(limit), !limit.stop().raised())));
  }

  private static int number(Context request, String name) {
    String text = request.pathParam(name);
    if (!text.matches("\\d{1,9}")) {
      throw new InputException("'" + name + "': expected a whole number");
    }
    return Integer.parseInt(text);
  }

  private void progress(Context request) {
    var member = sessions.member(request);
    var league = leagues.of(request);
    var rungs =
        bot(request, member)
            .map(bot -> league.games().rungs(bot, league.settings().house()))
            .orElse(List.of());
    send(request, LeagueText.progress(league.fit().history(member.id()), rungs));
  }

  private void rename(Context request) {
    var member = sessions.member(request);
    var body = Routes.body(request);
    String alias = body.text("alias", LONGEST_ALIAS).strip();
    body.end();
    if (alias.isEmpty()) {
      throw new InputException("'alias': expected a name");
    }
    var league = leagues.of(request);
    boolean taken =
        league.members().all().stream()
            .anyMatch(
                each ->
                    !each.id().equals(member.id())
                        && (each.alias().equalsIgnoreCase(alias)
                            || each.id().equalsIgnoreCase(alias)));
    if (taken || alias.startsWith("house:")) {
      throw Refusal.conflict("somebody else is called so");
    }
    league.members().rename(member.id(), alias);
    answer(request);
  }

  private void open(Context request) {
    var member = sessions.member(request);
    var body = Routes.body(request);
    boolean open = body.flag("open", false);
    body.end();
    leagues.of(request).members().setOpen(member.id(), open);
    answer(request);
  }

  /** Keeps which lessons somebody has done, and tells which those are in whatever browser. */
  private void learn(Context request) {
    var member = sessions.member(request);
    var body = Routes.body(request);
    var done = body.texts("done", MOST_LESSONS, LONGEST_LESSON);
    body.end();
    var known = done.stream().filter(lessons::contains).collect(Collectors.toSet());
    var kept = leagues.of(request).lessons().add(member.id(), known);
    send(request, Out.object(json -> Out.strings(json, "done", kept)));
  }

  private void answer(Context request) {
    String name = leagues.name(request);
    send(request, LeagueText.league(name, leagues.of(name), sessions.member(request)));
  }
}
