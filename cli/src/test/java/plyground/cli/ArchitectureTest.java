package plyground.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import plyground.arena.play.MoveRequest;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.search.Search;

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
        .layer("learn")
        .definedBy("plyground.learn..")
        .layer("export")
        .definedBy("plyground.export..")
        .layer("console")
        .definedBy("plyground.console..")
        .layer("courses")
        .definedBy("plyground.courses..")
        .layer("league")
        .definedBy("plyground.league..")
        .layer("teach")
        .definedBy("plyground.teach..")
        .layer("web")
        .definedBy("plyground.web..")
        .layer("cli")
        .definedBy("plyground.cli..")
        .layer("testkit")
        .definedBy("plyground.testkit..")
        .whereLayer("cli")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("courses")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("testkit")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("web")
        .mayOnlyBeAccessedByLayers("cli")
        .whereLayer("league")
        .mayOnlyBeAccessedByLayers("web", "cli")
        .whereLayer("teach")
        .mayOnlyBeAccessedByLayers("web", "courses", "cli")
        .whereLayer("console")
        .mayOnlyBeAccessedByLayers("courses", "cli")
        .whereLayer("learn")
        .mayOnlyBeAccessedByLayers("cli")
        .whereLayer("export")
        .mayOnlyBeAccessedByLayers("cli")
        .whereLayer("arena")
        .mayOnlyBeAccessedByLayers(
            "learn", "export", "league", "teach", "web", "console", "courses", "cli")
        .whereLayer("agents")
        .mayOnlyBeAccessedByLayers(
            "learn", "export", "arena", "league", "teach", "web", "console", "courses", "cli")
        .whereLayer("search")
        .mayOnlyBeAccessedByLayers("agents", "learn", "teach", "web", "courses", "cli")
        .whereLayer("views")
        .mayOnlyBeAccessedByLayers("web", "console", "courses", "cli")
        .whereLayer("games")
        .mayOnlyBeAccessedByLayers("courses")
        .check(HOUSE);
  }

  @Test
  void noGameKnowsAnother() {
    slices().matching("plyground.games.(*)..").should().notDependOnEachOther().check(HOUSE);
  }

  /** A course is one package; what courses share is prolog and grading. */
  @Test
  void noCourseKnowsAnother() {
    slices()
        .matching("plyground.courses.(*)..")
        .should()
        .notDependOnEachOther()
        .ignoreDependency(
            resideInAPackage("plyground.courses.."),
            resideInAnyPackage(
                "plyground.courses.prolog..",
                "plyground.courses.grading..",
                "plyground.courses.similarity.."))
        .check(HOUSE);
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
    assertThat(packages)
        .contains("plyground.core", "plyground.views", "plyground.cli", "plyground.courses.war");
  }

  /** What somebody has to write who implements a contract. */
  @Test
  void noContractAsksForMoreThanSevenMethods() {
    var contracts = HOUSE.stream().filter(JavaClass::isInterface).toList();
    assertThat(contracts).hasSizeGreaterThan(50);
    for (var contract : contracts) {
      var asked =
          contract.getMethods().stream()
              .filter(method -> method.getModifiers().contains(JavaModifier.ABSTRACT));
      assertThat(asked).as(contract.getName()).hasSizeLessThanOrEqualTo(7);
    }
  }

  /**
   * Who asks for a move and plays it: the game loop, and those of whom is said why they are none.
   */
  @Test
  void thereIsOneGameLoop() throws IOException {
    var loops = new TreeSet<String>();
    for (var type : HOUSE) {
      if (!resideInAnyPackage("..core..", "..search..", "..agents..", "..games..").test(type)) {
        for (var method : type.getMethods()) {
          if (calls(method, Position.class, "play")
              && (calls(method, Agent.class, "choose", "consider", "analyse")
                  || calls(method, MoveRequest.class, "choose", "consider")
                  || calls(method, Search.class, "search"))) {
            loops.add(type.getSimpleName());
          }
        }
      }
    }
    assertThat(loops)
        .containsExactly(
            "Cranked", "CutFitting", "GameLoop", "HintAgent", "MovesExplanation", "SelfPlay");
    String explained = Files.readString(Path.of("../ARCHITECTURE.md"));
    assertThat(loops).allMatch(loop -> explained.contains("`" + loop + "`"));
  }

  private static boolean calls(JavaMethod from, Class<?> owner, String... names) {
    return from.getMethodCallsFromSelf().stream()
        .filter(call -> List.of(names).contains(call.getName()))
        .anyMatch(call -> call.getTargetOwner().isAssignableTo(owner));
  }

  /** One name, one meaning. */
  @Test
  void noTwoTypesShareAName() throws IOException {
    var names = new ArrayList<String>();
    try (var modules = Files.list(Path.of(".."))) {
      for (var sources : modules.map(each -> each.resolve("src/main/java")).toList()) {
        names.addAll(typesIn(sources));
      }
    }
    assertThat(names).hasSizeGreaterThan(300).doesNotHaveDuplicates();
  }

  private static List<String> typesIn(Path sources) throws IOException {
    if (!Files.isDirectory(sources)) {
      return List.of();
    }
    try (var files = Files.walk(sources)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.endsWith("package-info.java"))
          .map(file -> file.getFileName().toString())
          .toList();
    }
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
