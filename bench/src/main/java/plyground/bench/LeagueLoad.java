package plyground.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;
import plyground.arena.check.CheckFinding;
import plyground.league.League;
import plyground.league.LeagueFolder;
import plyground.league.bot.HandedInFile;
import plyground.league.ladder.LadderPlace;
import plyground.league.member.MemberRole;
import plyground.league.member.Members.Invitation;
import plyground.league.member.Roster;
import plyground.web.Lab;
import plyground.web.LabOptions;

/**
 * A league under a class: spectators follow the live boards, students look at their page as it does
 * itself, others hand in, workers play. Arguments: bots, spectators, students, uploads, seconds,
 * workers, pairs that each bot has played before, game. Without uploads it also says what the
 * ladder costs beside the playing.
 */
public final class LeagueLoad {
  private static final String BOT =
      """
      import json, random, sys
      for line in sys.stdin:
          message = json.loads(line)
          if message["type"] == "hello":
              print(json.dumps({"name": "my bot"}), flush=True)
          elif message["type"] == "turn":
              print(json.dumps({"move": random.choice(message["legal"])}), flush=True)
      """;

  /** Not timed: the first moments of a lab, while its code is compiled. */
  private static final Duration WARM_UP = Duration.ofSeconds(20);

  /** How often the page looks for news. */
  private static final long NEWS_MILLIS = 5_000;

  /** What a student's page asks for each time. */
  private static final List<String> PAGE = List.of("standings", "versions", "games", "progress");

  /** Spectators have other addresses than students. */
  private static final int STUDENTS = 10_000;

  private final URI lab;
  private final long warm;
  private final long end;
  private final HttpClient client = HttpClient.newHttpClient();
  private final Map<String, ConcurrentLinkedQueue<Long>> pages = new LinkedHashMap<>();
  private final LongAdder events = new LongAdder();
  private final LongAdder bytes = new LongAdder();
  private final ConcurrentLinkedQueue<Long> uploads = new ConcurrentLinkedQueue<>();
  private final ConcurrentLinkedQueue<String> failures = new ConcurrentLinkedQueue<>();

  private LeagueLoad(String lab, int seconds) {
    this.lab = URI.create(lab);
    warm = System.nanoTime() + WARM_UP.toNanos();
    end = warm + Duration.ofSeconds(seconds).toNanos();
    PAGE.forEach(part -> pages.put(part, new ConcurrentLinkedQueue<>()));
  }

  public static void main(String... args) throws Exception {
    int bots = number(args, 0, 400);
    int spectators = number(args, 1, 500);
    int students = number(args, 2, 200);
    int handIns = number(args, 3, 50);
    int seconds = number(args, 4, 60);
    int workers = number(args, 5, 1);
    int pairs = number(args, 6, 50);
    String game = args.length > 7 ? args[7] : "othello";
    var folder = Files.createTempDirectory("plyground-league").resolve("league");
    String text = "game = %s\nopenings = 4\nhouse = random\nhouse = greedy\n".formatted(game);
    try (var league = new LeagueFolder(folder).create(text, 1)) {
      var people = people(league, bots);
      var store = folder.resolve(league.settings().store()).toString();
      new LeagueHistory().fill(store, league.game(), bots, pairs);
      long begun = System.nanoTime();
      league.fit().rate();
      System.out.printf("rating %d bots: %d ms%n", bots + 2, millis(System.nanoTime() - begun));
      var quiet = LabOptions.quiet();
      var options =
          new LabOptions(quiet.host(), 0, 1, false, quiet.threads(), "", "", true, List.of(), "");
      try (var lab = Lab.open(options, _ -> "", league);
          var _ = league.work(workers, "load", LeagueLoad::complain)) {
        var load = new LeagueLoad(lab.address(), seconds);
        var before = league.games().playingTime();
        load.run(spectators, students, handIns, seconds, people);
        var playing = league.games().playingTime().minus(before);
        report(league, (seconds + (int) WARM_UP.toSeconds()) * workers, playing, handIns == 0);
      }
    }
  }

  private static void complain(String words) {
    System.err.println(words);
  }

  private static int number(String[] args, int at, int otherwise) {
    return args.length > at ? Integer.parseInt(args[at]) : otherwise;
  }

  private static long millis(long nanos) {
    return nanos / 1_000_000;
  }

  /** A class whose bots are on the ladder already. */
  private static List<Invitation> people(League league, int bots) {
    var rows = IntStream.range(0, bots).mapToObj(i -> new Roster.Row("s" + i, "S " + i)).toList();
    var people = league.members().invite(rows, MemberRole.STUDENT);
    var file = new HandedInFile("bot.py", BOT.getBytes(StandardCharsets.UTF_8));
    var good = List.of(CheckFinding.good("build", "it is python"));
    for (var each : people) {
      league.submit(each.member(), List.of(file), Instant.now());
      var version = league.versions().lease("load").orElseThrow();
      league.versions().conclude(version, "load", "python", good);
    }
    return people;
  }

