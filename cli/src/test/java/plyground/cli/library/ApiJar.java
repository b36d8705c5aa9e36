package plyground.cli.library;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ConstantPoolSharingOption;
import java.lang.classfile.ClassFile.DebugElementsOption;
import java.lang.classfile.CodeModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A jar of what is promised: the classes without code and without what is private, the same bytes
 * for the same promises.
 */
final class ApiJar {
  private static final LocalDateTime TIME = LocalDateTime.of(2026, 11, 1, 0, 0);

  private static final ClassFile FILES =
      ClassFile.of(DebugElementsOption.DROP_DEBUG, ConstantPoolSharingOption.NEW_POOL);

  private ApiJar() {}

  /**
   * @param packages whose classes are in it
   * @param left which methods are in it
   */
  static void write(Path jar, List<String> packages, Predicate<MethodModel> left)
      throws IOException {
    var names = LibraryPage.namesOnly();
    var classes =
        new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages(packages)
                .stream()
                .filter(type -> packages.contains(type.getPackageName()))
                .filter(type -> !type.isAnonymousClass() && !type.isLocalClass())
                .filter(type -> names.stream().noneMatch(name -> isWithin(type, name)))
                .sorted(Comparator.comparing(JavaClass::getName))
                .toList();
    try (var zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (var type : classes) {
        var entry = new ZipEntry(type.getName().replace('.', '/') + ".class");
        entry.setTimeLocal(TIME);
        zip.putNextEntry(entry);
        zip.write(stripped(bytes(type), left));
        zip.closeEntry();
      }
    }
  }

  private static boolean isWithin(JavaClass type, String name) {
    return type.getName().equals(name) || type.getName().startsWith(name + "$");
  }

  private static byte[] bytes(JavaClass type) throws IOException {
    try (var in = type.getSource().orElseThrow().getUri().toURL().openStream()) {
      return in.readAllBytes();
    }
  }

  private static byte[] stripped(byte[] bytes, Predicate<MethodModel> left) {
    return FILES.transformClass(
        FILES.parse(bytes),
        (builder, element) -> {
          switch (element) {
            case MethodModel method when isHidden(method) || !left.test(method) -> {}
            case MethodModel method ->
                builder.transformMethod(
                    method,
                    (inner, part) -> {
                      if (!(part instanceof CodeModel)) {
                        inner.with(part);
                      }
                    });
            case FieldModel field when field.flags().has(AccessFlag.PRIVATE) -> {}
            default -> builder.with(element);
          }
        });
  }

  private static boolean isHidden(MethodModel method) {
    return method.flags().has(AccessFlag.PRIVATE)
        || method.flags().has(AccessFlag.SYNTHETIC)
        || method.methodName().equalsString("<clinit>");
  }
}
