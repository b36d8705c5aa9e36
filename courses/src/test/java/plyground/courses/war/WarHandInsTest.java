package plyground.courses.war;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.console.Plyground;
import plyground.core.SplitMix;

/** Every form in which the war program may be handed in is started and marked. */
final class WarHandInsTest {
  private static final long SEED = 5;

  @TempDir Path folder = Path.of("");
  @TempDir Path workshop = Path.of("");

  /** What the program is to write about the only map it is asked about. */
  private final String answer =
      new WarReference(WarCase.draw(new SplitMix(SEED)).game(), Task.GREEDY, 1).moves();

  @Test
  void allFormsAreMarked() throws IOException {
    var program = compiled();
    Files.createDirectories(folder.resolve("classes/out"));
    Files.copy(program, folder.resolve("classes/out/war.class"));
    Files.createDirectories(folder.resolve("jar in a folder"));
    jar(folder.resolve("jar in a folder/handin.jar"), program, new Manifest());
    jar(folder.resolve("runnable.jar"), program, mainClass());
    script(folder.resolve("script/war"), writing());
    script(workshop.resolve("elsewhere.sh"), writing());
    Files.createDirectories(folder.resolve("command"));
    Files.writeString(folder.resolve("command/command"), workshop.resolve("elsewhere.sh") + "\n");
    script(folder.resolve("gives up/war"), "echo too hard >&2; exit 4");
    assertThat(marks())
        .contains("{\"student\":\"classes\",\"score\":1,\"points\":1,\"remarks\":\"\"}")
        .contains("{\"student\":\"command\",\"score\":1,")
        .contains("{\"student\":\"jar in a folder\",\"score\":1,")
        .contains("{\"student\":\"runnable\",\"score\":1,")
        .contains("{\"student\":\"script\",\"score\":1,")
        .containsPattern("\"gives up\",\"score\":0,.*exit code 4.*too hard");
  }

  private Path compiled() throws IOException {
    var source =
        Files.writeString(
            workshop.resolve("war.java"),
            """
            import java.nio.file.*;
            import java.util.List;

            public class war {
              public static void main(String[] words) throws Exception {
                var all = List.of(words);
                Files.readString(Path.of(all.get(all.indexOf("-m") + 1)));
                Files.writeString(Path.of(all.get(all.indexOf("-op") + 1)), "%s");
              }
            }
            """
                .formatted(answer.replace("\n", "\\n")));
    var compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
    assertThat(compiler.run(null, null, null, "-proc:none", source.toString())).isZero();
    return workshop.resolve("war.class");
  }

  private String writing() {
    return "while [ \"$1\" != -op ]; do shift; done; cat >\"$2\" <<END\n" + answer + "END";
  }

  private static Manifest mainClass() {
    var manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "war");
    return manifest;
  }

  private static void jar(Path file, Path program, Manifest manifest) throws IOException {
    try (var jar = new JarOutputStream(Files.newOutputStream(file), manifest)) {
      jar.putNextEntry(new ZipEntry("war.class"));
      jar.write(Files.readAllBytes(program));
    }
  }

  private static void script(Path file, String lines) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + lines + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private String marks() throws IOException {
    var rubric =
        Files.writeString(
            workshop.resolve("rubric.json"),
            """
            {
              "assignment": "war", "file": "war", "seed": %d, "limits": { "move": "60s" },
              "criteria": [
                { "name": "greedy", "kind": "moves", "task": 1, "depth": 1, "maps": 1, "points": 1 }
              ]
            }
            """
                .formatted(SEED));
    var out = new StringWriter();
    var err = new StringWriter();
    var plyground =
        new Plyground(
            InputStream.nullInputStream(), new PrintWriter(out), new PrintWriter(err), () -> false);
    String marks = workshop.resolve("marks").toString();
    int code =
        plyground.run(
            "grade", "war", "" + folder, "--rubric", "" + rubric, "--out", marks, "--json");
    assertThat(code).as(err.toString()).isZero();
    assertThat(err.toString()).startsWith("plyground: programs run under ").hasLineCount(1);
    return out.toString();
  }
}
