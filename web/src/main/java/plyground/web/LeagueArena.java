package plyground.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import plyground.web.LeagueRoutes.Addresses;
import plyground.web.live.Refusal;

/** What everybody may see of a league: its ladder, the boards in play, the finals. */
final class LeagueArena implements AutoCloseable {
  /** How long a ladder that was read is shown: it is looked at more often than it changes. */
  private static final Duration FRESH = Duration.ofSeconds(1);

  /** How long finals are shown that took a while to sum up. */
  private static final Duration SUMMED = Duration.ofSeconds(3);

  private static final Duration SILENCE = Duration.ofSeconds(10);

  private final Leagues leagues;
  private final LeagueSessions sessions;
  private final LeagueOpponents opponents;
  private final Map<String, Shown> shown = new HashMap<>();

  /** What is kept of one league for a moment. */
  private record Shown(
      Remembered<LadderSnapshot> ladder, Remembered<String> finals, LiveFeed feed) {}

  LeagueArena(Leagues leagues, LeagueSessions sessions) {
    this.leagues = leagues;
    this.sessions = sessions;
    opponents = new LeagueOpponents(leagues);
    leagues
        .all()
        .forEach(
            (name, league) -> {
              var ladder = new Remembered<>(FRESH, () -> LadderSnapshot.of(league));
              shown.put(
                  name,
                  new Shown(
                      ladder,
                      new Remembered<>(SUMMED, () -> FinalsText.of(league, ladder.get())),
                      new LiveFeed(() -> LiveText.of(league, ladder.get()))));
            });
  }

  LeagueOpponents opponents() {
    return opponents;
  }

  void add(Addresses routes, Events events, Visitors visitors) {
    routes.get("", this::league);
    routes.get("/standings", this::standings);
    routes.get("/live", request -> send(request, shown(request).feed().latest()));
    routes.get("/live/events", request -> listen(request, events, visitors));
    routes.get("/finals", request -> send(request, shown(request).finals().get()));
  }

  private static void send(Context request, String json) {
    Routes.send(request, json);
  }

  private Shown shown(Context request) {
    var found = shown.get(leagues.name(request));
    if (found == null) {
      throw Refusal.unknown("there is no such league here");
    }
    return found;
  }

  /** Bots on the ladder and people, as they were a moment ago. */
  LadderSnapshot ladder(Context request) {
    return shown(request).ladder().get();
  }

  private void league(Context request) {
    String name = leagues.name(request);
    var viewer = sessions.viewer(request).orElse(null);
    send(request, LeagueText.league(name, leagues.of(name), viewer));
  }

  private void standings(Context request) {
    var viewer = sessions.viewer(request);
    var ladder = ladder(request);
    send(
        request,
        viewer.isEmpty()
            ? ladder.publicText()
            : LeagueText.standings(ladder.standings(viewer.get())));
  }

  private void listen(Context request, Events events, Visitors visitors)
      throws IOException, InterruptedException {
    var feed = shown(request).feed();
    try (var _ = events.place(visitors.client(request));
        var _ = feed.listener()) {
      var out = Events.open(request);
      long seen = -1;
      while (!feed.closed()) {
        if (feed.await(seen, SILENCE) == seen) {
          Events.write(out, ":\n\n");
        } else {
          var news = feed.since(seen);
          Events.write(
              out, "id: " + news.version() + "\nevent: live\ndata: " + news.text() + "\n\n");
          seen = news.version();
        }
      }
    }
  }

  @Override
  public void close() {
    shown.values().forEach(each -> each.feed().close());
    opponents.close();
  }
}
