package plyground.league.member;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import plyground.arena.store.Database;

/** The people of a league as its store has them. */
public final class Members {
  private static final String ALL = "select * from league_member";

  private final Database database;

  public Members(Database database) {
    this.database = database;
  }

  /** Somebody new, with the only copy of the token there will ever be. */
  public record Invitation(Member member, String token) {}

  /** Adds those who are not there yet; the others keep their links. */
  public List<Invitation> invite(List<Roster.Row> rows, MemberRole role) {
    return database.write(
        here -> {
          var invited = new ArrayList<Invitation>();
          for (var row : rows) {
            var there = find(here, row.id());
            if (there.isEmpty()) {
              invited.add(add(here, row, role));
            } else if (there.get().role() == MemberRole.GONE) {
              invited.add(readmit(here, row, role));
            }
          }
          return invited;
        });
  }

  private static Invitation add(Handle here, Roster.Row row, MemberRole role) {
    int number = here.select("select count(*) from league_member").mapTo(int.class).one() + 1;
    var member = new Member(row.id(), row.name(), "player " + number, role, 0, false, 0);
    String token = Tokens.draw();
    here.execute(
        "insert into league_member values (?, ?, ?, ?, ?, 0, 0, 0)",
        member.id(),
        member.name(),
        member.alias(),
        role.text(),
        Tokens.hash(token));
    return new Invitation(member, token);
  }

  private static Invitation readmit(Handle here, Roster.Row row, MemberRole role) {
    here.execute(
        "update league_member set name = ?, role = ? where id = ?",
        row.name(),
        role.text(),
        row.id());
    return renew(here, row.id()).orElseThrow();
  }

  /** Somebody leaves: no link and no session is good any more. What they handed in is kept. */
  public void remove(String id) {
    database.write(
        here -> {
          here.execute(
              "update league_member set role = ? where id = ?", MemberRole.GONE.text(), id);
          here.execute(
              "update league_bot set live = 0 where version in"
                  + " (select number from league_version where member = ?)",
              id);
          here.execute(
              "update league_version set state = 'replaced' where member = ?"
                  + " and state = 'playing'",
              id);
          return renew(here, id);
        });
  }

  /** Whether others may play against somebody's bot. */
  public void setOpen(String id, boolean open) {
    database.write(
        here -> here.execute("update league_member set open = ? where id = ?", open ? 1 : 0, id));
  }

  /** Further days after the deadline for somebody. */
  public void setGrace(String id, int days) {
    database.write(
        here -> here.execute("update league_member set grace = ? where id = ?", days, id));
  }

  /** Another link for somebody: the old one and every session made by it are over. */
  public Optional<Invitation> renew(String id) {
    return database.write(here -> renew(here, id));
  }

  private static Optional<Invitation> renew(Handle here, String id) {
    String token = Tokens.draw();
    here.execute(
        "update league_member set token = ?, epoch = epoch + 1 where id = ?",
        Tokens.hash(token),
        id);
    return find(here, id).map(member -> new Invitation(member, token));
  }

  /** Ends all sessions of somebody; the link stays good. */
  public void signOut(String id) {
    database.write(
        here -> here.execute("update league_member set epoch = epoch + 1 where id = ?", id));
  }

  public void rename(String id, String alias) {
    database.write(
        here -> here.execute("update league_member set alias = ? where id = ?", alias, id));
  }

  public Optional<Member> byToken(String token) {
    return database.read(
        here ->
            here.select(ALL + " where token = ?", Tokens.hash(token))
                .map((row, _) -> member(row))
                .findFirst());
  }

  /** Whose session it is, unless it was ended. */
  public Optional<Member> of(SignedSession session) {
    return byId(session.member()).filter(each -> each.epoch() == session.epoch());
  }

  public Optional<Member> byId(String id) {
    return database.read(here -> find(here, id));
  }

  public List<Member> all() {
    return database.read(
        here -> here.select(ALL + " order by id").map((row, _) -> member(row)).list());
  }

  private static Optional<Member> find(Handle here, String id) {
    return here.select(ALL + " where id = ?", id).map((row, _) -> member(row)).findFirst();
  }

  private static Member member(ResultSet row) throws SQLException {
    return new Member(
        row.getString("id"),
        row.getString("name"),
        row.getString("alias"),
        MemberRole.of(row.getString("role")),
        row.getInt("epoch"),
        row.getInt("open") != 0,
        row.getInt("grace"));
  }
}
