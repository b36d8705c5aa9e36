package plyground.cli.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is published as a library is complete: nothing of it needs what is not published. */
final class PublishedPomsTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern MODULE = Pattern.compile("<module>(\\w+)</module>");
  private static final Pattern OURS =
      Pattern.compile(
          "<artifactId>plyground-(\\w+)</artifactId>(?:(?!</dependency>).)*", Pattern.DOTALL);

  /** The poms that are published, by the names of their modules. */
  private static Map<String, String> published() throws IOException {
    var poms = new TreeMap<String, String>();
    for (String module : found(MODULE, pom(""))) {
      String text = pom(module);
      if (!text.contains("<maven.deploy.skip>true")) {
        poms.put(module, text);
      }
    }
    return poms;
  }

  private static String pom(String module) throws IOException {
    return Files.readString(ROOT.resolve(module).resolve("pom.xml"));
  }

  /** The version of the house. */
  static String version() throws IOException {
    return element("version", pom(""));
  }

  private static List<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(each -> each.group(1)).toList();
  }

  private static String element(String name, String text) {
    var match = Pattern.compile("\n  <" + name + ">([^<]*)<").matcher(text);
    return match.find() ? match.group(1) : "";
  }

  @Test
  void whatIsPublishedNeedsNothingElseOfOurs() throws IOException {
    var poms = published();
    assertThat(poms).containsKeys("core", "search", "web");
    poms.forEach(
        (module, text) -> {
          String dependencies = text.substring(text.indexOf("</parent>") + 1);
          var needed =
              OURS.matcher(dependencies)
                  .results()
                  .filter(each -> !each.group().contains("<scope>test</scope>"))
                  .map(each -> each.group(1))
                  .toList();
          assertThat(poms.keySet()).as(module).containsAll(needed);
        });
  }

  @Test
  void theBillOfMaterialsNamesAllOfIt() throws IOException {
    var poms = published();
    String bill = poms.remove("bom");
    String managed = bill.substring(bill.indexOf("<dependencyManagement>"));
    assertThat(found(OURS, managed)).containsExactlyInAnyOrderElementsOf(poms.keySet());
    assertThat(element("version", bill)).isEqualTo(version());
  }

  @Test
  void everythingSaysWhatItIsAndWhose() throws IOException {
    var poms = published();
    assertThat(poms)
        .allSatisfy((module, text) -> assertThat(element("name", text)).as(module).isNotBlank())
        .allSatisfy(
            (module, text) -> assertThat(element("description", text)).as(module).isNotBlank());
    for (String whole : List.of(pom(""), poms.get("bom"))) {
      assertThat(whole)
          .contains("\n  <url>", "\n  <licenses>", "\n  <developers>", "\n  <scm")
          .contains("<connection>scm:git:");
      assertThat(element("url", whole)).isEqualTo(element("url", pom("")));
    }
  }
}
