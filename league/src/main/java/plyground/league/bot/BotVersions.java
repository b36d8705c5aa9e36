package plyground.league.bot;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import plyground.arena.check.CheckFinding;
import plyground.arena.store.Database;
import plyground.core.InputException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Everything that was handed in, as the store has it. What was acknowledged is never removed. */
public final class BotVersions {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final String ALL = "select * from league_version";
  private static final Duration LEASE = Duration.ofMinutes(1);
  private static final Duration DAY = Duration.ofDays(1);
  private static final int MOST_TRIES = 5;

  private final Database database;

  public BotVersions(Database database) {
    this.database = database;
  }

  /**
   * Takes a hand-in; when this returns it is in the store.
   *
   * @param most hand-ins of one person within a day
   * @throws InputException if there were too many already
   */
  public BotVersion add(String member, List<HandedInFile> files, int most) {
    int number =
        database.write(
            here -> {
              long now = now(here);
              int today =
                  here.select(
                          "select count(*) from league_version where member = ? and received > ?",
                          member,
                          now - DAY.toMillis())
                      .mapTo(int.class)
                      .one();
              if (today >= most) {
                throw new InputException(
                    "%d hand-ins within a day are all there are; wait until tomorrow"
                        .formatted(most));
              }
              return insert(here, member, files, now);
            });
    return byNumber(number).orElseThrow();
  }

  private long now(Handle here) {
    return here.select("select " + database.clock()).mapTo(long.class).one();
  }

  private static int insert(Handle here, String member, List<HandedInFile> files, long now) {
    int number = next(here, "select coalesce(max(number), 0) + 1 from league_version");
    int ordinal =
        next(
            here,
            "select coalesce(max(ordinal), 0) + 1 from league_version where member = ?",
            member);
    here.execute(
        "insert into league_version values (?, ?, ?, ?, '', 'waiting', '[]', null, 0, 0)",
        number,
        member,
        ordinal,
        now);
    for (int i = 0; i < files.size(); i++) {
      var file = files.get(i);
      here.execute(
          "insert into league_file values (?, ?, ?, ?)", number, i, file.name(), file.content());
    }
    return number;
  }

  private static int next(Handle here, String query, Object... values) {
    return here.select(query, values).mapTo(int.class).one();
  }

  /** The next one to be checked, leased to a worker. */
  public Optional<BotVersion> lease(String worker) {
    return database.write(
        here -> {
          long now = now(here);
          var waiting =
              here.select(ALL + " where state = 'waiting' and until < ? order by number", now)
                  .setMaxRows(1)
                  .map((row, _) -> version(row))
                  .findFirst();
          waiting.ifPresent(
              each ->
                  here.execute(
                      "update league_version set worker = ?, until = ?, tries = tries + 1"
                          + " where number = ?",
                      worker,
                      now + LEASE.toMillis(),
                      each.number()));
          return waiting;
        });
  }

  /** Whether it was begun so often that it seems to end whoever checks it. */
  public boolean hopeless(BotVersion version) {
    return database.read(
            here ->
                next(here, "select tries from league_version where number = ?", version.number()))
        > MOST_TRIES;
  }

  /** Says that a worker is still at it. */
  public void renew(String worker) {
    database.write(
        here ->
            here.execute(
                "update league_version set until = ? where worker = ? and state = 'waiting'",
                now(here) + LEASE.toMillis(),
                worker));
  }

  /**
   * The end of a check. A good one takes its owner's place on the ladder, unless a later one has it
   * already; after a bad one the last good one plays on.
   *
   * @return false if somebody else has checked it meanwhile
   */
  public boolean conclude(
      BotVersion version, String worker, String language, List<CheckFinding> checks) {
    boolean good = checks.stream().allMatch(CheckFinding::passed);
    String text = JSON.writeValueAsString(checks);
    return database.write(
        here -> {
          int mine =
              here.execute(
                  "update league_version set state = ?, language = ?, checks = ?, worker = null"
                      + " where number = ? and worker = ? and state = 'waiting'",
                  good ? "replaced" : "refused",
                  language,
                  text,
                  version.number(),
                  worker);
          if (mine == 1 && good && !laterPlays(here, version) && takesPart(here, version)) {
            play(here, version);
          }
          return mine == 1;
        });
  }

