package plyground.arena.record;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import plyground.core.InputException;

/**
 * A file that appears only when it is complete: written beside its place under another name and
 * renamed by {@link #commit()}. Closed without that, it leaves nothing behind, and neither does a
 * process that is interrupted.
 */
public final class OutputFile implements AutoCloseable {
  private final Path target;
  private final Path draft;

  /** A pipe or a device: it is written to as it is, and is nothing to be replaced or deleted. */
  private final boolean direct;

  private final BufferedWriter writer;

  /**
   * Opens a temporary file beside the one that is meant.
   *
   * @throws InputException if nothing can be written there
   */
  public OutputFile(Path target) {
    this(target, false);
  }

  private OutputFile(Path target, boolean secret) {
    this.target = target.toAbsolutePath();
    direct = Files.exists(this.target) && !Files.isRegularFile(this.target);
    draft = direct ? this.target : draft(this.target);
    try {
      if (Files.isDirectory(this.target)) {
        throw new InputException("cannot write " + target + ": it is a folder");
      }
      if (secret && !direct) {
        Files.deleteIfExists(draft);
        OwnersFile.make(draft);
      }
      writer = Files.newBufferedWriter(draft);
      if (!direct) {
        Drafts.add(draft);
      }
    } catch (IOException failure) {
      throw refused(target, failure);
    }
  }

  /** The same for a file that nobody but its owner may read. */
  public static OutputFile secret(Path target) {
    return new OutputFile(target, true);
  }

  /** Writes a whole text. */
  public static void save(Path target, String text) {
    save(new OutputFile(target), target, text);
  }

  /** The same for nobody's eyes but the owner's. */
  public static void saveSecret(Path target, String text) {
    save(secret(target), target, text);
  }

  private static void save(OutputFile opened, Path target, String text) {
    try (var file = opened) {
      file.writer.write(text);
      file.commit();
    } catch (IOException failure) {
      throw refused(target, failure);
    }
  }

  private static Path draft(Path target) {
    return target.resolveSibling("." + target.getFileName() + ".part");
  }

  /** Whoever closes this writer early has not committed the file. */
  public BufferedWriter writer() {
    return writer;
  }

  /** The end of writing: the file takes its place. */
  public void commit() {
    try {
      writer.close();
      if (!direct) {
        Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
        Drafts.forget(draft);
      }
    } catch (IOException failure) {
      throw refused(target, failure);
    }
  }

  private static InputException refused(Path target, IOException failure) {
    String why = failure.getMessage();
    String reason = failure instanceof NoSuchFileException ? "no such folder" : why;
    return new InputException("cannot write " + target + ": " + reason, failure);
  }

  @Override
  public void close() {
    try {
      writer.close();
    } catch (IOException afterwards) {
      // The draft is thrown away in any case.
    }
    try {
      if (!direct) {
        Files.deleteIfExists(draft);
        Drafts.forget(draft);
      }
    } catch (IOException leftover) {
      // A draft that cannot be removed does no harm: it is not the file.
    }
  }
}
