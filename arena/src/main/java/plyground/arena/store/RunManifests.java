package plyground.arena.store;

import java.util.List;
import plyground.arena.record.Manifest;

/** The manifests of runs: several where several machines or versions had a part in one. */
public final class RunManifests {
  private final Database database;

  RunManifests(Database database) {
    this.database = database;
  }

  /** Notes who plays now; what is known already is not noted twice. */
  public void add(Run run, Manifest manifest) {
    String text = manifest.json();
    database.write(
        here ->
            here.execute(
                "insert into manifest (run, number, text) select ?, (select count(*) from manifest"
                    + " where run = ?), ? where not exists (select 1 from manifest where run = ?"
                    + " and text = ?)",
                run.id(),
                run.id(),
                text,
                run.id(),
                text));
  }

  /** In the order they were noted in. */
  public List<Manifest> of(Run run) {
    return database.read(
        here ->
            here.select("select text from manifest where run = ? order by number", run.id())
                .mapTo(String.class)
                .map(Manifest::parse)
                .list());
  }
}
