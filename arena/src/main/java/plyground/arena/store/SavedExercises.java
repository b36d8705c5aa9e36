package plyground.arena.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * Exercises that were handed out, and the answers to them. An answer is written once and never
 * changed. Beyond some thousands those exercises go, with their answers, that are older than a
 * year.
 */
public final class SavedExercises {
  static final int MANY = 10_000;
  private static final long YEAR_MILLIS = 365L * 24 * 60 * 60 * 1000;

  private final Database database;

  SavedExercises(Database database) {
    this.database = database;
  }

  /**
   * An exercise as it was handed out.
   *
   * @param owner the hash of the secret that shows the answers
   * @param text what the exercise says of itself
   * @param boards how many each person has
   */
  public record SavedExercise(String id, String owner, String text, int boards) {}

  /**
   * An answer to it.
   *
   * @param number which of the person's boards, from 1
   * @param session the hash of the cookie of whoever answered
   * @param marks what the answer is worth, as JSON
   */
  public record SavedAnswer(
      String person, int number, String session, String answer, String marks) {}

  /**
   * Keeps a new one.
   *
   * @return false if there is no room for more
   */
  public boolean add(SavedExercise exercise) {
    return database.write(
        here -> {
          if (Store.number(here, "select count(*) from exercise") >= MANY) {
            String old =
                "select id from exercise where made < " + database.clock() + " - " + YEAR_MILLIS;
            here.execute("delete from answer where exercise in (" + old + ")");
            if (here.execute("delete from exercise where id in (" + old + ")") == 0) {
              return false;
            }
          }
          here.execute(
              "insert into exercise values (?, ?, ?, ?, " + database.clock() + ")",
              exercise.id(),
              exercise.owner(),
              exercise.text(),
              exercise.boards());
          return true;
        });
  }

  /** The exercise of that id, if there is one. */
  public Optional<SavedExercise> find(String id) {
    return database.read(
        here ->
            here.select("select id, owner, text, boards from exercise where id = ?", id)
                .map(
                    (row, _) ->
                        new SavedExercise(
                            row.getString("id"),
                            row.getString("owner"),
                            row.getString("text"),
                            row.getInt("boards")))
                .findFirst());
  }

  /**
   * Keeps an answer, unless there is one of that person to that board, or there are too many.
   *
   * @return the answer that counts: this one or the one before; nothing if there is no room
   */
  public Optional<SavedAnswer> answer(String exercise, SavedAnswer answer, int most) {
    return database.write(
        here -> {
          int many = Store.number(here, "select count(*) from answer where exercise = ?", exercise);
          if (many < most) {
            here.execute(
                "insert into answer values (?, ?, ?, ?, ?, ?, "
                    + database.clock()
                    + ") on conflict do nothing",
                exercise,
                answer.person(),
                answer.number(),
                answer.session(),
                answer.answer(),
                answer.marks());
          }
          return here.select(
                  "select * from answer where exercise = ? and person = ? and number = ?",
                  exercise,
                  answer.person(),
                  answer.number())
              .map((row, _) -> saved(row))
              .findFirst();
        });
  }

  private static SavedAnswer saved(ResultSet row) throws SQLException {
    return new SavedAnswer(
        row.getString("person"),
        row.getInt("number"),
        row.getString("session"),
        row.getString("answer"),
        row.getString("marks"));
  }

  /** What one person has answered. */
  public List<SavedAnswer> answers(String exercise, String person) {
    return database.read(
        here ->
            here.select(
                    "select * from answer where exercise = ? and person = ? order by number",
                    exercise,
                    person)
                .map((row, _) -> saved(row))
                .list());
  }

  /** What all have answered, in the order in which they did. */
  public List<SavedAnswer> answers(String exercise) {
    return database.read(
        here ->
            here.select(
                    "select * from answer where exercise = ? order by given, person, number",
                    exercise)
                .map((row, _) -> saved(row))
                .list());
  }
}
