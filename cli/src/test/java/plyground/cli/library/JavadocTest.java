package plyground.cli.library;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Every public type and method of what docs/library.md promises says what it is for. */
final class JavadocTest {
  @Test
  void nothingPromisedIsWithoutAWord() throws IOException {
    var files = new ArrayList<Path>();
    for (var artefact : LibraryPage.artefacts()) {
      var sources = Path.of("..", artefact.module(), "src/main/java");
      for (String name : artefact.packages()) {
        try (var folder = Files.list(sources.resolve(name.replace('.', '/')))) {
          folder.filter(path -> path.toString().endsWith(".java")).forEach(files::add);
        }
      }
    }
    assertThat(files).hasSizeGreaterThan(300);
    assertThat(silent(files)).isEmpty();
  }

  @Test
  void theTestWouldNotice() throws IOException {
    var file = Files.createTempDirectory("javadoc").resolve("Silent.java");
    Files.writeString(
        file,
        """
        public class Silent {
          public Silent() {}
          /** Said. */ public void said() {}
          @Override public String toString() { return ""; }
          void inside() {}
          protected record Part(int one) { public Part { } }
          public interface Open { int asked(); /** Said. */ int answered(); }
        }
        """);
    assertThat(silent(List.of(file)))
        .containsExactly(
            "Silent.java: Silent",
            "Silent.java: Silent()",
            "Silent.java: Part",
            "Silent.java: Part()",
            "Silent.java: Open",
            "Silent.java: asked()");
  }

  private static List<String> silent(List<Path> files) throws IOException {
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (var manager = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      var task =
          (JavacTask)
              compiler.getTask(
                  null,
                  manager,
                  null,
                  List.of("-proc:none"),
                  null,
                  manager.getJavaFileObjectsFromPaths(files));
      var docs = DocTrees.instance(task);
      var silent = new ArrayList<String>();
      for (var unit : task.parse()) {
        new Listener(docs, unit, silent).scan(unit, null);
      }
      return silent;
    }
  }

  /** Walks through what is public, and notes what has no comment. */
  private static final class Listener extends TreePathScanner<@Nullable Void, @Nullable Void> {
    private final DocTrees docs;
    private final String file;
    private final List<String> silent;
    private boolean inInterface;

    Listener(DocTrees docs, CompilationUnitTree unit, List<String> silent) {
      this.docs = docs;
      this.silent = silent;
      file = String.valueOf(Path.of(unit.getSourceFile().getName()).getFileName());
    }

    @Override
    public @Nullable Void visitClass(ClassTree type, @Nullable Void nothing) {
      boolean named = !type.getSimpleName().isEmpty(); // not the body of an expression
      if (named && shown(type.getModifiers())) {
        note(type.getSimpleName().toString());
        boolean outer = inInterface;
        inInterface = type.getKind() == Tree.Kind.INTERFACE;
        super.visitClass(type, null);
        inInterface = outer;
      }
      return null;
    }

    @Override
    public @Nullable Void visitMethod(MethodTree method, @Nullable Void nothing) {
      if (shown(method.getModifiers()) && !overrides(method)) {
        String name = method.getName().toString();
        var type = (ClassTree) getCurrentPath().getParentPath().getLeaf();
        note((name.equals("<init>") ? type.getSimpleName() : name) + "()");
      }
      return null;
    }

    private boolean shown(ModifiersTree modifiers) {
      var flags = modifiers.getFlags();
      boolean open = flags.contains(Modifier.PUBLIC) || flags.contains(Modifier.PROTECTED);
      return open || (inInterface && !flags.contains(Modifier.PRIVATE));
    }

    private static boolean overrides(MethodTree method) {
      return method.getModifiers().getAnnotations().stream()
          .anyMatch(each -> each.getAnnotationType().toString().equals("Override"));
    }

    private void note(String what) {
      String comment = docs.getDocComment(getCurrentPath());
      if (comment == null || comment.isBlank() || comment.strip().startsWith("@")) {
        silent.add(file + ": " + what);
      }
    }
  }
}
