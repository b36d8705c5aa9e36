package plyground.agents.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.core.agent.AgentException;

/** Languages find all of themselves in the sandbox, and their programs nothing else. */
@Tag("sandbox")
final class LanguagesTest {
  private static final String SECRET = "../other/secret";

  @TempDir(factory = InTarget.class)
  Path outside = Path.of("");

  private Path own = Path.of("");

  @BeforeEach
  void secret() throws Exception {
    Hostile.assumeBubblewrap();
    own = Files.createDirectories(outside.resolve("own"));
    Files.writeString(Files.createDirectories(outside.resolve("other")).resolve("secret"), "seen");
  }

  private void runs(String line, String file, String text) throws Exception {
    Files.writeString(own.resolve(file), text.formatted(SECRET));
    var usual = ResourceLimits.DEFAULT;
    assertThat(Hostile.said(Program.shell(line, own), usual)).containsExactly("up", "nothing");
  }

  @Test
  @Tag("python")
  void python() throws Exception {
    runs(
        "python3 bot.py",
        "bot.py",
        """
        import json, ctypes, multiprocessing, random, ssl
        multiprocessing.Lock()
        print("up")
        try:
            print(open("%s").read())
        except OSError:
            print("nothing")
        """);
  }

  @Test
  @Tag("javascript")
  void javascript() throws Exception {
    runs(
        "node bot.js",
        "bot.js",
        """
        console.log("up");
        try {
          console.log(require("fs").readFileSync("%s", "utf8"));
        } catch (refused) {
          console.log("nothing");
        }
        """);
  }

  @Test
  @Tag("prolog")
  void prolog() throws Exception {
    runs(
        "swipl -q bot.pl",
        "bot.pl",
        """
        :- use_module(library(readutil)).
        :- writeln(up), flush_output,
           catch(read_file_to_string('%s', Text, []), _, Text = nothing), writeln(Text), halt.
        """);
  }

  @Test
  @Tag("c")
  void compiledInTheSandbox() throws Exception {
    runs(
        "cc -o bot bot.c && ./bot",
        "bot.c",
        """
        #include <stdio.h>
        int main(void) {
          puts("up");
          puts(fopen("%s", "r") ? "seen" : "nothing");
        }
        """);
  }

  @Test
  void java() throws Exception {
    var java = Path.of(System.getProperty("java.home"), "bin", "java");
    runs(
        java + " -Xmx64m -XX:+UseSerialGC Bot.java",
        "Bot.java",
        """
        class Bot {
          public static void main(String[] args) {
            System.out.println("up");
            System.out.println(new java.io.File("%s").exists() ? "seen" : "nothing");
          }
        }
        """);
  }

  /** As if in somebody's home: the folder above its bin is shown, and its neighbours are not. */
  @Test
  void aLanguageElsewhere() throws Exception {
    var language = outside.resolve("language");
    Files.createDirectories(language.resolve("lib"));
    Files.writeString(language.resolve("lib/word"), "up\n");
    var tool = Files.createDirectories(language.resolve("bin")).resolve("speak");
    Files.writeString(tool, "#!/bin/sh\ncat \"${0%/bin/*}/lib/word\"\n");
    Files.setPosixFilePermissions(tool, PosixFilePermissions.fromString("rwxr-xr-x"));
    assumeThat(tool).isExecutable();
    runs(tool + "; sh bot.sh", "bot.sh", "cat %s 2>/dev/null || echo nothing\n");
  }

  @Test
  void anEmptyFolderIsWhereProgramsRunThatHaveNone() throws AgentException {
    assertThat(Hostile.said(Program.shell("ls -A; echo done", null), Hostile.allowing(true)))
        .containsExactly("done");
  }
}
