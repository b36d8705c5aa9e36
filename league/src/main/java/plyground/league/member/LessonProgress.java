package plyground.league.member;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import plyground.arena.store.Database;

/** Which lessons the people of a league have done, as their browsers say. */
public final class LessonProgress {
  private final Database database;

  public LessonProgress(Database database) {
    this.database = database;
  }

  /** Adds what somebody has done; gives everything they have. */
  public List<String> add(String member, Collection<String> lessons) {
    String clock = database.clock();
    return database.write(
        here -> {
          for (String lesson : lessons) {
            here.execute(
                "insert into league_lesson values (?, ?, " + clock + ") on conflict do nothing",
                member,
                lesson);
          }
          return here.select(
                  "select lesson from league_lesson where member = ? order by lesson", member)
              .mapTo(String.class)
              .list();
        });
  }

  /** What everybody has done who has done anything. */
  public Map<String, Set<String>> all() {
    return database.read(
        here -> {
          var all = new TreeMap<String, Set<String>>();
          here.select("select member, lesson from league_lesson")
              .map((row, _) -> new String[] {row.getString(1), row.getString(2)})
              .forEach(row -> all.computeIfAbsent(row[0], _ -> new TreeSet<>()).add(row[1]));
          return all;
        });
  }
}
