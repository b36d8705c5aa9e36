package plyground.agents.plugin;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;

/** Java files compiled in memory, by the compiler of the JDK this runs on. */
final class JavaSources {
  private JavaSources() {}

  /**
   * The classes by file name.
   *
   * @throws InputException with the compiler's first complaint
   */
  static Map<String, byte[]> compile(List<Path> sources) throws IOException {
    var compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new InputException("compiling it needs a JDK, and this Java has no compiler");
    }
    var complaints = new DiagnosticCollector<JavaFileObject>();
    try (var disk =
            compiler.getStandardFileManager(complaints, Locale.ROOT, StandardCharsets.UTF_8);
        var memory = new Memory(disk)) {
      var options = List.of("-classpath", Plugins.contracts(), "-proc:none", "-parameters", "-g");
      var units = disk.getJavaFileObjectsFromPaths(sources);
      if (!compiler.getTask(null, memory, complaints, options, null, units).call()) {
        throw new InputException(first(complaints.getDiagnostics()));
      }
      return memory.classes();
    }
  }

  private static String first(List<Diagnostic<? extends JavaFileObject>> complaints) {
    for (var each : complaints) {
      if (each.getKind() == Diagnostic.Kind.ERROR) {
        String words = each.getMessage(Locale.ROOT).strip().replaceAll("\\s*\\n\\s*", ", ");
        var file = each.getSource();
        return file == null
            ? words
            : "line %d, column %d: %s%s"
                .formatted(each.getLineNumber(), each.getColumnNumber(), words, line(each));
      }
    }
    return "it does not compile";
  }

  /** The line at fault, as it stands in the file. */
  private static String line(Diagnostic<? extends JavaFileObject> at) {
    try {
      var lines = at.getSource().getCharContent(true).toString().split("\n", -1);
      return ": " + lines[(int) at.getLineNumber() - 1].strip();
    } catch (IOException | ArrayIndexOutOfBoundsException unknown) {
      return "";
    }
  }

  /** Keeps what the compiler writes. */
  private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, ByteArrayOutputStream> written = new HashMap<>();

    Memory(JavaFileManager disk) {
      super(disk);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String name, JavaFileObject.Kind kind, @Nullable FileObject sibling) {
      String file = name.replace('.', '/') + kind.extension;
      return new SimpleJavaFileObject(URI.create("memory:///" + file), kind) {
        @Override
        public OutputStream openOutputStream() {
          var bytes = new ByteArrayOutputStream();
          written.put(file, bytes);
          return bytes;
        }
      };
    }

    Map<String, byte[]> classes() {
      var classes = new TreeMap<String, byte[]>();
      written.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
      return classes;
    }
  }
}
