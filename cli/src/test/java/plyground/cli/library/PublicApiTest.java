package plyground.cli.library;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What docs/library.md promises can be used without touching anything it does not promise. */
final class PublicApiTest {
  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("plyground");

  private static final Set<String> PROMISED = new HashSet<>(LibraryPage.packages());
  private static final Set<String> NAMES_ONLY = new HashSet<>(LibraryPage.namesOnly());

  @Test
  void promisedTypesMentionPromisedTypesAlone() {
    var leaks = new TreeSet<String>();
    for (var type : HOUSE) {
      if (isPromised(type)) {
        mentioned(type).forEach(leaks::add);
      }
    }
    assertThat(leaks).isEmpty();
  }

  @Test
  void theNamesThatAreExceptedAreTypes() {
    assertThat(NAMES_ONLY).isNotEmpty().allMatch(HOUSE::contain);
  }

  @Test
  void promisedPackagesAreThere() {
    for (String name : PROMISED) {
      assertThat(HOUSE.stream().filter(type -> type.getPackageName().equals(name)))
          .as(name)
          .anyMatch(PublicApiTest::isPromised);
    }
  }

  @Test
  void everyArtefactHasItsModuleName() throws Exception {
    for (var artefact : LibraryPage.artefacts()) {
      var pom = Files.readString(Path.of("..", artefact.module(), "pom.xml"));
      assertThat(pom)
          .contains("<module.name>" + artefact.moduleName() + "</module.name>")
          .doesNotContain("<maven.deploy.skip>true");
      assertThat(artefact.packages()).allMatch(each -> each.startsWith(artefact.moduleName()));
    }
  }

  private static boolean isPromised(JavaClass type) {
    return PROMISED.contains(type.getPackageName()) && isVisible(type) && !isNameOnly(type);
  }

  private static boolean isNameOnly(JavaClass type) {
    return NAMES_ONLY.contains(type.getName())
        || type.getEnclosingClass().map(PublicApiTest::isNameOnly).orElse(false);
  }

  private static boolean isVisible(JavaClass type) {
    return shown(type.getModifiers())
        && type.getEnclosingClass().map(PublicApiTest::isVisible).orElse(true);
  }

  private static boolean shown(Set<JavaModifier> modifiers) {
    return modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED);
  }

  /** What a type shows of types that are not promised: {@code Type.member: mentioned}. */
  private static Stream<String> mentioned(JavaClass type) {
    var of = Stream.concat(type.getSuperclass().stream(), type.getInterfaces().stream());
    var above = of.flatMap(each -> foreign(type.getName(), each));
    var members =
        type.getMembers().stream()
            .filter(member -> shown(member.getModifiers()))
            .filter(member -> !member.getModifiers().contains(JavaModifier.SYNTHETIC))
            .flatMap(member -> types(member).flatMap(each -> foreign(name(member), each)));
    return Stream.concat(above, members);
  }

  private static String name(JavaMember member) {
    return member.getOwner().getName() + "." + member.getName();
  }

  private static Stream<JavaType> types(JavaMember member) {
    if (member instanceof JavaCodeUnit code) {
      var thrown = code.getExceptionTypes().stream();
      return Stream.of(Stream.of(code.getReturnType()), code.getParameterTypes().stream(), thrown)
          .flatMap(each -> each);
    }
    return member.getAllInvolvedRawTypes().stream().map(each -> each);
  }

  private static Stream<String> foreign(String where, JavaType type) {
    return type.getAllInvolvedRawTypes().stream()
        .map(JavaClass::getBaseComponentType)
        .filter(each -> !each.isPrimitive() && !isPromised(each) && !isNameOnly(each))
        .filter(each -> !each.getName().startsWith("java."))
        .map(each -> where + ": " + each.getName());
  }
}
