package plyground.arena.intake;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import plyground.arena.report.Escape;

/**
 * Names of files in every alphabet, whatever the locale: where that is C, Java reads other letters
 * as question marks and refuses to write them, but as addresses they come and go as they are.
 */
public final class FileNames {
  private static final Charset LOCAL = Charset.forName(System.getProperty("sun.jnu.encoding"));

  private FileNames() {}

  /** The last part of a path. */
  public static String of(Path file) {
    String address = file.toAbsolutePath().normalize().toUri().getRawPath();
    String whole = address.endsWith("/") ? address.substring(0, address.length() - 1) : address;
    String name = whole.substring(whole.lastIndexOf('/') + 1);
    return URLDecoder.decode(name.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /** The file or folder of that name in a folder. */
  public static Path in(Path folder, String name) {
    String address = folder.toAbsolutePath().normalize().toUri().toString();
    String slash = address.endsWith("/") ? "" : "/";
    return Path.of(URI.create(address + slash + Escape.link(name)));
  }

  /**
   * A name that programs can be told here: the same, or one in plain letters that stands for it.
   */
  public static String tellable(String name) {
    return LOCAL.newEncoder().canEncode(name) ? name : Escape.link(name);
  }

  /** What systems leave behind; not worth a word. */
  public static boolean litter(String name) {
    return name.startsWith(".")
        || name.equals("__MACOSX")
        || name.equalsIgnoreCase("thumbs.db")
        || name.equalsIgnoreCase("desktop.ini");
  }

  /** A name without the ending of its kind. */
  public static String stem(String name) {
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}
