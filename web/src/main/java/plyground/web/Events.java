package plyground.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import plyground.web.live.ClientLimits;
import plyground.web.live.ClientLimits.Place;
import plyground.web.live.LiveMatchText;
import plyground.web.live.MatchSeat;
import plyground.web.live.Refusal;

/**
 * Live events of matches (server-sent events). Every listener has a virtual thread of its own that
 * waits for something newer than it has sent; a listener that comes back says what it saw last.
 */
final class Events {
  private static final Duration SILENCE = Duration.ofSeconds(10);

  private final ClientLimits limits;

  Events(ClientLimits limits) {
    this.limits = limits;
  }

  /**
   * A listener's place, until it is closed.
   *
   * @throws Refusal if there is none
   */
  Place place(String client) {
    return limits.listen(client);
  }

  void stream(Context request, MatchSeat<?> reader, String client) throws IOException {
    try (var _ = place(client)) {
      listen(reader, seen(request.header("Last-Event-ID")), open(request));
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    }
  }

  /** Begins a stream of events. */
  static OutputStream open(Context request) throws IOException {
    return open(request, "text/event-stream");
  }

  /** Begins an answer of some type that is sent piece by piece. */
  static OutputStream open(Context request, String type) throws IOException {
    var response = request.res();
    response.setContentType(type);
    response.setCharacterEncoding("UTF-8");
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("X-Accel-Buffering", "no");
    return response.getOutputStream();
  }

  private static long seen(@Nullable String last) {
    return last != null && last.matches("\\d{1,18}") ? Long.parseLong(last) : LiveMatchText.NOTHING;
  }

  /** Until the listener has gone, which shows when something is sent. */
  private static void listen(MatchSeat<?> reader, long last, OutputStream out)
      throws IOException, InterruptedException {
    var match = reader.match();
    long seen = last;
    write(out, "retry: 1000\n\n");
    while (!match.closed()) {
      match.continueForWatcher();
      long version = match.await(seen, SILENCE);
      if (version == seen) {
        write(out, ":\n\n");
      } else {
        // A version from before a restart is larger or unknown: then everything is sent.
        long base = version < seen ? LiveMatchText.NOTHING : seen;
        write(
            out,
            "id: " + version + "\nevent: match\ndata: " + LiveMatchText.of(reader, base) + "\n\n");
        seen = version;
      }
    }
  }

  /** Sends it; who does not read it is cut off, which comes out here. */
  static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }
}
