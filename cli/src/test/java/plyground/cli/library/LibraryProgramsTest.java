package plyground.cli.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plyground.cli.library.LibraryPage.Program;

/** The programs of docs/library.md compile without a warning and print what stands below them. */
@Tag("slow")
final class LibraryProgramsTest {
  private static final Pattern IMPORT = Pattern.compile("(?m)^import (plyground[\\w.]*)\\.[A-Z]");

  @TempDir Path folder = Path.of("");

  static List<Program> programs() {
    return LibraryPage.programs();
  }

  @Test
  void thereAreTen() {
    assertThat(programs()).hasSize(10);
    assertThat(LibraryPage.text().split("```java", -1)).hasSize(11);
  }

  @ParameterizedTest
  @MethodSource("programs")
  void printsWhatThePageSays(Program program) throws Exception {
    compile(program);
    String printed = run(program);
    if ("renew".equals(System.getProperty("snapshots"))) {
      String page = LibraryPage.text();
      String shown = program.source() + "```\n\n```text\n";
      Files.writeString(
          LibraryPage.FILE,
          page.replace(shown + program.output() + "```", shown + printed + "```"));
    } else {
      assertThat(printed).isEqualTo(program.output());
    }
  }

  @ParameterizedTest
  @MethodSource("programs")
  void usesOnlyWhatIsPromised(Program program) {
    var used = IMPORT.matcher(program.source()).results().map(each -> each.group(1)).toList();
    assertThat(used).isNotEmpty();
    assertThat(LibraryPage.packages()).containsAll(used);
  }

  private void compile(Program program) throws IOException {
    var file = folder.resolve(program.name() + ".java");
    Files.writeString(file, program.source());
    var compiler = ToolProvider.getSystemJavaCompiler();
    var said = new StringWriter();
    try (var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      var options =
          List.of("-d", folder.toString(), "-Xlint:all,-processing,-classfile", "-proc:none");
      boolean done =
          compiler.getTask(said, files, null, options, null, files.getJavaFileObjects(file)).call();
      assertThat(said.toString()).isEmpty();
      assertThat(done).isTrue();
    }
  }

  /** Runs it in this process: a start of Java for each would take longer than all of them. */
  private String run(Program program) throws Exception {
    var printed = new ByteArrayOutputStream();
    var out = System.out;
    try (var classes = new java.net.URLClassLoader(new java.net.URL[] {folder.toUri().toURL()});
        var into = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
      var type = classes.loadClass(program.name());
      var constructor = type.getDeclaredConstructor();
      var main = type.getDeclaredMethod("main");
      constructor.setAccessible(true);
      main.setAccessible(true);
      System.setOut(into);
      main.invoke(constructor.newInstance());
    } finally {
      System.setOut(out);
    }
    return printed.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }
}
