package plyground.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import plyground.web.Lab;
import plyground.web.LabOptions;

/**
 * One client asks for as many searches as it can, another plays: how long the player waits for the
 * agent's reply, from the move sent to the board with the answer on it.
 *
 * <p>Arguments: searches asked for at once, seconds.
 */
public final class WebFlood {
  private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");
  private static final Pattern LEGAL = Pattern.compile("\"legal\":\\[\"([^\"]+)\"");
  private static final Pattern AT = Pattern.compile("\"at\":(\\d+)");
  private static final String MATCH =
      "{\"game\":\"othello\",\"agents\":[\"human\",\"alphabeta:depth=4\"]}";
  private static final String STUDY =
      "{\"game\":\"othello:size=8\",\"agent\":\"pvs:time=5s\",\"every\":false}";

  private final String address;
  private final long end;
  private final AtomicInteger answered = new AtomicInteger();
  private final AtomicInteger refused = new AtomicInteger();

  private WebFlood(String address, int seconds) {
    this.address = address;
    end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
  }

  public static void main(String[] args) throws IOException {
    int flood = args.length > 0 ? Integer.parseInt(args[0]) : 300;
    int seconds = args.length > 1 ? Integer.parseInt(args[1]) : 60;
    var folder = Files.createTempDirectory("plyground-flood");
    folder.toFile().deleteOnExit();
    String store = folder.resolve("lab.db").toString();
    int threads = Runtime.getRuntime().availableProcessors();
    try (var lab = Lab.open(new LabOptions(LabOptions.LOOPBACK, 0, 1, false, threads, store))) {
      new WebFlood(lab.address(), 5).run(0, "warm-up");
      new WebFlood(lab.address(), seconds).run(0, "alone");
      new WebFlood(lab.address(), seconds).run(flood, "beside " + flood);
    }
  }

  private void run(int flood, String what) {
    List<Long> waits = new ArrayList<>();
    try (var all = Executors.newVirtualThreadPerTaskExecutor()) {
      var other = client("127.0.0.2");
      for (int i = 0; i < flood; i++) {
        all.execute(() -> ask(other));
      }
      play(client("127.0.0.3"), waits);
    }
    var sorted = waits.stream().sorted().toList();
    System.out.printf(
        "%s: %d replies, p50 %.0f ms, p99 %.0f ms, longest %.0f ms; of the other's searches %d"
            + " answered, %d refused%n",
        what,
        sorted.size(),
        at(sorted, 0.5),
        at(sorted, 0.99),
        at(sorted, 1),
        answered.get(),
        refused.get());
  }

  private static HttpClient client(String from) {
    return HttpClient.newBuilder().localAddress(InetAddress.ofLiteral(from)).build();
  }

  private static double at(List<Long> sorted, double share) {
    int index = (int) Math.ceil(share * sorted.size()) - 1;
    return sorted.isEmpty() ? 0 : sorted.get(Math.max(0, index)) / 1e6;
  }

  private boolean goesOn() {
    return System.nanoTime() < end;
  }

  private void ask(HttpClient client) {
    while (goesOn()) {
      (send(client, "api/analyse", STUDY).contains("\"choice\"") ? answered : refused)
          .incrementAndGet();
      pause(20);
    }
  }

  private void play(HttpClient client, List<Long> waits) {
    while (goesOn()) {
      String state = send(client, "api/matches", MATCH);
      String id = found(ID, state);
      while (goesOn() && !found(LEGAL, state).isEmpty()) {
        String move =
            "{\"move\":\"%s\",\"at\":%s}".formatted(found(LEGAL, state), found(AT, state));
        long begun = System.nanoTime();
        send(client, "api/matches/" + id + "/moves", move);
        state = settled(client, id);
        waits.add(System.nanoTime() - begun);
        pause(200);
      }
    }
  }

  private String settled(HttpClient client, String id) {
    while (true) {
      String state = send(client, "api/matches/" + id, "");
      if (!state.contains("\"thinking\":true")) {
        return state;
      }
      pause(5);
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

  private String send(HttpClient client, String path, String body) {
    var request = HttpRequest.newBuilder(URI.create(address + path));
    if (!body.isEmpty()) {
      request.header("Content-Type", "application/json");
      request.POST(HttpRequest.BodyPublishers.ofString(body));
    }
    try {
      return client.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
    } catch (IOException failure) {
      return "";
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return "";
    }
  }
}
