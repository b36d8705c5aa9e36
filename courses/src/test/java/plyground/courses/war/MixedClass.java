package plyground.courses.war;

import static org.assertj.core.api.Assertions.assertThat;
import static plyground.courses.war.HandInFolder.javaWith;
import static plyground.courses.war.HandInFolder.program;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Thirty-three hand-ins of every sort, and what lies between them. */
record MixedClass(HandInFolder students) {
  private static final String README = "readme.txt";
  private static final String STEERING = "esc\u001b[2J\u009b31m";

  void write() throws IOException, InterruptedException {
    good();
    bad();
    hostile();
    strays();
  }

  private void good() {
    String right = program("war.java");
    students.zip("First_Last.zip", "war.java", right, "Readme.txt", "All three agree.");
    students.zip("Zo\u00eb_M\u00fcller.zip", "Gr\u00f6\u00dfe/war.java", right, README, "\u2713");
    students.folder(
        "Folder_Java",
        "src/war.java",
        javaWith("(kind == 1 || near)", "Kinds.may(kind, near)"),
        "src/Kinds.java",
        "class Kinds { static boolean may(int kind, boolean near) { return kind == 1 || near; } }",
        "README",
        "Two classes.");
    students.folder(
        "Latin_One", "war.java", javaWith("A student's", "Un \u00e9tudiant, a student's"));
    students.zip("Cpp_Zip.zip", "hw3/war.cpp", program("war.cpp"), "hw3/" + README, "In C++.");
    students.zip(
        "Make_File.zip",
        "Makefile",
        "war: main.cc\n\tg++ -O1 -o war main.cc\n",
        "main.cc",
        program("war.cpp"),
        README,
        "make");
    students.tarGz("Tar_Ball.tar.gz", "war.java", right, README, "tar");
    students.zip("student07.zip", "war.java", right, README, "no name");
    students.folder(
        "Wrong_Case", "War.java", right.replace("public class war", "public class War"));
    students.folder("Pack_Age", "hw/war.java", "package hw;\n" + right);
  }

  private void bad() throws IOException {
    students.zip("Does_Not.zip", "war.java", "public class war { compile }", README, "x");
    students.folder("Cpp_Broken", "war.cpp", "#include \"nothing.h\"\nint main() {}");
    students.folder(
        "Stub_Java", "war.java", "class war { public static void main(String[] w) {} }");
    students.folder("Hang_Cpp", "war.cpp", "int main() { for (volatile int i = 0;; i++); }");
    students.zip("Only_Readme.zip", README, "I did my best.");
    students.file("Damaged_Zip.zip", "PK\u0003\u0004 and then nothing");
    students.file("Rar_File.rar", "Rar!");
    var classes = students.folder("Class_Only", README, "It works on my machine.");
    var source = students.folder(".war", "war.java", program("war.java")).resolve("war.java");
    var compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
    assertThat(compiler.run(null, null, null, "-proc:none", "-d", "" + classes, "" + source))
        .isZero();
    students.folder("Twice_In", README, "first");
    students.zip("Twice_In.zip", README, "second");
  }

  private void hostile() throws IOException, InterruptedException {
    var link = students.folder("Link_Environ", README, "look");
    Files.createSymbolicLink(link.resolve("war.java"), Path.of("/proc/self/environ"));
    students.folder(
        "Out_Link",
        "war.cpp",
        """
        #include <string>
        #include <unistd.h>
        int main(int count, char **words) {
          for (int i = 1; i + 1 < count; i++)
            if (std::string(words[i]) == "-op") symlink("/proc/self/environ", words[i + 1]);
        }
        """);
    students.zip("Zip_Bomb.zip", "war.java", "0".repeat(70 << 20));
    students.zip("Zip_Slip.zip", "../../war.java", program("war.java"));
    students.folder("Plyground_Jar", "command", "java -jar plyground.jar war\n");
    students.folder(
        "Plyground_Java",
        "war.java",
        "class war { public static void main(String[] w) { plyground.console.Main.main(w); } }");
    students.folder("Finds_Us", "war.java", finder());
    students.folder("=HYPERLINK(1)", README, "=1+1");
    students.folder("a|b<img src=x>", README, "x");
    students.folder(STEERING, README, "x");
    var pipe = students.folder("Fifo_In", README, "x").resolve("war.cpp");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    students.folder("Deep_Down", "d/".repeat(300) + "war.java", program("war.java"));
    students.folder(
        "Crash_Java",
        "war.java",
        "class war { public static void main(String[] w) {"
            + " throw new Error(\"</pre><script>alert(1)</script> ``` |x| \\u009b31m\"); } }");
  }

  /** Starts Plyground from wherever it is on this machine, if it can be seen. */
  private static String finder() {
    String path = System.getProperty("java.class.path");
    var ours =
        Stream.of(path.split(File.pathSeparator))
            .map(each -> Path.of(each).toAbsolutePath().toString())
            .toList();
    return javaWith(
        "int task = Integer.parseInt(options.get(\"-t\"));",
        "List<String> line = new ArrayList<>(List.of(System.getProperty(\"java.home\") +"
            + " \"/bin/java\", \"-cp\", \""
            + String.join(":", ours)
            + "\", \"war\"));"
            + " line.addAll(List.of(words));"
            + " System.exit(new ProcessBuilder(line).start().waitFor());"
            + " int task = 1;");
  }

  private void strays() {
    students.file("notes.txt", "remember the milk");
    students.file("marks.xlsx", "PK");
    students.file(".DS_Store", "x");
    students.folder("__MACOSX", "._First_Last.zip", "x");
  }
}
