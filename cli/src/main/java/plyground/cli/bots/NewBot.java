package plyground.cli.bots;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import plyground.agents.OpenGame;
import plyground.arena.record.OutputFile;
import plyground.console.BotTemplate;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.SplitMix;

/** Writes a bot into a folder and makes it ready to play. */
public record NewBot(BotTemplate template, Path folder) {
  private static final int MOVES_SHOWN = 6;
  private static final long BUILD_SECONDS = 60;

  /** The files written, the source first. */
  public List<Path> write(OpenGame<?> open) {
    var written = new ArrayList<Path>();
    var source = folder.resolve(template.file());
    if (Files.exists(source)) {
      throw new InputException(source + " is there already; give another folder");
    }
    try {
      Files.createDirectories(folder);
    } catch (IOException failure) {
      throw new InputException("cannot make the folder " + folder, failure);
    }
    written.add(save(source, header(open) + template.source()));
    if (!template.build().isEmpty()) {
      String script = "#!/bin/sh\n# Run this after every change.\n";
      var build = folder.resolve("build.sh");
      written.add(save(build, script + String.join("\n", template.build()) + "\n"));
    }
    return written;
  }

  private static Path save(Path file, String text) {
    OutputFile.save(file, text);
    return file;
  }

  /** What a person must know who opens the file. */
  private <P extends Position<P>> String header(OpenGame<P> open) {
    var game = open.game();
    P start = game.start(new SplitMix(1));
    var moves = LegalMoves.words(game, start);
    String some = String.join(" ", moves.subList(0, Math.min(MOVES_SHOWN, moves.size())));
    var lines =
        List.of(
            "A bot for " + game.name() + "; " + template.page() + " describes what it is asked.",
            "The start: " + game.format(start),
            "Legal moves there: " + some + (moves.size() > MOVES_SHOWN ? " ..." : ""));
    var text = new StringBuilder();
    lines.forEach(line -> text.append(template.comment()).append(line).append('\n'));
    return text.append('\n').toString();
  }

  /** Runs the build script, if there is one; empty, or why it did not work. */
  public String build() {
    if (template.build().isEmpty()) {
      return "";
    }
    try {
      var log = Files.createTempFile("plyground-", ".log");
      try {
        return run(log);
      } finally {
        Files.delete(log);
      }
    } catch (IOException failure) {
      return String.valueOf(failure.getMessage());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return "interrupted";
    }
  }

  private String run(Path log) throws IOException, InterruptedException {
    var build =
        new ProcessBuilder("sh", "build.sh")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    boolean ended = build.waitFor(BUILD_SECONDS, TimeUnit.SECONDS);
    build.destroyForcibly();
    if (ended && build.exitValue() == 0) {
      return "";
    }
    String said = Files.readString(log).strip().replace("\n", " | ");
    return said.isEmpty() ? "it did not end" : said;
  }

  /** Its name as an agent. */
  public String agent() {
    return template.agent().apply(folder);
  }
}
