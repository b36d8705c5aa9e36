package plyground.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.arena.record.OutputFile;
import plyground.arena.report.Escape;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.league.member.Members.Invitation;
import plyground.league.member.Roster;

/**
 * Who takes part, as a lecturer has it in files: a roster in, links out.
 *
 * @param url where the league is open
 */
record LeagueLinks(String url, Streams streams) {
  static final String LECTURER = "lecturer";

  /** The people of a file; nobody without one. */
  static List<Roster.Row> roster(@Nullable Path file) {
    if (file == null) {
      return List.of();
    }
    List<Roster.Row> rows;
    try {
      rows = Roster.parse(Files.readString(file), file.toString());
    } catch (IOException unreadable) {
      throw new InputException("--roster " + file + ": cannot be read", unreadable);
    }
    if (rows.stream().anyMatch(each -> each.id().equals(LECTURER))) {
      throw new InputException(file + ": the id " + LECTURER + " is the lecturer's own");
    }
    return rows;
  }

  String link(Invitation invitation) {
    return url.replaceFirst("/+$", "") + "/league/join/" + invitation.token();
  }

  /** Into a file, or to standard output. */
  void write(List<Invitation> invited, @Nullable Path out) {
    var text = new StringBuilder("id,name,token,link\n");
    for (var each : invited) {
      text.append(Escape.csv(each.member().id()))
          .append(',')
          .append(Escape.csv(each.member().name()))
          .append(',')
          .append(each.token())
          .append(',')
          .append(link(each))
          .append('\n');
    }
    if (out == null) {
      streams.out().print(text);
      return;
    }
    OutputFile.saveSecret(out, text.toString());
    streams
        .out()
        .println("written: " + out + " (" + invited.size() + " links; keep it to yourself)");
  }
}
