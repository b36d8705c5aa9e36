package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is below the command line does not know how a person at it gives an option. */
final class LowerModulesTest {
  private static final List<String> MODULES =
      List.of("core", "games", "search", "agents", "arena", "web", "cluster");

  /** These write command lines of other programs. */
  private static final Pattern STARTERS = Pattern.compile(".*/agents/(sandbox|prolog)/.*");

  /** An option, or a command by name, in a text. */
  private static final Pattern SPOKEN =
      Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*?(?:(?<![-<|+\\w])--[a-z]|'plyground [a-z])");

  @Test
  void noTextNamesAnOption() throws IOException {
    var spoken = new ArrayList<String>();
    int files = 0;
    for (String module : MODULES) {
      try (var tree = Files.walk(Path.of("..", module, "src/main/java"))) {
        for (var file : tree.filter(path -> path.toString().endsWith(".java")).toList()) {
          files++;
          if (!STARTERS.matcher(file.toString()).matches()) {
            Files.readAllLines(file).stream()
                .filter(line -> SPOKEN.matcher(line).find())
                .forEach(line -> spoken.add(file + ": " + line.strip()));
          }
        }
      }
    }
    assertThat(files).isGreaterThan(200);
    assertThat(spoken).isEmpty();
  }

  @Test
  void theTestWouldNotice() {
    for (String line :
        List.of(
            "throw new InputException(\"--games \" + games);",
            "say(\"start it with --allow-programs to use it\");",
            "say(\"people play in 'plyground play'\");")) {
      assertThat(SPOKEN.matcher(line).find()).as(line).isTrue();
    }
    for (String line : List.of("text.append(\" +--------+\");", "\"<!-- title -->\"", "i--;")) {
      assertThat(SPOKEN.matcher(line).find()).as(line).isFalse();
    }
  }
}
