package plyground.arena.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Runs that people asked for: whose they are, and which are still to be played, in what order. */
public final class RequestedRuns {
  private final Database database;

  RequestedRuns(Database database) {
    this.database = database;
  }

  /** Notes who asked for a run; it stays with who asked first. */
  public void request(Run run, String maker) {
    database.write(
        here ->
            here.execute(
                "insert into request (run, maker) values (?, ?) on conflict do nothing",
                run.id(),
                maker));
  }

  /** Who asked for a run, if anybody did. */
  public Optional<String> maker(Run run) {
    return database.read(
        here ->
            here.select("select maker from request where run = ?", run.id())
                .mapTo(String.class)
                .findFirst());
  }

  /** Who asked for each run, by the runs' numbers. */
  public Map<Integer, String> makers() {
    return database.read(
        here ->
            here.select("select run, maker from request")
                .map((row, _) -> Map.entry(row.getInt(1), row.getString(2)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
  }

  /** Puts a run at the end of the line, unless it waits there already. */
  public void enqueue(Run run) {
    String end = "(select coalesce(max(place), 0) + 1 from request)";
    database.write(
        here ->
            here.execute(
                "insert into request (run, maker, place) values (?, '', "
                    + end
                    + ") on conflict (run) do update set place ="
                    + " coalesce(request.place, excluded.place)",
                run.id()));
  }

  /** Takes a run out of the line. */
  public void dequeue(Run run) {
    database.write(here -> here.execute("update request set place = null where run = ?", run.id()));
  }

  /** The numbers of the runs in line, the next to be played first. */
  public List<Integer> queued() {
    return database.read(
        here ->
            here.select("select run from request where place is not null order by place")
                .mapTo(int.class)
                .list());
  }
}
