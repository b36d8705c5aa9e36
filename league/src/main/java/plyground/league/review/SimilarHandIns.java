package plyground.league.review;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import plyground.arena.intake.PlainFiles;
import plyground.arena.intake.SourceComparison;
import plyground.core.InputException;
import plyground.league.bot.BotVersions;
import plyground.league.bot.HandInStage;
import plyground.league.bot.HandedInFile;
import plyground.league.bot.VersionState;

/** Which people's bots are alike; for the lecturer alone. */
public final class SimilarHandIns {
  private static final int LARGEST = 1 << 20;

  private SimilarHandIns() {}

  /** The pairs worth a look, the most alike first; empty where nobody here can compare sources. */
  public static Optional<List<SourceComparison.Alike>> of(BotVersions versions) {
    var comparison = ServiceLoader.load(SourceComparison.class).findFirst();
    Map<String, Map<String, String>> sources = new LinkedHashMap<>();
    for (var version : versions.latest()) {
      if (version.state() != VersionState.WAITING) {
        sources.put(version.member(), texts(versions.files(version.number())));
      }
    }
    return comparison.map(each -> each.compare(sources));
  }

  /** What can be read of a hand-in, zips unpacked. */
  private static Map<String, String> texts(List<HandedInFile> files) {
    Map<String, String> texts = new LinkedHashMap<>();
    try (var staged = HandInStage.of(files)) {
      for (var file : PlainFiles.below(staged.folder())) {
        PlainFiles.bytes(file, LARGEST)
            .ifPresent(
                bytes ->
                    texts.put(
                        staged.folder().relativize(file).toString(),
                        new String(bytes, StandardCharsets.UTF_8)));
      }
    } catch (InputException unreadable) {
      // Nothing of it can be compared, and nothing of it plays.
      return Map.of();
    }
    return texts;
  }
}
