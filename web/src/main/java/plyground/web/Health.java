package plyground.web;

import io.javalin.http.Context;
import java.util.Optional;
import plyground.web.json.Out;
import plyground.web.live.LiveMatches;

/** Whether the lab keeps what it promises to keep, for pages and for whoever watches over it. */
record Health(LabStore store, LiveMatches matches) {
  void answer(Context request) {
    var trouble = trouble();
    request.status(trouble.isEmpty() ? 200 : 503);
    Routes.send(
        request,
        Out.object(
            json -> {
              json.writeBooleanProperty("ready", trouble.isEmpty());
              Out.stringOrNull(json, "trouble", trouble.orElse(null));
            }));
  }

  boolean ready() {
    return trouble().isEmpty();
  }

  private Optional<String> trouble() {
    return store.damage().or(matches::trouble).or(store::silence);
  }
}
