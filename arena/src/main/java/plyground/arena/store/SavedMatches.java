package plyground.arena.store;

import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * Games that people have under way, by their names. Beyond some thousands those go that nobody has
 * touched for a month; none that is younger ever makes room for others.
 */
public final class SavedMatches {
  static final int MANY = 10_000;
  static final long MONTH_MILLIS = 30L * 24 * 60 * 60 * 1000;

  private final Database database;

  SavedMatches(Database database) {
    this.database = database;
  }

  /**
   * Keeps what they are now, all of them or none.
   *
   * @return how many there are in all
   */
  public int put(Map<String, String> states) {
    return database.write(
        here -> {
          write(here, states);
          int many = Store.number(here, "select count(*) from sitting");
          return many <= MANY ? many : many - forget(here, many - MANY);
        });
  }

  private void write(Handle here, Map<String, String> states) {
    var batch =
        here.prepareBatch(
            "insert into sitting values (?, ?, "
                + database.clock()
                + ") on conflict (id) do update"
                + " set state = excluded.state, changed = excluded.changed");
    states.forEach(batch::add);
    batch.execute();
  }

  private int forget(Handle here, int most) {
    return here.execute(
        "delete from sitting where id in (select id from sitting where changed < "
            + database.clock()
            + " - ? order by changed, id limit ?)",
        MONTH_MILLIS,
        most);
  }

  /** The saved text of a match, if there is one. */
  public Optional<String> get(String id) {
    return database.read(
        here ->
            here.select("select state from sitting where id = ?", id)
                .mapTo(String.class)
                .findFirst());
  }
}
