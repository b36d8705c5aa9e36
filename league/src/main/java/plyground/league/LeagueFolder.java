package plyground.league;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import plyground.arena.record.OutputFile;
import plyground.arena.record.OwnersFile;
import plyground.core.InputException;
import plyground.league.settings.SettingsFile;

/** The folder of a league: its settings and, unless a server keeps it, its store. */
public record LeagueFolder(Path folder) {
  private Path settings() {
    return folder.resolve(SettingsFile.NAME);
  }

  /**
   * Makes it; nobody else may enter it.
   *
   * @param seed what the matchmaker draws from
   * @throws InputException if there is a league in it already
   */
  public League create(String text, long seed) {
    make();
    var league = save(text, seed);
    try {
      OutputFile.save(settings(), text);
    } catch (InputException failure) {
      league.close();
      throw failure;
    }
    return league;
  }

  private void make() {
    if (Files.exists(settings())) {
      throw new InputException(folder + ": there is a league in it already");
    }
    try {
      if (!Files.isDirectory(folder)) {
        Files.createDirectories(folder);
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
      }
    } catch (IOException | UnsupportedOperationException failure) {
      throw new InputException("cannot make the folder " + folder, failure);
    }
  }

  /**
   * Makes it from a backup, in a store of its own.
   *
   * @param backup the store that was saved
   * @param store where everything is to be kept
   */
  public void restore(String backup, String store) {
    if (!backup.startsWith("jdbc:") && !Files.isRegularFile(Path.of(backup))) {
      throw new InputException(backup + ": there is no such backup");
    }
    try (var saved = League.open(backup)) {
      String text = saved.settingsText().replaceAll("(?m)^store *=.*$", "");
      make();
      saved.copyTo(address(store));
      OutputFile.save(settings(), text.strip() + "\nstore = " + store + "\n");
    }
  }

  /** Opens it, with the settings as they are written now. */
  public League open() {
    try {
      return save(Files.readString(settings()), 1);
    } catch (IOException missing) {
      throw new InputException(folder + ": there is no league in it", missing);
    } catch (InputException wrong) {
      throw wrong.at(folder.toString());
    }
  }

  private League save(String text, long seed) {
    String store = SettingsFile.parse(text, SettingsFile.NAME).store();
    return League.save(address(store), text, seed);
  }

  /** Of a store in the folder, which holds what signs sessions: a file for its owner alone. */
  private String address(String store) {
    if (store.startsWith("jdbc:")) {
      return store;
    }
    var file = folder.resolve(store);
    try {
      if (Files.isDirectory(folder) && Files.notExists(file)) {
        OwnersFile.make(file);
      }
    } catch (IOException failure) {
      throw new InputException("cannot make " + file, failure);
    }
    return file.toString();
  }
}
