package plyground.league.bot;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plyground.arena.intake.FileNames;
import plyground.arena.intake.PlainFiles;
import plyground.core.InputException;

/**
 * What of a hand-in is started or compiled.
 *
 * @param file the one to start; for languages that are compiled, one beside all that are compiled
 */
record BotEntry(BotLanguage language, Path file) {
  private static final List<String> USUAL = List.of("bot", "main", "mybot");

  /**
   * Finds it by the names of the files.
   *
   * @throws InputException if nothing, or more than one thing, could be meant
   */
  static BotEntry in(Path folder, Collection<String> allowed) {
    var files = PlainFiles.below(folder);
    var languages =
        Stream.of(BotLanguage.values())
            .filter(language -> files.stream().anyMatch(file -> wrote(language, file)))
            .toList();
    if (languages.isEmpty()) {
      throw new InputException(
          "there is no program in it; expected files in " + String.join(", ", allowed));
    }
    var language = languages.size() == 1 ? languages.getFirst() : meant(languages, files);
    if (!allowed.contains(language.text())) {
      throw new InputException(
          language.text() + " is not allowed here; expected " + String.join(", ", allowed));
    }
    return new BotEntry(language, entry(language, files));
  }

  private static boolean wrote(BotLanguage language, Path file) {
    return language.wrote(FileNames.of(file));
  }

  private static boolean usual(Path file) {
    return USUAL.contains(FileNames.stem(FileNames.of(file)).toLowerCase(Locale.ROOT));
  }

  /** Of several languages the one whose file has a usual name. */
  private static BotLanguage meant(List<BotLanguage> languages, List<Path> files) {
    var meant =
        languages.stream()
            .filter(each -> files.stream().anyMatch(file -> wrote(each, file) && usual(file)))
            .toList();
    if (meant.size() != 1) {
      throw new InputException(
          "it has files in "
              + languages.stream().map(BotLanguage::text).collect(Collectors.joining(" and "))
              + "; call the one to start bot, such as bot.py");
    }
    return meant.getFirst();
  }

  private static Path entry(BotLanguage language, List<Path> files) {
    var own = files.stream().filter(file -> wrote(language, file)).toList();
    var usual = own.stream().filter(BotEntry::usual).findFirst();
    boolean together = language == BotLanguage.C || language == BotLanguage.CPP;
    if (usual.isEmpty() && own.size() > 1 && !together && language != BotLanguage.JAVA) {
      throw new InputException(
          "it has %d files in %s; call the one to start bot"
              .formatted(own.size(), language.text()));
    }
    return usual.orElse(own.getFirst());
  }
}
