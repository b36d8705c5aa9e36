package plyground.web;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.arena.plan.Plan;
import plyground.arena.play.ParallelRunner;
import plyground.arena.play.Tournament;
import plyground.arena.record.RecordWriter;
import plyground.arena.record.Transcript;
import plyground.core.Position;

/** What the arena makes of a plan, without a lab. */
final class Arena {
  private Arena() {}

  /** The record of every game, in schedule order. */
  static List<String> records(Plan plan) {
    return records(Tournament.open(Catalogue.load(MoveInput.NOBODY), plan));
  }

  private static <P extends Position<P>> List<String> records(Tournament<P> tournament) {
    var records = new ArrayList<String>();
    new ParallelRunner<>(tournament, false)
        .run(
            1,
            game -> {
              var line = new StringWriter();
              var names = tournament.plan().agents();
              try (var writer = new RecordWriter(tournament.game(), names, line)) {
                writer.accept(Transcript.of(tournament.game(), game));
              }
              return records.add(line.toString());
            });
    return records;
  }
}
