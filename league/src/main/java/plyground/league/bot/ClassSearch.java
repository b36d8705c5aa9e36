package plyground.league.bot;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarFile;
import plyground.arena.intake.PlainFiles;
import plyground.core.InputException;

/** Finds the class that plays among others, without loading any. */
final class ClassSearch {
  private static final List<String> PLAYERS =
      List.of("plyground/core/agent/Agent", "plyground/core/Evaluator");

  private static final List<String> USUAL = List.of("MyBot", "Bot", "Main");
  private static final int LARGEST = 4 << 20;
  private static final int MOST = 5_000;

  private final Map<String, ClassModel> classes = new TreeMap<>();

  /**
   * @param agent whether it is an Agent or Evaluator of ours; else a program with a main method
   */
  record Found(String name, boolean agent) {}

  /**
   * @param place a jar or a folder of classes
   * @throws InputException if no class plays, or more than one could be meant
   */
  static Found in(Path place) {
    var search = new ClassSearch();
    try {
      if (Files.isDirectory(place)) {
        search.readFolder(place);
      } else {
        search.readJar(place);
      }
    } catch (IOException damaged) {
      throw new InputException("the jar cannot be read: " + damaged.getMessage(), damaged);
    }
    return search.found();
  }

  private void readFolder(Path folder) {
    for (var file : PlainFiles.below(folder)) {
      if (file.toString().endsWith(".class")) {
        PlainFiles.bytes(file, LARGEST).ifPresent(this::take);
      }
    }
  }

  private void readJar(Path jar) throws IOException {
    try (var file = new JarFile(jar.toFile())) {
      var entries = file.stream().filter(each -> each.getName().endsWith(".class"));
      for (var entry : entries.limit(MOST).toList()) {
        try (InputStream in = file.getInputStream(entry)) {
          take(in.readNBytes(LARGEST));
        }
      }
    }
  }

  private void take(byte[] bytes) {
    try {
      var model = ClassFile.of().parse(bytes);
      classes.put(model.thisClass().asInternalName(), model);
    } catch (IllegalArgumentException damaged) {
      // Then nobody can start it either.
    }
  }

  private Found found() {
    var agents = classes.values().stream().filter(each -> whole(each) && plays(each, 0)).toList();
    if (!agents.isEmpty()) {
      return new Found(one(agents), true);
    }
    var programs = classes.values().stream().filter(ClassSearch::starts).toList();
    if (!programs.isEmpty()) {
      return new Found(one(programs), false);
    }
    throw new InputException(
        "no class in it is an Agent or an Evaluator, and none has a main method");
  }

  private static String one(List<ClassModel> some) {
    var usual =
        some.stream().filter(each -> USUAL.contains(simple(name(each)))).map(ClassSearch::name);
    var named = usual.findFirst();
    if (some.size() > 1 && named.isEmpty()) {
      throw new InputException("more than one class plays; call the one that should MyBot");
    }
    return named.orElseGet(() -> name(some.getFirst()));
  }

  private static String name(ClassModel model) {
    return model.thisClass().asInternalName().replace('/', '.');
  }

  private static String simple(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private static boolean whole(ClassModel model) {
    return !model.flags().has(AccessFlag.ABSTRACT) && !model.flags().has(AccessFlag.INTERFACE);
  }

  /** Whether it, or a class above it in the same hand-in, is one of ours. */
  private boolean plays(ClassModel model, int depth) {
    boolean own =
        model.interfaces().stream().map(ClassEntry::asInternalName).anyMatch(PLAYERS::contains);
    var above = model.superclass().map(ClassEntry::asInternalName).map(classes::get);
    return own || (depth < MOST && above.isPresent() && plays(above.get(), depth + 1));
  }

  private static boolean starts(ClassModel model) {
    return model.methods().stream()
        .anyMatch(
            method ->
                method.methodName().equalsString("main")
                    && method.methodType().equalsString("([Ljava/lang/String;)V")
                    && method.flags().has(AccessFlag.STATIC));
  }
}
