package plyground.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import plyground.arena.record.OutputFile;
import plyground.arena.report.Format;
import plyground.arena.report.Report;
import plyground.arena.report.Statistic;
import plyground.arena.store.Store;
import plyground.console.Streams;
import plyground.console.Version;
import plyground.core.InputException;
import plyground.league.League;
import plyground.league.finals.Finals;
import plyground.league.finals.MarkFiles;
import plyground.league.member.MemberRole;

/**
 * Plays a league's finals and writes what came of them.
 *
 * @param store the league's
 */
record FinalsRun(League league, Store store, Streams streams) {
  /**
   * @param cluster where they are played; null for here, empty for a cluster on this machine
   * @param now whether the deadline need not be over
   */
  void play(int games, long seed, int threads, @Nullable String cluster, boolean now, Path out) {
    if (!now && !league.frozen() && !league.settings().closed(Instant.now())) {
      throw new InputException("the deadline is not over; --now plays the finals all the same");
    }
    if (league.settings().marks().isEmpty()) {
      streams.say("the settings have no line marks = ..., so nobody earns points");
    }
    var finals = league.finals(league.beginFinals(store, games, seed));
    write(finals, played(finals, threads, cluster), made(out));
  }

  private Report played(Finals<?> finals, int threads, @Nullable String cluster) {
    return cluster == null
        ? finals.play(store, threads, Version.text(), _ -> {})
        : finals.playOn(cluster, store, Version.text(), streams::say);
  }

  private void write(Finals<?> finals, Report report, Path out) {
    var students =
        league.members().all().stream().filter(each -> each.role() == MemberRole.STUDENT).toList();
    new MarkFiles(out).write(finals.marks(report, students));
    OutputFile.save(out.resolve("report.html"), Format.HTML.print(report, Statistic.WINS));
    streams.out().print(Format.TEXT.print(report, Statistic.WINS));
    streams.out().println("written: " + out.resolve("marks.csv") + " and report.html beside it");
  }

  private static Path made(Path folder) {
    try {
      return Files.createDirectories(folder);
    } catch (IOException failure) {
      throw new InputException("cannot make the folder " + folder, failure);
    }
  }
}
