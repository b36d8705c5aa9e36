package plyground.cli.bots;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import plyground.agents.plugin.Plugins;
import plyground.arena.record.OutputFile;
import plyground.arena.record.ResourceText;
import plyground.core.InputException;

/** A game's first files: its rules, its test, and what builds them. */
public record NewGame(String name, Path folder) {
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
  private static final Pattern WORD = Pattern.compile("(?:^|-)([a-z0-9])");

  public NewGame {
    if (!NAME.matcher(name).matches()) {
      throw new InputException(
          "game '" + name + "': expected small letters, digits and hyphens, such as my-game");
    }
  }

  /** The files, the rules first. */
  public List<Path> write() {
    var rules = folder.resolve(type() + ".java");
    if (Files.exists(rules)) {
      throw new InputException(rules + " is there already; give another folder");
    }
    try {
      Files.createDirectories(folder);
      var written = new ArrayList<Path>();
      written.add(save(rules, "Game.java.txt"));
      written.add(save(folder.resolve(type() + "Test.java"), "Test.java.txt"));
      written.add(save(folder.resolve("build.sh"), "build.sh.txt"));
      return written;
    } catch (IOException failure) {
      throw new InputException("cannot write to " + folder + ": " + failure.getMessage(), failure);
    }
  }

  /** {@code my-game} as {@code MyGame}. */
  private String type() {
    return WORD.matcher(name).replaceAll(each -> each.group(1).toUpperCase(Locale.ROOT));
  }

  private Path save(Path file, String template) {
    OutputFile.save(file, filled(template));
    return file;
  }

  private String filled(String template) {
    return ResourceText.of(NewGame.class, "/plyground/cli/games/" + template)
        .replace("{Type}", type())
        .replace("{name}", name)
        .replace("{api}", Plugins.API)
        .replace("{jar}", Plugins.contracts())
        .replace("{java}", Path.of(System.getProperty("java.home"), "bin").toString());
  }
}
