package plyground.web.tournament;

import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import plyground.arena.play.GameRange;
import plyground.arena.record.GameSummary;
import plyground.arena.record.RecordWriter;
import plyground.arena.record.Transcript;
import plyground.arena.store.Run;
import plyground.web.json.Out;
import plyground.web.live.AccessPolicy;
import plyground.web.live.Refusal;

/** The games of the lab's tournaments as the store has them: nothing of it changes any more. */
public final class TournamentGames {
  private static final int MOST_LISTED = 500;

  private final AccessPolicy access;
  private final TournamentStore store;

  TournamentGames(AccessPolicy access, TournamentStore store) {
    this.access = access;
    this.store = store;
  }

  Run run(int id) {
    return store.get().runs().stream()
        .filter(run -> run.id() == id)
        .findFirst()
        .orElseThrow(() -> Refusal.unknown("no tournament " + id));
  }

  /**
   * The games from a number on.
   *
   * @param first only those this agent moved first in, or null for all
   * @param second likewise
   */
  public String games(int id, int from, @Nullable String first, @Nullable String second) {
    var run = run(id);
    var agents = run.plan().agents();
    Predicate<GameSummary> wanted =
        each ->
            (first == null || agents.get(each.scheduled().first()).equals(first))
                && (second == null || agents.get(each.scheduled().second()).equals(second));
    boolean all = first == null && second == null;
    int end = all ? from + MOST_LISTED : run.size();
    var left = new AtomicInteger(MOST_LISTED);
    var game = access.open(run.plan().game()).game();
    return Out.text(
        json -> {
          json.writeStartArray();
          store
              .get()
              .readRange(
                  run,
                  new GameRange(from, end),
                  each -> {
                    if (wanted.test(each) && left.getAndDecrement() > 0) {
                      json.writeStartObject();
                      TournamentText.brief(run, game, each, json);
                      json.writeEndObject();
                    }
                  });
          json.writeEndArray();
        });
  }

  /** The line {@code --records} writes. */
  public String record(int id, int number) {
    var run = run(id);
    Transcript game =
        store
            .get()
            .game(run, number)
            .orElseThrow(() -> Refusal.unknown("game " + number + " is not played yet"));
    var text = new StringWriter();
    var rules = access.open(run.plan().game()).game();
    try (var writer = new RecordWriter(rules, run.plan().agents(), text)) {
      writer.accept(game);
    }
    return text.toString();
  }
}