  private static boolean laterPlays(Handle here, BotVersion version) {
    return next(
            here,
            "select count(*) from league_version"
                + " where member = ? and state = 'playing' and number > ?",
            version.member(),
            version.number())
        > 0;
  }

  private static boolean takesPart(Handle here, BotVersion version) {
    return next(
            here,
            "select count(*) from league_member where id = ? and role <> 'gone'",
            version.member())
        > 0;
  }

  /** Puts a version on the ladder in place of its owner's last one. */
  private static void play(Handle here, BotVersion version) {
    var before =
        here.select(
                "select number from league_version where member = ? and state = 'playing'",
                version.member())
            .mapTo(int.class)
            .findFirst();
    double rating = 0;
    if (before.isPresent()) {
      String bot = BotVersion.bot(before.get());
      here.execute("update league_version set state = 'replaced' where number = ?", before.get());
      here.execute("update league_bot set live = 0 where id = ?", bot);
      rating =
          here.select("select rating from league_bot where id = ?", bot).mapTo(double.class).one();
    }
    String bot = BotVersion.bot(version.number());
    here.execute("update league_version set state = 'playing' where number = ?", version.number());
    if (here.execute("update league_bot set live = 1 where id = ?", bot) == 0) {
      here.execute(
          "insert into league_bot values (?, ?, 1, 0, 0, 0, 0, ?, ?, ?, 0)",
          bot,
          version.number(),
          rating,
          rating - 2000,
          rating + 2000);
    }
  }

  /**
   * Lets an older version play again, with all it has played.
   *
   * @throws InputException if there is none that could
   */
  public BotVersion bringBack(String member, int ordinal) {
    database.write(
        here -> {
          var version =
              here.select(ALL + " where member = ? and ordinal = ?", member, ordinal)
                  .map((row, _) -> version(row))
                  .findFirst()
                  .filter(each -> each.state() == VersionState.REPLACED)
                  .orElseThrow(
                      () ->
                          new InputException(
                              "version " + ordinal + ": expected one that has played before"));
          play(here, version);
          return version;
        });
    return of(member).stream().filter(each -> each.ordinal() == ordinal).findFirst().orElseThrow();
  }

  public Optional<BotVersion> byNumber(int number) {
    return database.read(
        here ->
            here.select(ALL + " where number = ?", number)
                .map((row, _) -> version(row))
                .findFirst());
  }

  /** Somebody's, the latest first. */
  public List<BotVersion> of(String member) {
    return database.read(
        here ->
            here.select(ALL + " where member = ? order by number desc", member)
                .map((row, _) -> version(row))
                .list());
  }

  /** The latest of each person who handed in, by person. */
  public List<BotVersion> latest() {
    return database.read(
        here ->
            here.select(
                    ALL
                        + " where number in (select max(number) from league_version group by"
                        + " member) order by member")
                .map((row, _) -> version(row))
                .list());
  }

  public List<HandedInFile> files(int number) {
    return database.read(
        here ->
            here.select(
                    "select name, content from league_file where version = ? order by number",
                    number)
                .map((row, _) -> new HandedInFile(row.getString(1), row.getBytes(2)))
                .list());
  }

  private static BotVersion version(ResultSet row) throws SQLException {
    List<CheckFinding> checks =
        JSON.readValue(row.getString("checks"), new TypeReference<List<CheckFinding>>() {});
    return new BotVersion(
        row.getInt("number"),
        row.getString("member"),
        row.getInt("ordinal"),
        Instant.ofEpochMilli(row.getLong("received")),
        row.getString("language"),
        VersionState.of(row.getString("state")),
        checks);
  }
}
