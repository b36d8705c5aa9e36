package plyground.cli.library;

import static org.assertj.core.api.Assertions.assertThat;

import japicmp.cmp.JApiCmpArchive;
import japicmp.cmp.JarArchiveComparator;
import japicmp.cmp.JarArchiveComparatorOptions;
import japicmp.model.AccessModifier;
import japicmp.model.JApiClass;
import japicmp.model.JApiCompatibility;
import japicmp.model.JApiCompatibilityChange;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the last release promised still holds: whoever compiled or linked against it still can,
 * where the version says so. {@code -Dapi=record} takes today's promises for those of a release,
 * {@code -Dapi=strict} asks for them whatever the version says.
 */
final class ApiCompatibilityTest {
  private static final Path RECORDS = Path.of("src/test/resources/plyground/cli/library");
  private static final Pattern VERSION = Pattern.compile("(\\d+)\\.(\\d+)\\.\\d+(-SNAPSHOT)?");

  @TempDir Path folder = Path.of("");

  @Test
  void whatWasPromisedStillHolds() throws IOException {
    String version = PublishedPomsTest.version();
    var now = folder.resolve("now.jar");
    ApiJar.write(now, LibraryPage.packages(), _ -> true);
    String asked = System.getProperty("api", "check");
    if (asked.equals("record")) {
      Files.deleteIfExists(recorded());
      Files.copy(now, RECORDS.resolve("api-" + version + ".jar"));
    }
    var record = recorded();
    String released = String.valueOf(record.getFileName()).replaceAll("^api-|\\.jar$", "");
    var broken = broken(record, now);
    Files.write(Path.of("target/api-changes.txt"), broken);
    if (asked.equals("strict") || binds(released, version)) {
      assertThat(broken).isEmpty();
    }
  }

  private static Path recorded() throws IOException {
    try (var files = Files.list(RECORDS)) {
      var found = files.filter(each -> each.toString().endsWith(".jar")).toList();
      assertThat(found).hasSize(1);
      return found.getFirst();
    }
  }

  /**
   * Whether a release binds a version: one that differs in its last number only, or from 1.0 on in
   * its last two. A version that is still being made binds nobody.
   */
  private static boolean binds(String released, String version) {
    var old = VERSION.matcher(released);
    var next = VERSION.matcher(version);
    assertThat(old.matches() && next.matches()).as(released + ", " + version).isTrue();
    return !released.equals(version)
        && old.group(1).equals(next.group(1))
        && (!old.group(1).equals("0") || old.group(2).equals(next.group(2)));
  }

  @Test
  void versionsBindThoseThatSeemAlike() {
    assertThat(binds("0.1.0", "0.1.1-SNAPSHOT")).isTrue();
    assertThat(binds("1.4.2", "1.5.0")).isTrue();
    assertThat(binds("0.1.0", "0.2.0-SNAPSHOT")).isFalse();
    assertThat(binds("1.4.2", "2.0.0")).isFalse();
    assertThat(binds("0.1.0", "0.1.0")).isFalse();
  }

  @Test
  void aMethodThatIsGoneIsNoticed() throws IOException {
    var without = folder.resolve("without.jar");
    ApiJar.write(
        without,
        List.of("plyground.core"),
        method -> !method.methodName().equalsString("formatMove"));
    var whole = folder.resolve("whole.jar");
    ApiJar.write(whole, List.of("plyground.core"), _ -> true);
    assertThat(broken(whole, without))
        .contains("plyground.core.Notation.formatMove: METHOD_REMOVED");
    assertThat(broken(without, whole))
        .as("whoever implements the interface would lack it")
        .contains("plyground.core.Notation.formatMove: METHOD_ADDED_TO_INTERFACE");
    assertThat(broken(whole, whole)).isEmpty();
  }

  private static List<String> broken(Path before, Path after) {
    var options = new JarArchiveComparatorOptions();
    options.setAccessModifier(AccessModifier.PROTECTED);
    options.getIgnoreMissingClasses().setIgnoreAllMissingClasses(true);
    var compared =
        new JarArchiveComparator(options)
            .compare(
                new JApiCmpArchive(before.toFile(), "before"),
                new JApiCmpArchive(after.toFile(), "after"));
    var broken = new ArrayList<String>();
    for (var type : compared) {
      collect(type, broken);
    }
    return broken;
  }

  private static void collect(JApiClass type, List<String> broken) {
    String name = type.getFullyQualifiedName();
    note(name, type, broken);
    type.getMethods().forEach(each -> note(name + "." + each.getName(), each, broken));
    type.getConstructors().forEach(each -> note(name + "." + each.getName(), each, broken));
    type.getFields().forEach(each -> note(name + "." + each.getName(), each, broken));
    type.getInterfaces()
        .forEach(each -> note(name + ": " + each.getFullyQualifiedName(), each, broken));
    note(name + ": superclass", type.getSuperclass(), broken);
  }

  private static void note(String where, JApiCompatibility part, List<String> broken) {
    part.getCompatibilityChanges().stream()
        .filter(change -> !change.isBinaryCompatible() || !change.isSourceCompatible())
        .map(JApiCompatibilityChange::getType)
        .forEach(what -> broken.add(where + ": " + what));
  }
}
