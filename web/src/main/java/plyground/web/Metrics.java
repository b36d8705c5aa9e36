package plyground.web;

import io.javalin.http.Context;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plyground.arena.store.StoreException;
import plyground.web.live.LiveMatches;
import plyground.web.live.Refusal;
import plyground.web.live.Searches;
import plyground.web.metrics.MetricsText;
import plyground.web.metrics.RequestMetrics;
import plyground.web.tournament.LabTournaments;

/**
 * What a lab counts, for Prometheus. It tells how much a lab is used and by how many: only this
 * machine may read it, and lecturers of its leagues.
 *
 * @param league null for a lab without one
 */
record Metrics(
    RequestMetrics requests,
    Searches searches,
    LiveMatches matches,
    LabTournaments tournaments,
    Health health,
    @Nullable LeagueRoutes league) {
  private static final double MILLIS_A_SECOND = 1000;

  void answer(Context request) {
    if (!isHere(request.ip(), request.headerMap().keySet())) {
      var members = league;
      if (members == null) {
        throw Refusal.forbidden("the lab's figures are for the machine it runs on");
      }
      members.mustBeLecturer(request);
    }
    request.header("Cache-Control", "no-store").contentType(MetricsText.TYPE).result(text());
  }

  /** A proxy of this machine speaks for others, and says so. */
  static boolean isHere(String address, Set<String> headers) {
    boolean forOthers =
        headers.stream().anyMatch(each -> each.matches("(?i)forwarded|x-forwarded-.*|x-real-ip"));
    try {
      return !forOthers && InetAddress.ofLiteral(address).isLoopbackAddress();
    } catch (IllegalArgumentException unknown) {
      return false;
    }
  }

  private String text() {
    var text = new MetricsText();
    text.gauge(
            "up", "1 if the lab keeps what it promises to keep (/health).", health.ready() ? 1 : 0)
        .gauge("searches_running", "Searches that think just now.", searches.running())
        .gauge("searches_waiting", "Searches that wait for a thread.", searches.waiting())
        .gauge("search_threads", "Searches that can run at a time.", searches.threads())
        .gauge("matches_in_memory", "Matches somebody looked at lately.", matches.size())
        .gauge(
            "store_lag_seconds",
            "How long the oldest change of a match waits to be in the store.",
            matches.lag().toMillis() / MILLIS_A_SECOND)
        .gauge(
            "tournaments_waiting", "Tournaments that wait for their turn.", tournaments.waiting())
        .gauge("tournaments_playing", "Tournaments being played.", tournaments.playing() ? 1 : 0)
        .counter(
            "tournament_games_total",
            "Games of tournaments played since the start; its rate is games a second.",
            (double) tournaments.games());
    leagues(text);
    var memory = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
    text.gauge("heap_bytes", "Memory in use by Java objects.", (double) memory.getUsed());
    text.gauge("heap_max_bytes", "The most there may be.", (double) memory.getMax());
    text.gauge(
        "uptime_seconds",
        "Since the program was started.",
        ManagementFactory.getRuntimeMXBean().getUptime() / MILLIS_A_SECOND);
    requests.write(text);
    return text.toString();
  }

  private void leagues(MetricsText text) {
    if (league == null) {
      return;
    }
    try {
      var loads = league.loads();
      text.head("league_workers", "gauge", "Workers that play for a league, on any machine.");
      loads.forEach((name, load) -> text.sample("league_workers", name(name), load.workers()));
      text.head("league_hand_ins_waiting", "gauge", "Hand-ins to be checked.");
      loads.forEach(
          (name, load) -> text.sample("league_hand_ins_waiting", name(name), load.waiting()));
      text.head("league_pairs_last_hour", "gauge", "Pairs of games played within an hour.");
      loads.forEach(
          (name, load) -> text.sample("league_pairs_last_hour", name(name), load.lastHour()));
    } catch (StoreException refused) {
      // The rest is worth more than nothing; /health says what is wrong.
    }
  }

  private static Map<String, String> name(String league) {
    return Map.of("league", league);
  }
}
