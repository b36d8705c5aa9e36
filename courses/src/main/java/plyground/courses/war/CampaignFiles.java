package plyground.courses.war;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import plyground.arena.record.OutputFile;
import plyground.core.InputException;

/** The two files of a campaign; both take their places only when both are complete. */
record CampaignFiles(Path moves, Path log, MovesFormat format) {
  /**
   * @param progress what shows how far it is; null where nobody looks
   */
  void write(AssignmentGame campaign, @Nullable CampaignProgress progress) {
    try (var moveFile = new OutputFile(moves);
        var logFile = new OutputFile(log)) {
      var sheet = new MovesFile(moveFile.writer(), format);
      var start = campaign.game().start();
      var counted =
          new CountedWriter(logFile.writer(), progress == null ? _ -> {} : progress::written);
      try (var searchLog = new SearchLog(start, campaign.task(), counted)) {
        sheet.start(start);
        campaign.play(
            searchLog,
            (before, move, after) -> {
              sheet.turn(before, move, after);
              if (progress != null) {
                progress.turn();
              }
            });
      }
      moveFile.writer().flush();
      logFile.writer().flush();
      logFile.commit();
      moveFile.commit();
    } catch (UncheckedIOException | IOException failure) {
      throw new InputException(
          "cannot write " + moves + " and " + log + ": " + failure.getMessage(), failure);
    }
  }
}