  private void run(
      int spectators, int students, int handIns, int seconds, List<Invitation> people) {
    try (var all = Executors.newVirtualThreadPerTaskExecutor()) {
      all.execute(this::waitForTheEnd);
      for (int i = 0; i < spectators; i++) {
        int who = i;
        all.execute(() -> follow(who));
      }
      for (int i = 0; i < students; i++) {
        int who = i;
        all.execute(() -> look(who, people.get(who % people.size())));
      }
      for (int i = 0; i < handIns; i++) {
        int who = i;
        long wait = WARM_UP.toMillis() + seconds * 1000L * who / handIns;
        all.execute(() -> handIn(who, people.get(who), wait));
      }
    }
    var all = new ConcurrentLinkedQueue<Long>();
    pages.values().forEach(all::addAll);
    print("pages", all);
    pages.forEach(LeagueLoad::print);
    print("uploads", uploads);
    System.out.printf(
        Locale.ROOT,
        "live boards: %d events to %d spectators, %d kB%n",
        events.sum(),
        spectators,
        bytes.sum() / 1000);
    failures.stream().distinct().limit(5).forEach(each -> System.out.println("failed: " + each));
  }

  private void waitForTheEnd() {
    try {
      Thread.sleep(Math.max(0, millis(end - System.nanoTime())));
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  /** Listens to the live boards until the end. */
  private void follow(int who) {
    var request = request("/api/league/live/events", STUDENTS + who).build();
    try {
      Thread.sleep(who % 500 * 10L);
      var answer = client.send(request, BodyHandlers.ofInputStream());
      try (var lines =
          new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8))) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          if (line.startsWith("data:")) {
            events.increment();
            bytes.add(line.length());
          }
          if (System.nanoTime() > end) {
            return;
          }
        }
      }
    } catch (IOException failure) {
      failures.add(failure.toString());
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  /** Looks at the ladder and one's own bot as the page does. */
  private void look(int who, Invitation person) {
    try {
      Thread.sleep(who % 500 * NEWS_MILLIS / 500);
      while (System.nanoTime() < end) {
        for (String part : PAGE) {
          ask(
              as(person, request("/api/league/" + part, who).GET()),
              Objects.requireNonNull(pages.get(part)));
        }
        Thread.sleep(NEWS_MILLIS);
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private void handIn(int who, Invitation person, long wait) {
    try {
      Thread.sleep(wait);
      var request = request("/api/league/versions?name=bot.py", who);
      ask(as(person, request.POST(BodyPublishers.ofString(BOT + "# " + who))), uploads);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private HttpRequest.Builder request(String path, int who) {
    return HttpRequest.newBuilder(lab.resolve(path))
        .header("X-Forwarded-For", "10.0." + who / 250 + "." + (who % 250 + 1));
  }

  private static HttpRequest.Builder as(Invitation person, HttpRequest.Builder request) {
    return request.header("Authorization", "Bearer " + person.token());
  }

  private void ask(HttpRequest.Builder request, ConcurrentLinkedQueue<Long> times)
      throws InterruptedException {
    long begun = System.nanoTime();
    try {
      var answer = client.send(request.build(), BodyHandlers.ofString());
      if (answer.statusCode() >= 300) {
        failures.add(answer.statusCode() + " " + answer.body());
      }
    } catch (IOException failure) {
      failures.add(failure.toString());
    }
    if (begun > warm) {
      times.add(System.nanoTime() - begun);
    }
  }

  private static void print(String what, ConcurrentLinkedQueue<Long> times) {
    var sorted = new ArrayList<>(times);
    sorted.sort(null);
    if (!sorted.isEmpty()) {
      System.out.printf(
          Locale.ROOT,
          "%s: %d, median %d ms, 99 of 100 within %d ms, longest %d ms%n",
          what,
          sorted.size(),
          millis(sorted.get(sorted.size() / 2)),
          millis(sorted.get(Math.min(sorted.size() - 1, sorted.size() * 99 / 100))),
          millis(sorted.getLast()));
    }
  }

  private static void report(League league, int seconds, Duration played, boolean onlyPlayed) {
    var load = league.ladder().load();
    var games = league.ladder().places().stream().mapToInt(LadderPlace::games).summaryStatistics();
    System.out.printf(
        Locale.ROOT,
        "%d games in %d s, %d to %d a bot; %d hand-ins still wait%n",
        2 * load.done(),
        seconds,
        games.getMin(),
        games.getMax(),
        load.waiting());
    if (onlyPlayed) {
      double playing = played.toNanos() / 1e9;
      System.out.printf(
          Locale.ROOT,
          "playing took %.1f of %d s of the workers; the rest, games under way too: %.1f %%%n",
          playing,
          seconds,
          100 * (seconds - playing) / seconds);
    }
  }
}
