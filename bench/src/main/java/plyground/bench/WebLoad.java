package plyground.bench;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import plyground.core.SplitMix;
import plyground.web.Lab;
import plyground.web.LabOptions;

/**
 * Many people play at once while searches run: how long a board request takes. Everything is in one
 * process on this machine, so the players' own work counts, too.
 *
 * <p>Arguments: players, searches, seconds.
 */
public final class WebLoad {
  private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");
  private static final Pattern LEGAL = Pattern.compile("\"legal\":\\[\"([^\"]+)\"");
  private static final Pattern AT = Pattern.compile("\"at\":(\\d+)");
  private static final int THINK_MILLIS = 2_000;

  private final HttpClient http = HttpClient.newHttpClient();
  private final List<Long> nanos = Collections.synchronizedList(new ArrayList<>());
  private final AtomicInteger searches = new AtomicInteger();
  private final AtomicInteger failures = new AtomicInteger();
  private final String address;
  private final long end;

  private WebLoad(String address, int seconds) {
    this.address = address;
    end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    int players = number(args, 0, 200);
    int searching = number(args, 1, 8);
    int seconds = number(args, 2, 30);
    var folder = Files.createTempDirectory("plyground-load");
    folder.toFile().deleteOnExit();
    var quiet = LabOptions.quiet();
    var kept =
        new LabOptions(
            quiet.host(), 0, 1, false, quiet.threads(), folder.resolve("lab.db").toString());
    try (var lab = Lab.open(kept)) {
      new WebLoad(lab.address(), 5).run(players, searching, "warm-up");
      new WebLoad(lab.address(), seconds).run(players, searching, "measured");
    }
  }

  private static int number(String[] args, int at, int otherwise) {
    return args.length > at ? Integer.parseInt(args[at]) : otherwise;
  }

  private void run(int players, int searching, String what) throws InterruptedException {
    try (var all = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < searching; i++) {
        all.execute(this::search);
      }
      for (int i = 0; i < players; i++) {
        int seed = i;
        all.execute(() -> play(new SplitMix(seed)));
      }
    }
    var sorted = nanos.stream().sorted().toList();
    System.out.printf(
        "%s: %d players, %d searching: %d board requests, p50 %.1f ms, p99 %.1f ms, p99.9 %.1f ms,"
            + " longest %.1f ms; %d searches answered, %d failures%n",
        what,
        players,
        searching,
        sorted.size(),
        at(sorted, 0.5),
        at(sorted, 0.99),
        at(sorted, 0.999),
        at(sorted, 1),
        searches.get(),
        failures.get());
  }

  private static double at(List<Long> sorted, double share) {
    int index = (int) Math.ceil(share * sorted.size()) - 1;
    return sorted.isEmpty() ? 0 : sorted.get(Math.max(0, index)) / 1e6;
  }

  private boolean goesOn() {
    return System.nanoTime() < end;
  }

  private void search() {
    while (goesOn()) {
      send("api/analyse", "{\"game\":\"othello:size=8\",\"agent\":\"pvs:time=5s\"}");
      searches.incrementAndGet();
    }
  }

  private void play(SplitMix random) {
    pause(random.nextInt(THINK_MILLIS)); // they do not all come at the same moment
    while (goesOn()) {
      String state =
          board("api/matches", "{\"game\":\"othello\",\"agents\":[\"human\",\"greedy\"]}");
      String id = found(ID, state);
      while (goesOn() && !found(LEGAL, state).isEmpty()) {
        pause(THINK_MILLIS / 2 + random.nextInt(THINK_MILLIS));
        String move =
            "{\"move\":\"%s\",\"at\":%s}".formatted(found(LEGAL, state), found(AT, state));
        board("api/matches/" + id + "/moves", move);
        pause(THINK_MILLIS / 4);
        state = board("api/matches/" + id, "");
      }
    }
  }

  private static String found(Pattern pattern, String text) {
    var match = pattern.matcher(text);
    return match.find() ? match.group(1) : "";
  }

  private static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** A request for a board, timed. */
  private String board(String path, String body) {
    long begun = System.nanoTime();
    String answer = send(path, body);
    nanos.add(System.nanoTime() - begun);
    return answer;
  }

  private String send(String path, String body) {
    var request = HttpRequest.newBuilder(URI.create(address + path));
    if (!body.isEmpty()) {
      request.header("Content-Type", "application/json");
      request.POST(HttpRequest.BodyPublishers.ofString(body));
    }
    try {
      var answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
      // A move that comes while the agent still thinks is refused, as it should be.
      failures.addAndGet(answer.statusCode() >= 400 && answer.statusCode() != 409 ? 1 : 0);
      return answer.body();
    } catch (IOException failure) {
      failures.incrementAndGet();
      return "";
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return "";
    }
  }
}
