package plyground.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import plyground.agents.plugin.Plugins;
import plyground.arena.store.StoreException;
import plyground.core.InputException;
import plyground.core.agent.AgentException;
import plyground.web.json.Out;
import plyground.web.live.Refusal;

/** What goes wrong, as one line of JSON and the status that fits. */
final class Failures {
  private static final int MOST_READ_IN_VAIN = 4 * 1024 * 1024;

  private Failures() {}

  static void register(RoutesConfig routes, LabLog log, Pages pages) {
    routes.exception(
        InputException.class, (wrong, to) -> say(to, 400, wrong.message(), wrong.property()));
    routes.exception(
        StoreException.class,
        (refused, to) -> {
          log.note(where(to) + ": " + refused.message());
          again(to, Duration.ofSeconds(1));
          say(to, 503, refused.message());
        });
    routes.exception(
        Refusal.class,
        (refusal, to) -> {
          readToEnd(to);
          again(to, refusal.patience());
          if (visits(to)) {
            pages.failure(to, refusal.status(), refusal.message());
          } else {
            say(to, refusal.status(), refusal.message());
          }
        });
    routes.exception(
        HttpResponseException.class,
        (wrong, to) -> say(to, wrong.getStatus(), String.valueOf(wrong.getMessage())));
    routes.exception(IOException.class, (_, _) -> {}); // the reader has gone
    routes.exception(
        Exception.class,
        (failure, to) -> {
          log.failure(where(to), failure);
          say(to, 500, Plugins.complaint(failure).orElse("this should not happen: " + failure));
        });
  }

  /** By its route: a path may be somebody's key. */
  private static String where(Context request) {
    var matched = request.endpoints().matchedHttpEndpoint();
    return request.method() + " " + (matched == null ? "-" : matched.path);
  }

  /** Whether somebody came by an address, and no script asks. */
  private static boolean visits(Context request) {
    return !request.path().startsWith("/api/")
        && String.valueOf(request.header("Accept")).contains("text/html");
  }

  /** What a search ended with, thrown again here. */
  static RuntimeException of(Throwable failure) {
    return switch (failure) {
      case InputException wrong -> wrong;
      case Refusal refusal -> refusal;
      case AgentException broken ->
          new InputException("the agent failed: " + broken.getMessage(), broken);
      case OutOfMemoryError full ->
          Refusal.busy("the search needs more memory than there is; make it smaller");
      case RuntimeException other -> other;
      default -> new IllegalStateException(failure);
    };
  }

  /**
   * Takes what is left of a request, up to a bound: who is still sending when the connection is
   * closed may lose the answer that says why.
   */
  private static void readToEnd(Context request) {
    byte[] thrownAway = new byte[8 * 1024];
    try {
      var body = request.req().getInputStream();
      for (int left = MOST_READ_IN_VAIN; left > 0 && !body.isFinished(); ) {
        int read = body.read(thrownAway);
        left -= read < 0 ? left : read;
      }
    } catch (IOException gone) {
      // Then nobody waits for the answer either.
    }
  }

  /** Says when it is worth another try, in whole seconds. */
  private static void again(Context to, Duration wait) {
    if (wait.isPositive()) {
      to.header("Retry-After", String.valueOf(wait.plusMillis(999).toSeconds()));
    }
  }

  private static void say(Context to, int status, String message) {
    say(to, status, message, null);
  }

  /**
   * @param field what of the request is wrong, if that is known
   */
  private static void say(Context to, int status, String message, @Nullable String field) {
    to.status(status)
        .contentType("application/json")
        .result(
            Out.object(
                json -> {
                  json.writeStringProperty("error", message);
                  if (field != null) {
                    json.writeStringProperty("field", field);
                  }
                }));
  }
}
