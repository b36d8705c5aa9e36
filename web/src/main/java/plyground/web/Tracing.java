package plyground.web;

import java.io.ByteArrayOutputStream;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.zip.GZIPOutputStream;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Stop;
import plyground.search.TraceWriter;
import plyground.web.json.Body;
import plyground.web.json.Out;
import plyground.web.live.AccessPolicy;
import plyground.web.live.PositionRequest;
import plyground.web.live.Searches;

/**
 * A search event by event, as {@code analyse --trace} writes it, with a last line that says whether
 * it is whole. It is held compressed until it is sent, so that a slow reader blocks no search.
 */
final class Tracing {
  private static final int MOST_EVENTS = 200_000;

  private final AccessPolicy access;
  private final Searches searches;

  Tracing(AccessPolicy access, Searches searches) {
    this.access = access;
    this.searches = searches;
  }

  /** JSON lines, gzipped. */
  CompletableFuture<byte[]> trace(Body body, String client) {
    return trace(access.open(body.text("game", PositionRequest.LONGEST_NAME)), body, client);
  }

  private <P extends Position<P>> CompletableFuture<byte[]> trace(
      OpenGame<P> open, Body body, String client) {
    var place = PositionRequest.read(open, body);
    int most = (int) body.whole("events", 1, MOST_EVENTS, MOST_EVENTS);
    boolean every = body.flag("every", false);
    var player = access.player(open, body.text("agent", PositionRequest.LONGEST_AGENT));
    body.end();
    if (place.position().over()) {
      throw new InputException("the game is over there: nothing to search");
    }
    if (player.isHuman()) {
      throw new InputException("'agent': a person cannot be traced");
    }
    var stop = new Stop();
    return searches.submit(
        client, Searches.Purpose.STUDY, stop, limit -> write(place, player, every, most, limit));
  }

  private static <P extends Position<P>> byte[] write(
      PositionRequest<P> place, AgentFactory<P> player, boolean every, int most, Limit limit)
      throws AgentException {
    var bytes = new ByteArrayOutputStream();
    try (var writer = new OutputStreamWriter(new GZIPOutputStream(bytes), StandardCharsets.UTF_8)) {
      var game = place.open().game();
      var at = place.position();
      Result result;
      boolean full;
      var view = place.open().view();
      try (var trace = new TraceWriter<>(game, view, at, player.name(), new Open(writer));
          var agent = player.create()) {
        agent.newGame(1);
        var counted = new CountedTrace(trace, most, limit.stop());
        result = every ? agent.analyse(at, limit, counted) : agent.consider(at, limit, counted);
        full = counted.full();
      }
      writer.write(end(game.formatMove(at, result.move()), result, full, limit.stop()));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  private static String end(String choice, Result result, boolean full, Stop stop) {
    return Out.object(
            json -> {
              json.writeStringProperty("event", "end");
              json.writeStringProperty("choice", choice);
              Out.number(json, "value", result.value());
              json.writeNumberProperty("nodes", result.nodes());
              json.writeBooleanProperty("complete", !stop.raised());
              Out.stringOrNull(json, "reason", full ? "events" : stop.raised() ? "time" : null);
            })
        + "\n";
  }

  /** Stays open when it is closed: a line is still to come. */
  private static final class Open extends FilterWriter {
    Open(Writer out) {
      super(out);
    }

    @Override
    public void close() throws IOException {
      flush();
    }
  }
}
