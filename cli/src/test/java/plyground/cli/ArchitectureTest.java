package plyground.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.HashSet;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** The arrows of ARCHITECTURE.md, as a test. */
final class ArchitectureTest {
  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("plyground");

  @Test
  void modulesPointOnlyWhereTheArrowsDo() {
    layeredArchitecture()
        .consideringOnlyDependenciesInAnyPackage("plyground..")
        .layer("core")
        .definedBy("plyground.core..")
        .layer("games")
        .definedBy("plyground.games..")
        .layer("search")
        .definedBy("plyground.search..")
        .layer("views")
        .definedBy("plyground.views..")
        .layer("agents")
        .definedBy("plyground.agents..")
        .layer("arena")
        .definedBy("plyground.arena..")
        .layer("web")
        .definedBy("plyground.web..")
        .layer("cli")
        .definedBy("plyground.cli..")
        .layer("testkit")
        .definedBy("plyground.testkit..")
        .whereLayer("cli")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("testkit")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("web")
        .mayOnlyBeAccessedByLayers("cli")
        .whereLayer("arena")
        .mayOnlyBeAccessedByLayers("web", "cli")
        .whereLayer("agents")
        .mayOnlyBeAccessedByLayers("arena", "web", "cli")
        .whereLayer("search")
        .mayOnlyBeAccessedByLayers("agents", "web", "cli")
        .whereLayer("views")
        .mayOnlyBeAccessedByLayers("web", "cli")
        .whereLayer("games")
        .mayOnlyBeAccessedByLayers("cli")
        .check(HOUSE);
  }

  @Test
  void noGameKnowsAnother() {
    slices().matching("plyground.games.(*)..").should().notDependOnEachOther().check(HOUSE);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("plyground.(**)").should().beFreeOfCycles().check(HOUSE);
  }

  @Test
  void coreDependsOnNothing() {
    classes()
        .that()
        .resideInAPackage("plyground.core..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("plyground.core..", "java..", "org.jspecify..")
        .check(HOUSE);
  }

  @Test
  void everyPackageIsNullMarked() throws ClassNotFoundException {
    var packages = new HashSet<String>();
    HOUSE.forEach(each -> packages.add(each.getPackageName()));
    packages.remove("plyground");
    for (String name : packages) {
      var info = Class.forName(name + ".package-info");
      assertThat(info.isAnnotationPresent(NullMarked.class)).as(name).isTrue();
    }
    assertThat(packages).contains("plyground.core", "plyground.views");
  }

  @Test
  void onlyMainEndsTheProcess() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName("plyground.console.Main")
        .should()
        .callMethod(System.class, "exit", int.class)
        .check(HOUSE);
  }

  @Test
  void nothingDrawsBehindTheSeed() {
    noClasses()
        .that()
        .resideOutsideOfPackage("plyground.cli..")
        .should()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(Math.class, "random")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.util.concurrent.ThreadLocalRandom")
        .check(HOUSE);
  }
}
