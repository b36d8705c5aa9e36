package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What ./verify need not do again: bin/unchanged.sh in a house of four modules. */
final class UnchangedModulesTest {
  @TempDir Path house;

  @BeforeEach
  void build() throws IOException {
    write("verify", "");
    write("bin/unchanged.sh", Files.readString(Path.of("../bin/unchanged.sh")));
    write(
        "pom.xml",
        """
        <module>core</module>
        <module>web</module>
        <module>web/browser</module>
        <module>cli</module>
        """);
    module("core", "core");
    module("web", "web", "core");
    module("web/browser", "web-browser", "web");
    module("cli", "cli", "core");
    write("docs/games.md", "games");
  }

  private void module(String folder, String name, String... foundations) throws IOException {
    var pom = new StringBuilder();
    pom.append("<parent><artifactId>plyground</artifactId></parent>\n");
    pom.append("<artifactId>plyground-" + name + "</artifactId>\n");
    for (String each : foundations) {
      pom.append("<artifactId>plyground-" + each + "</artifactId>\n");
    }
    write(folder + "/pom.xml", pom.toString());
    write(folder + "/src/A.java", name);
  }

  private void write(String file, String text) throws IOException {
    var path = house.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  private List<String> run(String commands) throws IOException, InterruptedException {
    var process =
        new ProcessBuilder("bash", "-euc", ". bin/unchanged.sh; " + commands)
            .directory(house.toFile())
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    var lines = process.inputReader().lines().sorted().toList();
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as("%s", lines).isZero();
    return lines;
  }

  private List<String> unchanged() throws IOException, InterruptedException {
    return run("find_states ''; mark_unchanged");
  }

  private void pass() throws IOException, InterruptedException {
    assertThat(run("find_states ''; remember passed")).isEmpty();
  }

  @Test
  void nothingIsLeftOutBeforeItHasPassed() throws Exception {
    assertThat(unchanged()).isEmpty();
    pass();
    assertThat(unchanged()).containsExactly("cli", "core", "web", "web/browser");
    assertThat(house.resolve("web/browser/target/unchanged")).exists();
  }

  @Test
  void aModuleIsTestedAgainWithAllThatIsBuiltOnIt() throws Exception {
    pass();
    write("web/src/A.java", "changed");
    assertThat(unchanged()).containsExactly("core");
    assertThat(house.resolve("web/target/unchanged")).doesNotExist();
    write("web/src/A.java", "web");
    assertThat(unchanged()).hasSize(4);
    write("core/src/B.java", "new");
    assertThat(unchanged()).isEmpty();
  }

  @Test
  void aModuleInsideAnotherCountsForItself() throws Exception {
    pass();
    write("web/browser/src/A.java", "changed");
    assertThat(unchanged()).containsExactly("core", "web");
  }

  @Test
  void theCommandsAreTestedAgainAfterEveryChange() throws Exception {
    pass();
    write("docs/games.md", "more games");
    assertThat(unchanged()).containsExactly("core", "web", "web/browser");
  }

  @Test
  void whatIsBuiltCountsForNothingButTheBuildItselfForAll() throws Exception {
    pass();
    write("core/target/classes/A.class", "built");
    write("web/node_modules/linter.js", "fetched");
    assertThat(unchanged()).hasSize(4);
    assertThat(run("find_states sandbox; mark_unchanged")).isEmpty();
    write("verify", "another");
    assertThat(unchanged()).isEmpty();
  }

  @Test
  void whatWasCompiledWithoutChecksIsCompiledAgain() throws Exception {
    write("core/target/classes/A.class", "quick");
    write("web/target/classes/A.class", "quick");
    run("find_states ''; remember checked");
    write("web/src/A.java", "changed");
    run("find_states ''; forget_unchecked");
    assertThat(house.resolve("core/target/classes")).exists();
    assertThat(house.resolve("web/target/classes")).doesNotExist();
  }
}
