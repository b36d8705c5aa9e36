package plyground.console;

/** Which Plyground this is. */
public final class Version {
  private Version() {}

  public static String text() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }
}
